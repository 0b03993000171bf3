import { lastWrite } from '#database/unit-of-work.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Refusal, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'
import type { Company } from '../company/company.ts'
import { type Address, isContactOnly } from '../orders/address.ts'
import { amountDue, type Order, type OrderLineType } from '../orders/order.ts'
import { isLive, isSettled, type Payment } from '../orders/payment.ts'
import { paymentName } from '../orders/payment-names.ts'
import {
  type PaymentAddress,
  type PaymentLine,
  type PaymentPort,
  PaymentProviderUnavailable,
  type ProviderPaymentStatus,
} from '../orders/payment-port.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { capturesLater, isMethodId, needsTerms, nothingToPayId, ownGiftCardId } from './payment-methods.ts'
import { type ReservedAgain, reserveAgain, reserveRepositories } from './reserve-again.ts'
import { applySettlement, openAttempt, type SettleDeps, settlePayment } from './settle-payment.ts'
import { isWalletToken, paymentIdOfToken, type WalletAccounts, walletsInUse } from './wallets.ts'

export type PayOrderInput = {
  readonly orderId: string
  /** Where the shopper comes back to with their order. */
  readonly finishUrl: string
  /** Where they come back to without it. */
  readonly errorUrl: string
  /** Another method than the order was placed with. */
  readonly paymentMethodId: string | null
  readonly rivertyTermsAccepted: boolean
  /** What the wallet of the method handed over: then it is paid without a page of the provider. */
  readonly walletToken?: string | null | undefined
}

export type PayDeps = SettleDeps & {
  readonly transact: Transact
  readonly clock: Clock
  readonly payments: PaymentPort
  readonly settings: SettingsSource
  readonly walletAccounts: WalletAccounts
  /** Whose name stands on the shopper’s account statement. */
  readonly company: Pick<Company, 'tradeName'>
  /** Origins that a shopper may be sent back to. */
  readonly allowedOrigins: readonly string[]
  /** Absent when the provider can't reach the shop. */
  readonly webhookUrl: string | undefined
}

/**
 * Sends the shopper to the provider to pay their order. The attempt is written down before the provider is asked, and its id
 * is the idempotency key: asking again, after a time-out or from a second tab, leads to the same payment. A failed attempt
 * is followed by another one on the same order, for which stock is claimed anew if it was given back.
 */
export async function payOrder(
  deps: PayDeps,
  input: PayOrderInput,
): Promise<{ readonly redirectUrl: string } | Refused> {
  if (![input.finishUrl, input.errorUrl].every((url) => isAllowed(url, deps.allowedOrigins))) {
    return refusedWith(refusalOf('order-not-payable'))
  }
  if (input.paymentMethodId !== null && !isMethodId(input.paymentMethodId)) {
    return refusedWith(refusalOf('payment-method-not-found', { field: 'paymentMethod' }))
  }
  const unusable = walletError(deps, input)
  if (unusable) return refusedWith(unusable)
  let begun = await beginAttempt(deps, input)
  if (begun === 'nothing-to-pay') return settleUnpaid(deps, input)
  if ('refused' in begun) return begun
  if (begun.payment.checkoutUrl && hasExpired(begun.payment, deps.clock.now())) {
    // The page where it could be paid is gone; the provider says so, and the next attempt gets another one.
    const ended = await settled(deps, begun.payment)
    if (ended) return ended
    begun = await beginAttempt(deps, input)
    if (begun === 'nothing-to-pay') return settleUnpaid(deps, input)
    if ('refused' in begun) return begun
  }
  if (begun.payment.checkoutUrl) return { redirectUrl: begun.payment.checkoutUrl }

  const answer = await askProvider(deps, begun.order, begun.payment, input.walletToken || undefined)
  for (const earlier of begun.superseded) {
    // Best effort: an earlier attempt that can't be called off and is paid all the same is paid back.
    if (earlier.providerId) await deps.payments.cancelPayment(earlier.providerId).catch(() => undefined)
  }
  return answer
}

/** A token comes with the wallet that made it, while that is switched on. */
function walletError(
  { settings, clock, walletAccounts }: Pick<PayDeps, 'settings' | 'clock' | 'walletAccounts'>,
  { paymentMethodId, walletToken }: PayOrderInput,
): Refusal | undefined {
  if (!walletToken) return undefined
  const inUse = walletsInUse(settings.at(clock.now()).payment, walletAccounts)
  return inUse.some((wallet) => wallet === paymentMethodId) && isWalletToken(walletToken)
    ? undefined
    : refusalOf('payment-method-not-found', { field: 'paymentMethod' })
}

function hasExpired(payment: Payment, now: Date): boolean {
  return payment.expiresAt !== null && payment.expiresAt.getTime() <= now.getTime()
}

/** Asks after a payment; a refusal when the provider has no answer now. */
async function settled(deps: PayDeps, payment: Payment): Promise<Refused | undefined> {
  try {
    await settlePayment(deps, payment.id)
    return undefined
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return refusedWith(refusalOf('payment-provider-unavailable'))
    throw error
  }
}

/** An order of which discounts or a gift card left nothing to pay is settled without the provider, who knows no payment of nothing. */
async function settleUnpaid(
  deps: PayDeps,
  { orderId, finishUrl }: PayOrderInput,
): Promise<{ readonly redirectUrl: string } | Refused> {
  return deps.transact(
    [...reserveRepositories, 'contexts', 'jobs', 'loyalty', 'measurements', 'orders', 'storePickups', 'stores'],
    { orderId },
    async (repositories): Promise<{ readonly redirectUrl: string } | Refused> => {
      const now = deps.clock.now()
      const [, order] = await Promise.all([
        repositories.contexts.lockHolders(orderId),
        repositories.orders.lock(orderId),
      ])
      if (!order || order.state === 'cancelled') return refusedWith(refusalOf('order-not-payable'))
      if (order.state === 'paid') return { redirectUrl: finishUrl }
      const reserve = await reserveAgain(repositories, order, now)
      if (!reserve.reserved) {
        return refusedWith(lackOf(reserve))
      }
      await applySettlement(repositories, deps, order, order.giftCard ? ownGiftCardId : nothingToPayId, now)
      return { redirectUrl: finishUrl }
    },
  )
}

/** What an order can't have again. */
function lackOf({ missing, giftCardShort }: Exclude<ReservedAgain, { readonly reserved: true }>): Refusal {
  if (giftCardShort) return refusalOf('gift-card-used-up')
  const isDiscount = missing.some(({ type }) => type === 'discount')
  const name = missing.map((line) => line.name).join(', ')
  return refusalOf(isDiscount ? 'promotion-used-up' : 'product-out-of-stock', { name })
}

type Begun = { readonly order: Order; readonly payment: Payment; readonly superseded: readonly Payment[] }

async function beginAttempt(deps: PayDeps, input: PayOrderInput): Promise<Begun | 'nothing-to-pay' | Refused> {
  return deps.transact(
    [...reserveRepositories, 'orders', 'payments'],
    { orderId: input.orderId },
    async (repositories): Promise<Begun | 'nothing-to-pay' | Refused> => {
      const now = deps.clock.now()
      const [order, payments] = await Promise.all([
        repositories.orders.lock(input.orderId),
        repositories.payments.ofOrder(input.orderId),
      ])
      if (!order) return refusedWith(refusalOf('order-not-found'))
      if (amountDue(order) === 0) return 'nothing-to-pay'
      if (order.state === 'paid') return refusedWith(refusalOf('order-already-paid'))
      if (order.state === 'cancelled') return refusedWith(refusalOf('order-not-payable'))
      const method = input.paymentMethodId ?? order.paymentMethod
      if (needsTerms(method) && input.paymentMethodId !== null && !input.rivertyTermsAccepted) {
        return refusedWith(refusalOf('riverty-terms-not-accepted', { field: 'rivertyTermsAccepted' }))
      }

      // Who lends money collects it parcel by parcel, of what the goods cost.
      if (order.giftCard && capturesLater(method))
        return refusedWith(refusalOf('payment-method-not-found', { field: 'paymentMethod' }))

      const live = payments.filter((payment) => isLive(payment.status))
      // What a token pays is its own payment: another one of the same method has another token, or a page.
      const id = input.walletToken ? paymentIdOfToken(input.walletToken) : undefined
      const same = live.find((payment) => (id === undefined ? payment.method === method : payment.id === id))
      if (same) return { order, payment: same, superseded: [] }
      if (id !== undefined && (await repositories.payments.byId(id))) return refusedWith(refusalOf('payment-failed'))

      const reserve = await reserveAgain(repositories, order, now)
      if (!reserve.reserved) {
        return refusedWith(lackOf(reserve))
      }
      if (order.state !== 'open' || !order.stockReserved || order.paymentMethod !== method)
        await repositories.orders.change(order.id, { state: 'open', stockReserved: true, paymentMethod: method })
      const beginning = repositories.payments.begin({
        ...(id === undefined ? {} : { id }),
        orderId: order.id,
        attempt: (payments[0]?.attempt ?? 0) + 1,
        method,
        amount: amountDue(order),
        currency: order.currency,
        finishUrl: input.finishUrl,
        errorUrl: input.errorUrl,
        now,
      })
      return lastWrite(beginning.then((payment) => ({ order, payment, superseded: live })))
    },
  )
}

async function askProvider(
  deps: PayDeps,
  order: Order,
  payment: Payment,
  walletToken?: string,
): Promise<{ readonly redirectUrl: string } | Refused> {
  try {
    const answer = await deps.payments.createPayment({
      idempotencyKey: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      description: `${deps.company.tradeName} ${order.number}`,
      redirectUrl: payment.finishUrl,
      ...(deps.webhookUrl === undefined ? {} : { webhookUrl: deps.webhookUrl }),
      method: payment.method,
      locale: storefrontOf(order.storefrontCode).paymentLocale,
      metadata: { orderId: order.id, paymentId: payment.id },
      lines: paymentLines(order),
      billingAddress: paymentAddress(order.billingAddress, order.email),
      shippingAddress: paymentAddress(order.shippingAddress, order.email),
      captureMode: capturesLater(payment.method) ? 'manual' : 'automatic',
      ...(walletToken === undefined ? {} : { walletToken }),
    })
    if ('refused' in answer) {
      await endUnasked(deps, payment)
      return refusedWith(
        refusalOf(
          answer.reason === 'method' || answer.reason === 'amount' ? 'payment-method-not-found' : 'payment-failed',
        ),
      )
    }
    await openAttempt(deps, payment, answer)
    // Its sheet is still open, and says so; whoever was on a page of the provider learns it where they come back to.
    if (walletToken !== undefined && hasFailed(answer.status)) return refusedWith(refusalOf('payment-failed'))
    return { redirectUrl: answer.checkoutUrl ?? payment.finishUrl }
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return refusedWith(refusalOf('payment-provider-unavailable'))
    throw error
  }
}

const hasFailed = (status: ProviderPaymentStatus) => !isLive(status) && !isSettled(status)

/** The provider refused to open the payment: the attempt is over, the order waits for another method. */
async function endUnasked(deps: PayDeps, payment: Payment): Promise<void> {
  await deps.transact(['payments'], (repositories) =>
    repositories.payments.change(payment.id, { status: 'failed' }, deps.clock.now()),
  )
}

function isAllowed(url: string, origins: readonly string[]): boolean {
  return URL.canParse(url) && origins.includes(new URL(url).origin)
}

const paymentKinds: Readonly<Record<OrderLineType, PaymentLine['kind']>> = {
  article: 'physical',
  delivery: 'shipping',
  transaction_costs: 'surcharge',
  discount: 'discount',
}

/** What the provider is told of an order, line by line. */
export function paymentLines(order: Pick<Order, 'giftCard' | 'lines' | 'storefrontCode'>): PaymentLine[] {
  const { giftCard } = order
  const paid: PaymentLine[] = giftCard
    ? [
        {
          kind: 'gift-card',
          description: paymentName(ownGiftCardId, storefrontOf(order.storefrontCode)),
          quantity: 1,
          unitPrice: -giftCard.amount,
          vatRate: 0,
        },
      ]
    : []
  const lines = order.lines
    .filter((line) => line.total !== 0 || line.type === 'article')
    .map((line) => ({
      kind: paymentKinds[line.type],
      description: [line.name, shownSize(line.size, storefrontOf(order.storefrontCode).iso)].filter(Boolean).join(' '),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      vatRate: line.taxRate,
      sku: line.sku,
    }))
  return [...lines, ...paid]
}

function paymentAddress(address: Address, email: string): PaymentAddress {
  const number = [address.additionalAddressLine1, address.additionalAddressLine2].filter((part) => part !== null)
  return {
    givenName: address.firstName,
    familyName: address.lastName,
    ...(isContactOnly(address)
      ? {}
      : {
          streetAndNumber: [address.street, ...number].join(' '),
          postalCode: address.zipcode,
          city: address.city,
        }),
    country: address.country,
    email,
    ...(address.phoneNumber === null ? {} : { phone: address.phoneNumber }),
  }
}

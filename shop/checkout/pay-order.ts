import type { Clock } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Order, OrderLineType } from '../orders/order.ts'
import { isLive, type Payment } from '../orders/payment.ts'
import type { Transact } from '../transact.ts'
import { type Address, isContactOnly } from './address.ts'
import { capturesLater, isMethodId, needsTerms, nothingToPayId } from './payment-methods.ts'
import {
  type PaymentAddress,
  type PaymentLine,
  type PaymentPort,
  PaymentProviderUnavailable,
  type ProviderPayment,
} from './payment-port.ts'
import { claimAnew } from './reserve-again.ts'
import { type SettleParts, settle, settlePayment } from './settle-payment.ts'

export type PayWish = {
  readonly orderId: string
  /** Where the shopper comes back to with their order. */
  readonly finishUrl: string
  /** Where they come back to without it. */
  readonly errorUrl: string
  /** Another method than the order was placed with. */
  readonly paymentMethodId: string | null
  readonly rivertyTermsAccepted: boolean
}

export type PayParts = SettleParts & {
  readonly transact: Transact
  readonly clock: Clock
  readonly payments: PaymentPort
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
export async function payOrder(parts: PayParts, wish: PayWish): Promise<{ readonly redirectUrl: string } | Refused> {
  if (![wish.finishUrl, wish.errorUrl].every((url) => isAllowed(url, parts.allowedOrigins))) {
    return declined(refuse('order-not-payable'))
  }
  if (wish.paymentMethodId !== null && !isMethodId(wish.paymentMethodId)) {
    return declined(refuse('payment-method-not-found', { field: 'paymentMethod' }))
  }
  const nothingToPay = await settleUnpaid(parts, wish)
  if (nothingToPay) return nothingToPay
  let begun = await beginAttempt(parts, wish)
  if ('refused' in begun) return begun
  if (begun.payment.checkoutUrl && hasExpired(begun.payment, parts.clock.now())) {
    // The page where it could be paid is gone; the provider says so, and the next attempt gets another one.
    const ended = await settled(parts, begun.payment)
    if (ended) return ended
    begun = await beginAttempt(parts, wish)
    if ('refused' in begun) return begun
  }
  if (begun.payment.checkoutUrl) return { redirectUrl: begun.payment.checkoutUrl }

  const answer = await askProvider(parts, begun.order, begun.payment)
  for (const earlier of begun.superseded) {
    // Best effort: an earlier attempt that can't be called off and is paid all the same is paid back.
    if (earlier.providerId) await parts.payments.cancelPayment(earlier.providerId).catch(() => undefined)
  }
  return answer
}

function hasExpired(payment: Payment, now: Date): boolean {
  return payment.expiresAt !== null && payment.expiresAt.getTime() <= now.getTime()
}

/** Asks after a payment; a refusal when the provider has no answer now. */
async function settled(parts: PayParts, payment: Payment): Promise<Refused | undefined> {
  try {
    await settlePayment(parts, payment.id)
    return undefined
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return declined(refuse('payment-provider-unavailable'))
    throw error
  }
}

/** An order of which discounts left nothing to pay is settled without the provider, who knows no payment of nothing. */
async function settleUnpaid(
  parts: PayParts,
  { orderId, finishUrl }: PayWish,
): Promise<{ readonly redirectUrl: string } | Refused | undefined> {
  const known = await parts.orders.byId(orderId)
  if (known?.total !== 0) return undefined
  return parts.transact<{ readonly redirectUrl: string } | Refused>({ orderId }, async (writers) => {
    const now = parts.clock.now()
    await writers.contexts.lockHolders(orderId)
    const order = await writers.orders.lock(orderId)
    if (!order || order.state === 'cancelled') return declined(refuse('order-not-payable'))
    if (order.state === 'paid') return { redirectUrl: finishUrl }
    const claim = await claimAnew(writers, order, now)
    if (!claim.claimed) {
      return declined(refuse('promotion-used-up', { name: claim.missing.map(({ name }) => name).join(', ') }))
    }
    await settle(writers, parts, order, nothingToPayId, now)
    return { redirectUrl: finishUrl }
  })
}

type Begun = { readonly order: Order; readonly payment: Payment; readonly superseded: readonly Payment[] }

async function beginAttempt(parts: PayParts, wish: PayWish): Promise<Begun | Refused> {
  return parts.transact<Begun | Refused>({ orderId: wish.orderId }, async (writers) => {
    const now = parts.clock.now()
    const order = await writers.orders.lock(wish.orderId)
    if (!order) return declined(refuse('order-not-found'))
    if (order.state === 'paid') return declined(refuse('order-already-paid'))
    if (order.state === 'cancelled') return declined(refuse('order-not-payable'))
    const method = wish.paymentMethodId ?? order.paymentMethod
    if (needsTerms(method) && wish.paymentMethodId !== null && !wish.rivertyTermsAccepted) {
      return declined(refuse('riverty-terms-not-accepted', { field: 'rivertyTermsAccepted' }))
    }

    const payments = await writers.payments.ofOrder(order.id)
    const live = payments.filter((payment) => isLive(payment.status))
    const same = live.find((payment) => payment.method === method)
    if (same) return { order, payment: same, superseded: [] }

    const claim = await claimAnew(writers, order, now)
    if (!claim.claimed) {
      const name = claim.missing.map((line) => line.name).join(', ')
      const isDiscount = claim.missing.some(({ type }) => type === 'discount')
      return declined(refuse(isDiscount ? 'promotion-used-up' : 'product-out-of-stock', { name }))
    }
    await writers.orders.change(order.id, { state: 'open', stockClaimed: true, paymentMethod: method })
    const payment = await writers.payments.begin({
      orderId: order.id,
      attempt: (payments[0]?.attempt ?? 0) + 1,
      method,
      amount: order.total,
      currency: order.currency,
      finishUrl: wish.finishUrl,
      errorUrl: wish.errorUrl,
      now,
    })
    return { order, payment, superseded: live }
  })
}

async function askProvider(
  parts: PayParts,
  order: Order,
  payment: Payment,
): Promise<{ readonly redirectUrl: string } | Refused> {
  try {
    const answer = await parts.payments.createPayment({
      idempotencyKey: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      description: `Cordwainer ${order.number}`,
      redirectUrl: payment.finishUrl,
      ...(parts.webhookUrl === undefined ? {} : { webhookUrl: parts.webhookUrl }),
      method: payment.method,
      locale: storefrontOf(order.storeCode).paymentLocale,
      metadata: { orderId: order.id, paymentId: payment.id },
      lines: paymentLines(order),
      billingAddress: paymentAddress(order.billingAddress, order.email),
      shippingAddress: paymentAddress(order.shippingAddress, order.email),
      captureMode: capturesLater(payment.method) ? 'manual' : 'automatic',
    })
    if ('refused' in answer) {
      await endUnasked(parts, payment)
      return declined(
        refuse(
          answer.reason === 'method' || answer.reason === 'amount' ? 'payment-method-not-found' : 'payment-failed',
        ),
      )
    }
    await openAttempt(parts, order, payment, answer)
    // The provider may already know how it ended: an amount that it declines at once never shows a page.
    await settlePayment(parts, payment.id, answer)
    return { redirectUrl: answer.checkoutUrl ?? payment.finishUrl }
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return declined(refuse('payment-provider-unavailable'))
    throw error
  }
}

/**
 * The provider knows of the attempt. A bank transfer may take days, so the order is acknowledged with what it takes to pay it,
 * and its cart is the shopper's no more: nothing is left to do here.
 */
async function openAttempt(parts: PayParts, order: Order, payment: Payment, answer: ProviderPayment): Promise<void> {
  const { checkoutUrl = null, expiresAt = null, bankTransfer } = answer
  const begun = { providerId: answer.id, checkoutUrl, expiresAt, ...(bankTransfer ? { bankTransfer } : {}) }
  await parts.transact(async (writers) => {
    if (bankTransfer) {
      await writers.contexts.lockHolders(order.id)
      await writers.contexts.letGoOfCart(order.cartId)
      await writers.jobs.acknowledgeOrder(order.id, { paymentId: payment.id })
    }
    await writers.payments.change(payment.id, begun, parts.clock.now())
  })
}

/** The provider declined to open the payment: the attempt is over, the order waits for another method. */
async function endUnasked(parts: PayParts, payment: Payment): Promise<void> {
  await parts.transact((writers) => writers.payments.change(payment.id, { status: 'failed' }, parts.clock.now()))
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
export function paymentLines(order: Pick<Order, 'lines'>): PaymentLine[] {
  return order.lines
    .filter((line) => line.total !== 0 || line.type === 'article')
    .map((line) => ({
      kind: paymentKinds[line.type],
      description: line.size === null ? line.name : `${line.name} ${line.size}`,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      vatRate: line.taxRate,
      sku: line.sku,
    }))
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

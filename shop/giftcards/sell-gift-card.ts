import { newCode } from '#kernel/ids.ts'
import { isRefused, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import type { Company } from '../company/company.ts'
import { paymentName } from '../orders/payment-names.ts'
import { PaymentProviderUnavailable } from '../orders/payment-port.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { type GiftCardSale, giftCardErrors, mailMoment, type TypedGiftCard, tidyGiftCard } from './gift-card-sale.ts'
import { applyToSale, type SettleSaleDeps } from './settle-sale.ts'

export type SellGiftCardInput = TypedGiftCard & {
  readonly termsAccepted: boolean
  readonly withdrawalRead: boolean
  readonly paymentMethodId: string
  /** Where the giver comes back to; the reference of the sale is put behind it. */
  readonly finishUrl: string
  /** Made anew for each form that is shown. */
  readonly idempotencyKey: string
}

/** Where a giver goes to pay. */
export type GiftCardCheckout = {
  readonly redirectUrl: string
  /** Whether the button of the same form was pressed before. */
  readonly isRepeated: boolean
}

export type SellGiftCardDeps = SettleSaleDeps & {
  readonly settings: SettingsSource
  /** Whose name stands on the giver’s account statement. */
  readonly company: Pick<Company, 'tradeName'>
  /** Origins that a giver may be sent back to. */
  readonly allowedOrigins: readonly string[]
  /** Absent when the provider can't reach the shop. */
  readonly webhookUrl: string | undefined
  /** Whether a card can be bought by this method: with money that is there, and not with another card. */
  readonly paysAtOnce: (methodId: string) => boolean
}

/**
 * Sells a gift card and sends its giver to pay it. Nothing is taxed: what it buys is not known yet (Directive 2006/112/EC, article 30b).
 * The sale is written down before the provider is asked, and its id is the idempotency key: pressed twice, it is one sale and one payment.
 */
export async function sellGiftCard(
  deps: SellGiftCardDeps,
  storefront: Storefront,
  input: SellGiftCardInput,
): Promise<GiftCardCheckout | Refused> {
  const now = deps.clock.now()
  const settings = deps.settings.at(now).giftCards
  const card = tidyGiftCard(input)
  const errors = [
    ...giftCardErrors(card, settings, storefront, now),
    ...(deps.paysAtOnce(input.paymentMethodId)
      ? []
      : [refusalOf('payment-method-missing', { field: 'paymentMethod' })]),
    ...(input.termsAccepted ? [] : [refusalOf('terms-not-accepted', { field: 'termsAccepted' })]),
    ...(input.withdrawalRead ? [] : [refusalOf('withdrawal-not-read', { field: 'withdrawalRead' })]),
    ...(/^[A-Za-z0-9_-]{16,64}$/.test(input.idempotencyKey)
      ? []
      : [refusalOf('field-required', { field: 'idempotencyKey' })]),
  ]
  if (errors.length > 0) return refusedWith(...errors)
  if (!settings.offered || !isAllowed(input.finishUrl, deps.allowedOrigins))
    return refusedWith(refusalOf('order-not-payable'))

  const reference = newCode()
  const finishUrl = new URL(input.finishUrl)
  finishUrl.searchParams.set('card', reference)
  const sale = await deps.transact(['giftCardSales'], ({ giftCardSales }) =>
    giftCardSales.begin({
      reference,
      requestKey: input.idempotencyKey,
      storefrontCode: storefront.code,
      currency: storefront.currency,
      amount: card.amount,
      validYears: settings.years,
      giver: { firstName: card.giverFirstName, lastName: card.giverLastName, email: card.giverEmail },
      receiver: { name: card.receiverName, email: card.receiverEmail },
      message: card.message,
      mailAt: mailMoment(card, settings.mailHour, storefront, now),
      method: input.paymentMethodId,
      finishUrl: finishUrl.href,
      createdAt: now,
    }),
  )
  const checkout = await checkoutOf(deps, sale)
  return isRefused(checkout) ? checkout : { ...checkout, isRepeated: sale.reference !== reference }
}

async function checkoutOf(
  deps: SellGiftCardDeps,
  sale: GiftCardSale,
): Promise<Pick<GiftCardCheckout, 'redirectUrl'> | Refused> {
  if (sale.state === 'paid') return { redirectUrl: sale.finishUrl }
  if (sale.state === 'failed') return refusedWith(refusalOf('payment-failed'))
  return sale.checkoutUrl === null ? askProvider(deps, sale) : { redirectUrl: sale.checkoutUrl }
}

async function askProvider(
  deps: SellGiftCardDeps,
  sale: GiftCardSale,
): Promise<Pick<GiftCardCheckout, 'redirectUrl'> | Refused> {
  const storefront = storefrontOf(sale.storefrontCode)
  const name = paymentName('own-gift-card', storefront)
  const { firstName, lastName, email } = sale.giver
  try {
    const answer = await deps.payments.createPayment({
      idempotencyKey: sale.id,
      amount: sale.amount,
      currency: sale.currency,
      description: `${deps.company.tradeName} ${name}`,
      redirectUrl: sale.finishUrl,
      ...(deps.webhookUrl === undefined ? {} : { webhookUrl: deps.webhookUrl }),
      method: sale.method,
      locale: storefront.paymentLocale,
      metadata: { orderId: sale.id, paymentId: sale.id },
      lines: [
        {
          kind: 'digital',
          description: name,
          quantity: 1,
          unitPrice: sale.amount,
          vatRate: 0,
        },
      ],
      billingAddress: { givenName: firstName, familyName: lastName, country: storefront.country, email },
      captureMode: 'automatic',
    })
    if ('refused' in answer) {
      await deps.transact(['giftCardSales'], ({ giftCardSales }) => giftCardSales.change(sale.id, { state: 'failed' }))
      return refusedWith(
        refusalOf(
          answer.reason === 'method' || answer.reason === 'amount' ? 'payment-method-not-found' : 'payment-failed',
        ),
      )
    }
    await applyToSale(deps, sale.id, answer)
    return { redirectUrl: answer.checkoutUrl ?? sale.finishUrl }
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return refusedWith(refusalOf('payment-provider-unavailable'))
    throw error
  }
}

function isAllowed(url: string, origins: readonly string[]): boolean {
  return URL.canParse(url) && origins.includes(new URL(url).origin)
}

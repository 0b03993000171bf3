import type { Cents } from '#kernel/money.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import { paymentName } from '../orders/payment-names.ts'
import type { PaymentMethod as OfferedMethod, PaymentPort, WalletId } from '../orders/payment-port.ts'
import type { ShopSettings } from '../settings/settings.ts'
import { isWallet } from './wallets.ts'

/** A way to pay as the checkout shows it. */
export type OfferedPaymentMethod = {
  readonly id: string
  readonly name: string
  /** Key of the icon that the storefront draws. */
  readonly icon: string
  /** Credit from a third party has terms of its own that have to be accepted (specification §5). */
  readonly termsUrl: string | null
  /** Pays later: never chosen for the shopper. */
  readonly credit: boolean
  /** Whether it opens a sheet of the browser, which has to be there. */
  readonly wallet: WalletId | null
}

const creditMethods = new Set(['riverty', 'klarna', 'in3', 'billie', 'klarnapaylater', 'klarnasliceit'])

const rivertyTerms: Readonly<Partial<Record<Country, string>>> = {
  NL: 'https://documents.riverty.com/terms_conditions/payment_methods/invoice/nl_nl/default',
  BE: 'https://documents.riverty.com/terms_conditions/payment_methods/invoice/be_nl/default',
  DE: 'https://documents.riverty.com/terms_conditions/payment_methods/invoice/de_de/default',
}

/** A method of the provider in the shop's words. */
function shownMethod(
  method: Pick<OfferedMethod, 'id' | 'name'>,
  country: Country,
  storefront: Pick<Storefront, 'contentLang'>,
): OfferedPaymentMethod {
  return {
    id: method.id,
    name: knownName(method, storefront),
    icon: method.id,
    termsUrl: needsTerms(method.id) ? (rivertyTerms[country] ?? rivertyTerms.NL ?? null) : null,
    credit: creditMethods.has(method.id),
    wallet: isWallet(method.id) ? method.id : null,
  }
}

/** Our own word where there is one: it is the one that mails and finish pages use; else the provider's. */
function knownName(method: Pick<OfferedMethod, 'id' | 'name'>, storefront: Pick<Storefront, 'contentLang'>): string {
  const own = paymentName(method.id, storefront)
  return own === method.id ? method.name : own
}

export function needsTerms(methodId: string): boolean {
  return methodId === 'riverty'
}

/** Whether this could be a method's id; which of them can pay an order now only the provider knows. */
export function isMethodId(text: string): boolean {
  return /^[a-z0-9-]{2,40}$/.test(text)
}

/** Whether money is only reserved at the order and collected when the parcel leaves. */
export function capturesLater(methodId: string): boolean {
  return creditMethods.has(methodId)
}

/** A card pays what it holds, and another method of the shopper's what it leaves; no provider sends anything back to it. */
export function isGiftCard(methodId: string): boolean {
  return methodId === 'giftcard'
}

/** Whether a gift card can be bought by this method: with money that is there at once, which a transfer is not, and with no other card. */
export function paysGiftCards(methodId: string): boolean {
  return isMethodId(methodId) && !capturesLater(methodId) && !isGiftCard(methodId) && !notForCards.has(methodId)
}

/** How an order is paid of which discounts left nothing. */
export const nothingToPayId = 'nothing-to-pay'

/** How an order is paid of which a gift card of the shop's own left nothing. */
export const ownGiftCardId = 'own-gift-card'

/** How an order is paid that takes the place of what came back of another. */
export const exchangeId = 'exchange'

const notForCards = new Set([nothingToPayId, ownGiftCardId, exchangeId, 'banktransfer'])

/** What an ordinary cart costs: for whoever asks how one can pay before there is anything to pay for. */
export const ordinaryAmount: Cents = 10_000

/** The chosen method comes first (specification §4); the others keep the provider's order. */
function chosenFirst<T extends { readonly id: string }>(methods: readonly T[], chosen: string | null): T[] {
  return [...methods.filter((method) => method.id === chosen), ...methods.filter((method) => method.id !== chosen)]
}

/** What is to be paid, for whoever shows the ways to pay it. */
export type PaymentQuestion = {
  readonly amount: Cents
  readonly country: Country
  /** Whether it is known where the buyer lives; who lends money asks. */
  readonly hasAddress?: boolean
  /** Whether a gift card of the shop pays a part: then nobody lends the rest. */
  readonly hasGiftCard?: boolean
  /** What the shopper chose before. */
  readonly chosen: string | null
  /** The wallets whose sheet whoever asks can open. */
  readonly wallets?: readonly WalletId[]
}

/** The methods with which this amount can be paid now. Wallets that nobody can open a sheet for are left to the provider's page. */
export async function paymentMethods(
  payments: Pick<PaymentPort, 'methods'>,
  storefront: Storefront,
  question: PaymentQuestion,
  { notOffered }: ShopSettings['payment'],
): Promise<OfferedPaymentMethod[]> {
  if (question.amount === 0) {
    const id = question.hasGiftCard ? ownGiftCardId : nothingToPayId
    return [shownMethod({ id, name: id }, question.country, storefront)]
  }
  const offered = await payments.methods({
    amount: question.amount,
    currency: storefront.currency,
    country: question.country,
    storefrontLocale: storefront.paymentLocale,
  })
  const methods = offered
    .filter(
      (method) =>
        (!method.wallet || question.wallets?.some((wallet) => wallet === method.id)) &&
        !notOffered.includes(method.id) &&
        ((question.hasAddress !== false && !question.hasGiftCard) || !creditMethods.has(method.id)),
    )
    .map((method) => shownMethod(method, question.country, storefront))
  return chosenFirst(methods, question.chosen)
}

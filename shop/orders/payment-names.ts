import type { Storefront } from '#kernel/storefront.ts'
import { messageSet } from '#languages/message-set.ts'

/** What a way to pay is called, by the provider's id. Brands are the same everywhere. */
const brands: Readonly<Record<string, string>> = {
  alma: 'Alma',
  applepay: 'Apple Pay',
  bancontact: 'Bancontact',
  belfius: 'Belfius',
  eps: 'EPS',
  googlepay: 'Google Pay',
  // The scheme carries its successor's name as well.
  ideal: 'iDEAL | Wero',
  in3: 'in3',
  kbc: 'KBC/CBC',
  klarna: 'Klarna',
  paypal: 'PayPal',
  riverty: 'Riverty',
  trustly: 'Trustly',
}

const kinds = messageSet('shop', 'payment-methods', {
  creditcard: 'Card',
  banktransfer: 'Bank transfer',
  'nothing-to-pay': 'Nothing left to pay',
  exchange: 'Exchange',
  giftcard: 'Gift card',
  'own-gift-card': 'Our gift card',
})

/** Whether the shop has a name of its own for a way to pay, and so knows that there is one. */
export function hasPaymentName(method: string): boolean {
  return Object.hasOwn(brands, method) || Object.hasOwn(kinds('en'), method)
}

/** The name of a way to pay in the storefront's words; an unknown id is its own name. */
export function paymentName(method: string, { contentLang }: Pick<Storefront, 'contentLang'>): string {
  const own: Readonly<Record<string, string>> = kinds(contentLang)
  return brands[method] ?? own[method] ?? method
}

import type { Storefront, Translated } from '#kernel/storefront.ts'

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

const kinds: Readonly<Record<string, Translated>> = {
  creditcard: { en: 'Card', nl: 'Kaart', de: 'Karte', fr: 'Carte bancaire' },
  banktransfer: { en: 'Bank transfer', nl: 'Overboeking', de: 'Banküberweisung', fr: 'Virement bancaire' },
  'nothing-to-pay': {
    en: 'Nothing left to pay',
    nl: 'Niets meer te betalen',
    de: 'Nichts mehr zu bezahlen',
    fr: 'Plus rien à payer',
  },
  giftcard: { en: 'Gift card', nl: 'Cadeaukaart', de: 'Geschenkkarte', fr: 'Carte cadeau' },
}

/** A bank transfer has a word of its own in Flanders. */
const flemish: Readonly<Record<string, string>> = { banktransfer: 'Overschrijving' }

/** The name of a way to pay in the storefront's words; an unknown id is its own name. */
export function paymentName(method: string, storefront: Pick<Storefront, 'code' | 'language'>): string {
  const local = storefront.code === 'nl_BE' ? flemish[method] : undefined
  return local ?? brands[method] ?? kinds[method]?.[storefront.language] ?? method
}

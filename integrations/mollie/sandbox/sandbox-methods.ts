import { day, hour, minute } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import type { Country, Currency, Language } from '#kernel/storefront.ts'
import type { SequenceType } from './sandbox-query.ts'

/**
 * The methods that the pretend merchant has enabled. Limits, countries and times are the sandbox's own, close to the real
 * ones but not promised by Mollie: the shop reads them from the answers and must not rely on these.
 */
export type SandboxMethod = {
  readonly id: string
  readonly name: string | Readonly<Record<Language, string>>
  readonly currencies: readonly Currency[]
  /** Where the shopper's bank or lender is; 'anywhere' for cards and wallets. */
  readonly countries: readonly Country[] | 'anywhere'
  readonly minimum: Cents
  readonly maximum: Cents
  /** How long an open payment waits. */
  readonly expiresAfterMs: number
  /** How long authorized money stays put. Absent: the method knows no authorization. */
  readonly holdsForMs?: number
  /** Refused unless the payment is captured by hand. */
  readonly manualCaptureOnly?: boolean
  /** Listed only for checkouts that say they can handle it. */
  readonly wallet?: boolean
  /** Told of, and refused as the method of a payment. */
  readonly listedOnly?: boolean
  /** The lender must know whom and what it lends for. */
  readonly needsBuyer?: boolean
  readonly cancelable?: boolean
  readonly refundable?: boolean
  readonly issuers?: readonly { readonly id: string; readonly name: string }[]
  /** A first payment with it can be followed by others without the shopper. */
  readonly first?: boolean
  /** It takes payments without the shopper. */
  readonly recurring?: boolean
}

const euro: readonly Currency[] = ['EUR']
const euroAndPound: readonly Currency[] = ['EUR', 'GBP']

/** What goes for a card, in a wallet as well. */
const card = {
  currencies: euroAndPound,
  countries: 'anywhere',
  minimum: 1,
  maximum: 1_000_000,
  expiresAfterMs: 30 * minute,
  holdsForMs: 7 * day,
} as const

export const sandboxMethods: readonly SandboxMethod[] = [
  {
    id: 'ideal',
    name: 'iDEAL | Wero',
    currencies: euro,
    countries: ['NL'],
    minimum: 1,
    maximum: 5_000_000,
    expiresAfterMs: 15 * minute,
    first: true,
  },
  {
    id: 'bancontact',
    name: 'Bancontact',
    currencies: euro,
    countries: ['BE'],
    minimum: 2,
    maximum: 5_000_000,
    expiresAfterMs: hour,
    first: true,
  },
  {
    id: 'creditcard',
    name: { en: 'Card', nl: 'Kaart', de: 'Karte', fr: 'Carte', es: 'Tarjeta' },
    ...card,
    first: true,
    recurring: true,
  },
  {
    id: 'applepay',
    name: 'Apple Pay',
    ...card,
    wallet: true,
    first: true,
  },
  {
    // As a method of a payment Mollie has no word for it: its token comes with `creditcard`.
    id: 'googlepay',
    name: 'Google Pay',
    ...card,
    wallet: true,
    listedOnly: true,
  },
  {
    id: 'paypal',
    name: 'PayPal',
    currencies: euroAndPound,
    countries: 'anywhere',
    minimum: 1,
    maximum: 800_000,
    expiresAfterMs: 6 * hour,
    first: true,
    recurring: true,
  },
  {
    id: 'klarna',
    name: 'Klarna',
    currencies: euroAndPound,
    countries: ['NL', 'BE', 'DE', 'FR', 'AT', 'GB'],
    minimum: 100,
    maximum: 400_000,
    expiresAfterMs: 48 * hour,
    holdsForMs: 28 * day,
    needsBuyer: true,
  },
  {
    id: 'riverty',
    name: 'Riverty',
    currencies: euro,
    countries: ['NL', 'BE', 'DE', 'AT'],
    minimum: 500,
    maximum: 200_000,
    expiresAfterMs: hour,
    holdsForMs: 28 * day,
    manualCaptureOnly: true,
    needsBuyer: true,
  },
  {
    id: 'banktransfer',
    name: {
      en: 'Bank transfer',
      nl: 'Overboeking',
      de: 'Banküberweisung',
      fr: 'Virement bancaire',
      es: 'Transferencia bancaria',
    },
    currencies: euro,
    countries: 'anywhere',
    minimum: 1,
    maximum: 100_000_000,
    expiresAfterMs: 14 * day,
    cancelable: true,
  },
  {
    id: 'giftcard',
    name: { en: 'Gift cards', nl: 'Cadeaukaarten', de: 'Geschenkkarten', fr: 'Cartes cadeaux', es: 'Tarjetas regalo' },
    currencies: euro,
    countries: ['NL'],
    minimum: 1,
    maximum: 100_000,
    expiresAfterMs: 15 * minute,
    refundable: false,
    issuers: [
      { id: 'fashioncheque', name: 'Fashioncheque' },
      { id: 'vvvgiftcard', name: 'VVV Cadeaukaart' },
    ],
  },
]

/** Mollie knows them, the pretend merchant has not enabled them (or nobody can any more): 403 rather than 404. */
const knownElsewhere = new Set(
  'alma bacs bancomatpay belfius billie billink bizum blik directdebit eps googlepay in3 kbc mbway mobilepay multibanco mybank paybybank paysafecard przelewy24 satispay swish trustly twint vipps voucher wero'.split(
    ' ',
  ),
)

/** What Mollie has besides, of which the sandbox knows no more than the names. */
export const otherMethods: readonly string[] = [...knownElsewhere]

export function isKnownElsewhere(id: string): boolean {
  return knownElsewhere.has(id)
}

export function sandboxMethod(id: string | null | undefined): SandboxMethod | undefined {
  return sandboxMethods.find((method) => method.id === id)
}

export function methodName(method: SandboxMethod, language: Language): string {
  return typeof method.name === 'string' ? method.name : method.name[language]
}

export type MethodsFilter = {
  readonly currency: string
  readonly amount?: Cents | undefined
  readonly country?: string | undefined
  readonly wallets?: readonly string[]
  readonly sequenceType?: SequenceType
}

/** Which methods can take a payment, in the order in which a checkout shows them. */
export function methodsFor({
  currency,
  amount,
  country,
  wallets = [],
  sequenceType = 'oneoff',
}: MethodsFilter): SandboxMethod[] {
  return sandboxMethods.filter(
    (method) =>
      takesCurrency(method, currency) &&
      (amount === undefined || (amount >= method.minimum && amount <= method.maximum)) &&
      (country === undefined || servesCountry(method, country)) &&
      (!method.wallet || wallets.includes(method.id)) &&
      servesSequence(method, sequenceType),
  )
}

export function servesSequence(method: SandboxMethod, type: SequenceType): boolean {
  return type === 'oneoff' || method[type] === true
}

export function takesCurrency(method: SandboxMethod, currency: string): boolean {
  return method.currencies.some((known) => known === currency)
}

export function servesCountry(method: SandboxMethod, country: string): boolean {
  return method.countries === 'anywhere' || method.countries.some((known) => known === country)
}

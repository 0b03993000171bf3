import { type Day, localDay } from '#kernel/calendar.ts'
import type { BasisPoints, Cents } from '#kernel/money.ts'
import { type Country, type Currency, storefrontOf } from '#kernel/storefront.ts'
import type { Invoice, InvoiceKind } from './invoice.ts'

/** What a bookkeeper’s system reads of a document: a line for each rate of VAT; a credit note’s amounts are negative. */
export type JournalLine = {
  readonly day: Day
  readonly number: string
  readonly kind: InvoiceKind
  readonly order: string
  /** Where the goods went, whose VAT was charged. */
  readonly country: Country
  readonly currency: Currency
  readonly rate: BasisPoints
  readonly net: Cents
  readonly vat: Cents
  readonly gross: Cents
  readonly payment: string
}

export function journalLines({ issuedAt, number, kind, storefrontCode, currency, content }: Invoice): JournalLine[] {
  return content.taxes.map(({ rate, tax, gross }) => ({
    day: localDay(issuedAt, storefrontOf(storefrontCode).timeZone),
    number,
    kind,
    order: content.orderNumber,
    country: content.destination,
    currency,
    rate,
    net: gross - tax,
    vat: tax,
    gross,
    payment: content.paymentMethod,
  }))
}

/** What was sold to a country at a rate, in one currency. */
export type VatTotal = Pick<JournalLine, 'country' | 'currency' | 'rate' | 'net' | 'vat' | 'gross'> & {
  /** Declared through the one-stop shop: to consumers in another country of the Union (Directive 2006/112/EC, articles 369a to 369k). */
  readonly oneStopShop: boolean
}

const outsideTheUnion: ReadonlySet<Country> = new Set(['GB'])

/** Sums of a period, by country, currency and rate, in that order. */
export class VatTotals {
  readonly #totals = new Map<string, VatTotal>()
  readonly #home: Country

  /** @param home where the company sits and declares its own VAT */
  constructor(home: Country) {
    this.#home = home
  }

  add({ country, currency, rate, net, vat, gross }: JournalLine): void {
    const key = `${country} ${currency} ${String(rate).padStart(5, '0')}`
    const before = this.#totals.get(key)
    this.#totals.set(key, {
      country,
      currency,
      rate,
      oneStopShop: country !== this.#home && !outsideTheUnion.has(country),
      net: (before?.net ?? 0) + net,
      vat: (before?.vat ?? 0) + vat,
      gross: (before?.gross ?? 0) + gross,
    })
  }

  get lines(): readonly VatTotal[] {
    return [...this.#totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total)
  }
}

import type { Currency, Storefront } from './storefront.ts'

/** An amount in the smallest unit of its currency (cents, pence). Never a fraction. */
export type Cents = number

export type Money = { readonly amount: Cents; readonly currency: Currency }

/** A VAT rate in hundredths of a percent: 2100 is 21 %. Integer, so that no rate is ever 20.999. */
export type BasisPoints = number

/** Gross total and the tax inside it, for all lines that share a rate. */
export type TaxGroup = { readonly rate: BasisPoints; readonly gross: Cents; readonly tax: Cents }

/**
 * The tax inside a gross amount, rounded half up. Prices are gross everywhere; tax is extracted, never added.
 * Halves round away from zero, so that a credit note mirrors its invoice.
 */
export function taxInside(gross: Cents, rate: BasisPoints): Cents {
  const tax = Math.floor((Math.abs(gross) * rate) / (10_000 + rate) + 0.5)
  // Never minus zero, which would be written '-0.00'.
  return gross < 0 && tax > 0 ? -tax : tax
}

/**
 * Tax is computed once per rate on the sum of the lines, and only then spread over the lines, because rounding
 * every line for itself gives totals that no tax office accepts (3 × 9.95 at 21 % is 5.18, not 5.19).
 */
export function taxGroups(lines: readonly { readonly gross: Cents; readonly rate: BasisPoints }[]): TaxGroup[] {
  const sums = new Map<BasisPoints, Cents>()
  for (const line of lines) sums.set(line.rate, (sums.get(line.rate) ?? 0) + line.gross)
  return [...sums].sort(([a], [b]) => b - a).map(([rate, gross]) => ({ rate, gross, tax: taxInside(gross, rate) }))
}

/**
 * Splits a whole amount over weights by largest remainder: the parts are integers and add up to the whole.
 * Equal remainders go to the earlier part. With no positive weight the first part takes everything.
 */
export function splitByWeight(whole: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return []
  const sign = whole < 0 ? -1 : 1
  const amount = Math.abs(whole)
  const positive = weights.map((weight) => Math.max(0, weight))
  const total = positive.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? whole : 0))
  // Remainders are compared as integers: as fractions, two equal thirds can differ in their last bit.
  const remainders = positive.map((weight, index) => ({ index, remainder: (amount * weight) % total }))
  const parts = remainders.map(({ index, remainder }) => (amount * (positive[index] ?? 0) - remainder) / total)
  let rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const order = remainders.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of order) {
    if (rest === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    rest -= 1
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part))
}

/**
 * A price as the storefront writes it: two decimals, but Belgium drops them where the cents are zero
 * (specification §9). Only the display changes, never an amount. What is taken off has a minus sign before all of it,
 * '−€ 14,85': with Intl's own hyphen, '€ -14,85', a line may end behind the hyphen.
 */
export function formatPrice(amount: Cents, storefront: Pick<Storefront, 'iso' | 'currency' | 'belgianPrices'>): string {
  const written = priceFormat(storefront).format(Math.abs(amount) / 100)
  return amount < 0 ? `\u2212${written}` : written
}

const formats = new Map<string, Intl.NumberFormat>()

function priceFormat(storefront: Pick<Storefront, 'iso' | 'currency' | 'belgianPrices'>): Intl.NumberFormat {
  const key = `${storefront.iso} ${storefront.currency} ${storefront.belgianPrices}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(storefront.iso, {
    style: 'currency',
    currency: storefront.currency,
    trailingZeroDisplay: storefront.belgianPrices ? 'stripIfInteger' : 'auto',
  })
  formats.set(key, format)
  return format
}

/** '49.95' as payment providers write amounts: a string with exactly the currency's decimals. */
export function decimalAmount(amount: Cents): string {
  const sign = amount < 0 ? '-' : ''
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The other way round; throws on anything that is not an amount with two decimals. */
export function centsOf(value: string): Cents {
  const match = /^(-?)(\d+)\.(\d{2})$/.exec(value)
  if (!match) throw new Error(`Not an amount with two decimals: ${value}`)
  const amount = Number(match[2]) * 100 + Number(match[3])
  return match[1] ? -amount : amount
}

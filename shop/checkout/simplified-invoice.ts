import type { Cents } from '#kernel/money.ts'
import type { Country } from '#kernel/storefront.ts'

/**
 * Up to which total, VAT included, an invoice may leave out where its buyer lives (Directive 2006/112/EC, articles 220a and
 * 226b, as each country has made use of it; VAT Notice 700 in Britain). Where the law counts without VAT the same figure is
 * taken with it, which is the stricter reading. Where nothing is named the directive's hundred holds, in whatever currency.
 */
const simplifiedUpTo: Readonly<Partial<Record<Country, Cents>>> = {
  FR: 15_000,
  DE: 25_000,
  AT: 40_000,
  GB: 25_000,
}
const usual: Cents = 10_000

/** Whether the invoice of such an order has to name where its buyer lives. */
export function invoiceNamesAddress(total: Cents, country: Country): boolean {
  return total > (simplifiedUpTo[country] ?? usual)
}

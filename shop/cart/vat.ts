import type { BasisPoints } from '#kernel/money.ts'
import type { Country } from '#kernel/storefront.ts'

/** Standard rates on shoes, clothes and bags, by the country that the goods go to (one-stop shop: destination taxes). */
const rates: Readonly<Record<Country, BasisPoints>> = {
  NL: 2100,
  BE: 2100,
  FR: 2000,
  DE: 1900,
  GB: 2000,
  AT: 2000,
  LU: 1700,
}

/** The VAT rate of an order that is delivered to this country. Delivery costs follow the goods. */
export function vatRate(destination: Country): BasisPoints {
  return rates[destination]
}

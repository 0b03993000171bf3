import { type BasisPoints, type Cents, splitByWeight } from '#kernel/money.ts'
import type { Country } from '#kernel/storefront.ts'
import type { TaxClass } from '../catalog/catalog-feed.ts'
import type { ShopSettings } from '../settings/settings.ts'

/** The VAT rate of goods of a class that are delivered to this country (one-stop shop: the destination taxes). */
export function vatRate(
  { vat }: Pick<ShopSettings, 'vat'>,
  destination: Country,
  taxClass: TaxClass = 'standard',
): BasisPoints {
  return vat[taxClass][destination]
}

/** An amount, or a part of one, and the rate that it bears; gross. */
export type TaxedAmount = { readonly rate: BasisPoints; readonly gross: Cents }

/** One amount for each rate, the highest rate first. */
export function byRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
  const sums = new Map<BasisPoints, Cents>()
  for (const { rate, gross } of amounts) sums.set(rate, (sums.get(rate) ?? 0) + gross)
  return [...sums].map(([rate, gross]) => ({ rate, gross })).sort((a, b) => b.rate - a.rate)
}

/**
 * Delivery and extras have no rate of their own: they follow the goods, and where goods bear several rates they are shared out
 * by what the goods of each rate cost. There is always a part, of zero if need be.
 *
 * @param goods what was paid for the goods of each rate, at least one
 */
export function apportionByVatRate(amount: Cents, goods: readonly TaxedAmount[]): TaxedAmount[] {
  const parts = splitByWeight(
    amount,
    goods.map(({ gross }) => gross),
  )
  const taxed = goods.map(({ rate }, index) => ({ rate, gross: parts[index] ?? 0 }))
  const some = taxed.filter(({ gross }) => gross !== 0)
  return some.length > 0 ? some : taxed.slice(0, 1)
}

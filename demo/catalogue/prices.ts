import { type StorefrontCode, storefronts } from '#kernel/storefront.ts'
import type { PriceFeed } from '#shop/catalog/catalog-feed.ts'
import { daysBefore } from './dates.ts'
import type { Colorway, Model } from './model.ts'

/** The price in every storefront; a reduction may hold in some of them only. */
export function pricesOf(model: Model, colorway: Colorway, now: Date): Record<StorefrontCode, PriceFeed> {
  const { sale } = colorway
  const entries = storefronts.map((storefront): [StorefrontCode, PriceFeed] => {
    const { code, currency } = storefront
    const list = currency === 'GBP' ? 'gbp' : 'eur'
    const regular = model.price[list]
    if (!sale || (sale.only && !sale.only.includes(code))) {
      return [code, { currency, price: regular, since: daysBefore(now, Math.max(colorway.age, 0)) }]
    }
    return [code, { currency, price: sale[list], regularPrice: regular, since: daysBefore(now, sale.daysAgo) }]
  })
  return Object.fromEntries(entries) as Record<StorefrontCode, PriceFeed>
}

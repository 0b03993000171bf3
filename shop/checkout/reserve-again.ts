import { storefrontOf } from '#kernel/storefront.ts'
import { type Order, type OrderLine, storeOf } from '../orders/order.ts'
import type { Writers } from '../transact.ts'
import { claimDiscountsAgain } from './reserve-discounts.ts'

export type ClaimedAnew =
  | { readonly claimed: true }
  /** The lines of which too little is left, which are no longer sold, or whose discount somebody else has now. */
  | { readonly claimed: false; readonly missing: readonly OrderLine[] }

/**
 * Takes for an order again what it gave back when its payment ended, its discounts and its stock: all of it or nothing. What it
 * still holds stays.
 */
export async function claimAnew(
  writers: Pick<Writers, 'catalog' | 'stock' | 'changed' | 'promotions' | 'redemptions'>,
  order: Order,
  now: Date,
): Promise<ClaimedAnew> {
  const gone = await claimDiscountsAgain(writers, order, now)
  if (gone.length > 0) return { claimed: false, missing: gone }
  if (order.stockClaimed) return { claimed: true }
  const articles = order.lines.filter((line) => line.type === 'article')
  const variants = await writers.catalog.variants(
    storefrontOf(order.storeCode),
    articles.map((line) => line.sku),
  )
  const demands = articles.flatMap((line) => {
    const variant = variants.find((one) => one.sku === line.sku)
    return variant ? [{ variantId: variant.id, quantity: line.quantity, line }] : []
  })
  const unsold = articles.filter((line) => !demands.some((demand) => demand.line === line))
  if (unsold.length > 0) return { claimed: false, missing: unsold }
  const claim = await writers.stock.claim(order.id, demands, storeOf(order))
  if (!claim.claimed) {
    const short = new Set(claim.missing.map((missing) => missing.variantId))
    return {
      claimed: false,
      missing: demands.filter((demand) => short.has(demand.variantId)).map((demand) => demand.line),
    }
  }
  await writers.changed([...new Set(variants.map((variant) => `product:${variant.productId}`))])
  return { claimed: true }
}

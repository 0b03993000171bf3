import { changes } from '#kernel/cache-table.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { type Order, type OrderLine, storeOf } from '../orders/order.ts'
import type { Repositories } from '../transact.ts'
import { reserveDiscountsAgain } from './reserve-discounts.ts'

export type ReservedAgain =
  | { readonly reserved: true }
  /** The lines of which too little is left, which are no longer sold, or whose discount somebody else has now. */
  | { readonly reserved: false; readonly missing: readonly OrderLine[] }

/** What an order's stock and discounts are written to, when it takes them and when it gives them back. */
export const reserveRepositories = ['catalog', 'invalidate', 'promotions', 'redemptions', 'stock'] as const

/**
 * Takes for an order again what it gave back when its payment ended, its discounts and its stock: all of it or nothing. What it
 * still holds stays.
 */
export async function reserveAgain(
  repositories: Pick<Repositories, 'catalog' | 'stock' | 'invalidate' | 'promotions' | 'redemptions'>,
  order: Order,
  now: Date,
): Promise<ReservedAgain> {
  const gone = await reserveDiscountsAgain(repositories, order, now)
  if (gone.length > 0) return { reserved: false, missing: gone }
  if (order.stockReserved) return { reserved: true }
  const articles = order.lines.filter((line) => line.type === 'article')
  const variants = await repositories.catalog.variants(
    storefrontOf(order.storefrontCode),
    articles.map((line) => line.sku),
  )
  const demands = articles.flatMap((line) => {
    const variant = variants.find((one) => one.sku === line.sku)
    return variant ? [{ variantId: variant.id, quantity: line.quantity, line }] : []
  })
  const unsold = articles.filter((line) => !demands.some((demand) => demand.line === line))
  if (unsold.length > 0) return { reserved: false, missing: unsold }
  const reserve = await repositories.stock.reserve(order.id, demands, storeOf(order))
  if (!reserve.reserved) {
    const short = new Set(reserve.missing.map((missing) => missing.variantId))
    return {
      reserved: false,
      missing: demands.filter((demand) => short.has(demand.variantId)).map((demand) => demand.line),
    }
  }
  await repositories.invalidate(changes.stock([...new Set(variants.map((variant) => variant.productId))]))
  return { reserved: true }
}

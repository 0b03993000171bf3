import { changes } from '#kernel/cache-table.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { type Order, type OrderLine, storeOf } from '../orders/order.ts'
import type { Repositories } from '../transact.ts'
import { reserveDiscountsAgain } from './reserve-discounts.ts'

export type ReservedAgain =
  | { readonly reserved: true }
  /** The lines of which too little is left, which are no longer sold, or whose discount somebody else has now. */
  | {
      readonly reserved: false
      readonly missing: readonly OrderLine[]
      /** Its gift card pays no more what it was to pay. */
      readonly giftCardShort?: true
    }

/**
 * What an order's stock and discounts are written to, when it takes them and when it gives them back: its gift card first, then its
 * discounts, its stock last. All who hold some of it take them in this order, so that nobody waits in a circle.
 */
export const reserveRepositories = ['catalog', 'giftCards', 'invalidate', 'promotions', 'redemptions', 'stock'] as const

/**
 * Takes for an order again what it gave back when its payment ended: what its gift card pays, its discounts and its stock. What it still
 * holds stays. Where it can't have all of it, the caller undoes what it got.
 */
export async function reserveAgain(
  repositories: Pick<Repositories, (typeof reserveRepositories)[number]>,
  order: Order,
  now: Date,
): Promise<ReservedAgain> {
  const storefront = storefrontOf(order.storefrontCode)
  if (order.giftCard && !(await repositories.giftCards.reserveAgain(order.id, storefront, now)))
    return { reserved: false, missing: [], giftCardShort: true }
  const gone = await reserveDiscountsAgain(repositories, order, now)
  if (gone.length > 0) return { reserved: false, missing: gone }
  if (order.stockReserved) return { reserved: true }
  const articles = order.lines.filter((line) => line.type === 'article')
  const variants = await repositories.catalog.variants(
    storefront,
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

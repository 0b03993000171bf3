import { changes } from '#kernel/cache-table.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'
import type { Variant } from '../catalog/product.ts'
import { type Progress, waitingQuantities } from '../fulfilment/progress.ts'
import { type Order, type OrderLine, storeOf } from '../orders/order.ts'
import type { Repositories } from '../transact.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'
import { splitLine } from './split-line.ts'

/** Other pieces of the same product: so many of a line, by its place in the order. */
export type OtherSize = { readonly position: number; readonly quantity: number; readonly sku: string }

/** Whether pieces of an order can be others still: it holds its stock, nothing of it left, and nothing of it stands ready in a store. */
export function isSizeOpen(order: Pick<Order, 'state' | 'stockReserved'>, { parcels, pickup }: Progress): boolean {
  const isUnderWay = order.state === 'paid' || order.state === 'open'
  return isUnderWay && order.stockReserved && parcels.length === 0 && !pickup?.readyAt
}

/**
 * Changes the size of pieces before they leave: the new ones are reserved and the old ones released in one transaction, at the price that
 * was agreed. What was paid, its taxes, discounts and points stay as they are.
 */
export async function changeSize(
  deps: OrderChangeDeps,
  { position, quantity, sku, ...press }: VersionedPress & OtherSize,
): Promise<OrderChangeDone | StaffOrderRefused> {
  return changeHeldOrder<'catalog' | 'invalidate' | 'jobs' | 'stock', StaffOrderRefused>(
    deps,
    press,
    ['catalog', 'invalidate', 'jobs', 'stock'],
    'size',
    async ({ order, progress, repositories }) => {
      if (!isSizeOpen(order, progress)) return staffOrderRefused('order-size-fixed')
      const line = order.lines[position]
      const waiting = waitingQuantities(order, progress).get(position) ?? 0
      if (line?.type !== 'article' || quantity < 1 || quantity > waiting)
        return staffOrderRefused('order-pieces-too-many', { field: 'quantity' })
      const wanted = await otherSize(repositories, order, line, sku)
      if (!wanted) return staffOrderRefused('order-size-unknown', { field: 'sku' })
      const demand = [{ variantId: wanted.id, quantity }]
      const reserved = await repositories.stock.reserve(order.id, demand, storeOf(order))
      if (!reserved.reserved) return staffOrderRefused('order-size-sold-out', { field: 'sku' })
      await repositories.stock.releasePieces(order.id, [{ sku: line.sku, quantity }])
      await writeLines(repositories, order, position, splitLine(line, quantity, line.quantity - waiting), wanted)
      await repositories.jobs.exportOrder(order.id)
      await repositories.jobs.mailStatus('changed', order.id)
      await repositories.invalidate(changes.stock([wanted.productId]))
      return { from: line.sku, to: wanted.sku, pieces: quantity }
    },
  )
}

/** Another size of what a line is; nothing for another product, and for what isn't sold there. */
export async function otherSize(
  { catalog }: Pick<Repositories, 'catalog'>,
  order: Pick<Order, 'storefrontCode'>,
  line: Pick<OrderLine, 'productSku' | 'sku'>,
  sku: string,
): Promise<Variant | undefined> {
  if (line.productSku === null || sku === line.sku) return undefined
  const productId = (await catalog.productIdsBySku([line.productSku])).get(line.productSku)
  const [variant] = await catalog.variants(storefrontOf(order.storefrontCode), [sku])
  return variant !== undefined && variant.productId === productId ? variant : undefined
}

/** A line as it is of another size. */
export function ofSize(line: OrderLine, { sku, size, ean }: Pick<Variant, 'sku' | 'size' | 'ean'>): OrderLine {
  return { ...line, sku, ean, size: size === oneSize ? null : size }
}

/** The line becomes the new size where all of it does; else its part is a line of its own, behind the others. */
async function writeLines(
  { orders }: Pick<Repositories, 'orders'>,
  order: Order,
  position: number,
  { kept, moved }: ReturnType<typeof splitLine>,
  wanted: Variant,
): Promise<void> {
  if (kept) await orders.writeLine(order.id, position, kept)
  await orders.writeLine(order.id, kept ? order.lines.length : position, ofSize(moved, wanted))
}

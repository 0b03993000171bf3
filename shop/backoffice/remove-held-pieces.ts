import { changes } from '#kernel/cache-table.ts'
import { takeBack, type takenBackRepositories } from '../fulfilment/cancel-order.ts'
import { type Progress, waitingQuantities } from '../fulfilment/progress.ts'
import {
  coversQuantities,
  isNone,
  orderedQuantities,
  type Quantities,
  quantitiesWithout,
} from '../fulfilment/quantities.ts'
import { type HeldOrder, takeNeverLeaving } from '../fulfilment/take-pieces.ts'
import { type Order, storeOf } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories } from '../transact.ts'

export type Removing = (typeof takenBackRepositories)[number]

/** What came off an order, as its books tell it: sizes and how many, and what goes back in cents. */
export type RemovedPieces = {
  readonly pieces: readonly { readonly sku: string; readonly quantity: number }[]
  readonly amount: number
}

/** Whether pieces can be taken off an order: it is paid, and some of it waits that no store has put ready. */
export function isRemovable(order: Order, progress: Progress): boolean {
  return order.state === 'paid' && !progress.pickup?.readyAt && !isNone(waitingQuantities(order, progress))
}

/** All of an order of which nothing happened yet. */
export function isWhole({ order, progress: { parcels, refunds } }: HeldOrder, pieces: Quantities): boolean {
  return parcels.length === 0 && refunds.length === 0 && coversQuantities(pieces, orderedQuantities(order.lines))
}

/**
 * Takes pieces that wait off an order whose row is held: they lie on their shelves again, and what was paid for them goes back, with the
 * costs of delivery where nothing is left. Without any piece the order is cancelled.
 */
export async function removeHeldPieces(
  repositories: Pick<Repositories, Removing>,
  settings: SettingsSource,
  { order, progress }: HeldOrder,
  pieces: Quantities,
  now: Date,
): Promise<RemovedPieces> {
  const removed = [...pieces].map(([position, quantity]) => ({ sku: order.lines[position]?.sku ?? '', quantity }))
  if (isWhole({ order, progress }, pieces)) {
    await takeBack(repositories, settings.at(now).loyalty, order, now)
    return { pieces: removed, amount: order.total }
  }
  await repositories.stock.releasePieces(order.id, removed)
  const { amount } = await takeNeverLeaving(repositories, settings, { order, progress }, 'removed', pieces, now)
  if (isLast({ order, progress }, pieces)) await cancelRest(repositories, order, now)
  await repositories.jobs.exportOrder(order.id)
  await tellShelves(repositories, order, pieces)
  return { pieces: removed, amount }
}

/** Whether nothing of an order ever leaves: nothing of it did, and nothing is left. */
export function isLast({ order, progress }: HeldOrder, pieces: Quantities): boolean {
  return progress.parcels.length === 0 && isNone(quantitiesWithout(waitingQuantities(order, progress), pieces))
}

async function cancelRest(repositories: Pick<Repositories, Removing>, order: Order, now: Date): Promise<void> {
  await repositories.promotions.release(order.id)
  await repositories.orders.change(order.id, { state: 'cancelled', stockReserved: false })
  await repositories.fulfilment.changeOrder(order.id, { cancelledAt: now })
  if (storeOf(order) !== undefined) await repositories.jobs.mailStore('release', order.id)
}

/** Pages show what lies of a product. */
async function tellShelves(
  { catalog, invalidate }: Pick<Repositories, 'catalog' | 'invalidate'>,
  order: Order,
  pieces: Quantities,
): Promise<void> {
  const skus = [...pieces.keys()].flatMap((position) => order.lines[position]?.productSku ?? [])
  await invalidate(changes.stock([...(await catalog.productIdsBySku(skus)).values()]))
}

import { changes } from '#kernel/cache-table.ts'
import { takeBack, takenBackRepositories } from '../fulfilment/cancel-order.ts'
import { type Progress, waitingQuantities } from '../fulfilment/progress.ts'
import {
  coversQuantities,
  isNone,
  orderedQuantities,
  type Quantities,
  quantitiesOf,
  quantitiesWithout,
} from '../fulfilment/quantities.ts'
import { takeNeverLeaving } from '../fulfilment/take-pieces.ts'
import { type Order, storeOf } from '../orders/order.ts'
import type { Repositories } from '../transact.ts'
import type { ChosenPieces } from './fulfil-order.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

type Removing = (typeof takenBackRepositories)[number]

/** Whether pieces can be taken off an order: it is paid, and some of it waits that no store has put ready. */
export function isRemovable(order: Order, progress: Progress): boolean {
  return order.state === 'paid' && !progress.pickup?.readyAt && !isNone(waitingQuantities(order, progress))
}

/**
 * Takes pieces off a paid order before they leave: they lie on their shelves again, and what was paid for them goes back, with the costs
 * of delivery where nothing is left. Without any piece the order is cancelled.
 */
export async function removePieces(
  deps: OrderChangeDeps,
  { pieces: chosen, ...press }: VersionedPress & { readonly pieces: ChosenPieces },
): Promise<OrderChangeDone | StaffOrderRefused> {
  const pieces = quantitiesOf(chosen.map(({ position, quantity }) => [position, quantity] as const))
  if (isNone(pieces)) return staffOrderRefused('order-pieces-missing', { field: 'pieces' })
  return changeHeldOrder<Removing, StaffOrderRefused>(
    deps,
    press,
    takenBackRepositories,
    'pieces-removed',
    async ({ order, progress, repositories }) => {
      if (!isRemovable(order, progress)) return staffOrderRefused('order-not-possible')
      if (!coversQuantities(waitingQuantities(order, progress), pieces))
        return staffOrderRefused('order-pieces-too-many', { field: 'pieces' })
      const removed = [...pieces].map(([position, quantity]) => ({ sku: order.lines[position]?.sku ?? '', quantity }))
      const now = deps.clock.now()
      if (isWhole(order, progress, pieces)) {
        await takeBack(repositories, deps.settings.at(now).loyalty, order, now)
        return { pieces: removed, amount: order.total }
      }
      for (const { sku, quantity } of removed) await repositories.stock.releasePieces(order.id, sku, quantity)
      const { amount } = await takeNeverLeaving(
        repositories,
        deps.settings,
        { order, progress },
        'removed',
        pieces,
        now,
      )
      if (isLast(order, progress, pieces)) await cancelRest(repositories, order, now)
      await repositories.jobs.exportOrder(order.id)
      await tellShelves(repositories, order, pieces)
      return { pieces: removed, amount }
    },
  )
}

/** All of an order of which nothing happened yet. */
function isWhole(order: Order, { parcels, refunds }: Progress, pieces: Quantities): boolean {
  return parcels.length === 0 && refunds.length === 0 && coversQuantities(pieces, orderedQuantities(order.lines))
}

/** Whether nothing of an order ever leaves: nothing of it did, and nothing is left. */
function isLast(order: Order, progress: Progress, pieces: Quantities): boolean {
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

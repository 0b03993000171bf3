import { takenBackRepositories } from '../fulfilment/cancel-order.ts'
import { waitingQuantities } from '../fulfilment/progress.ts'
import { coversQuantities, quantitiesOf } from '../fulfilment/quantities.ts'
import type { OrderChangeDeps } from './hold-order.ts'
import { isRemovable, removeHeldPieces } from './remove-held-pieces.ts'

/**
 * An order that takes the place of pieces of another is paid: they come off that one, and their money goes back. What left meanwhile stays
 * with its shopper, who may return it; the order's story says so. However often this runs, it happens once.
 * @param orderId of the order that is paid
 */
export async function takeOffReplaced({ transact, clock, settings }: OrderChangeDeps, orderId: string): Promise<void> {
  await transact([...takenBackRepositories, 'orderChanges'], async (repositories) => {
    const { orders, orderChanges, fulfilment } = repositories
    const replaced = await orders.takesOff(orderId)
    const order = replaced && (await orders.lock(replaced.from))
    const idempotencyKey = `replaced-${orderId}`
    if (!order || (await orderChanges.isKnown(idempotencyKey))) return
    const now = clock.now()
    const progress = await fulfilment.progress(order.id)
    const pieces = quantitiesOf(replaced.pieces.map(({ position, quantity }) => [position, quantity] as const))
    const isOpen = isRemovable(order, progress) && coversQuantities(waitingQuantities(order, progress), pieces)
    const detail = isOpen
      ? await removeHeldPieces(repositories, settings, { order, progress }, pieces, now)
      : { pieces: replaced.pieces.map(({ position, quantity }) => ({ sku: order.lines[position]?.sku, quantity })) }
    await orderChanges.addChange({
      orderId: order.id,
      author: replaced.author,
      idempotencyKey,
      kind: isOpen ? 'pieces-removed' : 'pieces-kept',
      detail,
      changedAt: now,
    })
  })
}

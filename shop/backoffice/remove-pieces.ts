import { takenBackRepositories } from '../fulfilment/cancel-order.ts'
import { waitingQuantities } from '../fulfilment/progress.ts'
import { coversQuantities, isNone, quantitiesOf } from '../fulfilment/quantities.ts'
import type { ChosenPieces } from './fulfil-order.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'
import { isRemovable, type Removing, removeHeldPieces } from './remove-held-pieces.ts'

/** Takes pieces off a paid order before they leave; what was paid for them goes back. */
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
      return removeHeldPieces(repositories, deps.settings, { order, progress }, pieces, deps.clock.now())
    },
  )
}

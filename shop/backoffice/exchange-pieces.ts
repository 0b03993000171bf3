import { newReturnReference } from '../fulfilment/announce-return.ts'
import { type ExchangedPiece, exchangedQuantitiesOf, exchanging, placeExchange } from '../fulfilment/place-exchange.ts'
import { type Progress, type ReturnWay, returnableQuantities } from '../fulfilment/progress.ts'
import { coversQuantities, isNone } from '../fulfilment/quantities.ts'
import { isContactOnly } from '../orders/address.ts'
import type { Order } from '../orders/order.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

/** What an exchange leads to: the number of the order that is sent, and of the return that is awaited. */
export type Exchanged = OrderChangeDone & { readonly order?: string; readonly reference?: string }

/** Exchanges pieces that left, whenever they did: a return is announced, and an order is placed that its money pays for. */
export async function exchangePieces(
  deps: OrderChangeDeps,
  {
    pieces: chosen,
    way,
    ...press
  }: VersionedPress & { readonly pieces: readonly ExchangedPiece[]; readonly way: ReturnWay },
): Promise<Exchanged | StaffOrderRefused> {
  let made: { readonly order: string; readonly reference: string } | undefined
  const answer = await changeHeldOrder<(typeof exchanging)[number], StaffOrderRefused>(
    deps,
    press,
    exchanging,
    'exchanged',
    async ({ order, progress, repositories }) => {
      const problem = exchangeProblem(order, progress, chosen, way)
      if (problem) return problem
      const now = deps.clock.now()
      const reference = newReturnReference()
      const idempotencyKey = `exchange-${press.idempotencyKey}`
      const announced = {
        orderId: order.id,
        reference,
        idempotencyKey,
        way,
        announcedAt: now,
        pieces: exchangedQuantitiesOf(chosen),
      }
      const returnId = await repositories.fulfilment.addReturn(announced)
      const placed = await placeExchange(repositories, deps, { order, progress }, { chosen, returnId }, now)
      if (typeof placed === 'string') return exchangeRefused[placed]
      await repositories.jobs.mailStatus('return', returnId)
      made = { order: placed.number, reference }
      return { order: placed.number, reference, pieces: chosen.map(({ sku, quantity }) => ({ sku, quantity })) }
    },
  )
  return 'done' in answer ? { ...answer, ...made } : answer
}

/** Why nothing is sent in exchange. */
export const exchangeRefused: Readonly<Record<'unknown' | 'sold-out', StaffOrderRefused>> = {
  unknown: staffOrderRefused('order-size-unknown', { field: 'sku' }),
  'sold-out': staffOrderRefused('order-size-sold-out', { field: 'sku' }),
}

function exchangeProblem(
  order: Order,
  progress: Progress,
  chosen: readonly ExchangedPiece[],
  way: ReturnWay,
): StaffOrderRefused | undefined {
  if (order.state !== 'paid') return staffOrderRefused('order-not-paid')
  const pieces = exchangedQuantitiesOf(chosen)
  if (isNone(pieces)) return staffOrderRefused('order-pieces-missing', { field: 'pieces' })
  if (!coversQuantities(returnableQuantities(progress), pieces))
    return staffOrderRefused('order-pieces-too-many', { field: 'pieces' })
  // A label names its sender.
  if (way === 'post' && isContactOnly(order.billingAddress))
    return staffOrderRefused('order-return-to-store', { field: 'way' })
  return undefined
}

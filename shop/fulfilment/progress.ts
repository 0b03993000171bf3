import type { Order } from '../orders/order.ts'
import type { OrderType } from '../orders/order-history.ts'
import { holds, isNone, noPieces, ordered, type Pieces, together, without } from './quantities.ts'
import type { GoneBefore, Refund } from './refund.ts'
import type { StorePickup } from './store-pickup.ts'

/** A parcel that left. */
export type Parcel = {
  readonly id: string
  readonly orderId: string
  /** The warehouse's own name for it. */
  readonly key: string
  readonly carrier: string
  readonly trackingCode: string | null
  readonly trackingUrl: string | null
  readonly shippedAt: Date
  readonly deliveredAt: Date | null
  readonly pieces: Pieces
}

/** How goods come back: by mail with a label, or over the counter. */
export type ReturnWay = 'post' | 'store'

/** What a shopper sends back, from its announcement on. */
export type Return = {
  readonly id: string
  readonly orderId: string
  /** What stands on the label and is told in the store: `R-7K3M9Q2X`. */
  readonly reference: string
  readonly way: ReturnWay
  readonly announcedAt: Date
  /** The carrier's code of the label, once there is one. */
  readonly labelCode: string | null
  readonly receivedAt: Date | null
  readonly pieces: Pieces
  /** What of it arrived; nothing until it was looked at. */
  readonly received: Pieces | null
}

/** What happened to an order since it was paid. */
export type Progress = {
  readonly parcels: readonly Parcel[]
  readonly returns: readonly Return[]
  readonly refunds: readonly Refund[]
  /** Of an order that is collected in a store of ours. */
  readonly pickup?: StorePickup | undefined
}

export const noProgress: Progress = { parcels: [], returns: [], refunds: [] }

export function shippedPieces({ parcels }: Progress): Pieces {
  return together(parcels.map(({ pieces }) => pieces))
}

export function missingPieces({ refunds }: Progress): Pieces {
  return together(refunds.filter(({ reason }) => reason === 'missing').map(({ pieces }) => pieces))
}

/** Pieces that came back and were looked at. */
export function returnedPieces({ returns }: Progress): Pieces {
  return together(returns.flatMap(({ received }) => received ?? []))
}

/** The type of an order in the history: a return once every piece that left came back, and none is still to leave. */
export function orderType(order: Pick<Order, 'lines'>, progress: Progress): OrderType {
  const came = returnedPieces(progress)
  const isBack = isNone(without(shippedPieces(progress), came)) && isNone(waitingPieces(order, progress))
  return !isNone(came) && isBack ? 'return' : 'sale'
}

/** Pieces of which the warehouse still has to say what becomes of them. */
export function waitingPieces(order: Pick<Order, 'lines'>, progress: Progress): Pieces {
  return without(ordered(order.lines), together([shippedPieces(progress), missingPieces(progress)]))
}

/** Pieces that can be sent back: they left, and no return that was announced or has arrived holds them. */
export function returnablePieces(progress: Progress): Pieces {
  const taken = progress.returns.map(({ pieces, received }) => received ?? pieces)
  return without(shippedPieces(progress), together(taken))
}

export function goneBefore(progress: Progress): GoneBefore {
  const { returns, refunds } = progress
  return {
    shipped: shippedPieces(progress),
    missing: missingPieces(progress),
    returned: together(returns.map(({ received }) => received ?? noPieces)),
    costs: refunds.reduce((sum, { costs }) => sum + costs, 0),
  }
}

/** A shopper can take an order back for as long as nothing of it has left. */
export function isCancellable(order: Pick<Order, 'state'>, { parcels, refunds }: Progress): boolean {
  return order.state === 'paid' && parcels.length === 0 && refunds.length === 0
}

/** When the whole order had arrived; nothing as long as a part is on its way. */
export function deliveredAt(order: Pick<Order, 'lines'>, progress: Progress): Date | null {
  const { parcels } = progress
  if (parcels.length === 0 || !isNone(waitingPieces(order, progress))) return null
  const arrivals = parcels.map((parcel) => parcel.deliveredAt)
  if (arrivals.some((arrival) => arrival === null)) return null
  return new Date(Math.max(...arrivals.flatMap((arrival) => (arrival ? [arrival.getTime()] : []))))
}

/** Whether everything that was ordered has gone one way or the other. */
export function isComplete(order: Pick<Order, 'lines'>, progress: Progress): boolean {
  return holds(together([shippedPieces(progress), missingPieces(progress)]), ordered(order.lines))
}

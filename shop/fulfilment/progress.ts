import type { Order } from '../orders/order.ts'
import type { OrderType } from '../orders/order-history.ts'
import {
  coversQuantities,
  isNone,
  mostOfEach,
  noQuantities,
  orderedQuantities,
  type Quantities,
  quantitiesWithout,
  sumOfQuantities,
} from './quantities.ts'
import { type GoneBefore, neverLeft, type Refund } from './refund.ts'
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
  readonly pieces: Quantities
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
  readonly pieces: Quantities
  /** What of it arrived; nothing until it was looked at. */
  readonly received: Quantities | null
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

export function shippedQuantities({ parcels }: Progress): Quantities {
  return sumOfQuantities(parcels.map(({ pieces }) => pieces))
}

/** Pieces that never leave: the warehouse has them no more, or customer service took them off the order. */
export function missingQuantities({ refunds }: Progress): Quantities {
  return sumOfQuantities(refunds.filter(neverLeft).map(({ pieces }) => pieces))
}

/** Pieces that came back and were looked at. */
export function returnedQuantities({ returns }: Progress): Quantities {
  return sumOfQuantities(returns.flatMap(({ received }) => received ?? []))
}

/** The type of an order in the history: a return once every piece that left came back, and none is still to leave. */
export function orderType(order: Pick<Order, 'lines'>, progress: Progress): OrderType {
  const came = returnedQuantities(progress)
  const isBack =
    isNone(quantitiesWithout(shippedQuantities(progress), came)) && isNone(waitingQuantities(order, progress))
  return !isNone(came) && isBack ? 'return' : 'sale'
}

/** Pieces of which the warehouse still has to say what becomes of them. */
export function waitingQuantities(order: Pick<Order, 'lines'>, progress: Progress): Quantities {
  return quantitiesWithout(
    orderedQuantities(order.lines),
    sumOfQuantities([shippedQuantities(progress), missingQuantities(progress)]),
  )
}

/** Pieces that can be sent back: they left, and no return that was announced or has arrived holds them. */
export function returnableQuantities(progress: Progress): Quantities {
  const taken = progress.returns.map(({ pieces, received }) => received ?? pieces)
  return quantitiesWithout(shippedQuantities(progress), sumOfQuantities(taken))
}

/** Pieces of a return that other goods took the place of; they may be on their way back still. */
export function exchangedQuantities({ refunds }: Pick<Progress, 'refunds'>, returnId: string): Quantities {
  return sumOfQuantities(
    refunds.filter((one) => one.returnId === returnId && one.exchangeOrderId !== null).map(({ pieces }) => pieces),
  )
}

export function goneBefore(progress: Progress): GoneBefore {
  const { returns, refunds } = progress
  return {
    shipped: shippedQuantities(progress),
    missing: missingQuantities(progress),
    returned: sumOfQuantities(
      returns.map(({ id, received }) => mostOfEach(received ?? noQuantities, exchangedQuantities(progress, id))),
    ),
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
  if (parcels.length === 0 || !isNone(waitingQuantities(order, progress))) return null
  const arrivals = parcels.map((parcel) => parcel.deliveredAt)
  if (arrivals.some((arrival) => arrival === null)) return null
  return new Date(Math.max(...arrivals.flatMap((arrival) => (arrival ? [arrival.getTime()] : []))))
}

/** Whether everything that was ordered has gone one way or the other. */
export function isComplete(order: Pick<Order, 'lines'>, progress: Progress): boolean {
  return coversQuantities(
    sumOfQuantities([shippedQuantities(progress), missingQuantities(progress)]),
    orderedQuantities(order.lines),
  )
}

import type { Order } from '../orders/order.ts'
import { keptUntil, type PickupTimes } from '../stores/pickup-time.ts'
import type { Repositories } from '../transact.ts'
import type { RejectionReason } from './apply-warehouse-event.ts'
import { captureParcel } from './capture-parcel.ts'
import { type Progress, waitingQuantities } from './progress.ts'
import { isNone, type Quantities } from './quantities.ts'
import { handedOver, type StorePickup } from './store-pickup.ts'

export type PickupDeps = { readonly pickupTimes: PickupTimes }

/** A store has all of an order ready: its pieces lie there from now on, and the shopper is told until when. */
export async function takeReady(
  repositories: Pick<Repositories, 'fulfilment' | 'jobs' | 'stock' | 'storePickups' | 'stores'>,
  deps: PickupDeps,
  order: Order,
  progress: Progress,
  at: Date,
): Promise<RejectionReason> {
  const waiting = waitingPickup(order, progress, 'readyAt')
  if ('rejection' in waiting) return waiting.rejection
  const { pickup } = waiting
  await repositories.storePickups.ready(order.id, at, await untilWhen(repositories, deps, pickup, at))
  await repositories.stock.moveReservations(order.id, pickup.locationCode)
  await repositories.fulfilment.changeOrder(order.id, { allocatedAt: at, pickedAt: at })
  await repositories.jobs.mailStatus('ready', order.id)
  return undefined
}

/** The shopper has it: it was delivered over the counter, all that was left of it at once. The withdrawal period runs from here. */
export async function takeCollected(
  repositories: Pick<Repositories, 'fulfilment' | 'jobs' | 'payments' | 'storePickups' | 'stores'>,
  deps: PickupDeps,
  order: Order,
  progress: Progress,
  at: Date,
): Promise<RejectionReason> {
  const waiting = waitingPickup(order, progress, 'collectedAt')
  if ('rejection' in waiting) return waiting.rejection
  const { pickup, pieces } = waiting
  // Who hands something over that nobody had marked as ready had it ready.
  await repositories.storePickups.ready(order.id, at, await untilWhen(repositories, deps, pickup, at))
  await repositories.storePickups.collected(order.id, at)
  const parcel = { orderId: order.id, key: 'counter', carrier: handedOver, trackingCode: null, trackingUrl: null }
  const parcelId = await repositories.fulfilment.addParcel({ ...parcel, shippedAt: at, pieces })
  if (parcelId === undefined) return undefined
  await repositories.fulfilment.arrived(parcelId, at)
  await repositories.fulfilment.changeOrder(order.id, { allocatedAt: at, pickedAt: at, shippedAt: at, deliveredAt: at })
  await captureParcel(repositories, order, parcelId, pieces, progress.parcels, at)
  await repositories.jobs.mailStatus('collected', order.id)
  return undefined
}

/** What waits in a store of an order, or why none of it can be marked: `undefined` when it was marked before. */
function waitingPickup(
  order: Order,
  progress: Progress,
  mark: 'readyAt' | 'collectedAt',
): { readonly pickup: StorePickup; readonly pieces: Quantities } | { readonly rejection: RejectionReason } {
  const { pickup } = progress
  if (!pickup) return { rejection: `Order ${order.number} is not collected in a store` }
  if (pickup[mark]) return { rejection: undefined }
  const pieces = waitingQuantities(order, progress)
  return isNone(pieces) ? { rejection: `Nothing is left of order ${order.number}` } : { pickup, pieces }
}

async function untilWhen(
  { stores }: Pick<Repositories, 'stores'>,
  { pickupTimes }: PickupDeps,
  { locationCode }: StorePickup,
  ready: Date,
): Promise<Date> {
  const store = (await stores.all()).find(({ code }) => code === locationCode)
  return keptUntil({ openingHours: store?.openingHours }, ready, pickupTimes)
}

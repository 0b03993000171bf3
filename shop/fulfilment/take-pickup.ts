import type { Order } from '../orders/order.ts'
import { keptUntil, type PickupTimes } from '../stores/pickup-time.ts'
import type { Repositories } from '../transact.ts'
import type { RejectionReason } from './apply-warehouse-event.ts'
import { captureParcel } from './capture-parcel.ts'
import { type Progress, waitingQuantities } from './progress.ts'
import { isNone } from './quantities.ts'
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
  const { pickup } = progress
  if (!pickup) return `Order ${order.number} is not collected in a store`
  if (pickup.readyAt) return undefined
  if (isNone(waitingQuantities(order, progress))) return `Nothing is left of order ${order.number}`
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
  const { pickup } = progress
  if (!pickup) return `Order ${order.number} is not collected in a store`
  if (pickup.collectedAt) return undefined
  const pieces = waitingQuantities(order, progress)
  if (isNone(pieces)) return `Nothing is left of order ${order.number}`
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

async function untilWhen(
  { stores }: Pick<Repositories, 'stores'>,
  { pickupTimes }: PickupDeps,
  { locationCode }: StorePickup,
  ready: Date,
): Promise<Date> {
  const store = (await stores.all()).find(({ code }) => code === locationCode)
  return keptUntil({ openingHours: store?.openingHours }, ready, pickupTimes)
}

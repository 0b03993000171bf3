import type { Order } from '../orders/order.ts'
import { keptUntil, type PickupTimes } from '../stores/pickup-time.ts'
import type { Writers } from '../transact.ts'
import type { Complaint } from './apply-warehouse-event.ts'
import { captureParcel } from './capture-parcel.ts'
import { type Progress, waitingPieces } from './progress.ts'
import { isNone } from './quantities.ts'
import { handedOver, type StorePickup } from './store-pickup.ts'

export type PickupParts = { readonly pickupTimes: PickupTimes }

/** A store has all of an order ready: its pieces lie there from now on, and the shopper is told until when. */
export async function takeReady(
  writers: Writers,
  parts: PickupParts,
  order: Order,
  progress: Progress,
  at: Date,
): Promise<Complaint> {
  const { pickup } = progress
  if (!pickup) return `Order ${order.number} is not collected in a store`
  if (pickup.readyAt) return undefined
  if (isNone(waitingPieces(order, progress))) return `Nothing is left of order ${order.number}`
  await writers.storePickups.ready(order.id, at, await untilWhen(writers, parts, pickup, at))
  await writers.stock.moveClaims(order.id, pickup.locationCode)
  await writers.fulfilment.changeOrder(order.id, { allocatedAt: at, pickedAt: at })
  await writers.jobs.mailStatus('ready', order.id)
  return undefined
}

/** The shopper has it: it was delivered over the counter, all that was left of it at once. The withdrawal period runs from here. */
export async function takeCollected(
  writers: Writers,
  parts: PickupParts,
  order: Order,
  progress: Progress,
  at: Date,
): Promise<Complaint> {
  const { pickup } = progress
  if (!pickup) return `Order ${order.number} is not collected in a store`
  if (pickup.collectedAt) return undefined
  const pieces = waitingPieces(order, progress)
  if (isNone(pieces)) return `Nothing is left of order ${order.number}`
  // Who hands something over that nobody had marked as ready had it ready.
  await writers.storePickups.ready(order.id, at, await untilWhen(writers, parts, pickup, at))
  await writers.storePickups.collected(order.id, at)
  const parcel = { orderId: order.id, key: 'counter', carrier: handedOver, trackingCode: null, trackingUrl: null }
  const parcelId = await writers.fulfilment.addParcel({ ...parcel, shippedAt: at, pieces })
  if (parcelId === undefined) return undefined
  await writers.fulfilment.arrived(parcelId, at)
  await writers.fulfilment.changeOrder(order.id, { allocatedAt: at, pickedAt: at, shippedAt: at, deliveredAt: at })
  await captureParcel(writers, order, parcelId, pieces, progress.parcels, at)
  await writers.jobs.mailStatus('collected', order.id)
  return undefined
}

async function untilWhen(
  { stores }: Pick<Writers, 'stores'>,
  { pickupTimes }: PickupParts,
  { locationCode }: StorePickup,
  ready: Date,
): Promise<Date> {
  const store = (await stores.all()).find(({ code }) => code === locationCode)
  return keptUntil({ openingHours: store?.openingHours }, ready, pickupTimes)
}

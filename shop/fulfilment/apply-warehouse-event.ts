import type { Clock } from '#kernel/clock.ts'
import type { Order } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import { captureParcel } from './capture-parcel.ts'
import { deliveredAt, missingQuantities, type Progress, waitingQuantities } from './progress.ts'
import { coversQuantities, isNone, quantitiesBySku } from './quantities.ts'
import { type PickupDeps, takeCollected, takeReady } from './take-pickup.ts'
import { takeNeverLeaving, type takenPieces, takeReturned } from './take-pieces.ts'
import type { WarehouseEvent } from './warehouse-port.ts'

/** A sentence for staff where news can't be true; nothing when they were taken, now or before. */
export type RejectionReason = string | undefined

/**
 * Takes over what the warehouse tells of an order. News may come twice, late and in any order: each of them has its effect
 * once, in one transaction with all that follows from it, and what can't be true changes nothing.
 */
export async function applyWarehouseEvent(
  deps: PickupDeps & { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource },
  news: WarehouseEvent,
): Promise<RejectionReason> {
  return deps.transact(
    [
      'fulfilment',
      'jobs',
      'loyalty',
      'orders',
      'payments',
      'redemptions',
      'stock',
      'storePickups',
      'stores',
      'vouchers',
    ],
    async (repositories) => {
      const id = await repositories.orders.idOfNumber(news.order)
      const order = id === undefined ? undefined : await repositories.orders.lock(id)
      if (!order) return `There is no order ${news.order}`
      if (order.state !== 'paid') return `Order ${news.order} is ${order.state}: it should not have been packed`
      const progress = await repositories.fulfilment.progress(order.id)
      switch (news.type) {
        case 'allocated':
          await repositories.fulfilment.changeOrder(order.id, { allocatedAt: news.at })
          return undefined
        case 'picked':
          return takePicked(repositories, order, news.at)
        case 'ready':
          return takeReady(repositories, deps, order, progress, news.at)
        case 'collected':
          return takeCollected(repositories, deps, order, progress, news.at)
        case 'shipped':
          // On its way to the store: the shopper hears when it is ready there.
          if (progress.pickup) return takePicked(repositories, order, news.at)
          return takeParcel(repositories, order, progress, news)
        case 'delivered':
          // That it has come to the store doesn't say that staff have it ready.
          if (progress.pickup) return undefined
          return takeDelivery(repositories, order, progress, news)
        case 'missing':
          return takeMissing(repositories, deps.settings, order, progress, news, deps.clock.now())
        case 'returned':
          return takeReturn(repositories, deps.settings, order, progress, news, deps.clock.now())
      }
    },
  )
}

async function takePicked(
  { fulfilment }: Pick<Repositories, 'fulfilment'>,
  order: Order,
  at: Date,
): Promise<RejectionReason> {
  await fulfilment.changeOrder(order.id, { allocatedAt: at, pickedAt: at })
  return undefined
}

type Told<Type> = Extract<WarehouseEvent, { readonly type: Type }>

async function takeParcel(
  repositories: Pick<Repositories, 'fulfilment' | 'jobs' | 'payments'>,
  order: Order,
  progress: Progress,
  news: Told<'shipped'>,
): Promise<RejectionReason> {
  if (progress.parcels.some(({ key }) => key === news.parcel)) return undefined
  const waiting = waitingQuantities(order, progress)
  const pieces = news.lines === null ? waiting : quantitiesBySku(order.lines, news.lines, waiting)
  if (!pieces || isNone(pieces) || !coversQuantities(waiting, pieces))
    return `Parcel ${news.parcel} holds more than is left of order ${news.order}`
  const { parcel: key, carrier, trackingCode, trackingUrl, at: shippedAt } = news
  const parcel = { orderId: order.id, key, carrier, trackingCode, trackingUrl, shippedAt, pieces }
  const parcelId = await repositories.fulfilment.addParcel(parcel)
  if (parcelId === undefined) return undefined
  await repositories.fulfilment.changeOrder(order.id, {
    allocatedAt: shippedAt,
    pickedAt: shippedAt,
    shippedAt,
    ...(trackingUrl === null ? {} : { trackTraceUrl: trackingUrl }),
  })
  await captureParcel(repositories, order, parcelId, pieces, progress.parcels, shippedAt)
  await repositories.jobs.mailStatus('sent', parcelId)
  return undefined
}

async function takeDelivery(
  repositories: Pick<Repositories, 'fulfilment' | 'jobs'>,
  order: Order,
  progress: Progress,
  news: Told<'delivered'>,
): Promise<RejectionReason> {
  const arrived = progress.parcels.filter(({ key }) => news.parcel === null || key === news.parcel)
  if (arrived.length === 0) return `Order ${news.order} has no parcel ${news.parcel ?? ''}`.trim()
  for (const { id } of arrived) await repositories.fulfilment.arrived(id, news.at)
  const parcels = progress.parcels.map((parcel) =>
    arrived.includes(parcel) ? { ...parcel, deliveredAt: parcel.deliveredAt ?? news.at } : parcel,
  )
  const whole = deliveredAt(order, { ...progress, parcels })
  if (!whole) return undefined
  await repositories.fulfilment.changeOrder(order.id, { deliveredAt: whole })
  await repositories.jobs.mailStatus('delivered', order.id)
  return undefined
}

async function takeMissing(
  repositories: Pick<Repositories, (typeof takenPieces)[number]>,
  settings: SettingsSource,
  order: Order,
  progress: Progress,
  news: Told<'missing'>,
  now: Date,
): Promise<RejectionReason> {
  const waiting = waitingQuantities(order, progress)
  const pieces = quantitiesBySku(order.lines, news.lines, waiting)
  if (!pieces) return `Order ${news.order} has no such lines`
  if (!coversQuantities(waiting, pieces)) {
    // Told again: what is missing is known.
    const known = missingQuantities(progress)
    return coversQuantities(known, quantitiesBySku(order.lines, news.lines, known) ?? pieces)
      ? undefined
      : `More is missing than is left of order ${news.order}`
  }
  await takeNeverLeaving(repositories, settings, { order, progress }, 'missing', pieces, now)
  return undefined
}

async function takeReturn(
  repositories: Pick<Repositories, (typeof takenPieces)[number]>,
  settings: SettingsSource,
  order: Order,
  progress: Progress,
  news: Told<'returned'>,
  now: Date,
): Promise<RejectionReason> {
  const announced = progress.returns.find(({ reference }) => reference === news.return)
  if (!announced) return `Order ${news.order} has no return ${news.return}`
  if (announced.receivedAt) return undefined
  const received = news.lines === null ? announced.pieces : quantitiesBySku(order.lines, news.lines, announced.pieces)
  if (!received || !coversQuantities(announced.pieces, received))
    return `Return ${news.return} holds more than was announced`
  await takeReturned(repositories, settings, { order, progress }, announced, received, { at: news.at, now })
  return undefined
}

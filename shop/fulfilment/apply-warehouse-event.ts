import { type Clock, day } from '#kernel/clock.ts'
import { reverseFor } from '../loyalty/reverse-points.ts'
import type { Order } from '../orders/order.ts'
import type { Transact, Writers } from '../transact.ts'
import { refundDays } from './cancel-order.ts'
import { captureParcel } from './capture-parcel.ts'
import {
  deliveredAt,
  goneBefore,
  isComplete,
  missingPieces,
  type Progress,
  type Return,
  shippedPieces,
  waitingPieces,
} from './progress.ts'
import { holds, isNone, noPieces, ordered, type Pieces, piecesBySku, together } from './quantities.ts'
import { keptGoods, refundFor } from './refund.ts'
import { type PickupParts, takeCollected, takeReady } from './take-pickup.ts'
import type { WarehouseNews } from './warehouse-port.ts'

/** A sentence for staff where news can't be true; nothing when they were taken, now or before. */
export type Complaint = string | undefined

/**
 * Takes over what the warehouse tells of an order. News may come twice, late and in any order: each of them has its effect
 * once, in one transaction with all that follows from it, and what can't be true changes nothing.
 */
export async function takeNews(
  parts: PickupParts & { readonly transact: Transact; readonly clock: Clock },
  news: WarehouseNews,
): Promise<Complaint> {
  return parts.transact(async (writers) => {
    const id = await writers.orders.idOfNumber(news.order)
    const order = id === undefined ? undefined : await writers.orders.lock(id)
    if (!order) return `There is no order ${news.order}`
    if (order.state !== 'paid') return `Order ${news.order} is ${order.state}: it should not have been packed`
    const progress = await writers.fulfilment.progress(order.id)
    switch (news.type) {
      case 'allocated':
        await writers.fulfilment.changeOrder(order.id, { allocatedAt: news.at })
        return undefined
      case 'picked':
        return takePicked(writers, order, news.at)
      case 'ready':
        return takeReady(writers, parts, order, progress, news.at)
      case 'collected':
        return takeCollected(writers, parts, order, progress, news.at)
      case 'shipped':
        // On its way to the store: the shopper hears when it is ready there.
        if (progress.pickup) return takePicked(writers, order, news.at)
        return takeParcel(writers, order, progress, news)
      case 'delivered':
        // That it has come to the store doesn't say that staff have it ready.
        if (progress.pickup) return undefined
        return takeDelivery(writers, order, progress, news)
      case 'missing':
        return takeMissing(writers, order, progress, news, parts.clock.now())
      case 'returned':
        return takeReturn(writers, order, progress, news, parts.clock.now())
    }
  })
}

async function takePicked({ fulfilment }: Writers, order: Order, at: Date): Promise<Complaint> {
  await fulfilment.changeOrder(order.id, { allocatedAt: at, pickedAt: at })
  return undefined
}

type Told<Type> = Extract<WarehouseNews, { readonly type: Type }>

async function takeParcel(
  writers: Writers,
  order: Order,
  progress: Progress,
  news: Told<'shipped'>,
): Promise<Complaint> {
  if (progress.parcels.some(({ key }) => key === news.parcel)) return undefined
  const waiting = waitingPieces(order, progress)
  const pieces = news.lines === null ? waiting : piecesBySku(order.lines, news.lines)
  if (!pieces || isNone(pieces) || !holds(waiting, pieces))
    return `Parcel ${news.parcel} holds more than is left of order ${news.order}`
  const { parcel: key, carrier, trackingCode, trackingUrl, at: shippedAt } = news
  const parcel = { orderId: order.id, key, carrier, trackingCode, trackingUrl, shippedAt, pieces }
  const parcelId = await writers.fulfilment.addParcel(parcel)
  if (parcelId === undefined) return undefined
  await writers.fulfilment.changeOrder(order.id, {
    allocatedAt: shippedAt,
    pickedAt: shippedAt,
    shippedAt,
    ...(trackingUrl === null ? {} : { trackTraceUrl: trackingUrl }),
  })
  await captureParcel(writers, order, parcelId, pieces, progress.parcels, shippedAt)
  await writers.jobs.mailStatus('sent', parcelId)
  return undefined
}

async function takeDelivery(
  writers: Writers,
  order: Order,
  progress: Progress,
  news: Told<'delivered'>,
): Promise<Complaint> {
  const arrived = progress.parcels.filter(({ key }) => news.parcel === null || key === news.parcel)
  if (arrived.length === 0) return `Order ${news.order} has no parcel ${news.parcel ?? ''}`.trim()
  for (const { id } of arrived) await writers.fulfilment.arrived(id, news.at)
  const parcels = progress.parcels.map((parcel) =>
    arrived.includes(parcel) ? { ...parcel, deliveredAt: parcel.deliveredAt ?? news.at } : parcel,
  )
  const whole = deliveredAt(order, { ...progress, parcels })
  if (!whole) return undefined
  await writers.fulfilment.changeOrder(order.id, { deliveredAt: whole })
  await writers.jobs.mailStatus('delivered', order.id)
  return undefined
}

async function takeMissing(
  writers: Writers,
  order: Order,
  progress: Progress,
  news: Told<'missing'>,
  now: Date,
): Promise<Complaint> {
  const pieces = piecesBySku(order.lines, news.lines)
  if (!pieces) return `Order ${news.order} has no such lines`
  if (!holds(waitingPieces(order, progress), pieces)) {
    // Told again: what is missing is known.
    return holds(missingPieces(progress), pieces) ? undefined : `More is missing than is left of order ${news.order}`
  }
  const back = refundFor(order, 'missing', pieces, goneBefore(progress))
  const refundId = await writers.fulfilment.addRefund({
    orderId: order.id,
    reason: 'missing',
    returnId: null,
    pieces,
    ...back,
    currency: order.currency,
    createdAt: now,
    dueAt: new Date(now.getTime() + refundDays * day),
  })
  await follow(
    writers,
    order,
    { ...progress, refunds: [...progress.refunds, { ...noRefund, ...back, reason: 'missing', pieces }] },
    now,
  )
  await writers.jobs.payBack(refundId)
  return undefined
}

async function takeReturn(
  writers: Writers,
  order: Order,
  progress: Progress,
  news: Told<'returned'>,
  now: Date,
): Promise<Complaint> {
  const announced = progress.returns.find(({ reference }) => reference === news.return)
  if (!announced) return `Order ${news.order} has no return ${news.return}`
  if (announced.receivedAt) return undefined
  const received = news.lines === null ? announced.pieces : piecesBySku(order.lines, news.lines)
  if (!received || !holds(announced.pieces, received)) return `Return ${news.return} holds more than was announced`
  await receive(writers, order, progress, announced, received, news.at, now)
  return undefined
}

async function receive(
  writers: Writers,
  order: Order,
  progress: Progress,
  announced: Return,
  received: Pieces,
  at: Date,
  now: Date,
): Promise<void> {
  await writers.fulfilment.receive(announced.id, received, at)
  if (isNone(received)) return
  const back = refundFor(order, 'returned', received, goneBefore(progress))
  const stated = (await writers.fulfilment.withdrawnAt(order.id)) ?? announced.announcedAt
  const refundId = await writers.fulfilment.addRefund({
    orderId: order.id,
    reason: 'returned',
    returnId: announced.id,
    pieces: received,
    ...back,
    currency: order.currency,
    createdAt: now,
    dueAt: new Date(stated.getTime() + refundDays * day),
  })
  const refunds = [...progress.refunds, { ...noRefund, ...back, reason: 'returned' as const, pieces: received }]
  const returns = progress.returns.map((one) => (one === announced ? { ...one, received, receivedAt: at } : one))
  await follow(writers, order, { ...progress, refunds, returns }, now)
  await writers.jobs.payBack(refundId)
}

const noRefund = {
  id: '',
  orderId: '',
  returnId: null,
  pieces: noPieces,
  createdAt: new Date(0),
  dueAt: new Date(0),
  askedAt: null,
  refundedAt: null,
  providerAmount: 0,
  byHand: 0,
  byHandDoneAt: null,
}

/** What follows from pieces that the shopper doesn't keep: points go, and a voucher that paid for nothing now comes back. */
async function follow(writers: Writers, order: Order, progress: Progress, now: Date): Promise<void> {
  await reverseFor(writers, order.id, keptGoods(order.lines, progress.refunds), now)
  const { missing, returned } = goneBefore(progress)
  if (holds(together([missing, returned]), ordered(order.lines))) await writers.redemptions.reissue(order.id, now)
  if (isNone(shippedPieces(progress)) || !isComplete(order, progress)) return
  const whole = deliveredAt(order, progress)
  if (whole) await writers.fulfilment.changeOrder(order.id, { deliveredAt: whole })
}

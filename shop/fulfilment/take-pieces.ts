import { day } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { shippingMethods } from '../cart/shipping-methods.ts'
import { reverseFor } from '../loyalty/reverse-points.ts'
import type { Order } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories } from '../transact.ts'
import { refundDays } from './cancel-order.ts'
import {
  deliveredAt,
  exchangedQuantities,
  goneBefore,
  isComplete,
  type Progress,
  type Return,
  shippedQuantities,
} from './progress.ts'
import {
  coversQuantities,
  isNone,
  noQuantities,
  orderedQuantities,
  type Quantities,
  quantitiesWithout,
  sumOfQuantities,
} from './quantities.ts'
import { cappedRefund, keptGoods, type Refund, refundableOf, refundFor } from './refund.ts'

/** What pieces that a shopper doesn't keep write to. */
export const takenPieces = ['fulfilment', 'jobs', 'loyalty', 'redemptions', 'vouchers'] as const
type TakenPieces = Pick<Repositories, (typeof takenPieces)[number]>

/** An order whose row is held, and what happened to it. */
export type HeldOrder = { readonly order: Order; readonly progress: Progress }

/** Pieces never leave: nobody finds them, or customer service took them off. What was paid for them goes back. @returns the refund */
export async function takeNeverLeaving(
  repositories: TakenPieces,
  settings: SettingsSource,
  { order, progress }: HeldOrder,
  reason: 'missing' | 'removed',
  pieces: Quantities,
  now: Date,
): Promise<{ readonly refundId: string; readonly amount: number }> {
  const back = backFor(settings, { order, progress }, 'missing', pieces)
  const refundId = await repositories.fulfilment.addRefund({
    orderId: order.id,
    reason,
    returnId: null,
    pieces,
    ...back,
    currency: order.currency,
    createdAt: now,
    dueAt: new Date(now.getTime() + refundDays * day),
  })
  await follow(repositories, settings, order, withRefund(progress, { ...back, reason, pieces }), now)
  await repositories.jobs.executeRefund(refundId)
  return { refundId, amount: back.amount }
}

/** Pieces of a return were looked at. What was exchanged has been paid for by its exchange, the rest goes back. */
export async function takeReturned(
  repositories: TakenPieces,
  settings: SettingsSource,
  { order, progress }: HeldOrder,
  announced: Return,
  received: Quantities,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  await repositories.fulfilment.receive(announced.id, received, at)
  const pieces = quantitiesWithout(received, exchangedQuantities(progress, announced.id))
  const returns = progress.returns.map((one) => (one.id === announced.id ? { ...one, received, receivedAt: at } : one))
  if (isNone(pieces)) return
  const back = backFor(settings, { order, progress }, 'returned', pieces)
  const stated = (await repositories.fulfilment.withdrawnAt(order.id)) ?? announced.announcedAt
  const refundId = await repositories.fulfilment.addRefund({
    orderId: order.id,
    reason: 'returned',
    returnId: announced.id,
    pieces,
    ...back,
    currency: order.currency,
    createdAt: now,
    dueAt: new Date(stated.getTime() + refundDays * day),
  })
  const after = { ...withRefund(progress, { ...back, reason: 'returned', pieces }), returns }
  await follow(repositories, settings, order, after, now)
  await repositories.jobs.executeRefund(refundId)
}

/** What was paid for pieces pays for other goods: nothing of it goes to the shopper. @returns the refund */
export async function takeExchanged(
  repositories: TakenPieces,
  settings: SettingsSource,
  { order, progress }: HeldOrder,
  exchange: {
    readonly returnId: string
    readonly orderId: string
    readonly pieces: Quantities
    readonly back: { readonly amount: number; readonly costs: number }
  },
  now: Date,
): Promise<string> {
  const { pieces, back } = exchange
  const refundId = await repositories.fulfilment.addRefund({
    orderId: order.id,
    reason: 'returned',
    returnId: exchange.returnId,
    exchangeOrderId: exchange.orderId,
    pieces,
    ...back,
    currency: order.currency,
    createdAt: now,
    dueAt: now,
  })
  await repositories.fulfilment.changeRefund(refundId, { refundedAt: now, providerAmount: 0, byHand: 0 })
  await follow(repositories, settings, order, withRefund(progress, { ...back, reason: 'returned', pieces }), now)
  await repositories.jobs.mailStatus('refunded', refundId)
  return refundId
}

/** What goes back for pieces: what was paid for them, and no more than can go back still. */
export function backFor(
  settings: SettingsSource,
  { order, progress }: HeldOrder,
  reason: 'missing' | 'returned',
  pieces: Quantities,
): { readonly amount: number; readonly costs: number } {
  const methods = shippingMethods(settings.at(order.createdAt), storefrontOf(order.storefrontCode))
  return cappedRefund(
    refundFor(order, reason, pieces, goneBefore(progress), methods),
    refundableOf(order, progress.refunds),
  )
}

/** What follows from pieces that the shopper doesn't keep: points go, and a voucher that paid for nothing now comes back. */
async function follow(
  repositories: TakenPieces,
  settings: SettingsSource,
  order: Order,
  progress: Progress,
  now: Date,
): Promise<void> {
  await reverseFor(repositories, settings.at(now).loyalty, order.id, keptGoods(order.lines, progress.refunds), now)
  const { missing, returned } = goneBefore(progress)
  if (coversQuantities(sumOfQuantities([missing, returned]), orderedQuantities(order.lines)))
    await repositories.redemptions.reissue(order.id, now)
  if (isNone(shippedQuantities(progress)) || !isComplete(order, progress)) return
  const whole = deliveredAt(order, progress)
  if (whole) await repositories.fulfilment.changeOrder(order.id, { deliveredAt: whole })
}

function withRefund(progress: Progress, refund: Pick<Refund, 'reason' | 'amount' | 'costs' | 'pieces'>): Progress {
  return { ...progress, refunds: [...progress.refunds, { ...noRefund, ...refund }] }
}

const noRefund: Refund = {
  id: '',
  orderId: '',
  reason: 'returned',
  returnId: null,
  exchangeOrderId: null,
  pieces: noQuantities,
  amount: 0,
  costs: 0,
  createdAt: new Date(0),
  dueAt: new Date(0),
  askedAt: null,
  refundedAt: null,
  providerAmount: 0,
  cardAmount: 0,
  byHand: 0,
  byHandDoneAt: null,
}

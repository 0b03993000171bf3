import { type Clock, day } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { reverseFor } from '../loyalty/reverse-points.ts'
import { type Order, storeOf } from '../orders/order.ts'
import type { Transact, Writers } from '../transact.ts'
import { isCancellable } from './progress.ts'
import { ordered } from './quantities.ts'

/** Within so many days of a shopper's statement money has to be back (Directive 2011/83/EU, article 13(1)). */
export const refundDays = 14

/**
 * Takes a paid order back that has not left yet: its stock lies in the shelf again, its discounts and vouchers can be used
 * again, its points go, and all of its money goes back. An order that is cancelled already answers as it did the first time.
 */
export async function cancelOrder(
  parts: { readonly transact: Transact; readonly clock: Clock },
  orderId: string,
): Promise<Order | Refused> {
  return parts.transact<Order | Refused>(async (writers) => {
    const now = parts.clock.now()
    const order = await writers.orders.lock(orderId)
    if (!order) return declined(refuse('order-not-found'))
    if (order.state === 'cancelled' && order.paidAt !== null) return order
    const progress = await writers.fulfilment.progress(order.id)
    if (!isCancellable(order, progress)) return declined(refuse('order-not-cancellable'))

    return takeBack(writers, order, now)
  })
}

/** Undoes a paid order of which nothing has left, with all that follows from it. */
export async function takeBack(writers: Writers, order: Order, now: Date): Promise<Order> {
  await writers.stock.giveBack(order.id)
  await writers.promotions.giveBack(order.id)
  await writers.redemptions.reissue(order.id, now)
  await writers.orders.change(order.id, { state: 'cancelled', stockClaimed: false })
  await writers.fulfilment.changeOrder(order.id, { cancelledAt: now })
  await reverseFor(writers, order.id, 0, now)
  if (order.total > 0) {
    const refundId = await writers.fulfilment.addRefund({
      orderId: order.id,
      reason: 'cancelled',
      returnId: null,
      pieces: ordered(order.lines),
      amount: order.total,
      costs: order.shippingTotal + order.costsTotal,
      currency: order.currency,
      createdAt: now,
      dueAt: new Date(now.getTime() + refundDays * day),
    })
    await writers.jobs.payBack(refundId)
  }
  await writers.jobs.mailStatus('cancelled', order.id)
  if (storeOf(order) !== undefined) await writers.jobs.mailStore('release', order.id)
  await writers.jobs.tellWarehouse(order.id)
  await writers.changed(await tagsOf(writers, order))
  return { ...order, state: 'cancelled', stockClaimed: false }
}

/** The pages that show the stock of what was ordered. */
async function tagsOf({ catalog }: Pick<Writers, 'catalog'>, { lines }: Order): Promise<string[]> {
  const skus = lines.flatMap((line) => (line.productSku === null ? [] : [line.productSku]))
  return [...(await catalog.productIdsBySku(skus)).values()].map((id) => `product:${id}`)
}

import { changes } from '#kernel/cache-table.ts'
import { type Clock, day } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { reserveRepositories } from '../checkout/reserve-again.ts'
import { reverseFor } from '../loyalty/reverse-points.ts'
import { type Order, storeOf } from '../orders/order.ts'
import type { LoyaltyRules } from '../settings/settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import { isCancellable } from './progress.ts'
import { orderedQuantities } from './quantities.ts'

/** Within so many days of a shopper's statement money has to be back (Directive 2011/83/EU, article 13(1)). */
export const refundDays = 14

/** What taking an order back writes to. */
export const takenBackRepositories = [
  ...reserveRepositories,
  'fulfilment',
  'jobs',
  'loyalty',
  'orders',
  'storePickups',
  'vouchers',
] as const

/**
 * Takes a paid order back that has not left yet: its stock lies in the shelf again, its discounts and vouchers can be used
 * again, its points go, and all of its money goes back. An order that is cancelled already answers as it did the first time.
 */
export async function cancelOrder(
  deps: { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource },
  orderId: string,
): Promise<Order | Refused> {
  return deps.transact(takenBackRepositories, async (repositories): Promise<Order | Refused> => {
    const now = deps.clock.now()
    const order = await repositories.orders.lock(orderId)
    if (!order) return refusedWith(refusalOf('order-not-found'))
    if (order.state === 'cancelled' && order.paidAt !== null) return order
    const progress = await repositories.fulfilment.progress(order.id)
    if (!isCancellable(order, progress)) return refusedWith(refusalOf('order-not-cancellable'))

    return takeBack(repositories, deps.settings.at(now).loyalty, order, now)
  })
}

/** Undoes a paid order of which nothing has left, with all that follows from it. */
export async function takeBack(
  repositories: Pick<Repositories, (typeof takenBackRepositories)[number]>,
  rules: LoyaltyRules,
  order: Order,
  now: Date,
): Promise<Order> {
  await repositories.promotions.release(order.id)
  await repositories.redemptions.reissue(order.id, now)
  await repositories.stock.release(order.id)
  await repositories.orders.change(order.id, { state: 'cancelled', stockReserved: false })
  await repositories.fulfilment.changeOrder(order.id, { cancelledAt: now })
  await reverseFor(repositories, rules, order.id, 0, now)
  if (order.total > 0) {
    const refundId = await repositories.fulfilment.addRefund({
      orderId: order.id,
      reason: 'cancelled',
      returnId: null,
      pieces: orderedQuantities(order.lines),
      amount: order.total,
      costs: order.shippingTotal + order.costsTotal,
      currency: order.currency,
      createdAt: now,
      dueAt: new Date(now.getTime() + refundDays * day),
    })
    await repositories.jobs.executeRefund(refundId)
  }
  await repositories.jobs.mailStatus('cancelled', order.id)
  if (storeOf(order) !== undefined) {
    await repositories.storePickups.arrive(order.id, null, now)
    await repositories.jobs.mailStore('release', order.id)
  }
  await repositories.jobs.exportOrder(order.id)
  await repositories.invalidate(changes.stock(await productIdsOf(repositories, order)))
  return { ...order, state: 'cancelled', stockReserved: false }
}

/** What was ordered, whose stock pages show. */
async function productIdsOf({ catalog }: Pick<Repositories, 'catalog'>, { lines }: Order): Promise<string[]> {
  const skus = lines.flatMap((line) => (line.productSku === null ? [] : [line.productSku]))
  return [...(await catalog.productIdsBySku(skus)).values()]
}

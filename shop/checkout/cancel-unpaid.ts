import { changes } from '#kernel/cache-table.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Order } from '../orders/order.ts'
import { isLive, isSettled } from '../orders/payment.ts'
import { reserveRepositories } from './reserve-again.ts'
import { giveDiscountsBack, giveGiftCardBack } from './reserve-discounts.ts'
import type { SettleDeps } from './settle-payment.ts'

/**
 * Cancels an order that nobody has paid: its stock and discounts go back, its cart stays with its shopper, and it can't be paid any more.
 * A payment that arrives all the same is paid back. One that is cancelled already answers as it did the first time.
 */
export async function cancelUnpaidOrder(deps: SettleDeps, orderId: string): Promise<Order | Refused> {
  return deps.transact(
    [...reserveRepositories, 'contexts', 'fulfilment', 'orders', 'payments'],
    async (repositories): Promise<Order | Refused> => {
      // The shopper's context before their order, as whoever places an order does it: then nobody waits in a circle.
      await repositories.contexts.lockHolders(orderId)
      const order = await repositories.orders.lock(orderId)
      if (!order) return refusedWith(refusalOf('order-not-found'))
      if (order.state === 'cancelled' && order.paidAt === null) return order
      const payments = await repositories.payments.ofOrder(orderId)
      if (order.state === 'paid' || order.state === 'cancelled' || payments.some(({ status }) => isSettled(status)))
        return refusedWith(refusalOf('order-not-cancellable'))
      await giveGiftCardBack(repositories, order, deps.clock.now())
      await giveDiscountsBack(repositories, orderId)
      if (order.stockReserved) await repositories.stock.release(orderId)
      await repositories.orders.change(orderId, { state: 'cancelled', stockReserved: false })
      await repositories.fulfilment.changeOrder(orderId, { cancelledAt: deps.clock.now() })
      await repositories.contexts.detachCart(order.cartId)
      const skus = order.lines.flatMap((line) => (line.productSku === null ? [] : [line.productSku]))
      await repositories.invalidate(changes.stock([...(await repositories.catalog.productIdsBySku(skus)).values()]))
      return { ...order, state: 'cancelled', stockReserved: false }
    },
  )
}

/** Calls the payments of a cancelled order off at the provider, as well as that can be done; what is paid all the same goes back. */
export async function callOffPayments(deps: SettleDeps, orderId: string): Promise<void> {
  for (const { status, providerId } of await deps.paymentStore.ofOrder(orderId)) {
    if (isLive(status) && providerId) await deps.payments.cancelPayment(providerId).catch(() => undefined)
  }
}

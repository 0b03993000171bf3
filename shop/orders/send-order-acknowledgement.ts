import { storefrontOf } from '#kernel/storefront.ts'
import { orderAcknowledgement } from './order-acknowledgement.ts'
import type { OrderReader } from './order-store.ts'
import { openTransfer } from './payment.ts'
import type { PaymentReader } from './payment-store.ts'
import type { sendOrderConfirmation } from './send-order-confirmation.ts'

type Deps = Parameters<typeof sendOrderConfirmation>[0] & {
  readonly orders: Pick<OrderReader, 'byId'>
  readonly paymentStore: Pick<PaymentReader, 'ofOrder'>
}

/**
 * Tells a shopper that their order was received (Directive 2000/31/EC, article 11). One that was paid meanwhile is confirmed
 * instead, and one that made room for another is nobody's business. May run again: the mail's key lets the outbox tell a repetition.
 */
export async function sendOrderAcknowledgement(deps: Deps, orderId: string): Promise<void> {
  const order = await deps.orders.byId(orderId)
  if (!order || order.state === 'paid' || order.state === 'cancelled')
    return deps.mail.dropUnsent(`order-acknowledgement:${orderId}`)
  const storefront = storefrontOf(order.storefrontCode)
  const transfer = openTransfer(await deps.paymentStore.ofOrder(orderId))
  const attachments = (await deps.orderAttachments?.(storefront)) ?? []
  const collection = await deps.collection?.(order)
  const now = deps.clock?.now() ?? order.createdAt
  const mail = orderAcknowledgement(order, { ...deps.senderDetails, storefront, collection, now, transfer })
  await deps.mail.send({ ...mail, attachments })
}

import type { Clock } from '#kernel/clock.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import type { MailAttachment, MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { Order } from './order.ts'
import { orderConfirmation } from './order-confirmation.ts'
import type { OrderReader } from './order-store.ts'
import type { Collection } from './pickup-facts.ts'

/**
 * Confirms a paid order by mail (Directive 2011/83, article 8(7)). An order that is unknown or not paid gets none. May run
 * again: the mail's key lets the outbox tell a repetition.
 */
export async function sendOrderConfirmation(
  deps: {
    readonly orders: Pick<OrderReader, 'byId'>
    readonly mail: MailPort
    readonly senderDetails: SenderDetails
    readonly clock?: Clock
    /** Where an order is collected, if it is in one of our stores. */
    readonly collection?: (order: Order) => Promise<Collection | undefined>
    /** The terms and the information on withdrawal, on paper. */
    readonly orderAttachments?: (storefront: Storefront) => Promise<readonly MailAttachment[]>
  },
  orderId: string,
): Promise<void> {
  const order = await deps.orders.byId(orderId)
  // It was cancelled, and its shopper was told so, while this mail waited.
  if (order?.state !== 'paid') return deps.mail.dropUnsent(`order-confirmation:${orderId}`)
  const storefront = storefrontOf(order.storefrontCode)
  const attachments = (await deps.orderAttachments?.(storefront)) ?? []
  const collection = await deps.collection?.(order)
  const now = deps.clock?.now() ?? order.createdAt
  const mail = orderConfirmation(order, { ...deps.senderDetails, storefront, collection, now })
  await deps.mail.send({ ...mail, attachments })
}

import type { Clock } from '#kernel/clock.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import type { MailAttachment, MailPort } from './mail-port.ts'
import type { Letterhead } from './mail-sender.ts'
import type { Order } from './order.ts'
import { orderConfirmation } from './order-confirmation.ts'
import type { OrderReader } from './order-store.ts'
import type { Collection } from './pickup-facts.ts'

/**
 * Confirms a paid order by mail (Directive 2011/83, article 8(7)). An order that is unknown or not paid gets none. May run
 * again: the mail's key lets the outbox tell a repetition.
 */
export async function sendOrderConfirmation(
  parts: {
    readonly orders: Pick<OrderReader, 'byId'>
    readonly mail: MailPort
    readonly letterhead: Letterhead
    readonly clock?: Clock
    /** Where an order is collected, if it is in one of our stores. */
    readonly collection?: (order: Order) => Promise<Collection | undefined>
    /** The terms and the information on withdrawal, on paper. */
    readonly enclosures?: (storefront: Storefront) => Promise<readonly MailAttachment[]>
  },
  orderId: string,
): Promise<void> {
  const order = await parts.orders.byId(orderId)
  if (order?.state !== 'paid') return
  const storefront = storefrontOf(order.storeCode)
  const attachments = (await parts.enclosures?.(storefront)) ?? []
  const collection = await parts.collection?.(order)
  const now = parts.clock?.now() ?? order.createdAt
  const mail = orderConfirmation(order, { ...parts.letterhead, storefront, collection, now })
  await parts.mail.send({ ...mail, attachments })
}

import { storefrontOf } from '#kernel/storefront.ts'
import type { MailPort } from './mail-port.ts'
import { orderConfirmation } from './order-confirmation.ts'
import type { OrderReader } from './order-store.ts'

/**
 * Confirms a paid order by mail (Directive 2011/83, article 8(7)). An order that is unknown or not paid gets none. May run
 * again: the mail's key lets the outbox tell a repetition.
 *
 * @param parts.publicUrl `https://www.example.com`, without a slash at the end
 */
export async function sendOrderConfirmation(
  parts: { readonly orders: Pick<OrderReader, 'byId'>; readonly mail: MailPort; readonly publicUrl: string },
  orderId: string,
): Promise<void> {
  const order = await parts.orders.byId(orderId)
  if (order?.state !== 'paid') return
  const storefront = storefrontOf(order.storeCode)
  await parts.mail.send(orderConfirmation(order, { publicUrl: parts.publicUrl, storefront }))
}

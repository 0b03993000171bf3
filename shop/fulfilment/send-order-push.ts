import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { type Order, orderReference } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import { deliverPush, type PushDeps, type PushNotice } from '../push/deliver-push.ts'
import type { PushDelivery } from '../push/push-request.ts'
import type { PushReader } from '../push/push-store.ts'
import type { FulfilmentReader } from './fulfilment-store.ts'
import { orderPushMessages } from './order-push-messages.ts'

/** What becomes of an order that its followers hear of, or after which there is nothing more to hear. */
export const orderPushKinds = ['sent', 'ready', 'delivered', 'collected', 'cancelled'] as const
export type OrderPushKind = (typeof orderPushKinds)[number]

export type OrderPushDeps = PushDeps & {
  readonly push: PushReader
  readonly orders: Pick<OrderReader, 'byId'>
  readonly fulfilment: Pick<FulfilmentReader, 'parcel'>
}

/**
 * Has each browser that follows an order told of it, in a job of its own; ends what they asked for once the order is over.
 *
 * @param id of the parcel ('sent') or of the order
 */
export async function tellOrderFollowers(deps: OrderPushDeps, kind: OrderPushKind, id: string): Promise<void> {
  const orderId = kind === 'sent' ? (await deps.fulfilment.parcel(id))?.orderId : id
  if (orderId === undefined) return
  if (kind === 'sent' || kind === 'ready') {
    const followers = await deps.push.idsOfOrder(orderId)
    if (followers.length === 0) return
    await deps.transact(['jobs'], async ({ jobs }) => {
      for (const requestId of followers) await jobs.pushOrderTo(requestId, kind, orderId)
    })
    return
  }
  await deps.transact(['push'], ({ push }) => push.endOfOrder(orderId))
}

/** Tells a browser of an order that it follows. May run again: of a message that comes twice the second takes the place of the first. */
export async function sendOrderPush(
  deps: OrderPushDeps,
  requestId: string,
  kind: 'sent' | 'ready',
  orderId: string,
): Promise<void> {
  const [delivery, order] = await Promise.all([deps.push.byId(requestId), deps.orders.byId(orderId)])
  if (delivery && order) await deliverPush(deps, delivery, orderPushNotice(delivery, kind, order))
}

function orderPushNotice(
  { id, storefrontCode }: Pick<PushDelivery, 'id' | 'storefrontCode'>,
  kind: 'sent' | 'ready',
  order: Pick<Order, 'number' | 'deepLinkCode'>,
): PushNotice {
  const storefront = storefrontOf(storefrontCode)
  const messages = orderPushMessages(storefront.contentLang)
  const { title, line } = messages[kind]
  return {
    title,
    body: line,
    url: `${routePath(storefront, 'order')}?order=${encodeURIComponent(orderReference(order))}`,
    tag: id,
    stop: messages.stop,
    lang: storefront.iso,
  }
}

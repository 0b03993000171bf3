import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { deliverPush, type PushDeps, type PushNotice } from '../push/deliver-push.ts'
import type { PushDelivery } from '../push/push-request.ts'
import type { PushReader } from '../push/push-store.ts'
import { pushAlertMessages } from './push-alert-messages.ts'

export type SendPushAlertDeps = PushDeps & { readonly push: PushReader }

/**
 * Tells a browser of its size, once: the request goes with it. May run again: what was told already is there no more, and of a message that
 * comes twice the second takes the place of the first.
 */
export async function sendPushAlert(deps: SendPushAlertDeps, id: string): Promise<void> {
  const delivery = await deps.push.byId(id)
  if (!delivery) return
  const notice = pushAlertNotice(delivery)
  if (notice) await deliverPush(deps, delivery, notice)
  await deps.transact(['push'], ({ push }) => push.endRequest(id))
}

/** Nothing where the size is gone from the catalogue. */
export function pushAlertNotice({ id, named, kind, storefrontCode }: PushDelivery): PushNotice | undefined {
  if (!named || kind === 'order') return undefined
  const storefront = storefrontOf(storefrontCode)
  const messages = pushAlertMessages(storefront.contentLang)
  const { product, size } = named
  // Of a product that came on sale several sizes may have been asked for.
  const sizeName = kind === 'coming_soon' ? undefined : size.name
  return {
    title: messages.title[kind],
    body: messages.line(`${product.brand} ${product.name}`, sizeName),
    url: `${routePath(storefront, 'home')}${product.url}/`,
    tag: id,
    stop: messages.stop,
    lang: storefront.iso,
  }
}

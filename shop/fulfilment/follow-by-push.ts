import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { BrowserSubscription, PushPort } from '../push/push-port.ts'
import { pushWordingVersion } from '../push/push-request.ts'
import { isSubscription } from '../push/push-rules.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'

export type FollowByPushDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly pushPort: PushPort
}

export type FollowByPushInput = {
  readonly orderId: string
  readonly subscription: BrowserSubscription
  /** Who is logged in, if anybody. */
  readonly customerId?: string | undefined
}

/**
 * Promises a browser to tell it when an order leaves, or lies ready in a store. Asking again changes nothing. The press that asks is
 * the consent; it stands in the row of the request.
 */
export async function addOrderPush(
  { transact, clock, settings, pushPort }: FollowByPushDeps,
  storefront: Storefront,
  { orderId, subscription, customerId }: FollowByPushInput,
): Promise<{ readonly orderId: string } | Refused> {
  const now = clock.now()
  const { offered, hosts, mostPerBrowser } = settings.at(now).push
  if (!offered || !isSubscription(subscription, hosts, pushPort.sandbox))
    return refusedWith(refusalOf('push-not-possible'))
  return transact(['push'], async ({ push }) => {
    const subscriptionId = await push.keepSubscription(subscription, now)
    await push.addRequest({
      subscriptionId,
      customerId,
      storefrontCode: storefront.code,
      kind: 'order',
      about: { orderId },
      wordingVersion: pushWordingVersion,
      now,
    })
    if ((await push.countOf(subscriptionId)) > mostPerBrowser) return refusedWith(refusalOf('push-too-many'))
    return { orderId }
  })
}

import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { BrowserSubscription, PushPort } from '../push/push-port.ts'
import { pushWordingVersion } from '../push/push-request.ts'
import { isSubscription } from '../push/push-rules.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { isComingSoon } from '../stock/size-stock.ts'
import type { Transact } from '../transact.ts'
import { type AlertAdded, mostSizes } from './add-stock-alert.ts'

export type PushAlertInput = {
  /** Of the size. */
  readonly sku: string
  /** Further sizes of the same product. */
  readonly skus?: readonly string[]
  readonly subscription: BrowserSubscription
  /** Who is logged in, if anybody. */
  readonly customerId?: string | undefined
}

export type PushAlertDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly pushPort: PushPort
}

/**
 * Promises a browser one message about one size: when it is back, or when it goes on sale. Asking again changes nothing. The press that
 * asks is the consent; it stands in the row of the request, with its time and the version of the words.
 */
export async function addPushAlert(
  { transact, clock, settings, pushPort }: PushAlertDeps,
  storefront: Storefront,
  { sku, skus = [], subscription, customerId }: PushAlertInput,
): Promise<AlertAdded | Refused> {
  const now = clock.now()
  const { offered, hosts, mostPerBrowser } = settings.at(now).push
  if (!offered || !isSubscription(subscription, hosts, pushPort.sandbox))
    return refusedWith(refusalOf('push-not-possible'))
  return transact(['alerts', 'push'], async ({ alerts, push }) => {
    const size = await alerts.sizeToWaitFor(sku)
    if (!size) return refusedWith(refusalOf('product-not-found', { field: 'sku', name: sku }))
    const kind = isComingSoon(size.comingSoonDate, now) ? 'coming_soon' : 'back_in_stock'
    const subscriptionId = await push.keepSubscription(subscription, now)
    const wanted = [size]
    for (const other of [...new Set(skus)].slice(0, mostSizes)) {
      const found = await alerts.sizeToWaitFor(other)
      if (found?.productId === size.productId) wanted.push(found)
    }
    for (const { variantId } of wanted)
      await push.addRequest({
        subscriptionId,
        customerId,
        storefrontCode: storefront.code,
        kind,
        about: { variantId },
        wordingVersion: pushWordingVersion,
        now,
      })
    // Counted once they are there: the browser is held, so that presses at the same time wait for each other.
    if ((await push.countOf(subscriptionId)) > mostPerBrowser) return refusedWith(refusalOf('push-too-many'))
    return { sku, kind }
  })
}

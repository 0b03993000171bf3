import { cookies, workerPath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { browserQuery } from '#web/browser-api.ts'
import { cookieValue } from '#web/cookies.ts'
import { graphql } from '#web/graphql/gql.ts'

const pushKeyQuery = graphql(`
  query PushKey {
    pushKey
  }
`)

/** A browser as the shop tells it things (`BrowserSubscriptionInput`). */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Whether this browser could be told anything: some have no way, and on a tablet of a store it would be the next shopper. */
export function canBeTold(): boolean {
  return (
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    !cookieValue(document.cookie, cookies.storeLocation.name)
  )
}

/**
 * Subscribes this browser at the push service of its maker. Called in the press and nowhere else: browsers ask their shopper only then.
 *
 * @returns `blocked` where its shopper or its settings say no, nothing where it failed
 */
export async function subscribeBrowser(storefront: Storefront): Promise<Subscription | 'blocked' | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const answer = await browserQuery(storefront, pushKeyQuery, {})
  const key = answer?.pushKey
  if (!key) return undefined
  try {
    const scope = `${storefront.basePath}/`
    await navigator.serviceWorker.register(workerPath(storefront), { scope })
    const { pushManager } = await navigator.serviceWorker.ready
    return sendable(await subscribedBy(pushManager, key))
  } catch {
    return undefined
  }
}

/** To the shop's key of now: a browser that is subscribed to another one has to leave that first. */
async function subscribedBy(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const known = await pushManager.getSubscription()
    if (!known) throw error
    await known.unsubscribe()
    return pushManager.subscribe(options)
  }
}

function sendable(subscription: PushSubscription): Subscription | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined
}

/** What this browser is subscribed to, in any storefront. */
export async function subscriptionsHere(): Promise<PushSubscription[]> {
  if (!canBeTold()) return []
  const registrations = await navigator.serviceWorker.getRegistrations()
  const found = await Promise.all(registrations.map(({ pushManager }) => pushManager?.getSubscription() ?? null))
  return found.filter((one) => one !== null)
}

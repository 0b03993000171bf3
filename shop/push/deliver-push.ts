import type { SettingsSource } from '../settings/settings-source.ts'
import { ensureVapidKeys, type VapidKeysDeps } from './ensure-vapid-keys.ts'
import type { PushPort } from './push-port.ts'
import type { PushDelivery } from './push-request.ts'
import { isPushEndpoint } from './push-rules.ts'

export type PushDeps = VapidKeysDeps & { readonly settings: SettingsSource; readonly pushPort: PushPort }

/** What stands on a lock screen: nothing of a person, and no amount. */
export type PushNotice = {
  readonly title: string
  readonly body: string
  /** A path of this shop, where a press leads. */
  readonly url: string
  /** A later notice with the same takes the place of this one. */
  readonly tag: string
  /** On the button by which the browser is told nothing any more. */
  readonly stop: string
  /** `nl-NL` */
  readonly lang: string
}

/** For so long a browser that is off may still be told. */
const ttlSeconds = 3 * 86_400

/**
 * Tells a browser something. One that is gone is deleted with all that it wanted, and so is one whose push service the shop no
 * longer takes for one.
 *
 * @returns whether it was told
 * @throws where it may be tried again
 */
export async function deliverPush(deps: PushDeps, delivery: PushDelivery, notice: PushNotice): Promise<boolean> {
  const { transact, clock, settings, pushPort } = deps
  const { subscription } = delivery
  const { offered, hosts } = settings.at(clock.now()).push
  if (!offered) return false
  const isKnown = isPushEndpoint(subscription.endpoint, hosts, pushPort.sandbox)
  const message = { payload: JSON.stringify(notice), topic: topicOf(delivery.id), ttlSeconds }
  const outcome = isKnown ? await pushPort.send(subscription, message, await ensureVapidKeys(deps)) : 'gone'
  if (outcome === 'gone') await transact(['push'], ({ push }) => push.dropSubscription(subscription.id))
  return outcome === 'taken'
}

/** 32 letters, as RFC 8030 has them at most. */
const topicOf = (id: string) => id.replaceAll('-', '').slice(0, 32)

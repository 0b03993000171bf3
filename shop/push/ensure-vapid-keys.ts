import type { Clock } from '#kernel/clock.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import type { Transact } from '../transact.ts'
import type { VapidKeys } from './push-port.ts'
import type { PushReader } from './push-store.ts'
import { newVapidKeys } from './vapid-keys.ts'

export type VapidKeysDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly push: Pick<PushReader, 'keys'>
  readonly secretBox: SecretBox
  /** Of the settings; then none are made. */
  readonly vapidKeys?: VapidKeys | undefined
}

/**
 * The shop's pair of keys, made with the first question for it and the same for all nodes. Browsers subscribe to it: with another one
 * they would have to be asked anew.
 *
 * @throws where what is kept was sealed by another secret
 */
export async function ensureVapidKeys(deps: VapidKeysDeps): Promise<VapidKeys> {
  const { transact, clock, push, secretBox, vapidKeys: given } = deps
  if (given) return given
  const known = await push.keys()
  if (known) return opened(secretBox, known)
  const made = newVapidKeys()
  await transact(['push'], (repositories) =>
    repositories.push.keepKeys(made.publicKey, secretBox.seal(made.privateKey), clock.now()),
  )
  const kept = await push.keys()
  if (!kept) throw new Error('The keys of push messages are not kept')
  return opened(secretBox, kept)
}

function opened(
  secretBox: SecretBox,
  { publicKey, sealed }: { readonly publicKey: string; readonly sealed: Buffer },
): VapidKeys {
  const privateKey = secretBox.open(sealed)
  if (privateKey === undefined)
    throw new Error('The key of push messages was sealed by another STAFF_SECRET; see npm run staff -- reseal')
  return { publicKey, privateKey }
}

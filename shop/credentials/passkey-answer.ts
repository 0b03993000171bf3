import type { PasskeyRecord, RelyingParty } from './passkey.ts'
import {
  challengeIn,
  type NewPasskey,
  passkeyIdIn,
  verifiedAssertion,
  verifiedRegistration,
} from './passkey-ceremony.ts'

/** What an answer of a browser is judged with. */
type Ceremony = {
  readonly relyingParty: RelyingParty | undefined
  /**
   * Takes a challenge, so that nobody takes it again: it is spent by whoever answers it first, rightly or not.
   * @returns whether it was one of ours, for this purpose and person, and not over
   */
  readonly takeChallenge: (challenge: string) => Promise<boolean>
}

/** The passkey that a browser made for a challenge of ours; nothing where it made none. */
export async function madePasskey(
  { relyingParty, takeChallenge }: Ceremony,
  answer: unknown,
): Promise<NewPasskey | undefined> {
  const challenge = challengeIn(answer)
  if (challenge === undefined || !relyingParty) return undefined
  if (!(await takeChallenge(challenge))) return undefined
  return verifiedRegistration(relyingParty, answer, challenge)
}

/**
 * The passkey that signed a challenge of ours, with what its authenticator has counted; nothing where none did. One whose counter goes back
 * was copied, and is refused.
 */
export async function signingPasskey<Stored extends PasskeyRecord>(
  {
    relyingParty,
    takeChallenge,
    passkeyById,
  }: Ceremony & { readonly passkeyById: (id: string) => Promise<Stored | undefined> },
  answer: unknown,
): Promise<{ readonly passkey: Stored; readonly counter: number } | undefined> {
  const challenge = challengeIn(answer)
  const id = passkeyIdIn(answer)
  if (challenge === undefined || id === undefined || !relyingParty) return undefined
  if (!(await takeChallenge(challenge))) return undefined
  const passkey = await passkeyById(id)
  const counter = passkey && (await verifiedAssertion(relyingParty, passkey, answer, challenge))
  return passkey && counter !== undefined ? { passkey, counter } : undefined
}

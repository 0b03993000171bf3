import { minute } from '#kernel/clock.ts'

/** A key that somebody's device keeps, by which they log in without anything that could be typed elsewhere. */
export type Passkey = {
  /** Of the credential, base64url. */
  readonly id: string
  /** Where it was made: 'Chrome, Windows'. */
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

/** What verifies a passkey. Never leaves the department. */
export type StoredPasskey = Passkey & {
  readonly memberId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
}

/** What a challenge is signed for: one of another purpose is worth nothing. */
export type ChallengePurpose = 'log-in' | 'prove' | 'add' | 'begin'

/** So long somebody may take to find their finger or their security key. */
export const challengeLifetime = 5 * minute

/** The name that browsers bind passkeys to, which is that of the back office's address. */
export type RelyingParty = {
  /** The host alone: `office.example.com`. */
  readonly id: string
  readonly origin: string
}

/** So many passkeys somebody may have. */
export const mostPasskeys = 10

/**
 * Who browsers make passkeys for.
 * @param url where staff are; nothing for one whose host is a number, which no browser makes passkeys for
 */
export function relyingPartyOf(url: string): RelyingParty | undefined {
  const parsed = URL.parse(url)
  if (!parsed || /^[\d.]+$|:/.test(parsed.hostname)) return undefined
  return { id: parsed.hostname, origin: parsed.origin }
}

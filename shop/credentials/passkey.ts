import { minute } from '#kernel/clock.ts'

/** A key that somebody's device keeps, by which they log in without anything that could be typed elsewhere. */
export type Passkey = {
  /** Of the credential, base64url. */
  readonly id: string
  /** What tells it from their others: 'Chrome, Windows'. */
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

/** What verifies a passkey. Never leaves the shop. */
export type PasskeyRecord = Passkey & {
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
}

/** So long somebody may take to find their finger or their security key. */
export const challengeLifetime = 5 * minute

/** The name that browsers bind passkeys to, which is that of the address where they are used. */
export type RelyingParty = {
  /** The host alone: `office.example.com`. */
  readonly id: string
  readonly origin: string
}

/** So many passkeys somebody may have. */
export const mostPasskeys = 10

/**
 * Who browsers make passkeys for.
 * @param url where somebody logs in; nothing for one whose host is a number, which no browser makes passkeys for
 */
export function relyingPartyOf(url: string): RelyingParty | undefined {
  const parsed = URL.parse(url)
  if (!parsed || /^[\d.]+$|:/.test(parsed.hostname)) return undefined
  return { id: parsed.hostname, origin: parsed.origin }
}

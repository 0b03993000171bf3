import { hour, minute } from '#kernel/clock.ts'

/** Clocks of others are never quite right. */
export const clockTolerance = minute

/** Who showed the provider longer ago than this who they are is asked again: a session here lasts as long. */
export const longestKnown = 12 * hour

/** What is asked of the provider, and looked for in what comes back. */
export type SignInChallenge = { readonly state: string; readonly nonce: string; readonly codeVerifier: string }

/** Somebody whom the provider vouches for. */
export type SignedIn = {
  readonly issuer: string
  /** Who it is at that issuer, for ever; names and addresses change hands. */
  readonly subject: string
  readonly email: string | undefined
  readonly name: string | undefined
  /** Everything that was said of them, by its name. */
  readonly claims: Readonly<Record<string, unknown>>
  /** When they showed the provider last who they are; nothing where it doesn't say. */
  readonly authenticatedAt: Date | undefined
  readonly idToken: string
}

/** The company's own log-in (OpenID Connect, authorization code with PKCE). */
export type SignInPort = {
  /**
   * @param isProof whether they have to show anew who they are
   * @returns where the browser goes
   * @throws SignInUnavailable
   */
  begin(challenge: SignInChallenge, isProof: boolean): Promise<string>
  /**
   * @param callback the whole address that the browser came back to
   * @throws SignInRejected, SignInUnavailable
   */
  finish(callback: string, challenge: SignInChallenge): Promise<SignedIn>
  /** Where the provider ends its own session as well; nothing where it has no such place. */
  leave(idToken: string): Promise<string | undefined>
}

/** What came back can't be trusted: another state or audience, too old, used before, or refused by the provider. */
export class SignInRejected extends Error {
  override readonly name = 'SignInRejected'
}

/** The provider is down, too slow or answers nonsense; later it may not be. */
export class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable'
}

/** What a browser is given to show that it is no program that fills in forms. */
export type CaptchaTask = {
  /** A proof of work, as ALTCHA writes its challenges (JSON). */
  readonly challenge: string
  /** A service that watches visitors instead, where one is set up. It may only be loaded with consent. */
  readonly watcher: { readonly siteKey: string; readonly scriptUrl: string } | null
}

export type CaptchaAnswer = {
  readonly token: string
  /** The operation that it was asked for; an answer for one opens no other. */
  readonly action: string
  readonly clientAddress: string | undefined
  /** Whether unusually many answers came from the same network lately. */
  readonly busy: boolean
}

/** 0 is certainly a program, 1 certainly a person; the reasons are for whoever looks why. */
export type CaptchaVerdict = { readonly score: number; readonly reasons: readonly string[] }

export type CaptchaPort = {
  task(action: string): Promise<CaptchaTask>
  /**
   * Judges an answer, and uses it up.
   * @throws CaptchaUnavailable when nobody can judge it now
   */
  verify(answer: CaptchaAnswer): Promise<CaptchaVerdict>
}

/** What the shop keeps for a captcha of its own, on all nodes together. */
export type CaptchaUseStore = {
  /** What signs challenges. */
  secret(): Promise<string>
  /** Uses something up; says whether it was the first to. */
  spend(key: string, until: Date): Promise<boolean>
}

/** The judging service doesn't answer. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable'
}

/** A browser as Google Analytics knows it, with its consent. Neither id names anybody. */
export type MeasuredBrowser = {
  /** `123456789.1700000000`, as its cookie has it. */
  readonly clientId: string
  /** Of the visit; digits. */
  readonly sessionId: string | null
}

const clientId = /^\d{1,20}\.\d{1,20}$/
const sessionId = /^\d{1,20}$/

/** The ids where they are such; one that is none would be told to somebody outside as it was typed. */
export function readMeasuredBrowser(typed: {
  readonly clientId: string
  readonly sessionId?: string | null | undefined
}): MeasuredBrowser | undefined {
  if (!clientId.test(typed.clientId)) return undefined
  const session = typed.sessionId ?? ''
  return { clientId: typed.clientId, sessionId: sessionId.test(session) ? session : null }
}

/** The database gave no connection: all are taken, or it is away. What was asked for can be asked for again. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
  /** What a door answers with: later. */
  readonly statusCode = 503

  constructor(cause: unknown) {
    super('The database has no connection for this', { cause })
  }
}

/** What PgBouncer says to whoever waited for a connection of its own, and in vain; its codes differ from release to release. */
const pooledInVain =
  /^(?:query_wait_timeout|client_login_timeout|server login has been failing|server shutting down|pgbouncer cannot connect to server)/

/** Whether a pooler in between had no connection for a statement: it was not run, nor was anything else of its transaction. */
export const isTurnedAway = (error: unknown): boolean => isFatal(error) && pooledInVain.test(error.message)

/** Whether an error ended its connection, of which the pool only hears a moment later. */
export const isFatal = (error: unknown): error is Error & { readonly severity: 'FATAL' } =>
  error instanceof Error && 'severity' in error && error.severity === 'FATAL'

/** Whether the connection broke before the answer came: a pooler or a server was started anew, or the network is gone. */
export function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return brokenCodes.has(code) || brokenMessages.test(error.message)
}

/** Of sockets, and of a PostgreSQL that shuts down, died or begins. */
const brokenCodes = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'])
const brokenMessages = /^Connection terminated|connection error and is not queryable$/

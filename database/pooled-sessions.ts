import type pg from 'pg'

/** What stands between the shop and PostgreSQL isn't set up for it; the message is a sentence for the operator. */
export class PoolerError extends Error {
  override name = 'PoolerRefusal'
}

type Session = { readonly timezone: string; readonly statement: string; readonly idle: string }

/**
 * Holds a pooler to what the shop says by itself where nothing is in between: days are counted in UTC, and no statement and no transaction
 * keeps one of the few sessions for ever.
 * @throws PoolerError naming what its sessions lack
 */
export async function refuseOtherSessions(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Session>(
    `select current_setting('timezone') as timezone, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  const { timezone, statement, idle } = rows[0] ?? { timezone: '', statement: '0', idle: '0' }
  const problems = [
    ...(timezone === 'UTC' ? [] : [`their time zone is ${timezone} and not UTC`]),
    ...(statement === '0' ? ['they have no statement_timeout'] : []),
    ...(idle === '0' ? ['they have no idle_in_transaction_session_timeout'] : []),
  ]
  if (problems.length === 0) return
  throw new PoolerError(
    `The sessions behind DATABASE_URL are not the shop's: ${problems.join(', ')}. deploy/pgbouncer/pgbouncer.ini says how a pooler sets them.`,
  )
}

/** The sentence for an operator whose DATABASE_URL goes through PgBouncer, where nothing says so; any other error as it is. */
export function explainPooler(error: unknown): unknown {
  const isPooler = error instanceof Error && error.message.startsWith('unsupported startup parameter')
  if (!isPooler) return error
  const sentence =
    'DATABASE_URL goes through PgBouncer: set DATABASE_DIRECT_URL to the PostgreSQL behind it, for what needs a session of its own.'
  return new PoolerError(sentence, { cause: error })
}

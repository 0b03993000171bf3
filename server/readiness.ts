import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '#database/rows.ts'
import { withinTime } from './health.ts'

/** Whether requests may be sent here, and what keeps them away where they may not. */
export type Readiness = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export type ReadinessDeps = { readonly db: Database; readonly pool: Pick<Pool, 'waitingCount'> }

/**
 * Whether the database answers this node. Without an answer in time every shopper here would wait as well, while another node
 * may have connections left.
 */
export async function checkDatabase({ db, pool }: ReadinessDeps): Promise<Readiness> {
  const answered = await withinTime(sql`select 1`.execute(db))
  if (answered) return { ok: true }
  return {
    ok: false,
    reason: pool.waitingCount > 0 ? 'All connections to the database are in use' : 'The database does not answer',
  }
}

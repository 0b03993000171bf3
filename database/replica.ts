import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import { type DatabaseConfig, databaseOn, directTo, openPool, sayingWhy } from './connect.ts'
import type { Database } from './rows.ts'

export type ReplicaOptions = {
  readonly clock: Clock
  /** Connections at most, to the replica and to the primary each. */
  readonly poolSize: number
  /** So many seconds it may be behind the primary; then the primary is asked. */
  readonly mostBehind: number
  /** Told once whenever others are asked than before: why the replica is not, or nothing where it is again. */
  readonly onChange: (why: unknown) => void
}

/** So long one that did not answer is left alone, and one that did is believed to be as current as it was. */
const believed = 5_000

/** So long somebody waits for a replica before the primary is asked. */
const patience = 1_000

/**
 * The database for what may be a minute old and takes long: a replica of it, and the primary while the replica does not answer or is too far
 * behind. A statement that was under way when the replica broke fails, and can be asked again.
 */
export function openReplica(
  url: string,
  primary: DatabaseConfig,
  options: ReplicaOptions,
): { readonly db: Database; close(): Promise<void> } {
  const usual = { applicationName: 'cordwainer-reports', poolSize: options.poolSize, statementTimeout: 60_000 }
  const there = openPool({ url }, { ...usual, connectionTimeout: patience })
  const here = openPool(directTo(primary), usual)
  const db = databaseOn(sayingWhy(replicaFirst(there.named, here.named, options)))
  return {
    db,
    close: async () => {
      await Promise.all([there.pool.end(), here.pool.end()])
    },
  }
}

function replicaFirst(replica: PostgresPool, primary: PostgresPool, options: ReplicaOptions): PostgresPool {
  const { clock, mostBehind, onChange } = options
  let known: { readonly until: number; readonly isUsed: boolean } = { until: 0, isUsed: true }

  function learn(isUsed: boolean, why?: unknown): void {
    if (isUsed !== known.isUsed) onChange(why)
    known = { until: clock.now().getTime() + believed, isUsed }
  }

  /** A connection of the replica, where it may be asked. */
  async function current(): Promise<PostgresPoolClient | undefined> {
    const isKnown = clock.now().getTime() < known.until
    if (isKnown && !known.isUsed) return undefined
    const client = await replica.connect().catch((error: unknown) => learn(false, error))
    if (!client || isKnown) return client ?? undefined
    try {
      const seconds = await secondsBehind(client)
      if (seconds <= mostBehind) {
        learn(true)
        return client
      }
      learn(false, new Error(`The replica is ${Math.round(seconds)} seconds behind`))
    } catch (error) {
      learn(false, error)
    }
    client.release()
    return undefined
  }

  return {
    options: replica.options,
    end: async () => undefined,
    connect: async () => (await current()) ?? primary.connect(),
  }
}

/** How long ago that happened what it knows last; nothing behind is one that was promoted. The shop's own jobs write every few seconds. */
async function secondsBehind(client: PostgresPoolClient): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    `select case when pg_is_in_recovery()
       then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 else 0 end as seconds`,
    [],
  )
  return rows[0]?.seconds ?? Number.POSITIVE_INFINITY
}

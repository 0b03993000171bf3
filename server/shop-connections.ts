import { directTo, type OpenDatabase, openDatabase } from '#database/connect.ts'
import { openReplica } from '#database/replica.ts'
import type { Database } from '#database/rows.ts'
import { type Clock, minute } from '#kernel/clock.ts'
import type { ShopConfig } from './config.ts'
import type { Log } from './log.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Connections for what nobody waits for. Where shoppers leave the processor nothing, a statement of theirs takes minutes. */
const backgroundWork = {
  applicationName: 'cordwainer-background',
  poolSize: 2,
  niceness: 19,
  statementTimeout: 10 * minute,
  idleInTransactionTimeout: 10 * minute,
}

/** Figures and exports that a replica answers: few at once, and none of them a minute old. */
const reportReads = { poolSize: 4, mostBehind: 60 }

export type ShopConnections = Pick<OpenDatabase, 'db' | 'pool' | 'direct' | 'close'> & {
  /** For what nobody waits for. */
  readonly background: Database
  /** For figures and exports, where the settings name a replica. */
  readonly reports: Database | undefined
}

/** All connections of a thread to the shop's database: for shoppers, for what nobody waits for, and to a replica. */
export function openShopConnections(
  config: ShopConfig,
  { clock, log, tracing }: { readonly clock: Clock; readonly log: Log; readonly tracing: Tracing | undefined },
): ShopConnections {
  const { db, pool, direct, close } = openDatabase(config.database, {
    poolSize: config.databaseConnections,
    namedStatements: config.preparedStatements,
    tracer: tracing,
  })
  const background = openDatabase(directTo(config.database), backgroundWork)
  const replica = replicaOf(config, clock, log)
  return {
    db,
    pool,
    direct,
    background: background.db,
    reports: replica?.db,
    close: async () => {
      await Promise.all([close(), background.close(), replica?.close()])
    },
  }
}

function replicaOf({ databaseReplicaUrl, database }: ShopConfig, clock: Clock, log: Log) {
  if (databaseReplicaUrl === undefined) return undefined
  const onChange = (why: unknown) =>
    why === undefined
      ? log.info('The replica is asked again')
      : log.warn({ err: why }, 'The replica is not asked: the primary is')
  return openReplica(databaseReplicaUrl, database, { ...reportReads, clock, onChange })
}

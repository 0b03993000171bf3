import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { SocketConnection } from './embedded.ts'
import { withNamedStatements } from './named-statements.ts'
import { hostsOf, PrimaryFinder, primaryClient } from './primary.ts'
import type { Database } from './rows.ts'
import { StatementNames } from './statement-names.ts'
import type { Tables } from './tables.ts'
import { shopTypes } from './types.ts'

export type DatabaseConfig = { url: string } | { embedded: SocketConnection }

export type DatabaseOptions = {
  /** Shown to the operator in pg_stat_activity. */
  applicationName?: string
  /** Connections at most; a query beyond waits its turn. */
  poolSize?: number
  /** Milliseconds a statement may run. */
  statementTimeout?: number
  /** Milliseconds a transaction may hold its locks without doing anything. */
  idleInTransactionTimeout?: number
  /** Milliseconds a query waits for a connection. */
  connectionTimeout?: number
  /** Whether PostgreSQL keeps what it prepared; false behind a proxy that can't. */
  namedStatements?: boolean
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void
}

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> }

/** The database gave no connection: all are taken, or it is away. What was asked for can be asked for again. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
  /** What a door answers with: later. */
  readonly statusCode = 503

  constructor(cause: unknown) {
    super('The database has no connection for this', { cause })
  }
}

/** Opens a pool on the shop's database; nothing is connected before the first query. */
export function openDatabase(config: DatabaseConfig, options: DatabaseOptions = {}): OpenDatabase {
  const pool = new pg.Pool({
    ...connectionOf(config),
    types: shopTypes,
    application_name: options.applicationName ?? 'cordwainer',
    max: options.poolSize ?? 20,
    statement_timeout: options.statementTimeout ?? 30_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeout ?? 60_000,
    connectionTimeoutMillis: options.connectionTimeout ?? 5_000,
    keepAlive: true,
    // Days are the shop's business; the database knows instants.
    options: '-c timezone=UTC',
  })
  pool.on('error', (error) => options.onConnectionError?.(error))
  // Of connections in use the pool hears nothing. One that breaks between two statements of a transaction would end the process; the next
  // statement says that it broke.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const names = new StatementNames(options.namedStatements === false ? { most: 0 } : {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sayingWhy(withNamedStatements(pool, names)) }) })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return { db, pool, close }
}

/** How a pool connects: to the embedded server, to the one that is named, or to whichever of several takes writes. */
function connectionOf(config: DatabaseConfig): pg.PoolConfig {
  if ('embedded' in config) return config.embedded
  const [url = config.url, ...others] = hostsOf(config.url)
  if (others.length === 0) return { connectionString: url }
  return { connectionString: url, Client: primaryClient(new PrimaryFinder([url, ...others])) }
}

/** The same pool; who gets no connection is told so in the shop's own words. */
function sayingWhy(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw new NoConnection(error)
      }),
  }
}

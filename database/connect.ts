import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Tracer } from '#kernel/tracing.ts'
import { lowerBackendPriority } from './backend-priority.ts'
import type { SocketConnection } from './embedded.ts'
import { joiningDialect } from './joined-reads.ts'
import { withNamedStatements } from './named-statements.ts'
import { NoConnection } from './no-connection.ts'
import { hostsOf, PrimaryFinder, primaryClient } from './primary.ts'
import type { Database } from './rows.ts'
import { StatementNames } from './statement-names.ts'
import type { Tables } from './tables.ts'
import { shopTypes } from './types.ts'

/** `directUrl` is the same database past the pooler that `url` goes through; it is absent where nothing is in between. */
export type DatabaseConfig = { url: string; directUrl?: string } | { embedded: SocketConnection }

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
  /** How much its connections let others of the same machine go first, from 1 to 19: for work that nobody waits for and that locks nothing. */
  niceness?: number
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void
  /** Told of statements, without their values. */
  tracer?: Tracer | undefined
}

type Connections = { db: Database; pool: pg.Pool; close(): Promise<void> }

/** `direct` is for what needs a session of its own: LISTEN, locks of a session, transactions that wait for each other. */
export type OpenDatabase = Connections & { readonly direct: Pick<Connections, 'db' | 'pool'> }

/** So many are open when a node builds its search, imports, and looks into a folder for more; each closes once it is idle. */
const directConnections = 6

/** Opens a pool on the shop's database, and behind a pooler another one past it; nothing is connected before the first query. */
export function openDatabase(config: DatabaseConfig, options: DatabaseOptions = {}): OpenDatabase {
  const opened = openConnections(config, options)
  if (!isPooled(config)) return { ...opened, direct: opened }
  const applicationName = `${options.applicationName ?? usualName}-direct`
  const direct = openConnections(directTo(config), { ...options, applicationName, poolSize: directConnections })
  const close = async () => {
    await Promise.all([opened.close(), direct.close()])
  }
  return { ...opened, direct, close }
}

/** The same database with nothing in between. */
export const directTo = (config: DatabaseConfig): DatabaseConfig =>
  'url' in config ? { url: config.directUrl ?? config.url } : config

/** Whether a pooler stands in between, which may give each transaction another session. */
export const isPooled = (config: DatabaseConfig): boolean => 'url' in config && config.directUrl !== undefined

const usualName = 'cordwainer'

function openConnections(config: DatabaseConfig, options: DatabaseOptions): Connections {
  const { pool, named } = openPool(config, options)
  const db = databaseOn(sayingWhy(named))
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return { db, pool, close }
}

/** What is asked by way of a pool. */
export const databaseOn = (pool: PostgresPool): Database =>
  new Kysely<Tables>({ dialect: joiningDialect(new PostgresDialect({ pool })) })

/** A pool, and the same as Kysely takes it. */
export function openPool(config: DatabaseConfig, options: DatabaseOptions): { pool: pg.Pool; named: PostgresPool } {
  const pool = new pg.Pool({
    ...connectionOf(config),
    // A pooler refuses them, or gives them to one transaction alone: it sets them itself, and `refuseOtherSessions` holds it to that.
    ...(isPooled(config) ? {} : sessionSettings(options)),
    types: shopTypes,
    application_name: options.applicationName ?? usualName,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: options.connectionTimeout ?? 5_000,
    keepAlive: true,
    // Statements of a transaction that are called together are sent together.
    pipeline: true,
  })
  pool.on('error', (error) => options.onConnectionError?.(error))
  // Of connections in use the pool hears nothing. One that breaks between two statements of a transaction would end the process; the next
  // statement says that it broke.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // Where that can't be, the work is done like any other.
  const { niceness } = options
  if (niceness) pool.on('connect', (client) => void lowerBackendPriority(processIdOf(client), niceness))
  const names = new StatementNames(options.namedStatements === false ? { most: 0 } : {})
  return { pool, named: withNamedStatements(pool, names, options.tracer) }
}

/** What the server calls the process of a connection; the library's types leave it out. */
const processIdOf = (client: pg.PoolClient): number => ('processID' in client ? Number(client.processID) : 0)

/** What each connection says when it begins. */
function sessionSettings({ statementTimeout, idleInTransactionTimeout }: DatabaseOptions): pg.PoolConfig {
  return {
    statement_timeout: statementTimeout ?? 30_000,
    idle_in_transaction_session_timeout: idleInTransactionTimeout ?? 60_000,
    // Days are the shop's business; the database knows instants.
    options: '-c timezone=UTC',
  }
}

/** How a pool connects: to the embedded server, to the one that is named, or to whichever of several takes writes. */
function connectionOf(config: DatabaseConfig): pg.PoolConfig {
  if ('embedded' in config) return config.embedded
  const [url = config.url, ...others] = hostsOf(config.url)
  if (others.length === 0) return { connectionString: url }
  return { connectionString: url, Client: primaryClient(new PrimaryFinder([url, ...others])) }
}

/** The same pool; who gets no connection is told so in the shop's own words. */
export function sayingWhy(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw new NoConnection(error)
      }),
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedPostgresError } from './embedded-error.ts'

/** The session that holds the data folder for this shop: PostgreSQL frees the lock when its process dies, however. */
export type LockSession = pg.Client

/** 'busy': a server is there but starting or stopping. 'nobody': no server answers. */
export type SocketMessage = LockSession | 'busy' | 'nobody'

const lock = 20_250_611
const name = 'cordwainer keeper'

/** Knocks at the server behind the socket, as its superuser. */
export async function connectToSocket(socket: string): Promise<SocketMessage> {
  const client = new pg.Client({
    host: socket,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: `${name} ${process.pid}`,
    connectionTimeoutMillis: 5000,
  })
  // A session that breaks off also says 'end', which is what the caller listens to.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'nobody'
    // Five characters are PostgreSQL's own words: shutting down, starting up and full pass, anything else does not.
    if (/^[0-9A-Z]{5}$/.test(code) && !/^57P0|^53300$/.test(code)) {
      throw new EmbeddedPostgresError(`PostgreSQL in ${socket} refuses the shop: ${String(error)}`)
    }
    return 'busy'
  }
}

/** Takes the folder for this shop, or names the process of the shop that has it. */
export async function acquireLock(
  lockSession: LockSession,
): Promise<{ taken: true } | { taken: false; holder: string }> {
  // A shop that was killed a moment ago may not have been missed yet, so a refusal takes a second.
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await lockSession.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
    if (rows[0]?.taken) return { taken: true }
    await pause(100)
  }
  const { rows } = await lockSession.query<{ application_name: string }>(
    'select application_name from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid() limit 1',
    [`${name} %`],
  )
  return { taken: false, holder: rows[0]?.application_name.slice(name.length + 1) ?? '' }
}

/** Whether the server has been up long enough for its shop to have taken the folder. */
export async function isReadyForQuery(lockSession: LockSession): Promise<boolean> {
  const age = `select clock_timestamp() - pg_postmaster_start_time() > interval '2 s' as settled`
  const answer = await lockSession.query<{ settled: boolean }>(age).catch(() => undefined)
  return answer?.rows[0]?.settled ?? false
}

/** The shop works as an ordinary role in a database of its own; the superuser's reserved seats stay free. */
export async function ensureDatabase(lockSession: LockSession, role: string): Promise<void> {
  const { rowCount: roles } = await lockSession.query('select from pg_roles where rolname = $1', [role])
  if (roles === 0) await lockSession.query(`create role ${role} login`)
  const { rowCount: databases } = await lockSession.query('select from pg_database where datname = $1', [role])
  if (databases === 0) await lockSession.query(`create database ${role} owner ${role}`)
}

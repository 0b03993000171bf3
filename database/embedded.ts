import { connectToSocket, ensureDatabase } from './embedded/advisory-lock.ts'
import { type BaseBackup, takeBaseBackup } from './embedded/base-backup.ts'
import { embeddedBinaries } from './embedded/binaries.ts'
import { hasCluster } from './embedded/cluster.ts'
import { EmbeddedPostgresError } from './embedded/embedded-error.ts'
import { openHome } from './embedded/home.ts'
import type { Settings } from './embedded/postmaster.ts'
import { placeBaseBackup, type RestoreOptions } from './embedded/restore-backup.ts'
import { type LogLine, startServer } from './embedded/server.ts'
import { openWalArchive } from './embedded/wal-archive.ts'

/** How to reach the shop's database: a folder with a socket, no password. */
export type SocketConnection = { host: string; port: number; user: string; database: string; ssl: false }

export type EmbeddedPostgres = { connection: SocketConnection; stop(): Promise<void> }

export type EmbeddedOptions = {
  /** The data folder; the database lives in `<dataDir>/postgres`. */
  dataDir: string
  log: LogLine
  /** Called when a running server broke down and can't be had back; the shop should end itself. */
  onLost?: (reason: Error) => void
  /** Where all that is written is kept a second time, within a minute (docs/operating.md, Backup); nowhere when absent. */
  backupFolder?: string | undefined
  /** PostgreSQL settings over the default ones (tests turn durability off). */
  settings?: Settings
}

/**
 * Starts the embedded PostgreSQL 18 in the data folder: durable, reachable by a private Unix socket only.
 * A server left behind by a killed shop is stopped first; a second shop on the same folder is refused.
 * @throws EmbeddedPostgresError (DataFolderInUse, PostgresDoesNotRun) with a sentence for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, backupFolder } = options
  const home = await openHome(dataDir, (sentence) => log.info(sentence))
  const binaries = await embeddedBinaries(home.osUser, home.home)
  const archive = backupFolder === undefined ? {} : await openWalArchive(backupFolder, home.osUser)
  const server = await startServer({
    home,
    binaries,
    log,
    settings: { ...shopSettings, ...archive, ...options.settings },
    onLost: options.onLost ?? ((reason) => log.error(reason.message)),
  })
  await ensureDatabase(server.lockSession(), role)
  return { connection: connectionTo(home.socket), stop: server.stop }
}

/** The database of the shop that runs on this data folder now, for an operator's command beside it; else undefined. */
export async function joinEmbeddedPostgres({
  dataDir,
  log,
}: Pick<EmbeddedOptions, 'dataDir' | 'log'>): Promise<SocketConnection | undefined> {
  const { socket } = await openHome(dataDir, (sentence) => log.info(sentence))
  const answer = await connectToSocket(socket)
  if (typeof answer !== 'object') return undefined
  await answer.end()
  return connectionTo(socket)
}

/**
 * Copies the database into a folder that isn't there yet: of the shop that is open on the data folder, or with a PostgreSQL of its own.
 * @throws EmbeddedPostgresError
 */
export async function backUpEmbeddedPostgres(
  options: Pick<EmbeddedOptions, 'dataDir' | 'log' | 'backupFolder'> & { readonly into: string },
): Promise<BaseBackup> {
  const home = await openHome(options.dataDir, (sentence) => options.log.info(sentence))
  if (await joinEmbeddedPostgres(options)) return takeBaseBackup(home, options.into)
  if (!(await hasCluster(home))) throw new EmbeddedPostgresError(`There is no database in ${home.cluster}.`)
  const server = await startEmbeddedPostgres(options)
  return takeBaseBackup(home, options.into).finally(server.stop)
}

/**
 * Makes the database of a data folder that has none out of a copy, and does again what was written since.
 * @throws EmbeddedPostgresError when there is a database already, or PostgreSQL doesn't get to the moment that was asked for
 */
export async function restoreEmbeddedPostgres(
  options: Pick<EmbeddedOptions, 'dataDir' | 'log'> & Omit<RestoreOptions, 'home'>,
): Promise<void> {
  const home = await openHome(options.dataDir, (sentence) => options.log.info(sentence))
  const settings = await placeBaseBackup({ ...options, home })
  const server = await startEmbeddedPostgres({ dataDir: options.dataDir, log: options.log, settings })
  await server.stop()
}

const role = 'cordwainer'

const connectionTo = (socket: string): SocketConnection => ({
  host: socket,
  port: 5432,
  user: role,
  database: role,
  ssl: false,
})

/** Given on the command line, so that every start has them; what is not named here can be set in postgresql.conf. */
export const shopSettings: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '120',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // An import touches a page for each of its rows: written whole and uncompressed they take longer than the import itself, and bring on the
  // next checkpoint, after which they are written whole again.
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  // The other cores serve other shoppers, and a container's /dev/shm is too small for parallel work.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // A week of logs, without the statements and keys that name customers.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

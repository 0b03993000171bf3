import { copyFile, mkdir, open, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { connectToSocket, type LockSession } from './advisory-lock.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Home } from './home.ts'

/** The first file of the WAL that a recovery of this backup needs. */
export type BaseBackup = { readonly firstWal: string }

/**
 * Copies the cluster while it works, by PostgreSQL's own protocol for that: it writes down where the copy begins, and what changed
 * meanwhile is in the WAL that comes with the copy. It opens alone, to the state of the moment when the copy ended.
 * @param into a folder that isn't there yet
 * @throws EmbeddedPostgresError when no PostgreSQL answers
 */
export async function takeBaseBackup({ cluster, socket }: Home, into: string): Promise<BaseBackup> {
  const session = await connectToSocket(socket)
  if (typeof session !== 'object') throw new EmbeddedPostgresError(`No PostgreSQL answers in ${socket}.`)
  try {
    // Ends with the session. Until then nothing of the WAL is thrown away that the copy needs.
    await session.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
    const firstWal = await begin(session)
    await copyCluster(cluster, into)
    const lastWal = await end(session, into)
    await copyWal(cluster, into, { firstWal, lastWal })
    return { firstWal }
  } finally {
    await session.end()
  }
}

async function begin(session: LockSession): Promise<string> {
  const { rows } = await session.query<{ wal: string }>(
    `select pg_walfile_name(pg_backup_start('cordwainer', fast => true)) as wal`,
  )
  return rows[0]?.wal ?? ''
}

async function end(session: LockSession, into: string): Promise<string> {
  const { rows } = await session.query<{ wal: string; label: string }>(
    `select pg_walfile_name(lsn) as wal, labelfile as label from pg_backup_stop(wait_for_archive => false)`,
  )
  const [row] = rows
  if (!row) throw new EmbeddedPostgresError('PostgreSQL did not say where its backup ended.')
  await write(join(into, 'backup_label'), row.label)
  return row.wal
}

/** Folders whose content PostgreSQL makes anew when it starts, as in its documentation of base backups. */
const emptied = new Set([
  'log',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])

const left = new Set(['postmaster.pid', 'postmaster.opts', 'current_logfiles', 'pg_internal.init', 'backup_label'])

async function copyCluster(cluster: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  await copyFolder(cluster, into, (name) => name === 'global')
  // Last, because it says from where the copy is read.
  await copyFolder(join(cluster, 'global'), join(into, 'global'), (name) => name === 'pg_control')
  await copyDurably(join(cluster, 'global', 'pg_control'), join(into, 'global', 'pg_control'))
}

async function copyFolder(from: string, to: string, isLeft: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry
    if (isLeft(name) || left.has(name) || name.startsWith('pgsql_tmp')) continue
    if (!entry.isDirectory()) await copyDurably(join(from, name), join(to, name))
    else if (emptied.has(name)) await mkdir(join(to, name), { mode: 0o700 })
    else await copyFolder(join(from, name), join(to, name), () => false)
  }
}

async function copyWal(
  cluster: string,
  into: string,
  { firstWal, lastWal }: { readonly firstWal: string; readonly lastWal: string },
): Promise<void> {
  const names = await readdir(join(cluster, 'pg_wal'))
  const needed = names.filter(
    (name) => name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= firstWal && name <= lastWal),
  )
  if (!needed.includes(firstWal) || !needed.includes(lastWal)) {
    throw new EmbeddedPostgresError('PostgreSQL threw away what the backup needs; take it once more.')
  }
  for (const name of needed) await copyDurably(join(cluster, 'pg_wal', name), join(into, 'pg_wal', name))
}

/** A file that goes while the folder is copied belonged to a table that was dropped: the WAL knows. */
async function copyDurably(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && (await isFolder(dirname(to)))) return
    throw error
  }
  await sync(to)
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 })
  await sync(path)
}

async function sync(path: string): Promise<void> {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}

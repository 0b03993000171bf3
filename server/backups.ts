import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { LogLine } from '#database/embedded/server.ts'
import { pruneWal, walFolderOf } from '#database/embedded/wal-archive.ts'
import { backUpEmbeddedPostgres, restoreEmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded.ts'

/** Where the shop works and where its copies are. */
export type BackupFolders = { readonly dataDir: string; readonly backupFolder: string; readonly log: LogLine }

export type Backup = {
  readonly name: string
  readonly at: Date
  /** The first file of PostgreSQL's log that a restore of it needs. */
  readonly firstWal: string
  /** When it was restored aside and read to its end; undefined until then. */
  readonly provenAt: Date | undefined
}

/** What of a data folder can't be made anew, besides the database (docs/operating.md, The data folder). */
const kept = ['pictures', 'stored-pictures', 'staff-secret']

const isBackupName = (name: string): boolean => /^base-\d{8}T\d{6}Z$/.test(name)

/**
 * Makes a backup of the database and of the shop's own files while the shop is open, and removes the oldest ones and what only they needed.
 * The last one that was proven stays however old it is.
 * @param keep how many stay, this one with them; at least 1
 * @throws EmbeddedPostgresError when PostgreSQL can't be copied; nothing is removed then
 */
export async function makeBackup(folders: BackupFolders, now: Date, keep: number): Promise<Backup> {
  const { dataDir, backupFolder, log } = folders
  const name = `base-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const part = join(backupFolder, `${name}.part`)
  await mkdir(backupFolder, { recursive: true })
  // Fails where somebody makes the same at this moment.
  await mkdir(part, { mode: 0o700 })
  try {
    const { firstWal } = await backUpEmbeddedPostgres({ dataDir, backupFolder, log, into: join(part, 'postgres') })
    for (const file of kept) await copyIfThere(join(dataDir, file), join(part, 'files', file))
    await writeFile(join(part, 'backup.json'), JSON.stringify({ at: now.toISOString(), firstWal }))
    await rename(part, join(backupFolder, name))
    await removeOldest(backupFolder, keep)
    return { name, at: now, firstWal, provenAt: undefined }
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

async function removeOldest(backupFolder: string, keep: number): Promise<void> {
  const all = await backupsIn(backupFolder)
  const staying = stayingBackups(all, keep)
  for (const backup of all)
    if (!staying.includes(backup)) await rm(join(backupFolder, backup.name), { recursive: true })
  const [oldest] = staying
  if (oldest) await pruneWal(backupFolder, oldest.firstWal)
}

/** The newest ones, and the last that is known to open: newer ones may all be broken in the same way. */
export function stayingBackups(backups: readonly Backup[], keep: number): readonly Backup[] {
  const proven = backups.findLast(({ provenAt }) => provenAt !== undefined)
  const newest = backups.slice(-keep)
  return proven && !newest.includes(proven) ? [proven, ...newest] : newest
}

/** The whole backups of a folder, the oldest first. */
export async function backupsIn(backupFolder: string): Promise<Backup[]> {
  const names = (await readdir(backupFolder).catch(() => [])).filter(isBackupName).sort()
  return Promise.all(
    names.map(async (name) => {
      const { at, firstWal } = JSON.parse(await readFile(join(backupFolder, name, 'backup.json'), 'utf8'))
      return { name, at: new Date(at), firstWal, provenAt: await provenAt(join(backupFolder, name)) }
    }),
  )
}

const proofFile = 'proof.json'

async function provenAt(folder: string): Promise<Date | undefined> {
  try {
    const at = new Date(JSON.parse(await readFile(join(folder, proofFile), 'utf8')).at)
    return Number.isNaN(at.getTime()) ? undefined : at
  } catch {
    // Without its proof, or with half of one, nothing is known of it.
    return undefined
  }
}

/** The backup to begin with for a moment: the last one before it. */
export function backupFor(backups: readonly Backup[], until: Date | undefined): Backup | undefined {
  return backups.findLast(({ at }) => until === undefined || at <= until)
}

/**
 * Makes a data folder out of a backup and what was written since.
 * @param until the moment to go back to; without it everything comes back that reached the backup folder
 * @throws EmbeddedPostgresError when the data folder has a database
 */
export async function restoreBackup(folders: BackupFolders, { name }: Backup, until?: Date): Promise<void> {
  const { dataDir, backupFolder, log } = folders
  const from = join(backupFolder, name)
  const wal = walFolderOf(backupFolder)
  const hasWal = (await readdir(wal).catch(() => [])).length > 0
  await mkdir(dataDir, { recursive: true })
  await restoreEmbeddedPostgres({
    dataDir,
    log,
    base: join(from, 'postgres'),
    walFolder: hasWal ? wal : undefined,
    until,
  })
  for (const file of kept) await copyIfThere(join(from, 'files', file), join(dataDir, file))
}

/**
 * Proves a backup, writes down that it was, and removes those that stayed only until then.
 * @param keep how many stay; at least 1
 * @throws when it can't be restored or read; nothing is removed then
 */
export async function proveBackup(folders: BackupFolders, backup: Backup, now: Date, keep: number): Promise<Contents> {
  const contents = await checkBackup(folders, backup)
  const proof = join(folders.backupFolder, backup.name, proofFile)
  await writeFile(proof, JSON.stringify({ at: now.toISOString(), ...contents }))
  await removeOldest(folders.backupFolder, keep)
  return contents
}

/** What a database holds: its tables, and the rows of all of them. */
export type Contents = { readonly tables: number; readonly rows: number }

/**
 * Proves a backup: restores it into a folder that is removed again, and reads each table to its end. PostgreSQL compares every page it
 * reads with the checksum it was written with.
 */
export async function checkBackup({ backupFolder, log }: BackupFolders, backup: Backup): Promise<Contents> {
  const dataDir = await mkdtemp(join(backupFolder, 'check-'))
  try {
    // PostgreSQL may run as another user, who has to get in.
    await chmod(dataDir, 0o755)
    await restoreBackup({ dataDir, backupFolder, log }, backup)
    return await readAll({ dataDir, log })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function readAll({ dataDir, log }: Pick<BackupFolders, 'dataDir' | 'log'>): Promise<Contents> {
  const server = await startEmbeddedPostgres({ dataDir, log })
  const client = new pg.Client(server.connection)
  try {
    await client.connect()
    return await countRows(client)
  } finally {
    await client.end()
    await server.stop()
  }
}

async function countRows(client: pg.Client): Promise<Contents> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  )
  let rows = 0
  for (const { name } of tables) {
    // To the text of each row, so that values kept beside the table are read as well.
    const { rows: counts } = await client.query<{ count: string }>(
      `select count(*) as count from (select length(t::text) from ${name} t offset 0) as each`,
    )
    rows += Number(counts[0]?.count)
  }
  return { tables: tables.length, rows }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  const found = await stat(from).catch(() => undefined)
  if (found) await cp(from, to, { recursive: true, preserveTimestamps: true })
}

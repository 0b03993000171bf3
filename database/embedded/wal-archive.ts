import { chmod, chown, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { canUse, type OsUser } from './os-user.ts'
import type { Settings } from './postmaster.ts'

/** Where PostgreSQL's log of changes (WAL) is kept, a file of 16 MB after the other, packed. */
export const walFolderOf = (backupFolder: string): string => join(backupFolder, 'wal')

/**
 * Makes the folder for the WAL and lets PostgreSQL's user in.
 * @throws EmbeddedPostgresError when that user can't write there: a shop that believes it is backed up is worse than one that doesn't open
 */
export async function openWalArchive(backupFolder: string, osUser: OsUser): Promise<Settings> {
  const folder = walFolderOf(backupFolder)
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  if (osUser) await chown(folder, osUser.uid, osUser.gid)
  if (!(await canUse(osUser, folder))) {
    throw new EmbeddedPostgresError(
      `PostgreSQL can't write its backup to ${folder}. Open the folders above it to others ("chmod o+x"), or give BACKUP_FOLDER another one.`,
    )
  }
  return {
    archive_mode: 'on',
    archive_command: archiveCommand(folder),
    // What a machine that burns down has not handed over yet: a minute of orders at most.
    archive_timeout: '60s',
  }
}

/**
 * Packs one file of the WAL, under its name only once it is whole and on the disk. One that is there already must be the same: PostgreSQL
 * asks again when the answer to its first question was lost, and another shop's file is never covered.
 */
export function archiveCommand(folder: string): string {
  const kept = inShell(folder, '%f.gz')
  const part = inShell(folder, '%f.part')
  return [
    `if test -f ${kept}; then gunzip -c ${kept} | cmp -s - '%p'`,
    `else gzip -1 -c '%p' > ${part} && sync ${part} && mv ${part} ${kept}; fi`,
  ].join('; ')
}

/** Brings one file of the WAL back, and says so when there is none, which ends a recovery. */
export function unarchiveCommand(folder: string): string {
  const kept = inShell(folder, '%f.gz')
  return `test -f ${kept} && gunzip -c ${kept} > '%p'`
}

/** A file of the folder as a word of the shell; PostgreSQL takes %% for a percent sign, and fills in %f. */
const inShell = (folder: string, file: string): string =>
  `'${folder.replaceAll('%', '%%').replaceAll("'", `'\\''`)}/${file}'`

/** Removes the WAL that no kept backup needs: what comes before the file that the oldest of them begins with. */
export async function pruneWal(backupFolder: string, oldestNeeded: string): Promise<number> {
  const folder = walFolderOf(backupFolder)
  const names = await readdir(folder).catch(() => [])
  const over = names.filter((name) => isWalFile(name) && placeOf(name) < placeOf(oldestNeeded))
  for (const name of over) await rm(join(folder, name))
  return over.length
}

const isWalFile = (name: string): boolean => /^[0-9A-F]{24}\.gz$/.test(name)

/** The first eight digits count restores (PostgreSQL's timeline), the others the place in the log, which goes on through them. */
const placeOf = (name: string): string => name.slice(8, 24)

import { chmod, cp, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Home } from './home.ts'
import { runAs } from './os-user.ts'
import type { Settings } from './postmaster.ts'
import { unarchiveCommand } from './wal-archive.ts'

export type RestoreOptions = {
  readonly home: Home
  /** The copy of the cluster that `takeBaseBackup` made. */
  readonly base: string
  /** Where the WAL since then is; without it the database is as it was when the copy ended. */
  readonly walFolder: string | undefined
  /** The moment to go back to; without it all that is there is done again. */
  readonly until: Date | undefined
}

/**
 * Puts a copy of a cluster where a shop has none yet.
 * @returns the settings with which PostgreSQL has to start once, to do again what the WAL says
 * @throws EmbeddedPostgresError when there is a database already
 */
export async function placeBaseBackup({ home, base, walFolder, until }: RestoreOptions): Promise<Settings> {
  const { cluster, osUser } = home
  if (await exists(cluster)) {
    throw new EmbeddedPostgresError(
      `There is a database in ${cluster} already, and a restore covers none. Give it another DATA_DIR, or move that folder away.`,
    )
  }
  if (!(await exists(join(base, 'backup_label')))) {
    throw new EmbeddedPostgresError(`${base} is no whole backup: it has no backup_label.`)
  }
  // Made aside, so that an interrupted restore leaves nothing that looks like a database.
  const aside = await mkdtemp(join(home.home, 'new-'))
  await cp(base, aside, { recursive: true })
  await chmod(aside, 0o700)
  if (walFolder !== undefined) await writeFile(join(aside, 'recovery.signal'), '', { mode: 0o600 })
  if (osUser) await runAs(undefined, '/bin/chown', ['-R', `${osUser.uid}:${osUser.gid}`, aside])
  await rename(aside, cluster).catch(async (error: unknown) => {
    await rm(aside, { recursive: true, force: true })
    throw error
  })
  return walFolder === undefined ? {} : recoverySettings(walFolder, until)
}

/** Nobody is let in before all is done again; then PostgreSQL goes on in a time line of its own. */
function recoverySettings(walFolder: string, until: Date | undefined): Settings {
  return {
    hot_standby: 'off',
    restore_command: unarchiveCommand(walFolder),
    ...(until ? { recovery_target_time: moment(until), recovery_target_action: 'promote' } : {}),
  }
}

/** PostgreSQL reads its settings before it knows the names of time zones, and Z is one. */
const moment = (at: Date): string => at.toISOString().replace('Z', '+00')

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

import type { Clock } from '#kernel/clock.ts'
import { type BackupFolders, makeBackup, proveBackup } from './backups.ts'
import type { Log } from './log.ts'

export type NightlyBackup = {
  readonly folders: BackupFolders
  /** How many backups stay. */
  readonly keep: number
  readonly clock: Clock
  readonly log: Pick<Log, 'info'>
}

/**
 * Makes a backup while the shop is open and proves that it opens.
 * @throws when it can't be made or proven: older ones stay, and the job says so where failed jobs are listed
 */
export async function backUpNightly({ folders, keep, clock, log }: NightlyBackup): Promise<void> {
  const backup = await makeBackup(folders, clock.now(), keep)
  const contents = await proveBackup(folders, backup, clock.now(), keep)
  log.info({ backup: backup.name, ...contents }, 'A backup was made, restored aside and read')
}

import type { Clock } from '#kernel/clock.ts'
import { jobNames } from '#shop/jobs.ts'
import { folderOfBackups } from './backup-folder.ts'
import type { Config } from './config.ts'
import type { Queue } from './jobs.ts'
import type { Log } from './log.ts'
import { defineQueue } from './queues.ts'

/** A large database takes its time to be copied, and longer to be read. */
const longestSeconds = 6 * 60 * 60

/** The backup of every night, where there is a folder for it and a time of day; the embedded database has one node. */
export function backupQueues(
  config: Pick<Config, 'dataDir' | 'backupFolder' | 'backups' | 'databaseUrl'>,
  clock: Clock,
  log: Log,
): Queue[] {
  const { dataDir, backups } = config
  const backupFolder = folderOfBackups(config)
  if (backupFolder === undefined || backups.at === undefined) return []
  const say = { info: (sentence: string) => log.debug(sentence), error: (sentence: string) => log.error(sentence) }
  const makeOne = async () => {
    // Loaded at night: commands of the operator and threads that render make none.
    const { backUpNightly } = await import('./nightly-backup.ts')
    await backUpNightly({ folders: { dataDir, backupFolder, log: say }, keep: backups.keep, clock, log })
  }
  // The next night makes up for one that failed: whatever was in the way may stay for hours.
  const once = { limit: 0, delay: 1 }
  return [defineQueue(jobNames.backUp, makeOne, { schedule: dailyAt(backups.at), retry: once, longestSeconds })]
}

/** A time of day such as 03:05, in UTC, as the queues write it. */
export function dailyAt(time: string): string {
  const [hours, minutes] = time.split(':').map(Number)
  return `${minutes} ${hours} * * *`
}

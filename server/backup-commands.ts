import { parseArgs } from 'node:util'
import { type BackupFolders, backupFor, backupsIn, makeBackup, proveBackup, restoreBackup } from './backups.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** What a command says: lines when it did what was asked, problems when it refused. */
export type CommandAnswer = { readonly lines: readonly string[] } | { readonly problems: readonly string[] }

type Settings = Pick<Config, 'dataDir' | 'backupFolder' | 'databaseUrl'>

const backupUsage = [
  'npm run backup                    makes a backup in BACKUP_FOLDER, while the shop is open or closed',
  'npm run backup -- --keep 7        and removes older ones than the last seven',
  'npm run backup -- list            says which there are',
  'npm run backup -- check           restores the last one aside and reads it to its end',
]

/** `npm run backup`. */
export async function backupCommand(
  config: Settings,
  log: Log,
  now: Date,
  args: readonly string[],
): Promise<CommandAnswer> {
  const folders = foldersOf(config, log)
  if ('problems' in folders) return folders
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { keep: { type: 'string', default: '7' } },
    allowPositionals: true,
    strict: false,
  })
  const keep = Number(values.keep)
  if (!Number.isInteger(keep) || keep < 1) return { problems: ['--keep must be a whole number from 1 on.'] }
  const [action] = positionals
  if (action === undefined) {
    const { name } = await makeBackup(folders, now, keep)
    return { lines: [`${name} is in ${folders.backupFolder}.`] }
  }
  const backups = await backupsIn(folders.backupFolder)
  if (action === 'list')
    return {
      lines: backups.map(({ name, at, provenAt }) => `${at.toISOString()}  ${name}${provenAt ? '  proven' : ''}`),
    }
  if (action !== 'check') return { problems: backupUsage }
  const last = backups.at(-1)
  if (!last) return { problems: [`There is no backup in ${folders.backupFolder}.`] }
  const { tables, rows } = await proveBackup(folders, last, now, backups.length)
  return { lines: [`${last.name} is whole: ${rows} rows in ${tables} tables were restored and read.`] }
}

/** `npm run restore`. */
export async function restoreCommand(config: Settings, log: Log, args: readonly string[]): Promise<CommandAnswer> {
  const folders = foldersOf(config, log)
  if ('problems' in folders) return folders
  const { values } = parseArgs({ args: [...args], options: { until: { type: 'string' } }, strict: false })
  const until = typeof values.until === 'string' ? new Date(values.until) : undefined
  if (until && Number.isNaN(until.getTime()))
    return { problems: ['--until must be a moment such as 2026-11-26T10:30:00Z.'] }
  const backup = backupFor(await backupsIn(folders.backupFolder), until)
  if (!backup) {
    const before = until ? ` from before ${until.toISOString()}` : ''
    return { problems: [`There is no backup${before} in ${folders.backupFolder}.`] }
  }
  await restoreBackup(folders, backup, until)
  return {
    lines: [
      `${backup.name} and what was written ${until ? `until ${until.toISOString()}` : 'since'} are in ${folders.dataDir}. Start the shop.`,
    ],
  }
}

function foldersOf(
  { dataDir, backupFolder, databaseUrl }: Settings,
  log: Log,
): BackupFolders | { readonly problems: readonly string[] } {
  if (databaseUrl !== undefined) {
    return { problems: ['DATABASE_URL names a PostgreSQL of your own: back it up and restore it with its own tools.'] }
  }
  if (backupFolder === undefined) return { problems: ['Set BACKUP_FOLDER to the folder of the backups.'] }
  const say = { info: (sentence: string) => log.debug(sentence), error: (sentence: string) => log.error(sentence) }
  return { dataDir, backupFolder, log: say }
}

import type { Config } from './config.ts'

/** Only the embedded database is kept a second time by the shop; undefined where it keeps none. */
export const folderOfBackups = ({
  backupFolder,
  databaseUrl,
}: Pick<Config, 'backupFolder' | 'databaseUrl'>): string | undefined =>
  databaseUrl === undefined ? backupFolder : undefined

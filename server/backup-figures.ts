import type { Pool } from 'pg'
import type { Config } from './config.ts'

export type BackupFigures = { readonly written: number; readonly failed: number }

/** What PostgreSQL says of the files that it was to write to the backup folder; it tries one again until it is there. */
export async function backupFigures(pool: Pick<Pool, 'query'>): Promise<BackupFigures> {
  const { rows } = await pool.query<BackupFigures>(
    'select archived_count::int as written, failed_count::int as failed from pg_stat_archiver',
  )
  return rows[0] ?? { written: 0, failed: 0 }
}

/** Only the embedded database is kept a second time by the shop. */
export const keepsBackups = ({ backupFolder, databaseUrl }: Pick<Config, 'backupFolder' | 'databaseUrl'>): boolean =>
  backupFolder !== undefined && databaseUrl === undefined

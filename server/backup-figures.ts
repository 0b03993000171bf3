import type { Pool } from 'pg'
import { backupsIn } from './backups.ts'

export type BackupFigures = {
  readonly written: number
  readonly failed: number
  /** When the last backup that is known to open was made; undefined while there is none. */
  readonly provenFrom?: Date | undefined
}

/** What PostgreSQL says of the files that it was to write to the backup folder (it tries one again until it is there), and what lies in it. */
export async function backupFigures(pool: Pick<Pool, 'query'>, backupFolder: string): Promise<BackupFigures> {
  const { rows } = await pool.query<{ readonly written: number; readonly failed: number }>(
    'select archived_count::int as written, failed_count::int as failed from pg_stat_archiver',
  )
  const proven = (await backupsIn(backupFolder)).findLast(({ provenAt }) => provenAt !== undefined)
  return { ...(rows[0] ?? { written: 0, failed: 0 }), provenFrom: proven?.at }
}

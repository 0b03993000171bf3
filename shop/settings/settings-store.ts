import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/** One version of the settings, as it was written: with its periods, before anything is resolved. */
export type SettingsVersion = {
  readonly id: number
  readonly document: unknown
  readonly author: string
  readonly note: string | null
  readonly createdAt: Date
}

export type SettingsReader = ReturnType<typeof settingsReader>

export function settingsReader(db: Database) {
  const versions = () => db.selectFrom('settings_versions').select(['id', 'document', 'author', 'note', 'created_at'])
  return {
    /** The version that holds; nothing before a shop was opened for the first time. */
    async latest(): Promise<SettingsVersion | undefined> {
      const row = await versions().orderBy('id', 'desc').limit(1).executeTakeFirst()
      return row && versionOf(row)
    },
    /** The version that holds, unless it is the one with this id. */
    async newerThan(id: number): Promise<SettingsVersion | undefined> {
      const row = await versions().where('id', '>', id).orderBy('id', 'desc').limit(1).executeTakeFirst()
      return row && versionOf(row)
    },
    /** The newest first. */
    async history(most: number): Promise<SettingsVersion[]> {
      return (await versions().orderBy('id', 'desc').limit(most).execute()).map(versionOf)
    },
  }
}

export function settingsWriter(tx: Database) {
  return {
    ...settingsReader(tx),
    /** Keeps others from writing a version until the transaction ends. */
    async lock(): Promise<void> {
      await sql`lock table settings_versions in share row exclusive mode`.execute(tx)
    },
    async add(document: unknown, author: string, note: string | null, now: Date): Promise<number> {
      const row = await tx
        .insertInto('settings_versions')
        .values({ document: JSON.stringify(document), author, note, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
  }
}

type Row = {
  readonly id: number
  readonly document: unknown
  readonly author: string
  readonly note: string | null
  readonly created_at: Date
}

const versionOf = ({ id, document, author, note, created_at: createdAt }: Row): SettingsVersion => ({
  id,
  document,
  author,
  note,
  createdAt,
})

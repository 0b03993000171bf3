import { type Database, json } from '#database/rows.ts'

/** What jobs have to know of people: kept until the job is done, and no longer. */
export function jobNoteStore(db: Database) {
  return {
    /** @param email whom it is about, as `normalizedEmail` writes it @returns the id that its job holds */
    async keep(email: string, data: object): Promise<string> {
      const { id } = await db
        .insertInto('job_notes')
        .values({ email, data: json(data) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Nothing when its job is done, or its person was forgotten. */
    async read(id: string): Promise<unknown> {
      const row = await db.selectFrom('job_notes').select('data').where('id', '=', id).executeTakeFirst()
      return row?.data
    },

    async drop(id: string): Promise<void> {
      await db.deleteFrom('job_notes').where('id', '=', id).execute()
    },
  }
}

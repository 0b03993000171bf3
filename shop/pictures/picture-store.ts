import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { PreparedPicture } from './picture-copies-port.ts'

/** The shop's copy of what products call `reference`. */
export type StoredPicture = {
  readonly reference: string
  /** SHA-256 of the file, in hex. */
  readonly hash: string
  readonly format: PreparedPicture['format']
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** One that was asked for and isn't here. */
export type MissingPicture = {
  readonly reference: string
  readonly attempts: number
  readonly problem: string | null
  /** When it is asked for again; nothing where the shop has given up. */
  readonly dueAt: Date | null
}

export type PictureReader = ReturnType<typeof pictureReader>

export function pictureReader(db: Database) {
  return {
    /**
     * Copies that came at or after a moment, and the last such moment: where to go on. Of transactions that overlap the later
     * commit may bear the earlier moment, so whoever goes on begins a little before it.
     */
    async storedSince(moment: Date | undefined): Promise<readonly (StoredPicture & { readonly changedAt: Date })[]> {
      const rows = await db
        .selectFrom('pictures')
        .select(['reference', 'hash', 'format', 'width', 'height', 'changed_at'])
        .where('hash', 'is not', null)
        .$if(moment !== undefined, (query) => query.where('changed_at', '>=', moment ?? new Date(0)))
        .orderBy('changed_at')
        .execute()
      return rows.flatMap(({ reference, hash, format, width, height, changed_at: changedAt }) =>
        hash === null || format === null || width === null || height === null
          ? []
          : [{ reference, hash, format: format === 'jpeg' ? 'jpeg' : 'webp', width, height, changedAt }],
      )
    },
    async counts(): Promise<{ readonly stored: number; readonly due: number; readonly failed: number }> {
      const row = await db
        .selectFrom('pictures')
        .select([
          sql<number>`count(*) filter (where hash is not null)::int`.as('stored'),
          sql<number>`count(*) filter (where due_at is not null)::int`.as('due'),
          sql<number>`count(*) filter (where hash is null and due_at is null)::int`.as('failed'),
        ])
        .executeTakeFirstOrThrow()
      return row
    },
    /** What isn't here, by its name. */
    async missing(most: number): Promise<MissingPicture[]> {
      const rows = await db
        .selectFrom('pictures')
        .select(['reference', 'attempts', 'problem', 'due_at'])
        .where('hash', 'is', null)
        .orderBy('reference')
        .limit(most)
        .execute()
      return rows.map(({ due_at: dueAt, ...row }) => ({ ...row, dueAt }))
    },
  }
}

export function pictureWriter(tx: Database) {
  return {
    /** Asks for pictures that aren't here; what the shop has given up is tried anew. */
    async request(references: readonly string[], now: Date): Promise<void> {
      if (references.length === 0) return
      await sql`
        insert into pictures (reference, due_at, changed_at)
        select reference, ${now}::timestamptz, ${now}::timestamptz from unnest(${[...references].sort()}::text[]) as reference
        on conflict (reference) do update set due_at = excluded.due_at, attempts = 0
        where pictures.hash is null and pictures.due_at is null
      `.execute(tx)
    },
    /**
     * Takes what is due, for as long as a lease: who dies with it is followed by another one when the lease is over, and two who ask at
     * once are given different ones.
     */
    async claim(most: number, now: Date, leaseUntil: Date): Promise<{ reference: string; attempts: number }[]> {
      const { rows } = await sql<{ reference: string; attempts: number }>`
        update pictures set due_at = ${leaseUntil}::timestamptz, attempts = least(attempts + 1, 1000)
        where reference in (
          select reference from pictures where due_at <= ${now}::timestamptz
          order by due_at, reference limit ${most} for update skip locked
        )
        returning reference, attempts
      `.execute(tx)
      return rows
    },
    /** Keeps which file is the copy of a name, in place of an earlier one. */
    async keep({ reference, hash, format, width, height }: StoredPicture, now: Date): Promise<void> {
      const copy = { hash, format, width, height, problem: null, due_at: null, changed_at: now }
      await tx
        .insertInto('pictures')
        .values({ reference, ...copy })
        .onConflict((conflict) => conflict.column('reference').doUpdateSet(copy))
        .execute()
    },
    /** Notes why a picture didn't come, unless it came meanwhile. @param dueAt when to ask again */
    async postpone(reference: string, problem: string, dueAt: Date | null, now: Date): Promise<void> {
      await tx
        .updateTable('pictures')
        .set({ problem, due_at: dueAt, changed_at: now })
        .where('reference', '=', reference)
        .where('hash', 'is', null)
        .execute()
    },
    /** Everything that isn't here is due now. Answers how many. */
    async retryAll(now: Date): Promise<number> {
      const { numUpdatedRows } = await tx
        .updateTable('pictures')
        .set({ due_at: now, attempts: 0 })
        .where('hash', 'is', null)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
    /** Products that show one of these. */
    async productsWith(references: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from products where images && ${[...references]}::text[]
      `.execute(tx)
      return rows.map(({ id }) => id)
    },
  }
}

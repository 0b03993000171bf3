import type { Database } from '#database/rows.ts'
import type { ReviewService } from '../catalog/imported-review.ts'
import type { ReviewRead } from './service-reviews.ts'

/** How far the reviews of other services are read. */
export type ReviewReadReader = ReturnType<typeof reviewReadReader>

export function reviewReadReader(db: Database) {
  return {
    async reviewRead(source: ReviewService): Promise<ReviewRead | undefined> {
      const row = await db.selectFrom('review_reads').selectAll().where('source', '=', source).executeTakeFirst()
      return (
        row && {
          channels: row.channels,
          readUntil: row.read_until,
          allReadAt: row.all_read_at,
          importId: row.import_id,
        }
      )
    },
  }
}

export function reviewReadWriter(tx: Database) {
  return {
    ...reviewReadReader(tx),

    async keepReviewRead(source: ReviewService, read: ReviewRead): Promise<void> {
      const row = {
        channels: read.channels,
        read_until: read.readUntil,
        all_read_at: read.allReadAt,
        import_id: read.importId,
      }
      await tx
        .insertInto('review_reads')
        .values({ source, ...row })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
        .execute()
    },
  }
}

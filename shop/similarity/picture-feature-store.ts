import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { colorCount, featuresVersion } from './picture-features.ts'

/** What came of looking at a picture. */
export type MeasuredPicture = {
  readonly reference: string
  readonly version: string
} & ({ readonly features: Buffer } | { readonly problem: string })

export type PictureFeatureReader = ReturnType<typeof pictureFeatureReader>

/** What pictures show, as it was measured. */
export function pictureFeatureReader(db: Database) {
  return {
    /** What products call their pictures: of each product that is sold the first few, in their order. */
    async picturesOfProducts(): Promise<(readonly string[])[]> {
      const { rows } = await sql<{ images: string[] }>`
        select distinct images[1:4] as images from products where active and cardinality(images) > 0`.execute(db)
      return rows.map(({ images }) => images)
    },

    /** Which picture was measured under each name. */
    async versions(): Promise<ReadonlyMap<string, string>> {
      const rows = await db.selectFrom('picture_features').select(['reference', 'version']).execute()
      return new Map(rows.map(({ reference, version }) => [reference, version]))
    },

    async featuresOf(
      references: readonly string[],
    ): Promise<{ reference: string; version: string; features: Buffer }[]> {
      const rows = await db
        .selectFrom('picture_features')
        .select(['reference', 'version', 'features'])
        .where('reference', '=', anyOf(references, 'text'))
        .execute()
      return rows.flatMap(({ features, ...row }) => (features === null ? [] : [{ ...row, features }]))
    },

    /** The colours of pictures, packed, by their names: of these, or of all that were measured as today. */
    async colorsOf(references?: readonly string[]): Promise<{ reference: string; colors: Buffer }[]> {
      const rows = await db
        .selectFrom('picture_features')
        .select(['reference', sql<Buffer | null>`substring(features from 1 for ${sql.lit(colorCount)})`.as('colors')])
        .where('version', 'like', `${featuresVersion} %`)
        .$if(references !== undefined, (query) => query.where('reference', '=', anyOf(references ?? [], 'text')))
        .execute()
      return rows.flatMap(({ reference, colors }) => (colors === null ? [] : [{ reference, colors }]))
    },

    /** How many were measured, and how many could not be. */
    async measuredPictures(): Promise<{ readonly measured: number; readonly failed: number }> {
      return db
        .selectFrom('picture_features')
        .select([sql<number>`count(features)::int`.as('measured'), sql<number>`count(problem)::int`.as('failed')])
        .executeTakeFirstOrThrow()
    },
  }
}

export function pictureFeatureWriter(tx: Database) {
  return {
    ...pictureFeatureReader(tx),

    async keep(measured: readonly MeasuredPicture[], now: Date): Promise<void> {
      if (measured.length === 0) return
      await tx
        .insertInto('picture_features')
        .values(
          measured
            .map((one) => ({
              reference: one.reference,
              version: one.version,
              features: 'features' in one ? one.features : null,
              problem: 'problem' in one ? one.problem : null,
              measured_at: now,
            }))
            // Two who write at once wait for each other in one order.
            .sort((a, b) => (a.reference < b.reference ? -1 : 1)),
        )
        .onConflict((conflict) =>
          conflict.column('reference').doUpdateSet((row) => ({
            version: row.ref('excluded.version'),
            features: row.ref('excluded.features'),
            problem: row.ref('excluded.problem'),
            measured_at: row.ref('excluded.measured_at'),
          })),
        )
        .execute()
    },

    /** Of pictures that no product shows any more. */
    async drop(references: readonly string[]): Promise<void> {
      if (references.length === 0) return
      await tx.deleteFrom('picture_features').where('reference', '=', anyOf(references, 'text')).execute()
    },
  }
}

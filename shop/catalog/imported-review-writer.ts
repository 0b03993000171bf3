import { sql } from 'kysely'
import { anyOf, type Database, excluded, inBatches } from '#database/rows.ts'
import type { ReviewKey, ToldReview } from './imported-review.ts'

/** Writes what other services tell of reviews. What staff decided about one is left as it is. */
export function importedReviewWriter(tx: Database) {
  const rowsOf = (keys: readonly ReviewKey[]) =>
    sql<boolean>`(source, external_id) in (select * from unnest(${keys.map(({ source }) => source)}::text[], ${keys.map(({ externalId }) => externalId)}::text[]))`

  return {
    /** Reviews that are still there, by what names them; all of them where none are named. */
    async importedReviews(keys?: readonly ReviewKey[]): Promise<ToldReview[]> {
      const rows = await tx
        .selectFrom('imported_reviews')
        .selectAll()
        .where('is_removed', '=', false)
        .$if(keys !== undefined, (query) => query.where(rowsOf(keys ?? [])))
        .orderBy('source')
        .orderBy('external_id')
        .execute()
      return rows.map((row) => ({
        source: row.source,
        externalId: row.external_id,
        reference: row.product_reference,
        storefrontCode: row.store_code,
        language: row.language,
        stars: row.stars,
        title: row.title,
        text: row.text,
        author: row.author,
        isVerified: row.is_verified,
        writtenAt: row.written_at,
        reply: row.reply,
      }))
    },

    /**
     * Writes reviews whole. Those of products that nobody knows are left out.
     * @param productIdOf the product that a reference stands for
     * @returns the products whose pages say something else
     */
    async putImportedReviews(
      reviews: readonly ToldReview[],
      productIdOf: (reference: string) => string | undefined,
    ): Promise<string[]> {
      const touched: string[] = []
      for (const batch of inBatches(reviews)) {
        const rows = batch.flatMap((told) => rowOf(told, productIdOf(told.reference)))
        if (rows.length === 0) continue
        const before = await tx.selectFrom('imported_reviews').select('product_id').where(rowsOf(batch)).execute()
        await tx
          .insertInto('imported_reviews')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['source', 'external_id']).doUpdateSet({
              product_id: excluded('product_id'),
              product_reference: excluded('product_reference'),
              store_code: excluded('store_code'),
              language: excluded('language'),
              stars: excluded('stars'),
              title: excluded('title'),
              text: excluded('text'),
              author: excluded('author'),
              is_verified: excluded('is_verified'),
              written_at: excluded('written_at'),
              reply: excluded('reply'),
              is_removed: false,
            }),
          )
          .execute()
        touched.push(...before.map(({ product_id }) => product_id), ...rows.map(({ product_id }) => product_id))
      }
      return colorsOfModels(tx, touched)
    },

    /**
     * Takes away reviews that are gone where they were written. Of those that staff had taken away what they are called stays, and that
     * they were taken away: one that comes back is not shown again.
     * @returns the products whose pages say something else
     */
    async dropImportedReviews(keys: readonly ReviewKey[]): Promise<string[]> {
      if (keys.length === 0) return []
      await tx
        .updateTable('imported_reviews')
        .set({ is_removed: true, title: '', text: '', author: '', reply: null })
        .where(rowsOf(keys))
        .where('state', '=', 'declined')
        .execute()
      const rows = await tx
        .deleteFrom('imported_reviews')
        .where(rowsOf(keys))
        .where('state', '=', 'published')
        .returning('product_id')
        .execute()
      return colorsOfModels(
        tx,
        rows.map(({ product_id }) => product_id),
      )
    },
  }
}

/** The ids of the products and of the other colours of their models, whose pages show the same reviews. */
async function colorsOfModels(tx: Database, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await tx
    .selectFrom('products as one')
    .innerJoin('products as color', 'color.parent_sku', 'one.parent_sku')
    .where('one.id', '=', anyOf([...new Set(productIds)], 'uuid'))
    .select('color.id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}

function rowOf(told: ToldReview, productId: string | undefined) {
  if (productId === undefined) return []
  return [
    {
      source: told.source,
      external_id: told.externalId,
      product_id: productId,
      product_reference: told.reference,
      store_code: told.storefrontCode,
      language: told.language,
      stars: told.stars,
      title: told.title,
      text: told.text,
      author: told.author,
      is_verified: told.isVerified,
      written_at: told.writtenAt,
      reply: told.reply,
    },
  ]
}

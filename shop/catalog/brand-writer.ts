import { type Database, excluded, inBatches, json } from '#database/rows.ts'
import type { BrandFeed } from './catalog-feed.ts'
import { type Ids, idsOf } from './ids.ts'

/** Writes the brands of the catalogue. */
export function brandWriter(tx: Database) {
  return {
    async brands(brands: readonly BrandFeed[]): Promise<Ids> {
      for (const batch of inBatches(brands)) {
        await tx
          .insertInto('brands')
          .values(
            batch.map((brand) => ({ key: brand.key, name: brand.name, slug: brand.slug, story: json(brand.story) })),
          )
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              name: excluded('name'),
              slug: excluded('slug'),
              story: excluded('story'),
            }),
          )
          .execute()
      }
      return idsOf(await tx.selectFrom('brands').select(['id', 'key']).execute())
    },
  }
}

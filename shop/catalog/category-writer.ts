import { type Database, json } from '#database/rows.ts'
import type { Translated } from '#kernel/storefront.ts'
import type { CategoryFeed } from './catalog-feed.ts'

/** Writes the tree of categories. */
export function categoryWriter(tx: Database) {
  return {
    /** Parents come before their children. */
    async category(
      category: CategoryFeed,
      place: {
        readonly parentId: string | null
        readonly level: number
        readonly position: number
        readonly url: Translated
      },
    ): Promise<string> {
      const values = {
        key: category.key,
        parent_id: place.parentId,
        level: place.level,
        position: place.position,
        gender: category.gender,
        name: json(category.name),
        url: json(place.url),
        description: json(category.description),
      }
      const { key: _, ...changes } = values
      const row = await tx
        .insertInto('categories')
        .values(values)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(changes))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
  }
}

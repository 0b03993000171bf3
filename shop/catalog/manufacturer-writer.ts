import { type Database, excluded, inBatches, jsonOrNull } from '#database/rows.ts'
import type { ManufacturerFeed } from './catalog-feed.ts'
import { type Ids, idsOf } from './ids.ts'

/** Writes who makes the products, and who answers for them. */
export function manufacturerWriter(tx: Database) {
  return {
    async manufacturers(manufacturers: readonly ManufacturerFeed[]): Promise<Ids> {
      for (const batch of inBatches(manufacturers)) {
        await tx
          .insertInto('manufacturers')
          .values(
            batch.map((maker) => ({
              key: maker.key,
              name: maker.name,
              address: maker.address,
              country: maker.country ?? null,
              email: maker.email,
              responsible_person: jsonOrNull(maker.responsiblePerson),
            })),
          )
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              name: excluded('name'),
              address: excluded('address'),
              country: excluded('country'),
              email: excluded('email'),
              responsible_person: excluded('responsible_person'),
            }),
          )
          .execute()
      }
      return idsOf(await tx.selectFrom('manufacturers').select(['id', 'key']).execute())
    },
  }
}

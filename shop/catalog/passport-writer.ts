import { anyOf, type Database, excluded, inBatches, json } from '#database/rows.ts'
import type { PassportFacts } from './passport.ts'

/** What is told of the product with this SKU. */
export type ToldPassport = PassportFacts & { readonly sku: string }

/** Writes what passports of products say. */
export function passportWriter(tx: Database) {
  return {
    /** Those of the products that are named; all of them where none are. */
    async passports(skus?: readonly string[]): Promise<ToldPassport[]> {
      const rows = await tx
        .selectFrom('product_passports')
        .innerJoin('products', 'products.id', 'product_passports.product_id')
        .select(['products.sku', 'origin', 'tariff_code', 'recycled_content', 'repair', 'recycling'])
        .$if(skus !== undefined, (query) => query.where('products.sku', '=', anyOf(skus ?? [], 'text')))
        .orderBy('products.sku')
        .execute()
      return rows.map(
        ({ sku, origin, tariff_code: tariffCode, recycled_content: recycledContent, repair, recycling }) => ({
          sku,
          ...(origin === null ? {} : { origin }),
          ...(tariffCode === null ? {} : { tariffCode }),
          ...(recycledContent === null ? {} : { recycledContent }),
          repair,
          recycling,
        }),
      )
    },

    /** Writes passports whole: what one doesn't tell is unknown from now on. Products that nobody knows are left out. */
    async putPassports(passports: readonly ToldPassport[]): Promise<void> {
      for (const batch of inBatches(passports)) {
        const skus = batch.map(({ sku }) => sku)
        const products = await tx
          .selectFrom('products')
          .select(['id', 'sku'])
          .where('sku', '=', anyOf(skus, 'text'))
          .execute()
        const idOf = new Map(products.map(({ id, sku }) => [sku, id]))
        const rows = batch.flatMap((told) => rowOf(told, idOf.get(told.sku)))
        if (rows.length === 0) continue
        await tx
          .insertInto('product_passports')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('product_id').doUpdateSet({
              origin: excluded('origin'),
              tariff_code: excluded('tariff_code'),
              recycled_content: excluded('recycled_content'),
              repair: excluded('repair'),
              recycling: excluded('recycling'),
            }),
          )
          .execute()
      }
    },

    async dropPassports(skus: readonly string[]): Promise<void> {
      await tx
        .deleteFrom('product_passports')
        .where('product_id', 'in', (from) =>
          from.selectFrom('products').select('id').where('sku', '=', anyOf(skus, 'text')),
        )
        .execute()
    },
  }
}

function rowOf(told: ToldPassport, id: string | undefined) {
  const { origin, tariffCode, recycledContent, repair = {}, recycling = {} } = told
  if (id === undefined) return []
  return [
    {
      product_id: id,
      origin: origin ?? null,
      tariff_code: tariffCode ?? null,
      recycled_content: recycledContent ?? null,
      repair: json(repair),
      recycling: json(recycling),
    },
  ]
}

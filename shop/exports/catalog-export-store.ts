import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { ManufacturerFeed } from '../catalog/catalog-feed.ts'
import { neededForSale } from '../catalog/product-state.ts'
import { sizesAfter } from '../stock/sizes-after-store.ts'
import type { OfferState } from './price-rows.ts'

export type CatalogExportReader = ReturnType<typeof catalogExportReader>

/** The catalogue in the order of its SKUs, in parts. */
export function catalogExportReader(db: Database) {
  return {
    countSizes: async (): Promise<number> =>
      countOf(
        await db
          .selectFrom('variants')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .execute(),
      ),

    countOffers: async (storefrontCode?: StorefrontCode): Promise<number> => {
      const offers = db.selectFrom('prices').select(({ fn }) => fn.countAll<number>().as('count'))
      return countOf(await (storefrontCode ? offers.where('store_code', '=', storefrontCode) : offers).execute())
    },

    /** Products that are on sale, or lack what they need for it; those that were withdrawn are none of them. */
    async productSkusAfter(sku: string, most: number): Promise<string[]> {
      const rows = await db
        .selectFrom('products')
        .select('sku')
        .where('sku', '>', sku)
        .where(sql<boolean>`(active or incomplete && ${[...neededForSale]}::text[])`)
        .orderBy('sku')
        .limit(most)
        .execute()
      return rows.map((row) => row.sku)
    },

    async manufacturersByKey(): Promise<ReadonlyMap<string, ManufacturerFeed>> {
      const rows = await db.selectFrom('manufacturers').selectAll().execute()
      return new Map(
        rows.map(({ key, name, address, country, email, responsible_person: responsible }) => [
          key,
          {
            key,
            name,
            address,
            email,
            ...(country === null ? {} : { country }),
            ...(responsible === null ? {} : { responsiblePerson: responsible }),
          },
        ]),
      )
    },

    /** What so many sizes behind a SKU cost; and where to go on. */
    async offersAfter(variantSku: string, most: number, storefrontCode?: StorefrontCode) {
      const sizes = await sizesAfter(db, variantSku, most)
      const ids = sizes.map(({ id }) => id)
      let prices = db
        .selectFrom('prices')
        .where('variant_id', '=', anyOf(ids, 'uuid'))
        .select(['variant_id', 'store_code', 'price', 'regular_price'])
        .orderBy('store_code')
      if (storefrontCode) prices = prices.where('store_code', '=', storefrontCode)
      const plans = await db
        .selectFrom('planned_prices')
        .where('variant_id', '=', anyOf(ids, 'uuid'))
        .select(['variant_id', 'store_code', 'price', 'regular_price', 'starts_at'])
        .orderBy('starts_at')
        .execute()
      const plansOf = Map.groupBy(plans, (row) => `${row.variant_id} ${row.store_code}`)
      const pricesOf = Map.groupBy(await prices.execute(), (row) => row.variant_id)
      const offers = sizes.flatMap(({ id, sku }) =>
        (pricesOf.get(id) ?? []).map(
          (row): OfferState => ({
            variantSku: sku,
            storefrontCode: row.store_code,
            price: row.price,
            regularPrice: row.regular_price,
            plans: (plansOf.get(`${id} ${row.store_code}`) ?? []).map((step) => ({
              at: step.starts_at,
              price: step.price,
              regularPrice: step.regular_price,
            })),
          }),
        ),
      )
      return { offers, next: sizes.length < most ? undefined : sizes.at(-1)?.sku }
    },
  }
}

const countOf = (rows: readonly { readonly count: number }[]) => rows[0]?.count ?? 0

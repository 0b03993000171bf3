import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { ImportKind } from './import.ts'

export type LeftOutCursor = { readonly variantId: string; readonly place: string }

/** Adds rows for what a full file leaves out. */
export function importLeftOutWriter(tx: Database) {
  return {
    /** Rows for shelves with pieces that the file leaves out, in the locations that it names. Answers where to go on. */
    async stageLeftOutShelves(id: number, after: LeftOutCursor | undefined, most: number) {
      const { rows } = await sql<LeftOutCursor>`
        with looked as (
          select stock.variant_id, stock.location_code as place, variants.product_id, stock.available
          from stock join variants on variants.id = stock.variant_id
          where stock.location_code in (select distinct place from import_rows where import_id = ${id} and place is not null)
            and ${behind(after, sql.ref('stock.variant_id'), sql.ref('stock.location_code'))}
          order by stock.variant_id, stock.location_code limit ${most}
        ), ${leftOut(id, sql`looked.available > 0`)}
        select variant_id as "variantId", place from looked order by variant_id desc, place desc limit 1`.execute(tx)
      return rows[0]
    },

    /** The same for offers, in the storefronts that the file names. */
    async stageLeftOutOffers(id: number, after: LeftOutCursor | undefined, most: number) {
      const { rows } = await sql<LeftOutCursor>`
        with looked as (
          select prices.variant_id, prices.store_code as place, variants.product_id
          from prices join variants on variants.id = prices.variant_id
          where prices.store_code in (select distinct place from import_rows where import_id = ${id} and place is not null)
            and ${behind(after, sql.ref('prices.variant_id'), sql.ref('prices.store_code'))}
          order by prices.variant_id, prices.store_code limit ${most}
        ), ${leftOut(id, sql`true`)}
        select variant_id as "variantId", place from looked order by variant_id desc, place desc limit 1`.execute(tx)
      return rows[0]
    },

    /** The same for products that are on sale, and that the file leaves out. */
    async stageLeftOutProducts(id: number, after: LeftOutCursor | undefined, most: number) {
      const { rows } = await sql<LeftOutCursor>`
        with looked as (
          select id as product_id, sku as place, active from products
          where ${after ? sql`id > ${after.variantId}::uuid` : sql`true`}
          order by id limit ${most}
        ), staged as (
          insert into import_rows (import_id, position, product_id, place)
          select ${id}::int, (select coalesce(max(position), 0) from import_rows where import_id = ${id})
            + row_number() over (order by looked.product_id), looked.product_id, looked.place
          from looked
          where active and not exists (
            select from import_rows named where named.import_id = ${id} and named.place = looked.place)
        )
        select product_id as "variantId", place from looked order by product_id desc limit 1`.execute(tx)
      return rows[0]
    },

    /** Rows for records that the file leaves out, by what names them. Safe to repeat. */
    async stageLeftOutPlaces(id: number, places: readonly string[]): Promise<void> {
      await sql`
        insert into import_rows (import_id, position, place)
        select ${id}::int, (select coalesce(max(position), 0) from import_rows where import_id = ${id})
          + row_number() over (order by place), place
        from unnest(${[...places]}::text[]) as place
        where not exists (select from import_rows named where named.import_id = ${id} and named.place = place.place)`.execute(
        tx,
      )
    },

    /** What can be ended where the file says something: filled shelves, offers, or products on sale. */
    async countEndable(id: number, kind: ImportKind): Promise<number> {
      const places = sql`(select distinct place from import_rows where import_id = ${id} and place is not null)`
      const counted = {
        stock: sql<{ count: number }>`select count(*) from stock where available > 0 and location_code in ${places}`,
        prices: sql<{ count: number }>`select count(*) from prices where store_code in ${places}`,
        products: sql<{ count: number }>`select count(*) from products where active`,
      }
      const found = Object.entries(counted).find(([name]) => name === kind)
      const { rows } = (await found?.[1].execute(tx)) ?? { rows: [] }
      return rows[0]?.count ?? 0
    },
  }
}

type Reference = ReturnType<typeof sql.ref>

const behind = (after: LeftOutCursor | undefined, variantId: Reference, place: Reference) =>
  after ? sql`(${variantId}, ${place}) > (${after.variantId}::uuid, ${after.place}::text)` : sql`true`

/** Puts what was looked at and no row names behind the last row. */
const leftOut = (id: number, isThere: ReturnType<typeof sql>) => sql`staged as (
  insert into import_rows (import_id, position, product_id, variant_id, place)
  select ${id}::int, (select coalesce(max(position), 0) from import_rows where import_id = ${id})
    + row_number() over (order by looked.variant_id, looked.place), looked.product_id, looked.variant_id, looked.place
  from looked
  where ${isThere} and not exists (
    select from import_rows named
    where named.import_id = ${id} and named.product_id = looked.product_id and named.place = looked.place
      and (named.variant_id = looked.variant_id or named.variant_id is null))
)`

import { type Selectable, sql } from 'kysely'
import { type Database, json } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { type StorefrontCode, storefrontByCode, type Translated } from '#kernel/storefront.ts'
import {
  type ArrangedList,
  type Arrangement,
  type Arrangements,
  isBySales,
  type PiecesSold,
  type StoredArrangement,
} from './arrangement.ts'

/** A category that can be arranged. */
export type ArrangeableCategory = { readonly id: string; readonly key: string; readonly name: Translated }

export type ArrangementReader = ReturnType<typeof arrangementReader>

export function arrangementReader(db: Database) {
  const all = async (): Promise<StoredArrangement[]> => {
    const rows = await db.selectFrom('list_arrangements').selectAll().orderBy('category_key').execute()
    return rows.flatMap(storedOf)
  }
  return {
    /** Every arrangement, with what was sold since a moment where one goes by that. */
    async arrangements(soldSince: Date): Promise<Arrangements> {
      const lists = await all()
      return { lists, sold: lists.some(isBySales) ? await this.sold(soldSince) : {} }
    },

    all,

    async find({ category, storefront }: ArrangedList): Promise<StoredArrangement | undefined> {
      const row = await db
        .selectFrom('list_arrangements')
        .selectAll()
        .where('category_key', '=', category)
        .where('store_code', '=', storefront ?? '')
        .executeTakeFirst()
      return row && storedOf(row)[0]
    },

    category: (key: string): Promise<ArrangeableCategory | undefined> =>
      db.selectFrom('categories').select(['id', 'key', 'name']).where('key', '=', key).executeTakeFirst(),

    /** What products are called, by their SKUs. */
    async names(skus: readonly string[]): Promise<ReadonlyMap<string, Translated>> {
      if (skus.length === 0) return new Map()
      const rows = await db
        .selectFrom('products')
        .select(['sku', 'name'])
        .where('sku', '=', sql<string>`any(${[...skus]}::text[])`)
        .execute()
      return new Map(rows.map(({ sku, name }) => [sku, name]))
    },

    /** Categories whose lists go by what is sold, by their ids. */
    async soldByCategories(): Promise<string[]> {
      const keys = (await all()).filter(isBySales).map(({ category }) => category)
      const rows = await db
        .selectFrom('categories')
        .select('id')
        .where('key', '=', sql<string>`any(${keys}::text[])`)
        .execute()
      return rows.map(({ id }) => id)
    },

    async brandSlugs(): Promise<ReadonlySet<string>> {
      const rows = await db.selectFrom('brands').select('slug').execute()
      return new Set(rows.map(({ slug }) => slug))
    },

    /** Pieces of each product that were paid since a moment, storefront by storefront, or in one alone. */
    async sold(since: Date, only?: StorefrontCode): Promise<Partial<Record<StorefrontCode, PiecesSold>>> {
      const { rows } = await sql<{ readonly store_code: string; readonly sku: string; readonly pieces: number }>`
        select o.store_code, l.product_sku as sku, sum(l.quantity)::int as pieces
        from orders o join order_lines l on l.order_id = o.id and l.type = 'article'
        where o.paid_at >= ${since} and l.product_sku is not null
          ${only === undefined ? sql`` : sql`and o.store_code = ${only}`}
        group by 1, 2`.execute(db)
      const sold: Partial<Record<StorefrontCode, Map<string, number>>> = {}
      for (const { store_code, sku, pieces } of rows) {
        const code = storefrontByCode(store_code)?.code
        if (!code) continue
        const ofStorefront = sold[code] ?? new Map<string, number>()
        sold[code] = ofStorefront.set(sku, pieces)
      }
      return sold
    },
  }
}

export function arrangementWriter(tx: Database) {
  return {
    ...arrangementReader(tx),

    /** What holds for a list, which nobody else changes until the transaction ends. */
    async lock({ category, storefront }: ArrangedList): Promise<StoredArrangement | undefined> {
      await sql`select pg_advisory_xact_lock(hashtext(${`arrangement ${category} ${storefront ?? ''}`}))`.execute(tx)
      return this.find({ category, storefront })
    },

    async put(
      { category, storefront }: ArrangedList,
      { steps, pins, buried }: Arrangement,
      by: { readonly version: number; readonly changedAt: Date; readonly changedBy: string },
    ): Promise<void> {
      const row = {
        steps: json(steps),
        pins: json(pins),
        buried: json(buried),
        version: by.version,
        changed_at: by.changedAt,
        changed_by: by.changedBy,
      }
      await tx
        .insertInto('list_arrangements')
        .values({ category_key: category, store_code: storefront ?? '', ...row })
        .onConflict((conflict) => conflict.columns(['category_key', 'store_code']).doUpdateSet(row))
        .execute()
    },

    async remove({ category, storefront }: ArrangedList): Promise<void> {
      await tx
        .deleteFrom('list_arrangements')
        .where('category_key', '=', category)
        .where('store_code', '=', storefront ?? '')
        .execute()
    },
  }
}

/** Nothing for one of a storefront that is no longer sold in. */
function storedOf(row: Selectable<Tables['list_arrangements']>): StoredArrangement[] {
  const storefront = storefrontByCode(row.store_code)?.code ?? null
  if (storefront === null && row.store_code !== '') return []
  const { category_key: category, changed_at: changedAt, changed_by: changedBy, steps, pins, buried, version } = row
  return [{ category, storefront, steps, pins, buried, version, changedAt, changedBy }]
}

import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import { heldPieces } from './held-stock-store.ts'
import { sizesAfter } from './sizes-after-store.ts'

/** What lies on a shelf at a moment: pieces that are there, of which some are held for somebody, some are kept, and the others can be ordered. */
export type Shelf = {
  readonly variantSku: string
  readonly locationCode: string
  readonly onHand: number
  readonly reserved: number
  /** Kept from being ordered: at most the safety stock of the location. */
  readonly kept: number
  readonly available: number
  readonly countedAt: Date | null
  readonly asOf: Date
}

export type ShelfReader = ReturnType<typeof shelfReader>

export function shelfReader(db: Database) {
  return {
    countShelves: async (locationCode?: string): Promise<number> => {
      const shelves = db.selectFrom('stock').select(({ fn }) => fn.countAll<number>().as('count'))
      const row = await (locationCode === undefined
        ? shelves
        : shelves.where('location_code', '=', locationCode)
      ).executeTakeFirst()
      return row?.count ?? 0
    },

    /** Shelves of sizes by their SKUs, with what is held of them at a moment. */
    async shelvesOf(skus: readonly string[], at: Date): Promise<Shelf[]> {
      const sizes = await db
        .selectFrom('variants')
        .select(['id', 'sku'])
        .where('sku', '=', anyOf([...skus], 'text'))
        .orderBy('sku')
        .execute()
      return shelvesOfSizes(db, sizes, at)
    },

    /** Shelves of so many sizes behind a SKU, by SKU and location, with what is held of them at a moment; and where to go on. */
    async shelvesAfter(variantSku: string, most: number, at: Date, locationCode?: string) {
      const sizes = await sizesAfter(db, variantSku, most)
      const shelves = await shelvesOfSizes(db, sizes, at)
      return {
        shelves: locationCode === undefined ? shelves : shelves.filter((shelf) => shelf.locationCode === locationCode),
        next: sizes.length < most ? undefined : sizes.at(-1)?.sku,
      }
    },
  }
}

async function shelvesOfSizes(
  db: Database,
  sizes: readonly { readonly id: string; readonly sku: string }[],
  at: Date,
): Promise<Shelf[]> {
  const ids = sizes.map(({ id }) => id)
  const rows = await db
    .selectFrom('stock')
    .innerJoin('stock_locations', 'stock_locations.code', 'stock.location_code')
    .where('variant_id', '=', anyOf(ids, 'uuid'))
    .select(['variant_id', 'location_code', 'available', 'counted_at', 'safety_stock'])
    .orderBy('location_code')
    .execute()
  const held = new Map<string, number>()
  for (const { variantId, locationCode, pieces } of await heldPieces(db, ids, at)) {
    const key = `${variantId} ${locationCode}`
    held.set(key, (held.get(key) ?? 0) + pieces)
  }
  const bySize = Map.groupBy(rows, (row) => row.variant_id)
  return sizes.flatMap(({ id, sku }) =>
    (bySize.get(id) ?? []).map((row): Shelf => {
      const reserved = held.get(`${id} ${row.location_code}`) ?? 0
      const kept = Math.min(row.available, row.safety_stock)
      return {
        variantSku: sku,
        locationCode: row.location_code,
        onHand: row.available + reserved,
        reserved,
        kept,
        available: row.available - kept,
        countedAt: row.counted_at,
        asOf: at,
      }
    }),
  )
}

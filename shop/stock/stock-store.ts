import { sql } from 'kysely'
import { anyOf, type Database, inBatches } from '#database/rows.ts'
import { allocateStock, type Demand } from './allocate.ts'
import { type CountedShelf, freeOf } from './count-stock.ts'
import type { LocationAvailability } from './delivery-promise.ts'
import { heldPieces } from './held-stock-store.ts'
import type { LocationStock } from './location-stock.ts'
import { movementsOf } from './movement-store.ts'

/** What anyone may ask about stock. */
export type StockReader = ReturnType<typeof stockReader>

export function stockReader(db: Database) {
  return {
    /** Pieces by SKU, everywhere and at the distribution centre. Unknown SKUs are absent. */
    async availabilityByLocation(skus: readonly string[]): Promise<LocationAvailability[]> {
      if (skus.length === 0) return []
      const rows = await db
        .selectFrom('variants')
        .leftJoin('sellable_stock as stock', 'stock.variant_id', 'variants.id')
        .leftJoin('stock_locations', 'stock_locations.code', 'stock.location_code')
        .where('variants.sku', '=', anyOf(skus, 'text'))
        .groupBy('variants.sku')
        .select([
          'variants.sku',
          sql<number>`coalesce(sum(stock.available), 0)::int`.as('anywhere'),
          sql<number>`coalesce(sum(stock.available) filter (where stock_locations.kind = 'distribution-centre'), 0)::int`.as(
            'at_centre',
          ),
        ])
        .execute()
      return rows.map((row) => ({ sku: row.sku, atCentre: row.at_centre, anywhere: row.anywhere }))
    },

    /** Pieces of each size in each of the stores, or in those that are named, the shopper's own country first; 0 where there are none. */
    async byLocation(
      skus: readonly string[],
      codes: readonly string[] | undefined,
      country: string,
    ): Promise<LocationStock[]> {
      if (skus.length === 0 || codes?.length === 0) return []
      let query = db
        .selectFrom('variants')
        .innerJoin('stock_locations', (join) => join.onTrue())
        .where('variants.sku', '=', anyOf(skus, 'text'))
        .select([
          'stock_locations.code',
          'stock_locations.name',
          'stock_locations.city',
          'stock_locations.country',
          'stock_locations.local_names as localNames',
          // Each shelf by its key: a join reads the stock of all sizes there are.
          sql<number>`coalesce((
            select shelf.available from sellable_stock as shelf
            where shelf.variant_id = variants.id and shelf.location_code = stock_locations.code
          ), 0)`.as('qty'),
          'variants.sku',
        ])
        .orderBy(sql`stock_locations.country = ${country}`, 'desc')
        .orderBy('stock_locations.priority')
      query = codes
        ? query.where('stock_locations.code', '=', anyOf(codes, 'text'))
        : query.where('stock_locations.kind', '=', 'store').where('stock_locations.closed', '=', false)
      return query.execute()
    },
  }
}

export type ReserveAnswer =
  /** With the places where it lies. */
  | { readonly reserved: true; readonly from: readonly string[] }
  | {
      readonly reserved: false
      readonly missing: readonly { readonly variantId: string; readonly available: number }[]
    }

/** What a count makes of a shelf: pieces that can be sold, null before where nothing ever lay. */
export type ShelfChange = {
  readonly variantId: string
  readonly locationCode: string
  readonly before: number | null
  readonly after: number
  readonly lastCountedAt: Date | null
}

/** Takes and gives back stock. It exists only around a transaction. */
export type StockWriter = ReturnType<typeof stockWriter>

export function stockWriter(tx: Database) {
  return {
    /**
     * Claims the sizes of an order, all or none. The shelves are locked in one fixed order, so that two orders for the same
     * sizes wait for each other and never deadlock; the update is conditional besides, so that no path can go below zero.
     *
     * @param preferred the store in which the order is collected: what lies there need not travel
     */
    async reserve(orderId: string, demands: readonly Demand[], preferred?: string): Promise<ReserveAnswer> {
      const ids = [...new Set(demands.map((demand) => demand.variantId))]
      const shelves = await tx
        .selectFrom('stock')
        .innerJoin('stock_locations', 'stock_locations.code', 'stock.location_code')
        .where('stock.variant_id', '=', anyOf(ids, 'uuid'))
        .select([
          'stock.variant_id',
          'stock.location_code',
          'stock.available',
          'stock_locations.priority',
          'stock_locations.safety_stock',
        ])
        .orderBy('stock.variant_id')
        .orderBy('stock.location_code')
        .forUpdate('stock')
        .execute()
      const allocation = allocateStock(
        demands,
        shelves.map((shelf) => ({
          variantId: shelf.variant_id,
          locationCode: shelf.location_code,
          available: shelf.available - shelf.safety_stock,
          priority: shelf.location_code === preferred ? -1 : shelf.priority,
        })),
      )
      if ('missing' in allocation) return { reserved: false, missing: allocation.missing }
      const { reservations } = allocation
      const { rows } = await sql`
        with taken as (
          update stock set available = available - wanted.quantity
          from unnest(${reservations.map((one) => one.variantId)}::uuid[],
            ${reservations.map((one) => one.locationCode)}::text[],
            ${reservations.map((one) => one.quantity)}::int[]) as wanted (variant_id, location_code, quantity)
          where stock.variant_id = wanted.variant_id and stock.location_code = wanted.location_code
            and available >= wanted.quantity
          returning stock.variant_id, stock.location_code, -wanted.quantity as change, available
        ), held as (
          insert into stock_claims (order_id, variant_id, location_code, quantity)
          select ${orderId}::uuid, variant_id, location_code, -change from taken
          -- A size that the order has already, of which it gets more.
          on conflict (order_id, variant_id, location_code)
          do update set quantity = stock_claims.quantity + excluded.quantity
        ), ${movementsOf('taken', 'sale', orderId)}
        select from taken`.execute(tx)
      if (rows.length !== reservations.length) throw new Error('A locked shelf changed under its lock')
      return { reserved: true, from: [...new Set(allocation.reservations.map(({ locationCode }) => locationCode))] }
    },

    /** Where the pieces lie that an order holds. */
    async reservedFrom(orderId: string): Promise<string[]> {
      const rows = await tx
        .selectFrom('stock_claims')
        .select('location_code')
        .distinct()
        .where('order_id', '=', orderId)
        .execute()
      return rows.map((row) => row.location_code)
    },

    /** What an order holds lies at this place from now on, wherever it came from. */
    async moveReservations(orderId: string, locationCode: string): Promise<void> {
      const reservations = await tx
        .deleteFrom('stock_claims')
        .where('order_id', '=', orderId)
        .returning(['variant_id', 'quantity'])
        .execute()
      const pieces = new Map<string, number>()
      for (const reserve of reservations) {
        pieces.set(reserve.variant_id, (pieces.get(reserve.variant_id) ?? 0) + reserve.quantity)
      }
      if (pieces.size === 0) return
      await tx
        .insertInto('stock_claims')
        .values(
          [...pieces].map(([variantId, quantity]) => ({
            order_id: orderId,
            variant_id: variantId,
            location_code: locationCode,
            quantity,
          })),
        )
        .execute()
    },

    /** Gives back what an order holds. Repeating it gives nothing back twice: the claims leave as they are returned. */
    async release(orderId: string): Promise<string[]> {
      const { rows } = await sql<{ variant_id: string }>`
        with freed as materialized (
          delete from stock_claims where order_id = ${orderId} returning variant_id, location_code, quantity
        ), filled as (
          insert into stock (variant_id, location_code, available)
          select variant_id, location_code, quantity from freed order by variant_id, location_code
          on conflict (variant_id, location_code) do update set available = stock.available + excluded.available
          returning variant_id, location_code, available
        ), back as (
          select freed.variant_id, freed.location_code, freed.quantity as change, filled.available
          from freed join filled using (variant_id, location_code)
        ), ${movementsOf('back', 'release', orderId)}
        select variant_id from freed order by variant_id`.execute(tx)
      return rows.map((row) => row.variant_id)
    },

    /**
     * Gives back some of what an order holds of sizes, from the places named last. The caller holds the order's row.
     * @throws when it holds fewer
     */
    async releasePieces(
      orderId: string,
      pieces: readonly { readonly sku: string; readonly quantity: number }[],
    ): Promise<void> {
      const left = new Map<string, number>()
      for (const { sku, quantity } of pieces) left.set(sku, (left.get(sku) ?? 0) + quantity)
      const held = await tx
        .selectFrom('stock_claims')
        .innerJoin('variants', 'variants.id', 'stock_claims.variant_id')
        .select(['variants.sku', 'variant_id', 'location_code', 'quantity'])
        .where('order_id', '=', orderId)
        .where('variants.sku', '=', anyOf([...left.keys()], 'text'))
        .orderBy('variant_id')
        .orderBy('location_code')
        .forUpdate('stock_claims')
        .execute()
      const back = held.toReversed().flatMap((claim) => {
        const wanted = left.get(claim.sku) ?? 0
        const some = Math.min(wanted, claim.quantity)
        left.set(claim.sku, wanted - some)
        return some > 0 ? [{ ...claim, some }] : []
      })
      for (const [sku, lacking] of left)
        if (lacking > 0) throw new Error(`Order ${orderId} holds ${lacking} too few of ${sku}`)
      // Shelves are held in the order in which `reserve` holds them.
      for (const { variant_id: variantId, location_code: locationCode, some } of back.toReversed())
        await putBack(tx, { orderId, variantId, locationCode }, some)
    },

    /** Puts pieces on a shelf where nothing may have lain before, as what came back of an order. */
    async restock(orderId: string, sku: string, locationCode: string, quantity: number): Promise<void> {
      await sql`
        with filled as (
          insert into stock (variant_id, location_code, available)
          select id, ${locationCode}, ${quantity}::int from variants where sku = ${sku}
          on conflict (variant_id, location_code) do update set available = stock.available + excluded.available
          returning variant_id, location_code, ${quantity}::int as change, available
        ), ${movementsOf('filled', 'return', orderId)}
        select from filled`.execute(tx)
    },

    /**
     * Takes over a count of shelves: what lies there, whosever it is. What orders and reservations held of it at that moment is
     * set apart. The shelves are locked as `reserve` locks them, before anybody is asked what is held.
     *
     * @param countedAt when the pieces were counted; what left later still lay there
     * @param importId the import that said so
     */
    async takeCount(counted: readonly CountedShelf[], countedAt: Date, importId?: number): Promise<ShelfChange[]> {
      const changes: ShelfChange[] = []
      const bySize = Map.groupBy(counted, ({ variantId }) => variantId)
      for (const ids of inBatches([...bySize.keys()].sort())) {
        const some = ids.flatMap((id) => bySize.get(id) ?? [])
        const batch = await compared(tx, some, await shelvesOf(tx, some).forUpdate().execute(), countedAt)
        await fill(tx, batch, countedAt, importId)
        changes.push(...batch)
      }
      return changes
    },

    /** What taking over a count would change now; nothing is locked or written. */
    async previewCount(counted: readonly CountedShelf[], countedAt: Date): Promise<ShelfChange[]> {
      return compared(tx, counted, await shelvesOf(tx, counted).execute(), countedAt)
    },

    /** Holds shelves until the transaction ends, in the order of everybody who locks some. */
    async lockShelves(shelves: readonly ShelfPlace[]): Promise<void> {
      await shelvesOf(tx, shelves).forUpdate().execute()
    },

    /** When shelves were counted last, by size and location. */
    async countsOf(shelves: readonly ShelfPlace[]): Promise<ReadonlyMap<string, Date | null>> {
      const rows = await shelvesOf(tx, shelves).execute()
      return new Map(rows.map((row) => [placeKey(row.variant_id, row.location_code), row.counted_at]))
    },

    /**
     * Puts pieces on shelves, or takes them off, whatever was sold meanwhile. A shelf can't hold fewer than none. When it was counted
     * is not known any more.
     */
    async adjust(rows: readonly (ShelfPlace & { readonly by: number })[], importId: number): Promise<void> {
      await shelvesOf(tx, rows).forUpdate().execute()
      await sql`
        with moved as (
          update stock set available = greatest(0, stock.available + moved.by), counted_at = null
          from unnest(${rows.map((row) => row.variantId)}::uuid[], ${rows.map((row) => row.locationCode)}::text[],
            ${rows.map((row) => row.by)}::int[]) as moved (variant_id, location_code, by)
          join stock as earlier using (variant_id, location_code)
          where stock.variant_id = moved.variant_id and stock.location_code = moved.location_code
          returning stock.variant_id, stock.location_code, stock.available - earlier.available as change, stock.available
        ), ${movementsOf('moved', 'correction', `${importId}`)}
        select from moved`.execute(tx)
    },

    /** Nothing lies of these sizes any more, wherever it was: they are no longer sold. */
    async clear(variantIds: readonly string[]): Promise<void> {
      for (const ids of inBatches([...variantIds].sort())) {
        await sql`
          with filled as materialized (
            select variant_id, location_code, available from stock
            where variant_id = ${anyOf(ids, 'uuid')} and available > 0
            order by variant_id, location_code for update
          ), emptied as (
            update stock set available = 0 from filled
            where stock.variant_id = filled.variant_id and stock.location_code = filled.location_code
            returning stock.variant_id, stock.location_code, -filled.available as change, stock.available
          ), ${movementsOf('emptied', 'correction')}
          select from emptied`.execute(tx)
      }
    },
  }
}

/** Some pieces of a reservation lie on their shelf for everybody again. */
async function putBack(
  tx: Database,
  { orderId, variantId, locationCode }: { orderId: string; variantId: string; locationCode: string },
  quantity: number,
): Promise<void> {
  await sql`
    with emptied as (
      delete from stock_claims
      where order_id = ${orderId} and variant_id = ${variantId} and location_code = ${locationCode}
        and quantity = ${quantity}::int
    ), kept as (
      update stock_claims set quantity = quantity - ${quantity}::int
      where order_id = ${orderId} and variant_id = ${variantId} and location_code = ${locationCode}
        and quantity > ${quantity}::int
    ), filled as (
      insert into stock (variant_id, location_code, available)
      values (${variantId}::uuid, ${locationCode}, ${quantity}::int)
      on conflict (variant_id, location_code) do update set available = stock.available + excluded.available
      returning variant_id, location_code, ${quantity}::int as change, available
    ), ${movementsOf('filled', 'release', orderId)}
    select from filled`.execute(tx)
}

type ShelfPlace = Pick<CountedShelf, 'variantId' | 'locationCode'>

/**
 * Shelves of these sizes in these locations, in the order in which everybody locks them. Who sells a piece of a shelf holds that one, so the
 * others need no lock.
 */
const shelvesOf = (tx: Database, shelves: readonly ShelfPlace[]) =>
  tx
    .selectFrom('stock')
    .where('variant_id', '=', anyOf([...new Set(shelves.map(({ variantId }) => variantId))], 'uuid'))
    .where('location_code', '=', anyOf([...new Set(shelves.map(({ locationCode }) => locationCode))], 'text'))
    .select(['variant_id', 'location_code', 'available', 'counted_at'])
    .orderBy('variant_id')
    .orderBy('location_code')

type KnownShelf = Awaited<ReturnType<ReturnType<typeof shelvesOf>['execute']>>[number]

/** What can be sold of each shelf, before and after a count. */
async function compared(
  tx: Database,
  counted: readonly CountedShelf[],
  known: readonly KnownShelf[],
  countedAt: Date,
): Promise<ShelfChange[]> {
  const ids = [...new Set(counted.map(({ variantId }) => variantId))]
  const holds = await heldPieces(tx, ids, countedAt)
  const before = new Map(known.map((row) => [placeKey(row.variant_id, row.location_code), row]))
  return freeOf(counted, holds).map(({ variantId, locationCode, pieces }) => {
    const shelf = before.get(placeKey(variantId, locationCode))
    return {
      variantId,
      locationCode,
      before: shelf?.available ?? null,
      after: pieces,
      lastCountedAt: shelf?.counted_at ?? null,
    }
  })
}

/** Shelves on which nothing ever lay are no rows; one that was emptied stays as an empty one. */
async function fill(
  tx: Database,
  shelves: readonly ShelfChange[],
  countedAt: Date,
  importId: number | undefined,
): Promise<void> {
  const rows = shelves.filter(
    ({ before, after, lastCountedAt }) =>
      (before !== null || after > 0) && (before !== after || lastCountedAt?.getTime() !== countedAt.getTime()),
  )
  if (rows.length === 0) return
  await sql`
    with counted as (
      select * from unnest(${rows.map((row) => row.variantId)}::uuid[], ${rows.map((row) => row.locationCode)}::text[],
        ${rows.map((row) => row.after)}::int[], ${rows.map((row) => row.after - (row.before ?? 0))}::int[])
        as counted (variant_id, location_code, available, change)
    ), filled as (
      insert into stock (variant_id, location_code, available, counted_at)
      select variant_id, location_code, available, ${countedAt}::timestamptz from counted
      on conflict (variant_id, location_code)
      do update set available = excluded.available, counted_at = excluded.counted_at
    ), ${movementsOf('counted', 'count', importId === undefined ? undefined : `${importId}`)}
    select`.execute(tx)
}

const placeKey = (variantId: string, locationCode: string) => `${variantId} ${locationCode}`

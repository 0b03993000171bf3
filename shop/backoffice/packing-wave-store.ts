import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import { isSeenOrder } from '../orders/seen-orders-store.ts'
import { piecesOfOrder } from './order-pieces-store.ts'
import type { NewWave, PackingWave, WaveOrder } from './packing-wave.ts'

export type PackingWaveReader = ReturnType<typeof packingWaveReader>

export function packingWaveReader(db: Database) {
  return {
    /** Waves that are being packed, the oldest first, and that have an order that is seen. */
    openWaves: (reach: StaffReach): Promise<PackingWave[]> => wavesOf(db, sql`w.closed_at is null`, reach),

    async wave(id: string, reach: StaffReach): Promise<PackingWave | undefined> {
      if (!isUuid(id)) return undefined
      return (await wavesOf(db, sql`w.id = ${id}::uuid`, reach))[0]
    },

    async ordersOfWave(id: string, reach: StaffReach): Promise<WaveOrder[]> {
      if (!isUuid(id)) return []
      const { rows } = await sql<WaveOrder>`
        select o.id, o.number, trim(concat(o.shipping_address ->> 'firstName', ' ', o.shipping_address ->> 'lastName')) as "customerName",
          (o.packed_at is not null or o.state <> 'paid') as "isPacked",
          exists (select from store_pickups p where p.order_id = o.id) as "isCollected",
          o.shipping_address ->> 'country' as country,
          ${piecesOfOrder(sql`o.id`)} as pieces
        from packing_wave_orders wo join orders o on o.id = wo.order_id
        where wo.wave_id = ${id}::uuid and ${isSeenOrder(reach)} order by o.created_at, o.id`.execute(db)
      return rows
    },
  }
}

export function packingWaveWriter(tx: Database) {
  return {
    ...packingWaveReader(tx),

    /**
     * Begins a wave with the oldest orders that are to be packed and lie in no other: two people who begin one at once get different
     * orders. The same key is the same wave.
     *
     * @returns its id and how many orders it has; no id where there was none for it
     */
    async begin(
      wave: NewWave,
      by: { readonly name: string; readonly at: Date },
      reach: StaffReach,
    ): Promise<{ readonly id: string; readonly orders: number } | undefined> {
      const known = await tx
        .selectFrom('packing_waves')
        .select('id')
        .where('idempotency_key', '=', wave.idempotencyKey)
        .executeTakeFirst()
      if (known) return { id: known.id, orders: 0 }
      const { rows } = await sql<{ id: string }>`
        select o.id from orders o
        where o.state = 'paid' and o.packed_at is null and ${isSeenOrder(reach)} and ${isWanted(wave)}
          and not exists (select from packing_wave_orders wo where wo.order_id = o.id and wo.open)
          and not exists (select from store_pickups p where p.order_id = o.id and p.ready_at is not null)
        order by o.created_at, o.id limit ${wave.most} for update of o skip locked`.execute(tx)
      if (rows.length === 0) return undefined
      const { id } = await tx
        .insertInto('packing_waves')
        .values({ idempotency_key: wave.idempotencyKey, name: wave.name, created_at: by.at, created_by: by.name })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sql`
        insert into packing_wave_orders (wave_id, order_id)
        select ${id}::uuid, unnest(${rows.map((row) => row.id)}::uuid[])
        on conflict do nothing`.execute(tx)
      return { id, orders: rows.length }
    },

    /** Nobody packs it any more; what is left of it may lie in another one. */
    async close(id: string, at: Date): Promise<boolean> {
      const row = await tx
        .updateTable('packing_waves')
        .set({ closed_at: at })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      await tx.updateTable('packing_wave_orders').set({ open: false }).where('wave_id', '=', id).execute()
      return row !== undefined
    },
  }
}

async function wavesOf(db: Database, which: RawBuilder<unknown>, reach: StaffReach): Promise<PackingWave[]> {
  const { rows } = await sql<PackingWave>`
    select w.id, w.name, w.created_at as "createdAt", w.created_by as "createdBy", w.closed_at as "closedAt",
      count(*)::int as orders, count(*) filter (where o.packed_at is not null or o.state <> 'paid')::int as packed
    from packing_waves w
    join packing_wave_orders wo on wo.wave_id = w.id
    join orders o on o.id = wo.order_id
    where ${which} and ${isSeenOrder(reach)}
    group by w.id order by w.created_at, w.id limit 50`.execute(db)
  return rows
}

function isWanted({ storefront, delivery }: Pick<NewWave, 'storefront' | 'delivery'>): RawBuilder<unknown> {
  const hasPickup = sql`exists (select from store_pickups p where p.order_id = o.id)`
  const kind = delivery === undefined ? sql`true` : delivery === 'store' ? hasPickup : sql`not ${hasPickup}`
  return storefront === undefined ? kind : sql`o.store_code = ${storefront} and ${kind}`
}

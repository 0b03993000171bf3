import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/**
 * Notes that nothing of an order is left to pack, if that is so: every piece of it left, is missing or was removed. Called by what
 * writes parcels and refunds down, so that lists of what is to be packed read one column.
 */
export async function notePacked(tx: Database, orderId: string, at: Date): Promise<void> {
  await sql`
    update orders set packed_at = ${at}
    where id = ${orderId} and packed_at is null and not exists (
      select from order_lines line
      where line.order_id = orders.id and line.type = 'article' and line.quantity >
        coalesce((select sum(parcel_lines.quantity) from parcels join parcel_lines on parcel_lines.parcel_id = parcels.id
          where parcels.order_id = orders.id and parcel_lines.position = line.position), 0)
        + coalesce((select sum((piece ->> 1)::integer) from refunds, jsonb_array_elements(refunds.pieces) as piece
          where refunds.order_id = orders.id and refunds.reason in ('missing', 'removed')
            and (piece ->> 0)::integer = line.position), 0))`.execute(tx)
}

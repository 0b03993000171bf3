import { type RawBuilder, sql } from 'kysely'

/** How many pieces an order is of, without those that were taken off it before they left. */
export const piecesOfOrder = (orderId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  (select coalesce(sum(quantity), 0) from order_lines where order_id = ${orderId} and type = 'article')
  - (select coalesce(sum((piece ->> 1)::int), 0) from refunds
      cross join jsonb_array_elements(refunds.pieces) as piece
      where refunds.order_id = ${orderId} and refunds.reason in ('missing', 'removed')))::int`

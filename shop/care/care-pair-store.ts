import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { RemindedPair } from './care-reminder.ts'
import type { OwnedPair } from './care-rule.ts'

export type BoughtPair = OwnedPair & RemindedPair

/** Reads what readers of the newsletter bought. */
export function carePairStore(db: Database) {
  return {
    /** Shoes of paid orders that arrived at some readers, with all that decides whether they are theirs still. */
    async pairsOf(memberIds: readonly string[]): Promise<BoughtPair[]> {
      if (memberIds.length === 0) return []
      const rows = await pairs(db).where('newsletter_members.id', '=', anyOf(memberIds, 'uuid')).execute()
      return rows.map(asPair)
    },

    async pairAt(memberId: string, orderId: string, position: number): Promise<BoughtPair | undefined> {
      const row = await pairs(db)
        .where('newsletter_members.id', '=', memberId)
        .where('orders.id', '=', orderId)
        .where('order_lines.position', '=', position)
        .executeTakeFirst()
      return row && asPair(row)
    },
  }
}

const pairs = (db: Database) =>
  db
    .selectFrom('newsletter_members')
    .innerJoin('orders', (join) =>
      join.on(({ eb, ref }) => eb(sql<string>`lower(orders.email)`, '=', ref('newsletter_members.email'))),
    )
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('products', 'products.sku', 'order_lines.product_sku')
    .where('orders.state', '=', 'paid')
    .where('orders.cancelled_at', 'is', null)
    .where('orders.delivered_at', 'is not', null)
    .where('order_lines.type', '=', 'article')
    .where('products.footwear', 'is not', null)
    .select([
      'newsletter_members.id as member_id',
      'orders.id as order_id',
      'orders.paid_at',
      'orders.created_at',
      'orders.delivered_at',
      'order_lines.position',
      'order_lines.quantity',
      'order_lines.name',
      'order_lines.brand',
      'order_lines.color',
      'order_lines.size',
      'order_lines.image',
      'products.id as product_id',
      'products.footwear',
      'products.properties',
      sql<number>`coalesce((
        select sum(return_lines.quantity) from returns join return_lines on return_lines.return_id = returns.id
        where returns.order_id = orders.id and return_lines.position = order_lines.position), 0)::int`.as('returned'),
      sql<number>`coalesce((
        select sum((piece.value ->> 1)::int) from refunds cross join lateral jsonb_array_elements(refunds.pieces) piece
        where refunds.order_id = orders.id and (piece.value ->> 0)::int = order_lines.position), 0)::int`.as(
        'refunded',
      ),
      sql<boolean>`exists (select from withdrawals where withdrawals.order_id = orders.id)`.as('is_withdrawn'),
      sql<boolean>`exists (select from gift_receipts where gift_receipts.order_id = orders.id)`.as('is_present'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof pairs>['executeTakeFirstOrThrow']>>

const asPair = (row: Row): BoughtPair => ({
  memberId: row.member_id,
  orderId: row.order_id,
  position: row.position,
  boughtAt: row.paid_at ?? row.created_at,
  deliveredAt: row.delivered_at,
  quantity: row.quantity,
  returned: row.returned,
  refunded: row.refunded,
  isWithdrawn: row.is_withdrawn,
  isPresent: row.is_present,
  upper: row.footwear?.upper ?? [],
  said: row.properties.flatMap(({ options }) => options.flatMap((one) => Object.values(one))),
  productId: row.product_id,
  name: row.name,
  brand: row.brand,
  color: row.color,
  size: row.size,
  image: row.image,
})

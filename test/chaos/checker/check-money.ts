import { type Evidence, type Finding, foundBy, type Queryable } from './evidence.ts'

/**
 * Money in is what was ordered and paid less what went back: by order, by the provider’s book and not by the shop’s payments. What a gift
 * card paid and has not had back is money, too: it came in when the card was sold.
 */
export async function checkMoney(db: Queryable, { payments, told }: Evidence): Promise<Finding[]> {
  const { rows } = await db.query<{ id: string; number: string; kept: number; by_card: number }>(
    `select id, number,
       (case when paid_at is null then 0 else total end
         - coalesce((select sum(amount) from refunds where order_id = orders.id), 0))::int as kept,
       coalesce((select sum(-owed) from gift_card_movements
         where order_id = orders.id and kind in ('redeemed', 'refunded')), 0)::int as by_card
     from orders`,
  )
  const held = Map.groupBy(payments, ({ orderId }) => orderId)
  const sold = await db.query<{ id: string; number: string; kept: number }>(
    `select sale.id, sale.reference as number,
       (case when state = 'paid' then amount else 0 end + coalesce((select sum(movement.owed) from gift_card_movements movement
         join gift_cards card on card.id = movement.gift_card_id
         where card.sale_id = sale.id and movement.reason = 'withdrawn'), 0))::int as kept
     from gift_card_sales sale`,
  )
  const known = new Set([...rows, ...sold.rows].map(({ id }) => id))
  return [
    ...(await foundBy(
      db,
      'sum-wrong',
      `select number as what from orders
       where total <> (select coalesce(sum(total), 0) from order_lines where order_id = orders.id)`,
    )),
    ...(await foundBy(
      db,
      'gift-card-wrong',
      `select ending as what from gift_cards card
       where balance < 0 or owed < balance
         or balance <> (select coalesce(sum(balance), 0) from gift_card_movements where gift_card_id = card.id)
         or owed <> (select coalesce(sum(owed), 0) from gift_card_movements where gift_card_id = card.id)
         or owed - balance <> (select coalesce(sum(amount), 0) from gift_card_payments
           where gift_card_id = card.id and state = 'reserved')`,
    )),
    ...(await foundBy(
      db,
      'gift-card-lost',
      `select told.reference as what from unnest($1::text[]) as told (reference)
       where not exists (select from gift_card_sales sale join gift_cards card on card.sale_id = sale.id
         where sale.reference = told.reference and sale.state = 'paid')`,
      [told.giftCards],
    )),
    ...[...rows, ...sold.rows.map((sale) => ({ ...sale, by_card: 0 }))].flatMap(
      ({ id, number, kept, by_card: byCard }): Finding[] => {
        const atProvider = (held.get(id) ?? []).reduce((sum, payment) => sum + payment.collected - payment.sentBack, 0)
        const there = atProvider + byCard
        if (there === kept && kept >= 0) return []
        return [{ kind: 'money-wrong', what: `${number}: provider and cards hold ${there}, and ${kept} is the shop’s` }]
      },
    ),
    ...payments
      .filter(({ orderId, collected }) => collected > 0 && !known.has(orderId))
      .map(({ id }): Finding => ({ kind: 'money-of-nobody', what: id })),
    ...(await foundBy(
      db,
      'refund-waits',
      `select orders.number as what from refunds join orders on orders.id = refunds.order_id where refunded_at is null
       union all
       select orders.number from payments join orders on orders.id = payments.order_id
       where refund_due and refunded_at is null`,
    )),
  ]
}

import { type Evidence, type Finding, foundBy, type Queryable } from './evidence.ts'

/** Money in is what was ordered and paid less what went back: by order, by the provider’s book and not by the shop’s payments. */
export async function checkMoney(db: Queryable, { payments }: Evidence): Promise<Finding[]> {
  const { rows } = await db.query<{ id: string; number: string; kept: number }>(
    `select id, number,
       (case when paid_at is null then 0 else total end
         - coalesce((select sum(amount) from refunds where order_id = orders.id), 0))::int as kept
     from orders`,
  )
  const held = Map.groupBy(payments, ({ orderId }) => orderId)
  const known = new Set(rows.map(({ id }) => id))
  return [
    ...(await foundBy(
      db,
      'sum-wrong',
      `select number as what from orders
       where total <> (select coalesce(sum(total), 0) from order_lines where order_id = orders.id)`,
    )),
    ...rows.flatMap(({ id, number, kept }): Finding[] => {
      const there = (held.get(id) ?? []).reduce((sum, payment) => sum + payment.collected - payment.sentBack, 0)
      if (there === kept && kept >= 0) return []
      return [{ kind: 'money-wrong', what: `${number}: the provider holds ${there}, and ${kept} is the shop’s` }]
    }),
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

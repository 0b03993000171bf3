import { type Evidence, type Finding, foundBy, type Queryable } from './evidence.ts'

/** Whatever somebody was told is there still. */
export async function checkOrders(db: Queryable, { told }: Evidence): Promise<Finding[]> {
  const numbers = told.orders.map(({ number }) => number)
  return [
    ...(await foundBy(
      db,
      'order-lost',
      `select told.number as what from unnest($1::text[]) as told (number)
       where not exists (select from orders where orders.number = told.number)`,
      [numbers],
    )),
    // A shopper who pressed several times, on both nodes, has one order.
    ...(await foundBy(
      db,
      'order-twice',
      `select email as what from orders where email like 'shopper-%' group by email having count(*) > 1`,
    )),
    ...(await foundBy(
      db,
      'payment-forgotten',
      `select number as what from orders
       where number = any ($1) and (paid_at is null or state not in ('paid', 'cancelled'))`,
      [told.paid],
    )),
    ...(await foundBy(
      db,
      'return-lost',
      `select told.reference as what from unnest($1::text[]) as told (reference)
       where not exists (select from returns where returns.reference = told.reference)`,
      [told.returns],
    )),
    ...(await foundBy(db, 'staff-change-lost', staffChanges, [
      told.staff.map(({ kind }) => kind),
      told.staff.map(({ number }) => number),
      told.staff.map(({ key }) => key),
    ])),
  ]
}

const staffChanges = `
  select told.kind || ' of ' || told.number as what
  from unnest($1::text[], $2::text[], $3::text[]) as told (kind, number, key)
  left join orders on orders.number = told.number
  where case told.kind
    when 'note' then (select count(*) from order_notes where order_id = orders.id and idempotency_key = told.key) <> 1
    when 'cancelled' then orders.state <> 'cancelled'
    else (select count(*) from order_changes where order_id = orders.id and idempotency_key = told.key) <> 1
  end`

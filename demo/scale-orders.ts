import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/** So many orders are made in one transaction. */
const atOnce = 20_000

/** Numbers of copies begin here, far above what a shop counts up to. */
const firstNumber = 900_000_000

/** Over so many days the copies are spread, the newest of them today. */
const days = 1095

/** Last names that copies bear in turn, so that a search for one finds some and not all. */
const names = ['Bakker', 'Dupont', 'García', 'Janssens', 'Meyer', 'Müller', 'Nguyen', 'Peeters', 'Smith', 'de Vries']

/**
 * Makes the books long, for benchmarks: copies the orders that there are, with their lines and payments, until there are so many. Each
 * copy has a number, an address and a moment of its own; those of the last two days are still to be packed.
 * @returns how many orders there are
 */
export async function scaleOrders(db: Database, wanted: number, progress: (orders: number) => void): Promise<number> {
  const [originals, made] = await Promise.all([
    countOf(db, sql`number::bigint < ${firstNumber}`),
    countOf(db, sql`true`),
  ])
  if (originals === 0) return 0
  let count = made
  while (count < wanted) {
    const first = count - originals
    const most = Math.min(atOnce, wanted - count)
    await db.transaction().execute((tx) => copyOrders(tx, first, first + most - 1, wanted))
    count += most
    progress(count)
  }
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze) orders, order_lines, payments, carts`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
    // Copies are older than what was counted already: everything is counted anew.
    await sql`update sales_counted set until = null`.execute(connection)
  })
  return count
}

async function countOf(db: Database, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders where ${which}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Copies number `first` to `last` of so many, in the order of time from the oldest on. */
async function copyOrders(tx: Database, first: number, last: number, wanted: number): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`
    create temporary table copied on commit drop as
    with originals as (
      select o.*, row_number() over (order by number) - 1 as place, count(*) over () as many
      from orders o where number::bigint < ${firstNumber} and state = 'paid'
    )
    select o.id as original, gen_random_uuid() as id, gen_random_uuid() as cart, n,
      now() - make_interval(secs => ${days} * 86400 * (1 - n / ${wanted}::float8)) as at
    from generate_series(${first}::int, ${last}::int) n join originals o on o.place = n % o.many`.execute(tx)
  await sql`
    insert into carts (id, store_code, created_at, updated_at)
    select c.cart, o.store_code, c.at, c.at from copied c join orders o on o.id = c.original`.execute(tx)
  await sql`
    insert into orders (id, number, deep_link_code, cart_id, store_code, language, email, billing_address, shipping_address,
      shipping_method, payment_method, currency, subtotal, shipping_total, total, tax_total, tax_groups, state, stock_claimed,
      terms_accepted_at, withdrawal_read_at, created_at, paid_at, allocated_at, picked_at, packed_at, shipped_at, delivered_at)
    select c.id, (${firstNumber} + c.n)::text, replace(c.id::text, '-', ''), c.cart, o.store_code, o.language,
      'shopper' || c.n || '@example.org', address.written, address.written,
      o.shipping_method, o.payment_method, o.currency, o.subtotal, o.shipping_total, o.total, o.tax_total, o.tax_groups, 'paid',
      false, c.at, c.at, c.at, c.at, c.at, case when is_old then c.at end, case when is_old then c.at + interval '1 day' end,
      case when is_old then c.at + interval '1 day' end, case when is_old then c.at + interval '2 days' end
    from copied c join orders o on o.id = c.original
    cross join lateral (select c.at < now() - interval '2 days' as is_old) age
    cross join lateral (
      select o.shipping_address || jsonb_build_object(
        'lastName', (${[...names]}::text[])[1 + c.n % ${names.length}] || ' ' || c.n % 997,
        'zipcode', (1000 + c.n % 8999)::text || ' AB', 'phoneNumber', '+316' || lpad((c.n % 100000000)::text, 8, '0')) as written
    ) address`.execute(tx)
  await sql`
    insert into order_lines (order_id, position, type, sku, product_sku, ean, brand, name, size, color, image, quantity,
      regular_price, unit_price, total, discount, tax_rate, tax)
    select c.id, l.position, l.type, l.sku, l.product_sku, l.ean, l.brand, l.name, l.size, l.color, l.image, l.quantity,
      l.regular_price, l.unit_price, l.total, l.discount, l.tax_rate, l.tax
    from copied c join order_lines l on l.order_id = c.original`.execute(tx)
}

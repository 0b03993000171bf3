import { sql } from 'kysely'
import type { TestShop } from './open-shop.ts'

/** An order that was paid at a moment: one piece of each product. */
export type PastOrder = { readonly email: string; readonly products: readonly string[]; readonly at: Date }

/** Far above what a shop counts up to. */
let lastNumber = 800_000_000
const nextNumber = () => `${++lastNumber}`

/**
 * Writes orders as if they had been placed and paid, as copies of one that was.
 * @param template the id of an order with one article
 */
export async function writePastOrders({ db }: Pick<TestShop, 'db'>, template: string, orders: readonly PastOrder[]) {
  const numbered = orders.map((order) => ({
    ...order,
    id: crypto.randomUUID(),
    cart: crypto.randomUUID(),
    number: nextNumber(),
  }))
  const column = <T>(of: (order: (typeof numbered)[number]) => T) => numbered.map(of)
  await db.transaction().execute(async (tx) => {
    await sql`
      create temporary table past_orders on commit drop as
      select * from unnest(${column(({ id }) => id)}::uuid[], ${column(({ cart }) => cart)}::uuid[],
        ${column(({ number }) => number)}::text[], ${column(({ email }) => email)}::text[],
        ${column(({ at }) => at)}::timestamptz[]) as past (id, cart, number, email, at)`.execute(tx)
    await sql`insert into carts (id, store_code) select past.cart, orders.store_code from past_orders past, orders
      where orders.id = ${template}`.execute(tx)
    await sql`
      insert into orders (id, number, deep_link_code, cart_id, store_code, language, email, billing_address, shipping_address,
        shipping_method, payment_method, currency, subtotal, shipping_total, total, tax_total, tax_groups, state, stock_claimed,
        terms_accepted_at, withdrawal_read_at, created_at, paid_at)
      select past.id, past.number, replace(past.id::text, '-', ''), past.cart, o.store_code, o.language, past.email,
        o.billing_address, o.shipping_address, o.shipping_method, o.payment_method, o.currency, o.subtotal, o.shipping_total,
        o.total, o.tax_total, o.tax_groups, 'paid', false, past.at, past.at, past.at, past.at
      from past_orders past, orders o where o.id = ${template}`.execute(tx)
    const lines = numbered.flatMap(({ id, products }) => products.map((sku, position) => ({ id, sku, position })))
    await sql`
      insert into order_lines (order_id, position, type, sku, product_sku, name, quantity, regular_price, unit_price, total, tax_rate, tax)
      select line.id, line.position, 'article', line.sku, line.sku, t.name, 1, t.regular_price, t.unit_price, t.total,
        t.tax_rate, t.tax
      from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ position }) => position)}::int[],
        ${lines.map(({ sku }) => sku)}::text[]) as line (id, position, sku),
        (select * from order_lines where order_id = ${template} and type = 'article' limit 1) t`.execute(tx)
  })
  return numbered
}

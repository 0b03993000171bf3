import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, type Day, localDay } from '#kernel/calendar.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { transactOn } from '../repositories.ts'
import { countLatestSales, countSales } from './count-sales.ts'
import type { MarginOf } from './margin.ts'
import { reportReader } from './report-store.ts'

const shop: TestShop = await openTestShop({ poolSize: 12 })
const transact = transactOn(shop.db, shop.deps.jobs, (_, work) => work())
const deps = { transact, clock: shop.clock }
const orders = [await orderForStaff(shop), await orderForStaff(shop), await orderForStaff(shop)]
const today = localDay(shop.clock.now(), 'Europe/Amsterdam')
const dayAt = (back: number): Day => addDays(today, -back)

/** Sizes that are sold, two of one product and one of another that the catalogue doesn't know any more. */
const sold = [
  { sku: fixtures.boot, product: '10001.001' },
  { sku: '10001.001-40', product: '10001.001' },
  { sku: 'gone-1', product: 'gone' },
] as const

type Sale = { at: number; back: number; quantity: number; total: number; returned: number; taxRate: number }
type Step =
  | { kind: 'put'; sku: string; back: number; cost: number }
  | { kind: 'drop'; sku: string; back: number }
  | { kind: 'count' }

const anySku = fc.constantFrom(...sold.flatMap(({ sku, product }) => [sku, product]))
/** Never today: what became of an order lately has its day counted anew anyway. */
const anyBack = fc.integer({ min: 1, max: 4 })
const anySale: fc.Arbitrary<Sale> = fc.record({
  at: fc.integer({ min: 0, max: 2 }),
  back: anyBack,
  quantity: fc.integer({ min: 1, max: 4 }),
  total: fc.integer({ min: 0, max: 30_000 }),
  returned: fc.integer({ min: 0, max: 4 }),
  taxRate: fc.constantFrom(0, 900, 2100),
})
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), sku: anySku, back: anyBack, cost: fc.integer({ min: 1, max: 9999 }) }),
  fc.record({ kind: fc.constant('drop' as const), sku: anySku, back: anyBack }),
  fc.record({ kind: fc.constant('count' as const) }),
)

/** Makes the orders those of a story, each of one line, as if nothing had been counted nor any cost told. */
async function begin(sales: readonly Sale[]): Promise<void> {
  await sql`truncate article_costs, sales_days, article_sales_days, sales_days_to_count, returns cascade`.execute(
    shop.db,
  )
  // Orders that the story doesn't tell of are older than its days.
  await sql`update orders set paid_at = ${`${dayAt(40)}T12:00:00Z`}::timestamptz`.execute(shop.db)
  for (const [index, { at, back, quantity, total, returned, taxRate }] of sales.entries()) {
    const id = orders[index]?.id ?? ''
    await sql`update orders set paid_at = ${`${dayAt(back)}T12:00:00Z`}::timestamptz where id = ${id}`.execute(shop.db)
    await sql`
      update order_lines set sku = ${sold[at]?.sku}, product_sku = ${sold[at]?.product}, quantity = ${quantity},
        total = ${total}, discount = 0, tax_rate = ${taxRate}
      where order_id = ${id} and type = 'article'`.execute(shop.db)
    await sql`
      with back as (
        insert into returns (order_id, reference, idempotency_key, announced_at, received_at, way)
        values (${id}, ${`R${index}`}, ${crypto.randomUUID()}, ${`${dayAt(5)}T12:00:00Z`}::timestamptz,
          ${`${dayAt(5)}T12:00:00Z`}::timestamptz, 'post') returning id
      )
      insert into return_lines (return_id, position, quantity, received)
      select back.id, line.position, ${quantity}, ${Math.min(quantity, returned)} from back, order_lines line
      where line.order_id = ${id} and line.type = 'article'`.execute(shop.db)
  }
  await sql`update sales_counted set until = null`.execute(shop.db)
}

/** The margins as the plain statement says them: each size of each day with what it cost on it. */
async function plainMargins(): Promise<MarginOf[]> {
  const { rows } = await sql<Omit<MarginOf, 'net' | 'cost'> & { net: string; cost: string }>`
    with priced as (
      select a.*, coalesce(own.cost, whole.cost) as cost from article_sales_days a
      left join article_costs own on own.sku = a.sku and own.currency = a.currency
        and a.day >= own.holds_from and a.day < own.holds_until
      left join article_costs whole on whole.sku = a.product_sku and whole.currency = a.currency
        and a.day >= whole.holds_from and a.day < whole.holds_until
      where a.day between ${dayAt(3)}::date and ${today}::date
    )
    select case when grouping(store_code) = 0 then store_code end as "storefrontCode",
      case when grouping(product_sku) = 0 then product_sku end as sku, currency, sum(pieces)::int as pieces,
      coalesce(sum(pieces) filter (where cost is not null), 0)::int as known,
      sum(kept_net) filter (where cost is not null)::text as net, sum(cost * (pieces - returned))::text as cost
    from priced group by grouping sets ((store_code, currency), (product_sku, currency))
    having count(cost) > 0`.execute(shop.db)
  return rows.map((row) => ({ ...row, net: Number(row.net), cost: Number(row.cost) }))
}

const inOrder = (margins: readonly MarginOf[]) =>
  [...margins].sort((one, other) =>
    `${one.storefrontCode} ${one.sku}`.localeCompare(`${other.storefrontCode} ${other.sku}`),
  )

const reported = [{ storefrontCode: 'nl_NL', from: dayAt(3), to: today }] as const
const margins = () =>
  reportReader(shop.db).margins(
    reported,
    sold.map(({ product }) => product),
  )

async function take(step: Step): Promise<void> {
  if (step.kind === 'count') return countSales(deps)
  const key = { sku: step.sku, currency: 'EUR' as const, since: dayAt(step.back) }
  await transact(['catalogImport'], ({ catalogImport }) =>
    step.kind === 'put' ? catalogImport.putCosts([{ ...key, cost: step.cost }]) : catalogImport.dropCosts([key]),
  )
}

test('margins of counted days are those of each size on each day, whatever costs are told and taken back, and when', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySale, { minLength: orders.length, maxLength: orders.length }),
      fc.array(anyStep, { minLength: 3, maxLength: 12 }),
      async (sales, steps) => {
        await begin(sales)
        for (const step of steps) await take(step)
        await countSales(deps)
        const plain = await plainMargins()
        compared += plain.length
        expect(inOrder(await margins())).toEqual(inOrder(plain))
      },
    ),
    { numRuns: 20 },
  )
  expect(compared).toBeGreaterThan(10)
}, 60_000)

test('days that an earlier release counted are counted anew before somebody reads them', async () => {
  await begin([{ at: 0, back: 1, quantity: 2, total: 20_000, returned: 0, taxRate: 0 }])
  await take({ kind: 'put', sku: '10001.001', back: 0, cost: 4000 })
  await countSales(deps)
  const known = await margins()
  expect(known[0]).toMatchObject({ known: 2, cost: 8000 })
  await shop.db
    .updateTable('sales_days')
    .set({ pieces: null, returned: null, known: null, known_net: null, known_cost: null })
    .execute()
  expect(await countLatestSales(deps)).toBe(false)
  expect(await margins()).toEqual(known)
})

test('a cost that is told while a day is counted for the first time is reckoned with all the same', async () => {
  await begin([{ at: 0, back: 1, quantity: 2, total: 20_000, returned: 0, taxRate: 0 }])
  await transact(['salesDays'], ({ salesDays }) => salesDays.noteChanged(new Date(0), shop.clock.now()))
  const told = await transact(['salesDays'], async ({ salesDays }) => {
    await salesDays.holdCosts()
    await salesDays.countDays(await salesDays.takeDays(60))
    const telling = take({ kind: 'put', sku: '10001.001', back: 4, cost: 1000 }).then(() => 'told')
    await Promise.race([telling, untilSomebodyWaits()])
    return { telling }
  })
  await told.telling
  await countSales(deps)
  expect(await margins()).toMatchObject([
    { storefrontCode: 'nl_NL', known: 2, cost: 2000 },
    { sku: '10001.001', known: 2, cost: 2000 },
  ])
})

/** Until a transaction waits for costs that another one holds. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted and database = (
    select oid from pg_database where datname = current_database())`
  while ((await waiting.execute(shop.db)).rows.length === 0);
}

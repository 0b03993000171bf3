import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { numberOfStories } from '#test/setup/stories.ts'
import { over } from '#test/shop/ask-over-http.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { type OrderAnswer, readyCustomer } from './customer.ts'
import { startNode } from './node.ts'

const shoppers = numberOfStories(60, 200)
const pairs = numberOfStories(6, 12)
const atOnce = 20

const shop = await openTestShop({ poolSize: 12 })
const files = importFolder(shop)
const nodes = await Promise.all([startNode(shop.connection), startNode(shop.connection)])
afterAll(() => Promise.all(nodes.map((node) => node.kill())))

const size = fixtures.lastThree
/** What the merchandise system counted ten minutes ago, before any of the pairs was sold. */
const nightlyFile = () => {
  const counted = new Date(shop.clock.now().getTime() - 10 * minute).toISOString()
  return ['sku,location,quantity,counted_at', `${size},DC,${pairs - 1},${counted}`, `${size},AMS,1,${counted}`]
}

test(`${shoppers} shoppers over two nodes buy the last ${pairs} pairs while files of ten minutes ago count them still: never one pair twice`, {
  timeout: 180_000,
}, async () => {
  await files.run('stock', ['sku,location,quantity', `${size},DC,${pairs - 1}`, `${size},AMS,1`])
  shop.clock.advance(20 * minute)
  const sends = nodes.map(({ origin }) => over(origin))
  const ready: ((elsewhere?: (typeof sends)[number]) => Promise<OrderAnswer>)[] = []
  while (ready.length < shoppers) {
    const some = Array.from({ length: Math.min(atOnce, shoppers - ready.length) }, (_, index) => sends[index % 2])
    ready.push(...(await Promise.all(some.flatMap((send) => (send ? [readyCustomer(send, size)] : [])))))
  }

  const answers: OrderAnswer[] = []
  let isOver = false
  const buy = async () => {
    for (let press = ready.pop(); press; press = ready.pop()) answers.push(await press())
  }
  const buying = Promise.all(Array.from({ length: atOnce }, buy)).finally(() => {
    isOver = true
  })
  const nights: unknown[] = []
  do {
    shop.clock.advance(1000)
    const { status, reasons, counts } = await files.run('stock', nightlyFile())
    nights.push({ status, reasons, refused: counts.refused })
  } while (!isOver)
  await buying
  expect(nights).toEqual(nights.map(() => ({ status: 'applied', reasons: [], refused: 0 })))
  // One more, once everything is sold.
  await files.run('stock', nightlyFile())

  const orders = answers.flatMap(({ orderNumber }) => orderNumber ?? [])
  expect(new Set(orders).size).toBe(pairs)
  expect(answers.flatMap(({ refused }) => refused ?? [])).toEqual(
    Array.from({ length: shoppers - pairs }, () => 'product-out-of-stock'),
  )
  expect(nights.length).toBeGreaterThan(1)
  expect(await shop.stockOf(size)).toBe(0)
  const { rows } = await sql`
    select kind, sum(change)::int as change from stock_movements
    where variant_id = (select id from variants where sku = ${size}) and kind = 'sale' group by kind`.execute(shop.db)
  expect(rows).toEqual([{ kind: 'sale', change: -pairs }])
})

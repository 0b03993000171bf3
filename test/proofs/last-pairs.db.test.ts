import { afterAll, expect, test } from 'vitest'
import { numberOfStories } from '#test/setup/stories.ts'
import { over, type Send } from '#test/shop/ask-over-http.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { readyCustomer } from './customer.ts'
import { startNode } from './node.ts'

const shoppers = numberOfStories(80, 200)
const pairs = 3

const shop = await openTestShop({ poolSize: 20 })
const nodes = await Promise.all([startNode(shop.connection), startNode(shop.connection)])
afterAll(() => Promise.all(nodes.map((node) => node.kill())))

async function rush(sends: readonly Send[]) {
  await shop.setStock(fixtures.lastThree, pairs - 1)
  await shop.db
    .updateTable('stock')
    .set({ available: 1 })
    .where('location_code', '=', 'AMS')
    .where('variant_id', 'in', (build) =>
      build.selectFrom('variants').select('id').where('sku', '=', fixtures.lastThree),
    )
    .execute()
  const [anySend] = sends
  if (!anySend) throw new Error('No node')
  const ready: (() => Promise<{ orderNumber?: string; refused?: string }>)[] = []
  for (let count = 0; count < shoppers; count += 20) {
    const batch = Array.from({ length: 20 }, (_, index) =>
      readyCustomer(sends[(count + index) % sends.length] ?? anySend, fixtures.lastThree),
    )
    ready.push(...(await Promise.all(batch)))
  }
  const answers = await Promise.all(ready.map((place) => place()))
  return {
    orders: answers.flatMap((answer) => answer.orderNumber ?? []),
    refusals: answers.flatMap((answer) => answer.refused ?? []),
  }
}

async function expectThreeOrders({ orders, refusals }: Awaited<ReturnType<typeof rush>>) {
  expect(new Set(orders).size).toBe(pairs)
  expect(orders.length).toBe(pairs)
  expect(refusals).toEqual(Array.from({ length: shoppers - pairs }, () => 'product-out-of-stock'))
  expect(await shop.stockOf(fixtures.lastThree)).toBe(0)
  const stored = await shop.db.selectFrom('orders').select('number').where('number', 'in', orders).execute()
  expect(stored.length).toBe(pairs)
  const below = await shop.db.selectFrom('stock').select('available').where('available', '<', 0).execute()
  expect(below).toEqual([])
}

test(`${shoppers} shoppers at once for the last 3 pairs make exactly 3 orders; everyone else is told that it is sold out`, async () => {
  await expectThreeOrders(await rush([async (asked) => shop.api.fetch(new Request('http://shop.test/graphql', asked))]))
}, 120_000)

test('the same over two nodes on one database', async () => {
  await expectThreeOrders(await rush(nodes.map((node) => over(node.origin))))
}, 120_000)

import { afterAll, expect, test } from 'vitest'
import { numberOfStories } from '#test/setup/stories.ts'
import { over } from '#test/shop/ask-over-http.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { type OrderAnswer, readyCustomer } from './customer.ts'
import { startNode } from './node.ts'

const shoppers = numberOfStories(200, 500)

const shop = await openTestShop({ poolSize: 20 })
const nodes = await Promise.all([startNode(shop.connection), startNode(shop.connection)])
afterAll(() => Promise.all(nodes.map((node) => node.kill())))

test(`${shoppers} shoppers order at once over two nodes, each pressing twice: as many orders, none lost and none doubled`, async () => {
  await shop.setStock(fixtures.boot, 10_000)
  const before = await shop.stockOf(fixtures.boot)
  const [one, other] = nodes.map((node) => over(node.origin))
  if (!one || !other) throw new Error('No nodes')
  const ready: Awaited<ReturnType<typeof readyCustomer>>[] = []
  for (let count = 0; count < shoppers; count += 25) {
    const batch = Array.from({ length: 25 }, (_, index) => readyCustomer(index % 2 === 0 ? one : other, fixtures.boot))
    ready.push(...(await Promise.all(batch)))
  }

  // The second press goes to the other node, as a balancer would send it.
  const answers = await Promise.all(
    ready.map((press) => Promise.all([untilAnswered(() => press(one)), untilAnswered(() => press(other))])),
  )

  expect(answers.filter(([first, second]) => !first.orderNumber || first.orderNumber !== second.orderNumber)).toEqual(
    [],
  )
  const numbers = new Set(answers.map(([first]) => first.orderNumber))
  expect(numbers.size).toBe(shoppers)
  const orders = await shop.db.selectFrom('orders').select(['id', 'number', 'cart_id']).execute()
  expect(new Set(orders.map(({ number }) => number))).toEqual(numbers)
  expect(orders.length).toBe(shoppers)
  const lines = await shop.db.selectFrom('order_lines').select('order_id').where('type', '=', 'article').execute()
  expect(lines.length).toBe(shoppers)
  const claims = await shop.db.selectFrom('stock_claims').select(['order_id', 'quantity']).execute()
  expect(claims.length).toBe(shoppers)
  expect(await shop.stockOf(fixtures.boot)).toBe(before - shoppers)
}, 600_000)

/** A node that has too much to do says so; then a shopper presses again. */
async function untilAnswered(press: () => Promise<OrderAnswer>): Promise<OrderAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await press()
    } catch (error) {
      if (attempt === 10) throw error
    }
  }
}

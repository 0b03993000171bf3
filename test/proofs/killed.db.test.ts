import { expect, test } from 'vitest'
import { numberOfStories } from '#test/setup/stories.ts'
import { over } from '#test/shop/ask-over-http.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { readyCustomer } from './customer.ts'
import { startNode } from './node.ts'

const deaths = numberOfStories(6, 20)
const atOnce = 8

const shop = await openTestShop()

test(`a node that is killed while orders are placed, ${deaths} times, loses no acknowledged order and no stock`, async () => {
  const before = await shop.stockOf(fixtures.boot)
  const acknowledged: string[] = []
  for (let death = 0; death < deaths; death++) {
    const node = await startNode(shop.connection)
    const ready = await Promise.all(
      Array.from({ length: atOnce }, () => readyCustomer(over(node.origin), fixtures.boot)),
    )
    const arrived = eventCounter()
    const placing = ready.map((place) =>
      place().then(
        (answer) => {
          if (answer.orderNumber !== undefined) acknowledged.push(answer.orderNumber)
          arrived.count()
        },
        // The connection broke: whether the order exists is what this proof is about.
        () => undefined,
      ),
    )
    // Every other death comes after so many turns of the database, the others after so many answers: early, late, between.
    await Promise.race([Promise.all(placing), death % 2 === 0 ? waitTurns(death) : arrived.reaches(death % atOnce)])
    await node.kill()
    await Promise.all(placing)
  }

  const orders = await shop.db.selectFrom('orders').select(['id', 'number']).execute()
  const numbers = new Set(orders.map((order) => order.number))
  expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([])

  const claims = await shop.db.selectFrom('stock_claims').select(['order_id', 'quantity']).execute()
  expect(claims.length).toBe(orders.length)
  expect(await shop.stockOf(fixtures.boot)).toBe(before - claims.reduce((sum, claim) => sum + claim.quantity, 0))
  const lines = await shop.db.selectFrom('order_lines').select('order_id').where('type', '=', 'article').execute()
  expect(lines.length).toBe(orders.length)
  expect(orders.length).toBeGreaterThan(0)
  expect(orders.length).toBeLessThan(deaths * atOnce)
}, 240_000)

/** Lets so many questions to the database pass: time in the unit that the placing itself is made of. */
async function waitTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await shop.db.selectFrom('orders').select('id').limit(1).execute()
}

/** Lets somebody wait for the so-manieth event. */
function eventCounter() {
  let count = 0
  let target = Number.POSITIVE_INFINITY
  let resolve: () => void = () => undefined
  return {
    count: () => {
      count += 1
      if (count >= target) resolve()
    },
    reaches: (wanted: number) =>
      new Promise<void>((done) => {
        target = wanted
        resolve = done
        if (count >= target) done()
      }),
  }
}

import { expect, test } from 'vitest'
import { numberOfStories } from '#test/setup/stories.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { startNode } from './node.ts'

const deaths = numberOfStories(3, 6)

const shop = await openTestShop({ poolSize: 20 })

/** Orders that have left, and whose invoices nobody has written yet. */
async function sentOrders(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const me = await apiShopper(shop)
    const { id, orderNumber, reference, redirectUrl } = await me.order(fixtures.boot)
    await shop.decide(redirectUrl, 'paid')
    await me.comeBack(reference)
    const parcel = { parcel: 'P', carrier: 'PostNL', trackingCode: null, trackingUrl: null, lines: null }
    await shop.shop.applyWarehouseEvent({ type: 'shipped', order: orderNumber, at: shop.clock.now(), ...parcel })
    ids.push(id)
  }
  return ids
}

async function expectNoGaps(total: number): Promise<void> {
  const rows = await shop.db.selectFrom('invoices').select(['series', 'year', 'sequence']).orderBy('sequence').execute()
  for (const [, own] of Map.groupBy(rows, ({ series, year }) => `${series} ${year}`)) {
    expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_, index) => index + 1))
  }
  expect(rows.length).toBe(total)
}

test('40 invoices at once, each asked for twice, have the numbers from 1 to 40', async () => {
  const orders = await sentOrders(40)
  const issued = await Promise.all([...orders, ...orders].map((id) => shop.shop.issueInvoice(id)))
  expect(new Set(issued.map((invoice) => invoice?.number)).size).toBe(40)
  await expectNoGaps(40)
}, 120_000)

test(`a node that is killed while it writes invoices, ${deaths} times, leaves no gap and forgets none`, async () => {
  const orders = await sentOrders(24)
  for (let death = 0; death < deaths; death++) {
    const node = await startNode(shop.connection)
    const asked = orders.map((id) => fetch(`${node.origin}/issue/${id}`).catch(() => undefined))
    // Each death comes a little later: after so many answers.
    await Promise.race([Promise.all(asked), Promise.all(asked.slice(0, death * 2))])
    await node.kill()
    await Promise.all(asked)
  }
  for (const id of orders) expect(await shop.shop.issueInvoice(id)).toBeDefined()
  await expectNoGaps(64)
}, 180_000)

test('what was issued can’t be changed or taken away', async () => {
  await expect(shop.db.updateTable('invoices').set({ total: 0 }).execute()).rejects.toThrow('append-only')
  await expect(shop.db.deleteFrom('invoices').execute()).rejects.toThrow('append-only')
})

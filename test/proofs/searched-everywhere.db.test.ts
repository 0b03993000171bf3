import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { notifyChannel } from '#database/listen.ts'
import { inTransaction } from '#database/transaction.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { listenForChanges } from '#server/changes.ts'
import { changedChannel } from '#shop/repositories.ts'
import { inProcessSearch } from '#shop/search/in-process-search.ts'
import { listRequest } from '#shop/search/product-list.ts'
import { searchService } from '#shop/search/search-service.ts'
import { searchStore } from '#shop/search/search-store.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings } from '#test/shop/settings.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()
const nl = storefrontOf('nl_NL')

/** The part of a node that searches: a connection, an index and an ear of its own. */
async function openNode() {
  const { db, pool, close } = openDatabase({ embedded: shop.connection }, { poolSize: 4 })
  const source = searchStore(db)
  let builds = 0
  const service = searchService({
    port: inProcessSearch({
      ...source,
      products: () => {
        builds++
        return source.products()
      },
    }),
    clock: shop.clock,
    settings: settingsSource(demoSettings),
    salePeriod: undefined,
    content: { pages: async () => [] },
    stores: { all: async () => [] },
    catalogPages: async () => [],
    productsInStore: async () => new Set(),
    searchSynonyms: async () => [],
    searchRedirects: async () => new Map(),
  })
  const ear = await listenForChanges(
    pool,
    (tags) => void service.invalidate(tags),
    () => undefined,
  )
  await service.invalidate(undefined)
  return {
    builds: () => builds,
    ids: async (filters: readonly { name: string; values: string[] }[]) =>
      (await service.find(nl, listRequest(filters, {}))).ids,
    close: async () => {
      await ear.stop()
      await close()
    },
  }
}

const nodes = await Promise.all([openNode(), openNode()])
afterAll(() => Promise.all(nodes.map((node) => node.close())))

/** How long every node takes until its search agrees; a second is the most that is given. */
async function everywhere(agrees: (node: (typeof nodes)[number]) => Promise<boolean>): Promise<void> {
  const until = performance.now() + 1000
  for (const node of nodes) {
    while (!(await agrees(node))) {
      if (performance.now() > until) throw new Error('A node still searches in what was true a second ago')
      await pause(5)
    }
  }
}

const idOf = async (sku: string) =>
  (await shop.db.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id

test('the last pair that is ordered is sold out in the search of every node within a second', async () => {
  const id = await idOf('10002.001')
  const inSize38 = async (node: (typeof nodes)[number]) =>
    (await node.ids([{ name: 'size', values: ['38'] }])).includes(id)
  await everywhere(inSize38)

  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.lastThree, 3)
  await me.place()
  await everywhere(async (node) => !(await inSize38(node)))
  expect(nodes.map((node) => node.builds())).toEqual([1, 1])
})

test('a new price is sorted by in the search of every node within a second', async () => {
  const id = await idOf('10001.001')
  const first = async (node: (typeof nodes)[number]) => (await node.ids([{ name: 'sort', values: ['priceasc'] }]))[0]
  for (const node of nodes) expect(await first(node)).not.toBe(id)

  await inTransaction(shop.db, async (tx) => {
    await tx
      .updateTable('prices')
      .set({ price: 100, prior_price: null })
      .where('variant_id', 'in', (build) => build.selectFrom('variants').select('id').where('product_id', '=', id))
      .execute()
    await notifyChannel(tx, changedChannel, [`product:${id}`])
  })
  await everywhere(async (node) => (await first(node)) === id)
  expect(nodes.map((node) => node.builds())).toEqual([1, 1])
})

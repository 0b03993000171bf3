import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { inProcessSearch } from './in-process-search.ts'
import type { IndexStorage } from './packed-index.ts'
import { listRequest } from './product-list.ts'
import type { SearchableProduct, SearchSource } from './searchable.ts'

const now = new Date('2026-11-21T10:00:00Z')
const demo = searchableFeed(demoCatalog(now))
const all = { storefront: storefrontOf('nl_NL'), request: listRequest([], {}), now, hidesReductions: false }

/** The demo shop, read when the test lets it be; and a place for one index. */
function setUp(kept?: unknown) {
  const gate = Promise.withResolvers<void>()
  const changed = new Map<string, SearchableProduct>()
  const state = { kept, reads: 0, products: demo.all }
  const source: SearchSource = {
    ...demo,
    async *products() {
      state.reads++
      const { products } = state
      await gate.promise
      yield products
    },
    productsById: async (ids) => ids.flatMap((id) => changed.get(id) ?? demo.all.find((one) => one.id === id) ?? []),
  }
  const storage: IndexStorage = {
    load: async () => state.kept,
    keep: async (packed) => {
      state.kept = structuredClone(packed)
    },
  }
  return { source, storage, state, changed, letRead: gate.resolve, refuse: gate.reject }
}

async function keptIndex(products = demo.all): Promise<unknown> {
  const { source, storage, state, letRead } = setUp()
  state.products = products
  letRead()
  await inProcessSearch(source, { storage }).rebuild()
  if (!state.kept) throw new Error('Nothing was kept')
  return state.kept
}

test('a shop that starts again answers from the index of last time, until the catalogue has been read', async () => {
  const { source, storage, state, letRead } = setUp(await keptIndex(demo.all.slice(0, 50)))
  const search = inProcessSearch(source, { storage })
  const building = search.rebuild()
  const before = await search.find(all)
  expect(before.total).toBeGreaterThan(0)
  expect(before.total).toBeLessThanOrEqual(50)
  letRead()
  await building
  expect((await search.find(all)).total).toBeGreaterThan(before.total)
  expect(state.reads).toBe(1)
})

test('whoever asks first sets the reading going', async () => {
  const { source, letRead } = setUp()
  const search = inProcessSearch(source)
  const found = search.find(all)
  letRead()
  expect((await found).total).toBeGreaterThan(50)
})

test('without an index of last time nobody waits longer than they can', async () => {
  const { source, letRead } = setUp()
  const search = inProcessSearch(source, { patience: 1 })
  await expect(search.find(all)).rejects.toMatchObject({ name: 'SearchUnavailable', statusCode: 503 })
  letRead()
  await search.rebuild()
  expect((await search.find(all)).total).toBeGreaterThan(50)
})

test('what is no index is no hindrance', async () => {
  const { source, storage, letRead } = setUp('not an index')
  letRead()
  expect((await inProcessSearch(source, { storage }).find(all)).total).toBeGreaterThan(50)
})

test('a price that changes while the catalogue is being read is known at the end', async () => {
  const { source, storage, changed, letRead } = setUp(await keptIndex())
  const search = inProcessSearch(source, { storage })
  const building = search.rebuild()
  const cheapest = { ...all, request: listRequest([{ name: 'sort', values: ['priceasc'] }], {}) }
  const dearest = (await search.find({ ...all, request: listRequest([{ name: 'sort', values: ['pricedesc'] }], {}) }))
    .ids[0]
  const product = demo.all.find(({ id }) => id === dearest)
  if (!product) throw new Error('Nothing is sold')
  changed.set(product.id, { ...product, prices: { nl_NL: { price: 1, priorPrice: null } } })
  await search.refresh([product.id])
  // The index of last time takes it up at once, and the next one is not older.
  expect((await search.find(cheapest)).ids[0]).toBe(product.id)
  letRead()
  await building
  expect((await search.find(cheapest)).ids[0]).toBe(product.id)
})

test('a catalogue that can’t be read leaves the index of last time answering, and is tried again', async () => {
  const { source, storage, state, refuse } = setUp(await keptIndex())
  const search = inProcessSearch(source, { storage })
  refuse(new Error('no database'))
  await expect(search.rebuild()).rejects.toThrow('no database')
  expect((await search.find(all)).total).toBeGreaterThan(50)
  expect(state.reads).toBe(2)
})

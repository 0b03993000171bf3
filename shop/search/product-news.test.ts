import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { inProcessSearch } from './in-process-search.ts'
import { listRequest } from './product-list.ts'
import type { SearchableProduct, SearchSource } from './searchable.ts'

const now = new Date('2026-11-21T10:00:00Z')
const demo = searchableFeed(demoCatalog(now))
const storefront = storefrontOf('nl_NL')
const [first, second] = demo.all.filter(
  ({ prices, variants }) => prices.nl_NL && variants.some(({ pieces }) => pieces > 0),
)
if (!first || !second) throw new Error('The demo sells nothing')

const soldOut = (product: SearchableProduct): SearchableProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, pieces: 0 })),
})
const costing = (product: SearchableProduct, price: number): SearchableProduct => ({
  ...product,
  prices: { ...product.prices, nl_NL: { price, priorPrice: null } },
})

/** A catalogue whose products can be changed, and what was read of it. */
async function openSearch() {
  const products = new Map(demo.all.map((product) => [product.id, product]))
  const asked: string[] = []
  const gates: Promise<void>[] = []
  const read = async (what: string, ids: readonly string[]) => {
    asked.push(`${what} ${ids.length}`)
    // What it reads is how it is now, whenever the answer comes.
    const found = ids.flatMap((id) => products.get(id) ?? [])
    await gates.shift()
    return found
  }
  const source: SearchSource = {
    ...demo,
    productsById: (ids) => read('products', ids),
    stockById: async (ids) =>
      (await read('stock', ids)).map(({ id, sizeKind, variants }) => ({ id, sizeKind: sizeKind?.key, variants })),
    pricesById: async (ids) => (await read('prices', ids)).map(({ id, prices }) => ({ id, prices })),
  }
  const search = inProcessSearch(source)
  await search.rebuild()
  return {
    search,
    asked,
    change: (product: SearchableProduct) => products.set(product.id, product),
    withdraw: ({ id }: SearchableProduct) => products.delete(id),
    /** The next read answers when it is told to, or fails. */
    hold() {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      gates.push(promise)
      return { answer: resolve, fail: reject }
    },
    async listed(sort: string) {
      const request = { ...listRequest([{ name: 'sort', values: [sort] }], {}), pageSize: 1000 }
      return (await search.find({ storefront, request, now, hidesReductions: false })).ids
    },
  }
}

test('of a product whose pieces alone changed nothing else is read', async () => {
  const { search, asked, change, listed } = await openSearch()
  const before = await listed('recommended')
  const isLeft = before.filter((id) => demo.all.find((one) => one.id === id)?.variants.some(({ pieces }) => pieces > 0))
  change(soldOut(first))
  await search.refresh([first.id], 'stock')
  expect(asked).toEqual(['stock 1'])
  // What is sold out comes behind everything that is left.
  expect(isLeft).toContain(first.id)
  const after = await listed('recommended')
  expect(after).toHaveLength(before.length)
  expect(after.indexOf(first.id)).toBeGreaterThanOrEqual(isLeft.length - 1)
})

test('of one whose prices alone changed neither', async () => {
  const { search, asked, change, listed } = await openSearch()
  change(costing(first, 1))
  await search.refresh([first.id], 'prices')
  expect(asked).toEqual(['prices 1'])
  expect((await listed('priceasc'))[0]).toBe(first.id)
})

test('what is no longer sold is found by a narrow question too, and is gone', async () => {
  const { search, asked, withdraw, listed } = await openSearch()
  withdraw(first)
  await search.refresh([first.id], 'stock')
  expect(asked).toEqual(['stock 1', 'products 1'])
  expect(await listed('recommended')).not.toContain(first.id)
})

test('what changes while news is read is read next, each product once, and in the order in which it happened', async () => {
  const { search, asked, change, hold, listed } = await openSearch()
  const { answer } = hold()
  change(costing(first, 1))
  const early = search.refresh([first.id], 'prices')
  await expect.poll(() => asked).toEqual(['prices 1'])
  change(costing(first, 9_999_99))
  const late = [
    search.refresh([first.id], 'prices'),
    search.refresh([second.id, first.id], 'prices'),
    search.refresh([second.id]),
  ]
  answer()
  await Promise.all([early, ...late])
  expect(asked).toEqual(['prices 1', 'prices 1', 'products 1'])
  expect((await listed('pricedesc'))[0]).toBe(first.id)
})

test('news that can’t be read is told to who brought it, and the next is read all the same', async () => {
  const { search, change, hold, listed } = await openSearch()
  const { fail } = hold()
  const failing = search.refresh([first.id], 'prices')
  fail(new Error('no database'))
  await expect(failing).rejects.toThrow('no database')
  change(costing(first, 1))
  await search.refresh([first.id], 'prices')
  expect((await listed('priceasc'))[0]).toBe(first.id)
})

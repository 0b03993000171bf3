import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { defaultStorefront, storefronts } from '#kernel/storefront.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { CatalogIndex } from './catalog-index.ts'
import { countFacets, listProducts } from './list-products.ts'
import { packIndex, unpackIndex } from './packed-index.ts'
import { listRequest } from './product-list.ts'
import { relevanceTestSet } from './relevance-test-set.ts'

const now = new Date('2026-11-21T10:00:00Z')
const demo = searchableFeed(demoCatalog(now))
const index = await CatalogIndex.of(demo)

function unpacked(): CatalogIndex {
  const copy = unpackIndex(structuredClone(packIndex(index)), demo.words)
  if (!copy) throw new Error('What was packed can’t be read')
  return copy
}

test('an index that was kept answers every query as it did before', () => {
  const copy = unpacked()
  for (const storefront of storefronts) {
    for (const { query } of relevanceTestSet[storefront.code] ?? []) {
      const question = { storefront, request: listRequest([], { search: query }), now, hidesReductions: false }
      expect([query, listProducts(copy, question)]).toEqual([query, listProducts(index, question)])
      expect([query, countFacets(copy, question)]).toEqual([query, countFacets(index, question)])
    }
  }
})

test('what sells out after it was read is gone from lists of its size and from searches for it', () => {
  const copy = unpacked()
  const [product] = demo.all
  const size = product?.variants.find(({ pieces }) => pieces > 0)?.size
  if (!product || size === undefined) throw new Error('The demo shop has nothing in stock')
  const storefront = defaultStorefront
  const ids = (request: ReturnType<typeof listRequest>) =>
    listProducts(copy, { storefront, request: { ...request, pageSize: 10_000 }, now, hidesReductions: false }).ids
  const ofSize = listRequest([{ name: 'size', values: [size] }], {})
  const withOthers = [ids(ofSize), ids(listRequest([], { search: `${product.name.en} ${size}` }))]
  for (const found of withOthers) expect(found).toContain(product.id)
  copy.refresh([{ ...product, variants: product.variants.map((variant) => ({ ...variant, pieces: 0 })) }], [])
  expect(ids(ofSize)).not.toContain(product.id)
})

test('what is no index, or that of another release, is not taken for one', () => {
  for (const other of [undefined, 'index', {}, { ...packIndex(index), format: 0 }]) {
    expect(unpackIndex(other)).toBeUndefined()
  }
})

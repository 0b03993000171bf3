import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { idOf, searchableFeed } from '#test/shop/searchable-feed.ts'
import {
  type Arrangement,
  type ArrangementStep,
  type Arrangements,
  plainArrangement,
} from '../merchandising/arrangement.ts'
import { CatalogIndex } from './catalog-index.ts'
import { listProducts } from './list-products.ts'
import { listRequest } from './product-list.ts'
import type { SearchableProduct } from './searchable.ts'

const now = new Date('2026-11-21T10:00:00Z')
const source = searchableFeed(demoCatalog(now))
const nl = storefrontOf('nl_NL')
const category = 'women-boots'
const products = source.all.filter(({ categoryIds, prices }) => categoryIds.includes(idOf(category)) && prices.nl_NL)
const bySku = new Map(products.map((product) => [product.sku, product]))
const sold = new Map(products.map(({ sku }, at) => [sku, (at * 7) % 11]))

const indexWith = async (...lists: Arrangements['lists']) => {
  const index = await CatalogIndex.of(source)
  index.arrange({ lists, sold: { nl_NL: sold } })
  return index
}
const arranged = (change: Partial<Arrangement>, storefront: 'nl_NL' | null = null) => ({
  category,
  storefront,
  ...plainArrangement,
  ...change,
})
const skusOf = new Map(source.all.map(({ id, sku }) => [id, sku]))

/** SKUs of the whole list, page by page. */
function listed(
  index: CatalogIndex,
  filters: readonly { name: string; values: string[] }[] = [],
  hidesReductions = false,
) {
  const found: string[] = []
  for (let page = 1; page <= 12; page++) {
    const request = listRequest([{ name: 'category_id', values: [idOf(category)] }, ...filters], { page })
    const { ids } = listProducts(index, { storefront: nl, request, now, hidesReductions })
    found.push(...ids.map((id) => skusOf.get(id) ?? id))
  }
  return found
}

const isSoldOut = ({ variants }: SearchableProduct) => variants.every(({ pieces }) => pieces === 0)
const isReduced = ({ prices }: SearchableProduct) => (prices.nl_NL?.priorPrice ?? 0) > (prices.nl_NL?.price ?? 0)
const inStock = ({ variants }: SearchableProduct) =>
  variants.filter(({ pieces }) => pieces > 0).length / variants.length

/** The plain truth about a step: a smaller number comes first. */
function truthOf(step: ArrangementStep): (product: SearchableProduct) => number {
  switch (step.kind) {
    case 'newest':
      return ({ released }) => -Date.parse(released)
    case 'best-sellers':
      return ({ sku }) => -(sold.get(sku) ?? 0)
    case 'most-sizes':
      return (product) => -Math.floor(inStock(product) * 4)
    case 'reduced-first':
      return (product) => (isReduced(product) ? 0 : 1)
    case 'reduced-last':
      return (product) => (isReduced(product) ? 1 : 0)
    case 'brand':
      return ({ brand }) => (brand.slug === step.brand ? 0 : 1)
  }
}

const brand = products[0]?.brand.slug ?? ''
const anySteps = fc
  .uniqueArray(
    fc.constantFrom<ArrangementStep>(
      { kind: 'newest' },
      { kind: 'best-sellers' },
      { kind: 'most-sizes' },
      { kind: 'reduced-first' },
      { kind: 'reduced-last' },
      { kind: 'brand', brand },
    ),
    { maxLength: 3, selector: ({ kind }) => kind.split('-')[0] },
  )
  .map((steps): Arrangement['steps'] => steps)

test('the demo shop has what these tests need', () => {
  expect(products.length).toBeGreaterThan(12)
  expect(products.some(isReduced)).toBe(true)
  expect(products.some((product) => !isReduced(product))).toBe(true)
})

describe('an arranged list', () => {
  test('holds what it held before, each product once, ordered by the steps one after the other', async () => {
    const usual = listed(await indexWith())
    const index = await indexWith()
    fc.assert(
      fc.property(anySteps, fc.subarray(usual, { maxLength: 3 }), (steps, buried) => {
        index.arrange({ lists: [arranged({ steps, buried })], sold: { nl_NL: sold } })
        const found = listed(index)
        expect(found.toSorted()).toEqual(usual.toSorted())
        const keys = [
          ({ sku }: SearchableProduct) => (buried.includes(sku) ? 1 : 0),
          (product: SearchableProduct) => (isSoldOut(product) ? 1 : 0),
          ...steps.map(truthOf),
          // What nothing says otherwise of stands as it stood.
          ({ sku }: SearchableProduct) => usual.indexOf(sku),
        ]
        const told = found.flatMap((sku) => bySku.get(sku) ?? [])
        const expected = told.toSorted((a, b) => {
          for (const key of keys) if (key(a) !== key(b)) return key(a) - key(b)
          return 0
        })
        expect(found).toEqual(expected.map(({ sku }) => sku))
      }),
      { numRuns: 60 },
    )
  })

  test('has what is pinned at its place, and gives the place away while that is sold out', async () => {
    const usual = listed(await indexWith())
    const [last = '', first = ''] = [usual.at(-1), usual[0]]
    const pins = [
      { sku: last, place: 2 },
      { sku: 'nothing-of-this-list', place: 1 },
    ]
    const index = await indexWith(arranged({ pins }))
    expect(listed(index).slice(0, 2)).toEqual([first, last])
    const product = bySku.get(last)
    if (!product) throw new Error('The list has a last product')
    const none = product.variants.map((variant) => ({ ...variant, pieces: 0 }))
    index.refresh([{ ...product, variants: none }], [])
    expect(listed(index)[1]).toBe(usual[1])
    index.refresh([product], [])
    expect(listed(index)[1]).toBe(last)
  })

  test('says nothing where the shopper sorts, and keeps its order where they narrow it', async () => {
    const index = await indexWith(arranged({ steps: [{ kind: 'newest' }] }))
    const byPrice = [{ name: 'sort', values: ['priceasc'] }]
    expect(listed(index, byPrice)).toEqual(listed(await indexWith(), byPrice))
    expect(listed(index)).not.toEqual(listed(await indexWith()))
    const ofBrand = [{ name: 'brand', values: [brand] }]
    const narrowed = listed(index, ofBrand)
    expect(narrowed.length).toBeGreaterThan(0)
    expect(narrowed).toEqual(listed(index).filter((sku) => narrowed.includes(sku)))
  })

  test('of a storefront comes before that of all, and other categories are as they were', async () => {
    const index = await indexWith(
      arranged({ steps: [{ kind: 'newest' }] }),
      arranged({ steps: [{ kind: 'best-sellers' }] }, 'nl_NL'),
    )
    const own = listed(await indexWith(arranged({ steps: [{ kind: 'best-sellers' }] })))
    expect(listed(index)).toEqual(own)
    const shoes = (of: CatalogIndex) =>
      listProducts(of, {
        storefront: nl,
        request: listRequest([{ name: 'category_id', values: [idOf('women-shoes')] }], {}),
        now,
        hidesReductions: false,
      }).ids
    expect(shoes(index)).toEqual(shoes(await indexWith()))
  })

  test('is not ordered by reductions while those may not be announced', async () => {
    const index = await indexWith(arranged({ steps: [{ kind: 'reduced-first' }] }))
    expect(listed(index, [], true)).toEqual(listed(await indexWith(), [], true))
    expect(listed(index)).not.toEqual(listed(await indexWith()))
  })

  test('is made anew when a price, a size or a product goes', async () => {
    const steps: Arrangement['steps'] = [{ kind: 'reduced-first' }]
    const index = await indexWith(arranged({ steps }))
    const before = listed(index)
    const full = before.flatMap((sku) => bySku.get(sku) ?? []).find((one) => !isReduced(one) && !isSoldOut(one))
    const price = full?.prices.nl_NL?.price
    if (!full || price === undefined) throw new Error('Nothing of this list has its full price')
    index.refresh([{ ...full, prices: { nl_NL: { price: price - 100, priorPrice: price } } }], [])
    expect(listed(index).indexOf(full.sku)).toBeLessThan(before.indexOf(full.sku))
    index.refresh([], [full.id])
    expect(listed(index)).not.toContain(full.sku)
  })

  test('can be looked at before anybody publishes it', async () => {
    const index = await indexWith()
    const draft = { ...plainArrangement, steps: [{ kind: 'best-sellers' }] } satisfies Arrangement
    const request = listRequest([{ name: 'category_id', values: [idOf(category)] }], {})
    const question = { storefront: nl, request, now, hidesReductions: false }
    const previewed = listProducts(index, { ...question, preview: { arrangement: draft, sold } }).ids
    expect(listProducts(index, question).ids).not.toEqual(previewed)
    index.arrange({ lists: [arranged(draft)], sold: { nl_NL: sold } })
    expect(listProducts(index, question).ids).toEqual(previewed)
  })
})

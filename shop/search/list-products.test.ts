import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { type FacetName, facetNames, sortOptions } from '#kernel/product-list.ts'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import type { SeenTone } from '../similarity/seen-tones.ts'
import { CatalogIndex } from './catalog-index.ts'
import { countFacets, listProducts } from './list-products.ts'
import { type ListRequest, listRequest } from './product-list.ts'
import type { SearchableProduct } from './searchable.ts'

const now = new Date('2026-11-21T10:00:00Z')
const feed = searchableFeed(demoCatalog(now))
/** Some show a colour or two, each by another share. */
const all = feed.all.map((product, at): SearchableProduct => {
  const tones: readonly SeenTone[] = [
    { tone: 'navy', grade: at % 2 === 0 ? 3 : 1 },
    { tone: 'camel', grade: 2 },
  ]
  return at % 3 === 0 ? product : { ...product, tones: tones.slice(0, at % 3) }
})
const source = {
  ...feed,
  all,
  products: async function* () {
    yield all
  },
}
const index = await CatalogIndex.of(source)
const storefront = storefrontOf('nl_NL')
const ask = (request: ListRequest, hidesReductions = false) => ({ storefront, request, now, hidesReductions })
const byId = new Map(source.all.map((product) => [product.id, product]))

/** The plain truth about a product, without any index. */
const has: Readonly<Partial<Record<FacetName, (product: SearchableProduct, value: string) => boolean>>> = {
  size: ({ variants }, size) => variants.some((one) => one.size === size && one.pieces > 0),
  color: ({ color }, key) => color.key === key || `all-${color.family?.key}` === key,
  brand: ({ brand }, slug) => brand.slug === slug,
  material: ({ materials }, key) => materials.includes(key),
  tone: ({ tones = [] }, key) => tones.some(({ tone }) => tone === key),
  sale: ({ prices }) => {
    const { price = 0, priorPrice } = prices.nl_NL ?? {}
    return (priorPrice ?? 0) > price
  },
  price: ({ prices }, range) => {
    const price = (prices.nl_NL?.price ?? 0) / 100
    if (range.includes('..')) {
      const [least, most] = range.split('..')
      return price >= Number(least) && (most === '' || price <= Number(most))
    }
    const [from, to] = range.split('-').map(Number)
    return price >= (from ?? 0) && (to === 0 || price < (to ?? 0))
  },
}
const checked = Object.keys(has) as FacetName[]
const fits = (product: SearchableProduct, chosen: ListRequest['chosen'], but?: FacetName) =>
  checked.every((name) => {
    const values = name === but ? undefined : chosen[name]
    return values === undefined || values.some((value) => has[name]?.(product, value))
  })

const choices = fc.record(
  {
    size: fc.subarray(['36', '38', '41', '44', 'M'], { minLength: 1 }),
    color: fc.subarray(['black', 'navy', 'burgundy', 'ivory', 'all-blue', 'all-white'], { minLength: 1 }),
    brand: fc.subarray(['cordwainer', 'torrevanni', 'ebbelund'], { minLength: 1 }),
    price: fc.subarray(['0-50', '50-100', '150-200', '300-', '60..120', '..80', '140..'], { minLength: 1 }),
    material: fc.subarray(['leather', 'textile', 'wool'], { minLength: 1 }),
    tone: fc.subarray(['navy', 'camel', 'red'], { minLength: 1 }),
    sale: fc.constant(['true']),
  },
  { requiredKeys: [] },
)

describe('a list that is narrowed', () => {
  test('holds exactly what has one of the chosen values of each facet', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const truth = source.all.filter((product) => fits(product, chosen)).map(({ id }) => id)
        const found = new Set<string>()
        for (let page = 1; page <= 20; page++) {
          for (const id of listProducts(index, ask({ chosen, sort: 'priceasc', page, pageSize: 12 })).ids) found.add(id)
        }
        expect([...found].sort()).toEqual(truth.sort())
      }),
    )
  })

  test('says of every value how many there would be with it, whatever else of its facet is chosen', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const facets = countFacets(index, ask({ chosen, sort: 'recommended', page: 1, pageSize: 24 }))
        for (const { name, values } of facets.filter((facet) => checked.includes(facet.name))) {
          for (const { value, count } of values) {
            const truth = source.all.filter((product) => fits(product, chosen, name) && has[name]?.(product, value))
            expect([name, value, count]).toEqual([name, value, truth.length])
          }
        }
      }),
    )
  })
})

test('what has most of a chosen colour comes first, what is sold out last, each in its order, over all pages', () => {
  fc.assert(
    fc.property(fc.subarray(['navy', 'camel'], { minLength: 1 }), fc.subarray([...source.all]), (tone, shelf) => {
      const ids = (request: Partial<ListRequest>, firstInStore?: ReadonlySet<string>) =>
        [1, 2, 3, 4, 5].flatMap((page) => {
          const asked = ask({ chosen: {}, sort: 'recommended', page, pageSize: 60, ...request })
          return listProducts(index, firstInStore ? { ...asked, firstInStore } : asked).ids
        })
      const skus = new Set(shelf.map(({ sku }) => sku))
      const rank = (id: string) => {
        const { variants = [], tones = [], sku = '' } = byId.get(id) ?? {}
        const grade = Math.max(0, ...tones.filter((one) => tone.includes(one.tone)).map((one) => one.grade))
        const isSoldOut = variants.every(({ pieces }) => pieces === 0)
        return (skus.has(sku) ? 0 : 10) + (isSoldOut ? 5 : 3 - grade)
      }
      const shown = (id: string) => byId.get(id)?.tones?.some((one) => tone.includes(one.tone)) ?? false
      // Sorting keeps the order of what ranks alike.
      const truth = ids({})
        .filter(shown)
        .sort((a, b) => rank(a) - rank(b))
      expect(ids({ chosen: { tone } }, skus)).toEqual(truth)
      const byPrice = ids({ sort: 'priceasc' }).filter(shown)
      expect(ids({ chosen: { tone }, sort: 'priceasc' })).toEqual(byPrice)
    }),
    { numRuns: 30 },
  )
})

test('a list of what a store has holds and counts that alone', () => {
  fc.assert(
    fc.property(choices, fc.subarray([...source.all]), (chosen, shelf) => {
      const inStore = new Set(shelf.map(({ sku }) => sku))
      const request = { chosen, sort: 'recommended', page: 1, pageSize: 500, store: 'AMS' } as const
      const { ids, total } = listProducts(index, { ...ask(request), inStore })
      const truth = shelf.filter((product) => fits(product, chosen))
      expect([...ids].sort()).toEqual(truth.map(({ id }) => id).sort())
      expect(total).toBe(truth.length)
    }),
    { numRuns: 40 },
  )
})

test('what a store has comes first, page by page, and nothing else changes', () => {
  fc.assert(
    fc.property(
      choices,
      fc.subarray([...source.all]),
      fc.constantFrom(...(['recommended', 'priceasc'] as const)),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(undefined, 'leather'),
      (chosen, shelf, sort, pageSize, search) => {
        const skus = new Set(shelf.map(({ id }) => id))
        const request = { chosen, sort, pageSize, ...(search && { search }) }
        const firstInStore = new Set(shelf.map(({ sku }) => sku))
        const plain = listProducts(index, ask({ ...request, page: 1, pageSize: 500 }))
        const pages = Array.from({ length: Math.ceil(plain.total / pageSize) }, (_, at) =>
          listProducts(index, { ...ask({ ...request, page: at + 1 }), firstInStore }),
        )
        expect(pages.flatMap(({ ids }) => ids)).toEqual([
          ...plain.ids.filter((id) => skus.has(id)),
          ...plain.ids.filter((id) => !skus.has(id)),
        ])
      },
    ),
    { numRuns: 30 },
  )
})

describe('what values are gathered under', () => {
  const countOf = (chosen: ListRequest['chosen']) =>
    listProducts(index, ask({ chosen, sort: 'priceasc', page: 1, pageSize: 1 })).total

  test('a colour counts what choosing it leads to, which is all of its shades', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const color = countFacets(index, ask({ chosen, sort: 'recommended', page: 1, pageSize: 24 })).find(
          ({ name }) => name === 'color',
        )
        for (const { key, value, count } of color?.groups ?? []) {
          expect([key, count]).toEqual([key, countOf({ ...chosen, color: [value ?? ''] })])
          const shades = color?.values.filter(({ group }) => group === key) ?? []
          expect(shades.reduce((sum, shade) => sum + shade.count, 0)).toBe(count)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('the bars of the prices hold the list, each product once', () => {
    fc.assert(
      fc.property(choices, ({ price, ...chosen }) => {
        const asked = price === undefined ? chosen : { ...chosen, price }
        const facets = countFacets(index, ask({ chosen: asked, sort: 'recommended', page: 1, pageSize: 24 }))
        const bars = facets.find(({ name }) => name === 'price')?.bars ?? []
        if (bars.length === 0) return
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(countOf(chosen))
        for (const { from, to, count } of bars) {
          expect([from, count]).toEqual([from, countOf({ ...chosen, price: [`${from}-${to ?? ''}`] })])
        }
      }),
      { numRuns: 20 },
    )
  })

  test('sizes stand under what they are sizes of', () => {
    const size = countFacets(index, ask({ chosen: {}, sort: 'recommended', page: 1, pageSize: 24 })).find(
      ({ name }) => name === 'size',
    )
    expect(size?.groups?.map(({ label, value }) => [label, value])).toEqual([
      ['Schoenen', null],
      ['Kleding', null],
      ['Riemen (cm)', null],
    ])
    const under = (kind: string) => size?.values.flatMap(({ group, value }) => (group === kind ? [value] : []))
    expect(under('clothes')).toEqual(['XS', 'S', 'M', 'L', 'XL'])
    expect(under('belts')?.at(0)).toBe('75')
    expect(under('shoes')?.at(-1)).toBe('48')
  })

  test('a size that two kinds have is chosen of one or, by an old link, of both', async () => {
    const clothes = { key: 'clothes', name: { en: 'Clothes', nl: 'Kleding', de: 'Kleidung', fr: 'Vêtements' } }
    const both = source.all.map((product) =>
      product.sizeKind?.key === 'belts' ? { ...product, sizeKind: clothes } : product,
    )
    const widened = both.map((product) =>
      product.sizeKind?.key === 'clothes'
        ? { ...product, variants: product.variants.map((one) => (one.size === 'M' ? { ...one, size: '38' } : one)) }
        : product,
    )
    const mixed = await CatalogIndex.of({
      ...source,
      async *products() {
        yield widened
      },
    })
    const total = (size: string) =>
      listProducts(mixed, ask({ chosen: { size: [size] }, sort: 'priceasc', page: 1, pageSize: 1 })).total
    const facet = countFacets(
      mixed,
      ask({ chosen: { size: ['38'] }, sort: 'recommended', page: 1, pageSize: 24 }),
    ).find(({ name }) => name === 'size')
    const offered = facet?.values.filter(({ label }) => label === '38') ?? []
    expect(offered.map(({ value, group, chosen }) => [value, group, chosen]).sort()).toEqual([
      ['38', undefined, true],
      ['38_clothes', 'clothes', false],
      ['38_shoes', 'shoes', false],
    ])
    for (const { value, count } of offered) expect([value, count]).toEqual([value, total(value)])
    expect(total('38')).toBe(total('38_shoes') + total('38_clothes'))
  })
})

describe('a list that is sorted', () => {
  const all = (sort: (typeof sortOptions)[number]) =>
    listProducts(index, ask({ chosen: {}, sort, page: 1, pageSize: 500 })).ids.map((id) => byId.get(id))
  const isSorted = (values: readonly number[]) =>
    values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
  const price = (product: SearchableProduct | undefined) => product?.prices.nl_NL?.price ?? 0
  const reduction = (product: SearchableProduct | undefined) =>
    1 - price(product) / (product?.prices.nl_NL?.priorPrice ?? price(product))

  test.each(sortOptions)('by %s holds everything once', (sort) => {
    expect(new Set(all(sort)).size).toBe(source.all.length)
  })

  test('goes by price, by reduction, by date and by name', () => {
    expect(isSorted(all('priceasc').map(price))).toBe(true)
    expect(isSorted(all('pricedesc').map((product) => -price(product)))).toBe(true)
    expect(isSorted(all('saledesc').map((product) => -reduction(product)))).toBe(true)
    expect(isSorted(all('newdesc').map((product) => -Date.parse(product?.released ?? '')))).toBe(true)
    const names = all('nameasc').map((product) => product?.name.nl ?? '')
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'nl')))
    expect(all('namedesc').map((product) => product?.name.nl)).toEqual(names.toReversed())
  })

  test('as recommended shows what is sold out last', () => {
    const stock = all('recommended').map((product) => (product?.variants.some(({ pieces }) => pieces > 0) ? 0 : 1))
    expect(isSorted(stock)).toBe(true)
    expect(stock).toContain(1)
  })
})

test('while reductions may not be announced, nothing is found, counted or sorted by them', () => {
  const sale: ListRequest = { chosen: { sale: ['true'] }, sort: 'saledesc', page: 1, pageSize: 24 }
  expect(listProducts(index, ask(sale)).total).toBeGreaterThan(0)
  expect(listProducts(index, ask(sale, true)).total).toBe(0)
  const open: ListRequest = { chosen: {}, sort: 'saledesc', page: 1, pageSize: 24 }
  expect(listProducts(index, ask(open, true)).ids).toEqual(
    listProducts(index, ask({ ...open, sort: 'recommended' }, true)).ids,
  )
  expect(countFacets(index, ask(open, true)).map(({ name }) => name)).not.toContain('sale')
})

test('last items are those of which one is left, sold out those of which none is', () => {
  const pieces = (list: 'last-items' | 'sold-out') =>
    listProducts(index, ask({ list, chosen: {}, sort: 'recommended', page: 1, pageSize: 96 })).ids.map((id) =>
      (byId.get(id)?.variants ?? []).reduce((sum, one) => sum + one.pieces, 0),
    )
  expect(new Set(pieces('last-items'))).toEqual(new Set([1]))
  expect(new Set(pieces('sold-out'))).toEqual(new Set([0]))
})

test('whatever is asked is answered: no input breaks a list', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom("' or 1=1 --", '<script>', '👠', 'حذاء', '-', '%'),
  )
  fc.assert(
    fc.property(
      fc.record({
        search: fc.option(anything, { nil: undefined }),
        page: fc.integer(),
        itemsPerPage: fc.integer(),
        filters: fc.array(
          fc.record({
            name: fc.oneof(
              fc.constantFrom(...facetNames, 'sort', 'list', 'category_id', 'brand_id', 'gender', 'sku'),
              fc.string(),
            ),
            values: fc.array(anything, { maxLength: 5 }),
          }),
          { maxLength: 5 },
        ),
        store: fc.constantFrom(...storefronts),
      }),
      ({ filters, store, ...question }) => {
        const request = listRequest(filters, question)
        const asked = { storefront: store, request, now, hidesReductions: false }
        const { ids, total } = listProducts(index, asked)
        expect(ids.length).toBeLessThanOrEqual(Math.min(total, request.pageSize))
        expect(new Set(ids).size).toBe(ids.length)
        countFacets(index, asked)
      },
    ),
    { numRuns: 500 },
  )
})

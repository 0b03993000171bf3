import { afterAll, describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { createOpenSearch } from '#integrations/opensearch/opensearch-search.ts'
import { createOpenSearchTwin } from '#integrations/opensearch/opensearch-twin.ts'
import { sortOptions } from '#kernel/product-list.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { inProcessSearch } from '#shop/search/in-process-search.ts'
import type { ListRequest } from '#shop/search/product-list.ts'
import type { Facet, SearchPort } from '#shop/search/search-port.ts'
import type { SearchableProduct, SearchSource } from '#shop/search/searchable.ts'
import { idOf, searchableFeed } from '#test/shop/searchable-feed.ts'
import { onLoopback } from './mollie-sandbox.ts'

const now = new Date('2026-11-21T10:00:00Z')
const demo = searchableFeed(demoCatalog(now))
const twin = createOpenSearchTwin()
const server = await onLoopback((request) => twin.fetch(request))
afterAll(server.close)

const storefront = storefrontOf('nl_NL')
const plain: ListRequest = { chosen: {}, sort: 'recommended', page: 1, pageSize: 24 }
const asked = (request: Partial<ListRequest>, hidesReductions = false) => ({
  storefront,
  request: { ...plain, ...request },
  now,
  hidesReductions,
})

/** The demo shop, in which products can be exchanged. */
function changeable() {
  const changed = new Map<string, SearchableProduct | undefined>()
  const source: SearchSource = {
    ...demo,
    productsById: async (ids) =>
      ids.flatMap((id) => (changed.has(id) ? (changed.get(id) ?? []) : (demo.all.find((one) => one.id === id) ?? []))),
  }
  return { source, changed }
}

const adapters: Readonly<Record<string, (source: SearchSource) => SearchPort>> = {
  'in the process': inProcessSearch,
  OpenSearch: (source) => createOpenSearch({ endpoint: server.origin, index: 'products' }, source),
}
const inProcess = inProcessSearch(demo)
const facet = (facets: readonly Facet[], name: string) =>
  Object.fromEntries(facets.find((one) => one.name === name)?.values.map(({ value, count }) => [value, count]) ?? [])

/** What every search answers alike, whatever it makes of words. */
describe.each(Object.entries(adapters))('a search %s', (_, create) => {
  test.each(sortOptions)('sorts by %s, each product once', async (sort) => {
    const search = create(demo)
    await search.rebuild()
    const pages = await Promise.all([1, 2, 3].map((page) => search.find(asked({ sort, page, pageSize: 30 }))))
    const truth = await inProcess.find(asked({ sort, pageSize: 90 }))
    expect(pages.flatMap(({ ids }) => ids)).toEqual(truth.ids)
    expect(pages[0]?.total).toBe(truth.total)
  })

  test('narrows by every facet, and counts past its own choice', async () => {
    const search = create(demo)
    await search.rebuild()
    for (const chosen of [
      { size: ['38', '39'] },
      { color: ['black'], brand: ['cordwainer', 'torrevanni'] },
      { price: ['0-50', '100-150'], material: ['leather'] },
      { category: ['women-boots'], season: ['winter'], heel: ['mid'] },
      { sale: ['true'] },
      { new: ['true'], color: ['white', 'black'] },
      { color: ['nothing'], moon: ['full'] },
    ]) {
      const question = asked({ chosen, sort: 'priceasc' })
      const [own, truth] = await Promise.all([search.find(question), inProcess.find(question)])
      expect([chosen, own.total, own.ids]).toEqual([chosen, truth.total, truth.ids])
      const [facets, true_] = await Promise.all([search.facets(question), inProcess.facets(question)])
      for (const { name } of true_)
        expect([chosen, name, facet(facets, name)]).toEqual([chosen, name, facet(true_, name)])
    }
  })

  test('knows the lists, categories, brands and half of the shop', async () => {
    const search = create(demo)
    await search.rebuild()
    for (const request of [
      { list: 'new' as const },
      { list: 'sale' as const },
      { list: 'last-items' as const },
      { list: 'sold-out' as const },
      { categoryId: idOf('women-boots') },
      { categoryId: 'none' },
      { brandId: idOf('tidewerk') },
      { gender: 'men' as const },
      { skus: ['10110.001', '99999.999'] },
    ]) {
      const question = asked({ ...request, sort: 'nameasc' })
      expect((await search.find(question)).total).toBe((await inProcess.find(question)).total)
    }
    expect((await search.find(asked({ list: 'sale' }, true))).total).toBe(0)
    expect((await search.facets(asked({}, true))).map(({ name }) => name)).not.toContain('sale')
  })

  test('finds by name, by brand, by SKU new and old, and nothing by one letter', async () => {
    const search = create(demo)
    await search.rebuild()
    const first = async (text: string) => (await search.find(asked({ search: text }))).ids[0]
    expect(await first('Ottavia enkellaars')).toBe(idOf('11130.001'))
    expect(await first('10110.001')).toBe(idOf('10110.001'))
    expect(await first('10110x001x38')).toBe(idOf('10110.001'))
    expect((await search.find(asked({ search: 'torrevanni' }))).total).toBe(30)
    expect((await search.find(asked({ search: 'o' }))).total).toBe(0)
    expect((await search.find(asked({ search: 'zzzzzzzz' }))).total).toBe(0)
  })

  test('takes up a changed price, what is sold out, and what is gone', async () => {
    const { source, changed } = changeable()
    const search = create(source)
    await search.rebuild()
    const [boot] = demo.all.filter(({ sku }) => sku === '11130.001')
    if (!boot) throw new Error('The demo shop has no 11130.001')
    const list = asked({ skus: ['11130.001'] })
    changed.set(boot.id, {
      ...boot,
      prices: { ...boot.prices, nl_NL: { price: 4900, priorPrice: 9900 } },
      variants: boot.variants.map((one) => ({ ...one, pieces: 0 })),
    })
    await search.refresh([boot.id])
    const facets = await search.facets(list)
    expect([facet(facets, 'price')['0-50'], facet(facets, 'sale').true, facet(facets, 'size')]).toEqual([1, 1, {}])
    changed.set(boot.id, undefined)
    await search.refresh([boot.id])
    expect((await search.find(list)).total).toBe(0)
  })
})

describe('OpenSearch', () => {
  test('that can’t be reached says so', async () => {
    const search = createOpenSearch({ endpoint: 'http://127.0.0.1:9', index: 'products', timeoutMs: 500 }, demo)
    await expect(search.find(asked({}))).rejects.toMatchObject({ name: 'SearchUnavailable' })
  })

  test('is asked with the user and password of its address, which stay out of URLs', async () => {
    const seen: Request[] = []
    const search = createOpenSearch(
      {
        endpoint: 'https://shop:s%26cret@search.example:9200',
        index: 'products',
        fetch: async (input, init) => {
          seen.push(new Request(input, init))
          return Response.json({ hits: { total: { value: 0 }, hits: [] } })
        },
      },
      demo,
    )
    await search.find(asked({}))
    expect(seen[0]?.url).toBe('https://search.example:9200/products/_search')
    expect(seen[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('shop:s&cret')}`)
  })

  test('that refuses products leaves the index of before in place', async () => {
    const search = createOpenSearch({ endpoint: server.origin, index: 'kept' }, demo)
    await search.rebuild()
    const { total } = await search.find(asked({}))
    const failing = createOpenSearch(
      {
        endpoint: server.origin,
        index: 'kept',
        fetch: async (input, init) =>
          String(input).endsWith('/_bulk')
            ? Response.json({ errors: true, items: [{ index: { error: { reason: 'disk is full' } } }] })
            : fetch(input, init),
      },
      demo,
    )
    await expect(failing.rebuild()).rejects.toThrow('disk is full')
    expect((await search.find(asked({}))).total).toBe(total)
  })
})

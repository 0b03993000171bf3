import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { createOpenSearchSandbox } from '#integrations/opensearch/opensearch-sandbox.ts'
import { createOpenSearch, type OpenSearchConfig } from '#integrations/opensearch/opensearch-search.ts'
import { sortOptions } from '#kernel/product-list.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { inProcessSearch } from '#shop/search/in-process-search.ts'
import type { ListRequest } from '#shop/search/product-list.ts'
import type { Facet, SearchPort } from '#shop/search/search-port.ts'
import type { SearchableProduct, SearchSource } from '#shop/search/searchable.ts'
import { idOf, searchableFeed } from '#test/shop/searchable-feed.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import { onLoopback } from './mollie-sandbox.ts'
import { judgeByOpenApi } from './openapi.ts'
import published from './schemas/opensearch/openapi.json' with { type: 'json' }

const now = new Date('2026-11-21T10:00:00Z')
const demo = searchableFeed(demoCatalog(now))
let time = now.getTime()
const sandbox = createOpenSearchSandbox(() => time++)
const server = await onLoopback((request) => sandbox.fetch(request))
afterAll(server.close)

/** The vendor's own description judges every request of the adapter and every answer of the sandbox; it names few errors. */
const judge = judgeByOpenApi(published, { usualStatuses: [400, 404] })
const validated = judge.through(fetch)
afterEach(() => expect(new Set(judge.errors.splice(0))).toEqual(new Set()))

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
  // A busy machine is no fault of the adapter; what it does when it waits too long is tested below.
  OpenSearch: (source) =>
    createOpenSearch({ endpoint: server.origin, index: 'products', timeoutMs: 60_000, fetch: validated }, source),
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

  test('narrows to a colour of the wheel, and shows first what has most of it', async () => {
    const toned = demo.all.map((product, at): SearchableProduct => {
      const grade = at % 5 === 0 ? 3 : at % 5 === 1 ? 2 : 1
      return at % 4 === 0 ? product : { ...product, tones: [{ tone: 'navy', grade }] }
    })
    const source: SearchSource = {
      ...demo,
      products: async function* () {
        yield toned
      },
    }
    const [search, memory] = [create(source), inProcessSearch(source)]
    await search.rebuild()
    for (const request of [{ chosen: { tone: ['navy'] } }, { chosen: { tone: ['navy'], color: ['black'] }, page: 2 }]) {
      const [found, truth] = await Promise.all([search, memory].map((one) => one.find(asked(request))))
      expect([found?.ids, found?.total]).toEqual([truth?.ids, truth?.total])
    }
    const [shown] = (await search.facets(asked({}))).filter(({ name }) => name === 'tone')
    const count = toned.filter(({ tones, prices }) => tones && prices.nl_NL).length
    expect(shown?.values).toEqual([{ value: 'navy', label: null, hex: '#273552', count, chosen: false }])
  })

  test('puts what a store has first, over all pages', async () => {
    const search = create(demo)
    await search.rebuild()
    const firstInStore = new Set(demo.all.filter((_, at) => at % 7 === 0).map(({ sku }) => sku))
    const there = new Set(demo.all.filter(({ sku }) => firstInStore.has(sku)).map(({ id }) => id))
    const truth = (await inProcess.find(asked({ sort: 'priceasc', pageSize: 500 }))).ids
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search.find({ ...asked({ sort: 'priceasc', page, pageSize: 30 }), firstInStore })),
    )
    expect(pages.flatMap(({ ids }) => ids)).toEqual(
      [...truth.filter((id) => there.has(id)), ...truth.filter((id) => !there.has(id))].slice(0, 90),
    )
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([truth.length]))
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

/** The service with its indices, asked as an operator would ask it. */
async function ask(method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.origin}/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, { aliases: object }> }
}
const indicesOf = async (index: string) => Object.entries((await ask('GET', `${index}-*`)).body)
const openSearch = (index: string, more: Partial<OpenSearchConfig> = {}) =>
  createOpenSearch({ endpoint: server.origin, index, fetch: validated, ...more }, demo)
/** A way to the service on which some answers are others. */
const unless =
  (isOther: (method: string, url: string) => boolean, other: () => Response): typeof fetch =>
  async (input, init) =>
    isOther(init?.method ?? 'GET', String(input)) ? other() : validated(input, init)

describe('OpenSearch', () => {
  test('is spoken to in words that its specification knows: any other is an error', async () => {
    const strict = judgeByOpenApi(published, { usualStatuses: [400] })
    await strict.through(async () => Response.json({ acknowledged: true }))(`${server.origin}/_aliases`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ actions: [{ add: { index: 'a', alais: 'b' } }] }),
    })
    expect(strict.errors).toEqual([expect.stringContaining('alais')])
  })

  test('knows each name of `_aliases` as one, and refuses a list of them', async () => {
    await openSearch('literal').rebuild()
    const [[name] = ['']] = await indicesOf('literal')
    const remove = await ask('POST', '_aliases', {
      actions: [{ remove_index: { index: `literal-*,-${name}` } }, { add: { index: name, alias: 'literal' } }],
    })
    expect(remove.status).toBe(404)
    expect((await indicesOf('literal')).map(([one]) => one)).toEqual([name])
  })

  test('keeps one index through every rebuild, which has the alias', async () => {
    const search = openSearch('renewed')
    await search.rebuild()
    const [[first] = ['']] = await indicesOf('renewed')
    await search.rebuild()
    const indices = await indicesOf('renewed')
    expect(indices).toEqual([[expect.not.stringMatching(first), expect.objectContaining({ aliases: { renewed: {} } })]])
    expect((await search.find(asked({}))).total).toBeGreaterThan(0)
  })

  test('answers from the new index when the old one can’t be deleted, and deletes it the next time', async () => {
    await openSearch('stuck').rebuild()
    const stuck = openSearch('stuck', {
      fetch: unless(
        (method) => method === 'DELETE',
        () => new Response('', { status: 503 }),
      ),
    })
    await stuck.rebuild()
    expect((await stuck.find(asked({}))).total).toBe((await inProcess.find(asked({}))).total)
    expect(await indicesOf('stuck')).toHaveLength(2)
    time += 2 * 24 * 60 * 60 * 1000
    await openSearch('stuck').rebuild()
    expect(await indicesOf('stuck')).toHaveLength(1)
  })

  test('keeps the index that answers when nobody knows whether the alias was moved', async () => {
    const search = openSearch('unknown')
    await search.rebuild()
    const broken: typeof fetch = async (input, init) => {
      const answer = await validated(input, init)
      if (String(input).endsWith('/_aliases')) throw new TypeError('terminated')
      return answer
    }
    await expect(openSearch('unknown', { fetch: broken }).rebuild()).rejects.toMatchObject({
      name: 'SearchUnavailable',
    })
    expect((await search.find(asked({}))).total).toBeGreaterThan(0)
  })

  test('shows each product once after two nodes took up the catalogue at the same time', async () => {
    await openSearch('twice').rebuild()
    await Promise.allSettled([openSearch('twice').rebuild(), openSearch('twice').rebuild()])
    const search = openSearch('twice')
    await search.rebuild()
    expect((await search.find(asked({}))).total).toBe((await inProcess.find(asked({}))).total)
    expect(await indicesOf('twice')).toHaveLength(1)
  })

  test('takes up what changes while it reads the catalogue', async () => {
    const { source, changed } = changeable()
    const [boot] = demo.all
    if (!boot) throw new Error('The demo shop is empty')
    let hasChanged = false
    const search = createOpenSearch(
      {
        endpoint: server.origin,
        index: 'meanwhile',
        fetch: async (input, init) => {
          const answer = await validated(input, init)
          if (hasChanged || !String(input).endsWith('/_bulk')) return answer
          hasChanged = true
          changed.set(boot.id, undefined)
          await search.refresh([boot.id]).catch(() => undefined)
          return answer
        },
      },
      source,
    )
    await search.rebuild()
    expect((await search.find(asked({ skus: [boot.sku] }))).total).toBe(0)
  })

  test('makes no index of its own where the alias is missing', async () => {
    const [boot] = demo.all
    await expect(openSearch('absent').refresh([boot?.id ?? ''])).rejects.toThrow('require_alias')
    expect((await ask('GET', 'absent*')).body).toEqual({})
  })

  test('has no page beyond the depth to which it looks, and no error either', async () => {
    const search = openSearch('deep')
    await search.rebuild()
    const { ids, total } = await search.find(asked({ page: 900_000 }))
    expect([ids, total]).toEqual([[], (await inProcess.find(asked({}))).total])
  })

  test.each(badAnswers)('that gives %s can’t be asked now, and that is one event each', async (_, reply, outcome) => {
    const { options, events } = wireThat(reply)
    const search = createOpenSearch(
      { endpoint: server.origin, index: 'products', writeTimeoutMs: 20, ...options },
      { ...demo, productsById: async () => demo.all.slice(0, 1) },
    )
    for (const work of [() => search.find(asked({})), () => search.facets(asked({})), () => search.check()]) {
      const before = events.length
      await expect(work()).rejects.toMatchObject({ name: 'SearchUnavailable', statusCode: 503 })
      expect(events.slice(before).filter(({ willRetry }) => !willRetry)).toHaveLength(1)
    }
    await expect(search.refresh(['1'])).rejects.toMatchObject({ name: 'SearchUnavailable' })
    await expect(search.rebuild()).rejects.toMatchObject({ name: 'SearchUnavailable' })
    expect(new Set(events.map((event) => event.outcome))).toEqual(new Set([outcome]))
    expect(events.every(({ vendor }) => vendor === 'opensearch')).toBe(true)
  })

  test('that asks for a rest is not asked before it is over', async () => {
    const { options, events } = wireThat(
      async () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
    )
    let sent = 0
    const search = openSearch('products', {
      ...options,
      fetch: async () => {
        sent++
        return new Response('', { status: 429, headers: { 'Retry-After': '60' } })
      },
    })
    await Promise.allSettled([search.find(asked({}))])
    await expect(search.find(asked({}))).rejects.toMatchObject({ name: 'SearchUnavailable' })
    expect([sent, events.length]).toEqual([1, 2])
  })

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
    expect(seen[0]?.url).toBe('https://search.example:9200/products/_search?allow_partial_search_results=false')
    expect(seen[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('shop:s&cret')}`)
  })

  test('that refuses products leaves the index of before in place', async () => {
    const search = createOpenSearch({ endpoint: server.origin, index: 'kept', fetch: validated }, demo)
    await search.rebuild()
    const { total } = await search.find(asked({}))
    const failing = createOpenSearch(
      {
        endpoint: server.origin,
        index: 'kept',
        fetch: async (input, init) =>
          String(input).endsWith('/_bulk')
            ? Response.json({ errors: true, items: [{ index: { status: 507, error: { reason: 'disk is full' } } }] })
            : validated(input, init),
      },
      demo,
    )
    await expect(failing.rebuild()).rejects.toThrow('disk is full')
    expect((await search.find(asked({}))).total).toBe(total)
  })
})

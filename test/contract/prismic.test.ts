import {
  type Client,
  createClient,
  ForbiddenError,
  filter,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
} from '@prismicio/client'
import { describe, expect, test, vi } from 'vitest'
import { createContentApi } from '#integrations/prismic/repository/content-api.ts'
import { type Snapshot, snapshotOf } from '#integrations/prismic/repository/document.ts'
import { type FoundRef, fixedSource, type Release } from '#integrations/prismic/repository/source.ts'
import { aDocument } from '../shop/content.ts'
import recordedApi from './schemas/prismic/api.json' with { type: 'json' }
import recordedSearch from './schemas/prismic/search.json' with { type: 'json' }

/** Prismic's own client asks the embedded repository, as it would ask the one at Prismic. */

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const page = aDocument({
  type: 'page',
  uid: 'lookbook',
  tags: ['season'],
  data: { alternate_id: 'lookbook', page_title: 'Lookbook', url_key: 'lookbook' },
})
const documents = [
  page,
  aDocument({
    type: 'page',
    uid: 'lookbook-de',
    lang: 'de-de',
    data: { alternate_id: 'lookbook', page_title: 'Lookbook' },
  }),
  ...numbers(45).map((number) =>
    aDocument({
      type: 'lookbook',
      uid: `look-${number}`,
      tags: number % 2 ? ['odd'] : ['even', 'season'],
      data: {
        label: `Look ${number}`,
        number,
        parent_page: { link_type: 'Document', id: page.id },
        slices: [],
      },
    }),
  ),
  aDocument({ type: 'lookbook', uid: 'lost', data: { parent_page: { link_type: 'Document', id: 'gone' } } }),
]
const routes = [
  { type: 'page', path: '/:uid' },
  { type: 'lookbook', path: '/:parent/:uid', resolvers: { parent: 'parent_page' } },
]

type RepositoryOptions = {
  readonly accessToken?: string
  readonly sent?: string
  readonly releases?: readonly Release[]
}

let names = 0
/** A repository with a client of its own: clients share what they have under way by its address. */
function repository({ accessToken, sent, releases = [] }: RepositoryOptions = {}) {
  let master = snapshotOf('first', documents)
  const refs = new Map<string, FoundRef>([['first', master]])
  const api = createContentApi({
    source: {
      master: async () => master,
      find: async (ref) => refs.get(ref) ?? 'unknown',
      releases: async () => releases,
    },
    languages: [
      { id: 'nl-nl', name: 'Nederlands' },
      { id: 'de-de', name: 'Deutsch' },
    ],
    ...(accessToken === undefined ? {} : { accessToken }),
  })
  const asked: URL[] = []
  const client: Client = createClient('cordwainer', {
    documentAPIEndpoint: `http://repository-${++names}.test/api/v2`,
    routes,
    ...(sent === undefined ? {} : { accessToken: sent }),
    fetch: async (input, init) => {
      asked.push(new URL(input))
      return api(new Request(input, init))
    },
  })
  return {
    api,
    client,
    asked,
    refs,
    publish: (snapshot: Snapshot, before: FoundRef) => {
      refs.set(master.ref, before)
      master = snapshot
      refs.set(snapshot.ref, snapshot)
    },
  }
}

describe('the repository', () => {
  test('says what it has', async () => {
    const { client } = repository()
    expect(await client.getMasterRef()).toMatchObject({ ref: 'first', isMasterRef: true })
    expect(await client.getRepository()).toMatchObject({
      types: { page: 'page', lookbook: 'lookbook' },
      languages: [
        { id: 'nl-nl', is_master: true },
        { id: 'de-de', is_master: false },
      ],
    })
    expect(await client.getTags()).toEqual(['even', 'odd', 'season'])
  })

  test('that is private opens to its token only', async () => {
    await expect(repository({ accessToken: 'secret' }).client.getMasterRef()).rejects.toThrow(ForbiddenError)
    await expect(repository({ accessToken: 'secret', sent: 'wrong' }).client.getFirst()).rejects.toThrow(ForbiddenError)
    expect(await repository({ accessToken: 'secret', sent: 'secret' }).client.getFirst()).toBeTruthy()
  })
})

describe('documents', () => {
  test('are found by uid, id, type, tag and language', async () => {
    const { client } = repository()
    expect(await client.getByUID('page', 'lookbook')).toMatchObject({
      id: page.id,
      uid: 'lookbook',
      url: '/lookbook',
      lang: 'nl-nl',
      tags: ['season'],
      alternate_languages: [{ id: 'page-lookbook-de-de-de', type: 'page', lang: 'de-de', uid: 'lookbook-de' }],
      data: page.data,
    })
    expect((await client.getByID(page.id)).uid).toBe('lookbook')
    expect(await client.getAllByIDs([page.id, 'lookbook-look-1-nl-nl'])).toHaveLength(2)
    expect(await client.getAllByUIDs('lookbook', ['look-1', 'look-2'])).toHaveLength(2)
    expect((await client.getByType('lookbook')).total_results_size).toBe(46)
    expect((await client.getByEveryTag(['even', 'season'])).total_results_size).toBe(22)
    expect((await client.getBySomeTags(['odd', 'season'])).total_results_size).toBe(46)
    expect((await client.getSingle('page')).lang).toBe('nl-nl')
    expect((await client.getByType('page', { lang: 'de-de' })).results.map(({ uid }) => uid)).toEqual(['lookbook-de'])
    expect((await client.getByType('page', { lang: '*' })).total_results_size).toBe(2)
    await expect(client.getByUID('page', 'nowhere')).rejects.toThrow(NotFoundError)
  })

  test('come in pages, with the address of the next one', async () => {
    const { client } = repository()
    const first = await client.getByType('lookbook', { pageSize: 20 })
    expect(first).toMatchObject({
      page: 1,
      results_per_page: 20,
      results_size: 20,
      total_results_size: 46,
      total_pages: 3,
      prev_page: null,
    })
    expect(first.next_page).toContain('page=2')
    const last = await client.getByType('lookbook', { pageSize: 20, page: 3 })
    expect(last).toMatchObject({ results_size: 6, next_page: null })
    expect((await client.getByType('lookbook')).results).toHaveLength(20)
  })

  test('follow each other behind a cursor', async () => {
    const { client } = repository()
    const orderings = { field: 'my.lookbook.number' }
    const { results } = await client.getByType('lookbook', { orderings, pageSize: 2, after: 'lookbook-look-3-nl-nl' })
    expect(results.map(({ uid }) => uid)).toEqual(['look-4', 'look-5'])
    expect((await client.getByType('lookbook', { after: 'gone' })).results).toEqual([])
    const { results: last } = await client.getByType('lookbook', {
      orderings: { ...orderings, direction: 'desc' },
      pageSize: 1,
    })
    expect(last[0]?.uid).toBe('look-45')
  })

  test('are narrowed by filters of every kind', async () => {
    const { client } = repository()
    const { results } = await client.getByType('lookbook', {
      filters: [
        filter.numberInRange('my.lookbook.number', 3, 5),
        filter.not('my.lookbook.uid', 'look-4'),
        filter.at('my.lookbook.parent_page', page.id),
      ],
      orderings: { field: 'my.lookbook.number' },
    })
    expect(results.map(({ uid }) => uid)).toEqual(['look-3', 'look-5'])
  })

  test('bring what their relations lead to, and know those that lead nowhere', async () => {
    const { client } = repository()
    const look = await client.getByUID('lookbook', 'look-1', { fetchLinks: ['page.url_key'] })
    expect(look.url).toBe('/lookbook/look-1')
    expect(look.data.parent_page).toMatchObject({
      uid: 'lookbook',
      type: 'page',
      url: '/lookbook',
      isBroken: false,
      data: { url_key: 'lookbook' },
    })
    const lost = await client.getByUID('lookbook', 'lost')
    expect(lost.url).toBeNull()
    expect(lost.data.parent_page).toMatchObject({ isBroken: true, type: 'broken_type' })
  })

  test('hold the fields that were asked for', async () => {
    const { client } = repository()
    expect((await client.getByUID('lookbook', 'look-1', { fetch: ['lookbook.label'] })).data).toEqual({
      label: 'Look 1',
    })
    expect((await client.getByUID('lookbook', 'look-1', { graphQuery: '{ lookbook { number } }' })).data).toEqual({
      number: 1,
    })
  })

  test('are not searched for with a query that can’t be read', async () => {
    const { client } = repository()
    await expect(client.get({ filters: ['[is(document.type)]'] })).rejects.toThrow(ParsingError)
    await expect(client.get({ orderings: { field: 'date' } })).rejects.toThrow(ParsingError)
    await expect(client.get({ graphQuery: '{' })).rejects.toThrow(ParsingError)
    await expect(client.get({ pageSize: 1000 })).rejects.toThrow(ParsingError)
  })
})

describe('refs', () => {
  const second = snapshotOf('second', [page])

  test.each([
    ['is unknown', 'unknown'],
    ['has expired', 'expired'],
  ] as const)('the client asks again with the master ref when its own %s', async (_, before) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { client, asked, publish } = repository()
    expect((await client.get()).total_results_size).toBe(47)
    publish(second, before)
    expect((await client.get()).total_results_size).toBe(1)
    expect(asked.map((url) => url.searchParams.get('ref'))).toEqual([null, 'first', 'first', null, 'second'])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test('of an older publication go on showing it', async () => {
    const { client, publish } = repository()
    publish(second, snapshotOf('first', documents))
    expect((await client.get({ ref: 'first' })).total_results_size).toBe(47)
  })
})

describe('previews', () => {
  const token = 'http://repository.test/previews/abc'
  const draft = snapshotOf('draft', [{ ...page, uid: 'looks', data: { ...page.data, page_title: 'Draft' } }])
  const withPreview = (state: FoundRef) => {
    const made = repository()
    made.refs.set(token, state)
    return made
  }

  test('lead to the page of the document', async () => {
    const { client } = withPreview(draft)
    const args = { previewToken: token, documentID: page.id, defaultURL: '/' }
    expect(await client.resolvePreviewURL(args)).toBe('/looks')
    expect(await client.resolvePreviewURL({ defaultURL: '/' })).toBe('/')
  })

  test.each([
    ['as the toolbar writes it', (cookie: string) => encodeURIComponent(cookie)],
    ['encoded twice', (cookie: string) => encodeURIComponent(encodeURIComponent(cookie))],
  ])('are shown to whoever brings the cookie, %s', async (_, encode) => {
    const { client } = withPreview(draft)
    const cookie = JSON.stringify({ _tracker: 'x', 'cordwainer.prismic.io': { preview: token } })
    client.enableAutoPreviewsFromReq({ headers: { cookie: `io.prismic.preview=${encode(cookie)}` } })
    expect((await client.getByID(page.id)).data).toMatchObject({ page_title: 'Draft' })
  })

  test('end', async () => {
    await expect(withPreview('preview-expired').client.get({ ref: token })).rejects.toThrow(PreviewTokenExpiredError)
  })
})

describe('releases', () => {
  const autumn = snapshotOf('autumn~first', [{ ...page, data: { ...page.data, page_title: 'Autumn' } }])
  const withRelease = () => {
    const made = repository({ releases: [{ id: 'YA1', ref: autumn.ref, label: 'Autumn', scheduledAt: 1795341600000 }] })
    made.refs.set(autumn.ref, autumn)
    return made
  }

  test('are told of, and found by id and label', async () => {
    const { client } = withRelease()
    expect(await client.getReleases()).toEqual([
      { id: 'YA1', ref: 'autumn~first', label: 'Autumn', isMasterRef: false, scheduledAt: 1795341600000 },
    ])
    expect((await client.getReleaseByID('YA1')).ref).toBe('autumn~first')
    expect((await client.getRefByLabel('Autumn')).id).toBe('YA1')
    expect((await client.getRefByID('master')).ref).toBe('first')
    await expect(client.getReleaseByLabel('Winter')).rejects.toThrow(/Winter/)
  })

  test.each([
    ['id', (client: Client) => client.queryContentFromReleaseByID('YA1')],
    ['label', (client: Client) => client.queryContentFromReleaseByLabel('Autumn')],
    ['ref', (client: Client) => client.queryContentFromRef('autumn~first')],
  ] as const)('show what they will publish to those who ask by %s', async (_, choose) => {
    const { client } = withRelease()
    choose(client)
    expect((await client.getByID(page.id)).data.page_title).toBe('Autumn')
    client.queryLatestContent()
    expect((await client.getByID(page.id)).data.page_title).toBe('Lookbook')
  })
})

describe('documents that are like another, or near a place', () => {
  const shop = (uid: string, latitude: number, longitude: number, text: string) =>
    aDocument({ type: 'shop', uid, data: { place: { latitude, longitude }, text } })
  const shops = [
    shop('dam', 52.3731, 4.8926, 'Laarzen en wandelschoenen op de Dam'),
    shop('west', 52.385, 4.86, 'Wandelschoenen en riemen in West'),
    shop('utrecht', 52.0907, 5.1214, 'Riemen, tassen, hakken'),
  ]
  const api = createContentApi({ source: fixedSource(shops), languages: [{ id: 'nl-nl', name: 'Nederlands' }] })
  const ask = async (...filters: string[]) => {
    const client = createClient('near', {
      documentAPIEndpoint: `http://near-${++names}.test/api/v2`,
      fetch: async (input, init) => api(new Request(input, init)),
    })
    return (await client.get({ filters, orderings: { field: 'my.shop.uid' } })).results.map(({ uid }) => uid)
  }

  test('are those within so many kilometres', async () => {
    expect(await ask(filter.geopointNear('my.shop.place', 52.3731, 4.8926, 5))).toEqual(['dam', 'west'])
    expect(await ask(filter.geopointNear('my.shop.place', 52.3731, 4.8926, 0.1))).toEqual(['dam'])
    expect(await ask(filter.geopointNear('my.shop.text', 52.3731, 4.8926, 5000))).toEqual([])
    await expect(ask('[geopoint.near(my.shop.place, "here", 1, 2)]')).rejects.toThrow(ParsingError)
  })

  test('are those that share a word that few have', async () => {
    expect(await ask(filter.similar('shop-dam-nl-nl', 2))).toEqual(['west'])
    expect(await ask(filter.similar('shop-west-nl-nl', 2))).toEqual(['dam', 'utrecht'])
    expect(await ask(filter.similar('shop-west-nl-nl', 1))).toEqual([])
    expect(await ask(filter.similar('gone', 10))).toEqual([])
    expect(await ask(filter.similar('shop-west-nl-nl', 2), filter.at('my.shop.uid', 'dam'))).toEqual(['dam'])
    await expect(ask('[similar(document.id)]')).rejects.toThrow(ParsingError)
  })
})

describe('answers have what Prismic’s have', () => {
  /** The fields of an answer and their types; of a list, those of its first entry; of a map by free names, none. */
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return [shapeOf(value[0])]
    if (typeof value !== 'object' || value === null) return value === null ? expect.anything() : typeof value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
  }
  const answer = async (address: string, init?: RequestInit) => repository().api(new Request(address, init))
  const json = async (address: string) => (await (await answer(address)).json()) as Record<string, unknown>

  test('at the entrance', async () => {
    const { types: _, experiments: __, forms, ...recorded } = shapeOf(recordedApi) as Record<string, unknown>
    const shape = shapeOf(await json('http://x.test/api/v2')) as Record<string, unknown>
    expect(shape).toMatchObject(recorded)
    expect(Object.keys((shape.forms as { everything: { fields: object } }).everything.fields).toSorted()).toEqual(
      Object.keys((forms as { everything: { fields: object } }).everything.fields).toSorted(),
    )
  })

  test('of a search', async () => {
    const address = 'http://x.test/api/v2/documents/search?ref=first&pageSize=20&page=2&lang=*'
    const {
      results: [recorded],
      ...around
    } = recordedSearch
    const { results, ...shape } = shapeOf(await json(address)) as { results: object[] }
    expect(shape).toEqual(shapeOf(around))
    const [document] = results
    expect(document).toMatchObject({ ...(shapeOf(recorded) as object), alternate_languages: expect.anything() })
  })

  test('of a document in any language by its own address', async () => {
    const found = await json('http://x.test/api/v2/documents/search?ref=first&lang=de-de')
    const [german] = found.results as { id: string; href: string }[]
    const recorded = new URL(recordedSearch.results[0]?.href ?? '').searchParams.get('q') ?? ''
    const own = new URL(german?.href ?? '')
    expect(own.searchParams.get('q')).toBe(recorded.replace(/"[^"]*"/, `"${german?.id}"`))
    expect(await json(own.href)).toMatchObject({ results: [{ id: german?.id }] })
  })

  test('and may be read by pages of any site', async () => {
    const search = 'http://x.test/api/v2/documents/search'
    for (const address of ['http://x.test/api/v2', search, `${search}?ref=first`, `${search}?ref=gone`])
      expect((await answer(address)).headers.get('Access-Control-Allow-Origin')).toBe('*')
    const asked = await answer(search, { method: 'OPTIONS', headers: { Origin: 'https://editor.test' } })
    expect([asked.status, asked.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*'])
    expect(asked.headers.get('Access-Control-Allow-Methods')).toContain('GET')
  })
})

test('other addresses and methods are refused', async () => {
  const { api } = repository()
  const ask = async (path: string, init?: RequestInit) => (await api(new Request(`http://x.test${path}`, init))).status
  expect(await ask('/api/v2/documents/delete')).toBe(404)
  expect(await ask('/api/v2/documents/search')).toBe(400)
  expect(await ask('/api/v2', { method: 'POST' })).toBe(405)
})

import { afterAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import { createEmbeddedContent } from '#integrations/prismic/embedded-content.ts'
import { publishedSource } from '#integrations/prismic/repository/published-source.ts'
import { isProductPage, pageTags } from '#kernel/cache-table.ts'
import { readTag } from '#kernel/cache-tags.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { CatalogFeed } from '#shop/catalog/catalog-feed.ts'
import { contentRoutes, linkedFields } from '#shop/content/content-routes.ts'
import { publicationReader } from '#shop/content/publication-store.ts'
import { createShop } from '#shop/shop.ts'
import { aDocument } from '#test/shop/content.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { smallCatalog } from '#test/shop/small-catalog.ts'
import { listenForChanges } from './changes.ts'
import { PageCache } from './page-cache.ts'

/** The clock stands still: nothing here becomes stale by its age, only by a change that is told of. */
const { db, pool, clock, deps } = await openTestShop()
const { content } = createEmbeddedContent(publishedSource(publicationReader(db, clock)), {
  url: 'http://shop.test/sandbox/prismic',
  routes: contentRoutes,
  fetchLinks: linkedFields,
  report: (error) => {
    throw error
  },
})
const shop = createShop({ ...deps, content })
const api = createApi(shop, {
  development: false,
  documents: {},
  secure: false,
  report: (error) => Promise.reject(error),
})
const files = importFolder({ shop, clock })
const cache = new PageCache({ limit: 10_000_000, clock, securityHeaders: () => [] })
const ear = await listenForChanges(
  pool,
  (tags) => {
    api.invalidate(tags)
    const known = shop.invalidate(tags)
    cache.invalidate(tags)
    known.then(() => cache.invalidate(tags))
  },
  (error) => {
    throw error
  },
)
afterAll(() => ear.stop())

const boots = await db.selectFrom('categories').select('id').where('key', '=', 'boots').executeTakeFirstOrThrow()
const layout = 'headerUsps(lang: "nl-nl") { __typename }'
/** What the pages of each kind ask for, in short. */
const pages: Record<keyof typeof pageTags, string> = {
  home: `{ ${layout} contentPage(type: "page", uid: "home", lang: "nl-nl") { page_title } }`,
  contentPage: `{ ${layout} contentPage(type: "page", uid: "care", lang: "nl-nl") { page_title } }`,
  productPage: `{ ${layout} pdp(sku: "10004.001") { name price { amount } } }`,
  listPage: `{ ${layout} search(filters: [{ name: "category_id", values: ["${boots.id}"] }]) { productData { products { sku price { amount } } } } }`,
  searchPage: `{ ${layout} search(search: "10004.001") { productData { products { sku price { amount } } } } }`,
  storePages: `{ ${layout} stores { city } }`,
}
type PageKind = keyof typeof pages

async function render(kind: PageKind) {
  const { data, errors, tags } = await api.execute(
    { query: pages[kind], variables: {} },
    { storefront: storefrontOf('nl_NL') },
  )
  expect(errors).toBeUndefined()
  return { status: 200, headers: [], body: Buffer.from(JSON.stringify(data)), tags, policy: '' }
}

/** The text that the next visitor gets, from the cache where it stands there. */
async function visit(kind: PageKind): Promise<string> {
  const page = cache.find(kind, () => render(kind), false) ?? (await cache.fill(kind, () => render(kind), false))
  return (await page.body.in({ best: 'identity', quick: 'identity' })).bytes.toString()
}

const handbags = smallCatalog.products.filter(({ sku }) => sku === '10004.001')
const feed = (change: Partial<CatalogFeed['products'][number]>): CatalogFeed => ({
  ...smallCatalog,
  products: smallCatalog.products.map((product) => (handbags.includes(product) ? { ...product, ...change } : product)),
})
const home = (title: string) => aDocument({ type: 'page', uid: 'home', data: { page_title: title } })
const care = (title: string) => aDocument({ type: 'page', uid: 'care', data: { page_title: title } })

test.each(Object.keys(pages) as PageKind[])(
  '%s bears the tags of the table, and none that the table does not know',
  async (kind) => {
    const { tags } = await render(kind)
    expect([...new Set(tags.map((tag) => readTag(tag)?.kind))].sort()).toEqual([...pageTags[kind]].sort())
    expect(isProductPage(tags)).toBe(kind === 'productPage')
  },
)

describe('a page that stands in the cache', () => {
  test('shows a price that an import changed, and so do the lists', async () => {
    for (const kind of ['productPage', 'listPage', 'searchPage'] as const) expect(await visit(kind)).toContain('4995')
    const [{ prices } = { prices: {} }] = handbags
    await shop.importCatalog(
      feed({ prices: { ...prices, nl_NL: { currency: 'EUR', price: 4495, since: clock.now().toISOString() } } }),
    )
    for (const kind of ['productPage', 'listPage', 'searchPage'] as const)
      await expect.poll(() => visit(kind)).toContain('4495')
  })

  test('shows a price that a file changed, and so do the lists', async () => {
    for (const kind of ['productPage', 'listPage', 'searchPage'] as const) expect(await visit(kind)).toContain('4495')
    expect(await files.run('prices', ['sku,storefront,price', '10004.001,nl_NL,41.95'])).toMatchObject({
      status: 'applied',
    })
    for (const kind of ['productPage', 'listPage', 'searchPage'] as const)
      await expect.poll(() => visit(kind)).toContain('4195')
  })

  test('shows a category in the order that somebody published', async () => {
    const first = async () => /"sku":"([^"]+)"/.exec(await visit('listPage'))?.[1]
    expect(await first()).not.toBe('10004.001')
    const list = { category: 'boots', storefront: null }
    const pins = [{ sku: '10004.001', place: 1 }]
    await shop.arrangements.publish({ list, arrangement: { steps: [], pins, buried: [] }, seen: 0, by: 'Test' })
    await expect.poll(first).toBe('10004.001')
    const arrangement = { steps: [], pins: [], buried: [] }
    await shop.arrangements.publish({ list, arrangement, seen: 1, by: 'Test' })
    await expect.poll(first).not.toBe('10004.001')
  })

  test('no longer shows a product that was withdrawn from the list', async () => {
    expect(await visit('listPage')).toContain('10004.001')
    await shop.importCatalog({
      ...smallCatalog,
      products: smallCatalog.products.filter((product) => !handbags.includes(product)),
    })
    await expect.poll(() => visit('listPage')).not.toContain('10004.001')
    await shop.importCatalog(smallCatalog)
  })

  test('shows a document that was published, while one that did not change stays', async () => {
    await shop.publishContent({ ref: 'one', documents: [home('First title'), care('Care')] })
    await expect.poll(() => visit('home')).toContain('First title')
    await shop.publishContent({ ref: 'two', documents: [home('Second title'), care('Care')] })
    await expect.poll(() => visit('home')).toContain('Second title')
    expect(await visit('contentPage')).toContain('Care')
  })
})

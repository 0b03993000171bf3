import { beforeAll, describe, expect, test } from 'vitest'
import { storefronts } from '#kernel/storefront.ts'
import { schemaOrgErrorsOf as judged } from '#test/contract/schema-org.ts'
import { origin } from './browser.ts'
import { isFullRun } from './extent.ts'
import { errorsOf, structuredData } from './structured-data.ts'

type Page = { readonly url: string; readonly alternates: ReadonlyMap<string, string> }

/** Everything that the six sitemaps name, by address. */
const pages = new Map<string, Page>()
const kinds = new Map<string, Page[]>()

async function text(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' })
  expect(response.status, url).toBe(200)
  return response.text()
}

const unescaped = (url: string) => url.replaceAll('&amp;', '&')
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => unescaped(url ?? ''))

function pagesOf(xml: string): Page[] {
  return xml.split('<url>').flatMap((part) => {
    const [url] = locations(part)
    const links = part.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
    return url
      ? [{ url, alternates: new Map([...links].map(([, lang = '', href = '']) => [lang, unescaped(href)])) }]
      : []
  })
}

beforeAll(async () => {
  const robots = await text(`${origin()}/robots.txt`)
  const indexes = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url]) => url ?? '')
  expect(indexes).toHaveLength(storefronts.length)
  for (const index of indexes) {
    for (const sitemap of locations(await text(index))) {
      const found = pagesOf(await text(sitemap))
      const kind = /sitemap\/([a-z]+)-/.exec(sitemap)?.[1] ?? ''
      kinds.set(kind, [...(kinds.get(kind) ?? []), ...found])
      for (const page of found) pages.set(page.url, page)
    }
  }
})

test('every storefront names products, categories, brands, pages, looks, articles and stores', () => {
  expect([...kinds.keys()].toSorted()).toEqual([
    'brands',
    'categories',
    'journal',
    'looks',
    'pages',
    'products',
    'stores',
  ])
  for (const { basePath } of storefronts) {
    const own = [...kinds.values()].map((list) => list.filter(({ url }) => url.startsWith(`${origin()}${basePath}/`)))
    expect(own.every((list) => list.length > 0)).toBe(true)
  }
})

test('pages that are one in several storefronts name each other, and nothing that is not there', () => {
  const lonely: string[] = []
  for (const { url, alternates } of pages.values()) {
    if (![...alternates.values()].includes(url)) lonely.push(`${url} does not name itself`)
    for (const sandbox of new Set(alternates.values())) {
      const named = pages.get(sandbox)?.alternates
      if (!named || JSON.stringify([...named]) !== JSON.stringify([...alternates])) lonely.push(`${url} → ${sandbox}`)
    }
  }
  expect(lonely).toEqual([])
})

describe('a page of every kind', () => {
  /** Of the many products, looks and stores some; of the kinds that can be told apart as many, and all of them in a full run. */
  const sample = (kind: string) => {
    const list = kinds.get(kind) ?? []
    const isTold = kind === 'pages' || kind === 'journal' || kind === 'brands'
    const every = isTold && isFullRun ? 1 : Math.ceil(list.length / 18)
    return list.filter((_, index) => index % every === 0)
  }
  const ofEachStorefront = isFullRun ? 8 : 3

  test.each(['products', 'categories', 'brands', 'pages', 'looks', 'journal', 'stores'])(
    'among %s says of itself what the sitemap says of it, and its structured data holds',
    async (kind) => {
      const errors: string[] = []
      for (const { url, alternates } of sample(kind)) {
        const html = await text(url)
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
        if (canonical !== url) errors.push(`${url} is canonical at ${canonical}`)
        const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
        const named = new Map(links.map(([, lang = '', href = '']) => [lang, unescaped(href)]))
        if (JSON.stringify([...named].toSorted()) !== JSON.stringify([...alternates].toSorted())) {
          errors.push(`${url} names ${JSON.stringify([...named])}`)
        }
        if (!/<meta name="robots" content="index,follow"/.test(html)) errors.push(`${url} may not be indexed`)
        if (!/<meta name="description" content="[^"]{20,}/.test(html)) errors.push(`${url} has no description`)
        const blocks = structuredData(html)
        if (blocks.length === 0) errors.push(`${url} has no structured data`)
        for (const block of blocks) errors.push(...errorsOf(block).map((error) => `${url} ${error}`))
      }
      expect(errors).toEqual([])
    },
  )

  test.each(['products', 'categories', 'brands', 'pages', 'looks', 'journal', 'stores'])(
    'among %s holds by Google’s rules and schema.org’s words',
    async (kind) => {
      const errors: string[] = []
      for (const { basePath } of storefronts) {
        const own = (kinds.get(kind) ?? []).filter(({ url }) => url.startsWith(`${origin()}${basePath}/`))
        for (const { url } of own.filter((_, index) => index % Math.ceil(own.length / ofEachStorefront) === 0)) {
          errors.push(...(await judged(await text(url))).map((error) => `${url} ${error}`))
        }
      }
      expect(errors).toEqual([])
    },
  )

  test('that shows what nobody can buy is not indexed', async () => {
    const [category] = kinds.get('categories') ?? []
    const html = await text(`${category?.url}?list=sold-out`)
    expect(html).toContain('<meta name="robots" content="noindex,follow"')
  })

  test('that is shared has a picture that can be fetched', async () => {
    for (const kind of ['products', 'looks', 'journal', 'brands']) {
      const [page] = kinds.get(kind) ?? []
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(await text(page?.url ?? ''))?.[1]
      const response = await fetch(unescaped(picture ?? ''))
      expect(response.status, kind).toBe(200)
      expect(response.headers.get('content-type'), kind).toMatch(/^image\//)
    }
  })
})

test.each(storefronts.map(({ basePath, iso }) => [basePath, iso]))(
  'the feed of %s/ follows its journal',
  async (basePath, iso) => {
    const feed = await text(`${origin()}${basePath}/blog/feed.xml`)
    expect(feed).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${iso}">`)
    const entries = [...feed.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, url]) => url ?? '')
    expect(entries.length).toBeGreaterThanOrEqual(7)
    for (const url of entries) expect(pages.has(url), url).toBe(true)
  },
)

test.each(storefronts.map(({ basePath, currency }) => [basePath, currency]))(
  'the product feed of %s/ leads to pages that there are, with prices in its currency',
  async (basePath, currency) => {
    const feed = await text(`${origin()}${basePath}/feeds/products.xml`)
    const links = new Set([...feed.matchAll(/<g:link>([^<]+)<\/g:link>/g)].map(([, url]) => url ?? ''))
    expect(links.size).toBeGreaterThan(50)
    for (const url of links) expect(pages.has(url), url).toBe(true)
    const prices = [...feed.matchAll(/<g:price>[\d.]+ ([A-Z]{3})<\/g:price>/g)].map(([, code]) => code)
    expect(new Set(prices)).toEqual(new Set([currency]))
  },
)

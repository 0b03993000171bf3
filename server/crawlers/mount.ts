import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { pageUrl } from '#kernel/page-url.ts'
import { pathOf } from '#kernel/routes.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import type { PublishedPage } from '#shop/content/content-service.ts'
import type { Shop } from '#shop/shop.ts'
import { robotsTxt } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { type SitemapKind, sitemapEntries, sitemapFiles, sitemapKinds } from './sitemap.ts'
import { feedXml, sitemapIndexXml, sitemapXml } from './xml.ts'

type Deps = {
  readonly shop: Pick<Shop, 'catalog' | 'clock' | 'company' | 'content' | 'stores'>
  readonly publicUrl: string
}

/** An hour: what is new is found soon enough, and nobody can keep the database busy by asking. */
const caching = 'public, max-age=3600'

const postsInFeed = 20

/** `robots.txt`, `security.txt`, and for every storefront its sitemaps and the feed of its journal. */
export function mountCrawlers(app: Hono, deps: Deps): void {
  const { publicUrl } = deps
  app.get('/robots.txt', (context) => context.text(robotsTxt(publicUrl), 200, { 'Cache-Control': caching }))
  app.get('/.well-known/security.txt', (context) =>
    context.text(securityTxt(deps.shop.company, publicUrl, deps.shop.clock.now()), 200, { 'Cache-Control': caching }),
  )
  for (const storefront of storefronts) {
    const { basePath } = storefront
    app.use(`${basePath}/sitemap/*`, compress())
    app.get(`${basePath}/sitemap.xml`, async (context) => {
      const files = await sitemapFiles(deps, storefront)
      const addresses = files.map(({ kind, number }) => `${publicUrl}${basePath}/sitemap/${kind}-${number}.xml`)
      return xml(context, sitemapIndexXml(addresses))
    })
    app.get(`${basePath}/sitemap/:file{[a-z]+-[0-9]+\\.xml}`, async (context) => {
      const [kind = '', number = ''] = context.req.param('file').replace('.xml', '').split('-')
      if (!isKind(kind)) return context.notFound()
      const entries = await sitemapEntries(deps, storefront, kind, Number(number))
      return entries.length > 0 ? xml(context, sitemapXml(entries)) : context.notFound()
    })
    app.get(`${basePath}${pathOf(storefront.language, 'blog')}feed.xml`, async (context) => {
      const feed = await journalFeed(deps, storefront)
      return feed ? xml(context, feed, 'application/atom+xml') : context.notFound()
    })
  }
}

/** The newest articles of the journal; nothing where there is no journal. */
async function journalFeed({ shop, publicUrl }: Deps, storefront: Storefront): Promise<string | undefined> {
  const [journal, list] = await Promise.all([
    shop.content.page('blog', storefront),
    shop.content.list({
      type: 'blog_post',
      lang: storefront.contentLang,
      orderings: '[my.blog_post.date desc]',
      pageSize: postsInFeed,
    }),
  ])
  if (!journal || 'unreadable' in list) return undefined
  const page = pageUrl(publicUrl, storefront, pathOf(storefront.language, 'blog'))
  return feedXml({
    title: journal.metaTitle ?? journal.pageTitle,
    lang: storefront.iso,
    page,
    self: `${page}feed.xml`,
    author: shop.company.tradeName,
    entries: list.documents.map((post) => ({
      url: pageUrl(publicUrl, storefront, post.url),
      title: post.pageTitle,
      summary: textOf(post, 'excerpt') ?? post.metaDescription ?? '',
      category: textOf(post, 'category') ?? '',
      published: new Date(textOf(post, 'date') ?? post.firstPublished),
      updated: new Date(post.lastPublished),
    })),
  })
}

/** A plain text of a document, or the first block of a rich one. */
function textOf({ data }: PublishedPage, field: string): string | undefined {
  const value = data[field]
  if (typeof value === 'string') return value
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : undefined
}

function isKind(word: string): word is SitemapKind {
  return sitemapKinds.some((kind) => kind === word)
}

function xml(context: Context, body: string, type = 'application/xml') {
  return context.body(body, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching })
}

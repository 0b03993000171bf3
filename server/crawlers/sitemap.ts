import { pageUrl, withTrailingSlash } from '#kernel/page-url.ts'
import { isPersonalPath, pathOf } from '#kernel/routes.ts'
import { type Storefront, storefrontByCode, storefronts } from '#kernel/storefront.ts'
import type { PublishedPage } from '#shop/content/content-service.ts'
import type { Shop } from '#shop/shop.ts'

/** A page as a sitemap names it; addresses are absolute. */
export type SitemapEntry = {
  readonly url: string
  readonly changedAt: Date | undefined
  /** The same page in every storefront that has it, this one included. */
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[]
}

export const sitemapKinds = ['products', 'categories', 'brands', 'pages', 'looks', 'journal', 'stores'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

type Deps = { readonly shop: Pick<Shop, 'catalog' | 'content' | 'stores'>; readonly publicUrl: string }

/** Far below the protocol's 50,000: a file is made in one go and fetched whole. */
const perFile = 2500

const pageTypes = { products: ['product'], categories: ['category', 'plp'], brands: ['brand'] } as const
const documentTypes = { pages: 'page', looks: 'lookbook', journal: 'blog_post' } as const

/** The files of a storefront's index, by kind and number from 1. Kinds without a page have none. */
export async function sitemapFiles({ shop }: Deps, storefront: Storefront) {
  const files = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const count = await countPages(shop, storefront, kind)
      return Array.from({ length: Math.ceil(count / perFile) }, (_, index) => ({ kind, number: index + 1 }))
    }),
  )
  return files.flat()
}

/** What stands in a file; nothing behind the last. */
export async function sitemapEntries(
  deps: Deps,
  storefront: Storefront,
  kind: SitemapKind,
  number: number,
): Promise<SitemapEntry[]> {
  if (kind === 'products' || kind === 'categories' || kind === 'brands') {
    const pages = await deps.shop.catalog.pageAddresses(storefront.code, pageTypes[kind], {
      limit: perFile,
      offset: (number - 1) * perFile,
    })
    return pages.map(({ url, changedAt, alternates }) =>
      entry(deps, storefront, url, changedAt ?? undefined, alternates),
    )
  }
  if (number > 1) return []
  if (kind === 'stores') return storeEntries(deps, storefront)
  const documents = await documentsOf(deps, storefront, documentTypes[kind])
  return Promise.all(
    documents.map(async (document) =>
      entry(deps, storefront, document.url, dateOf(document.lastPublished), await document.alternates()),
    ),
  )
}

/** How many pages of the catalogue; of other kinds whether there are any. */
async function countPages(shop: Deps['shop'], { code }: Storefront, kind: SitemapKind): Promise<number> {
  if (kind === 'products' || kind === 'categories' || kind === 'brands')
    return shop.catalog.countPages(code, pageTypes[kind])
  return kind === 'stores' ? Math.min(1, (await shop.stores.all()).length) : 1
}

/** Documents that may be found: not those of one person, nor those that ask to be left out. */
async function documentsOf({ shop }: Deps, storefront: Storefront, type: string): Promise<PublishedPage[]> {
  const found: PublishedPage[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await shop.content.list({ type, lang: storefront.contentLang, pageSize: 100, page })
    if ('unreadable' in list) throw new Error(list.unreadable)
    pages = list.pages
    found.push(...list.documents)
  }
  return found.filter(
    ({ metaRobots, url }) => !metaRobots?.includes('noindex') && !isPersonalPath(withTrailingSlash(url)),
  )
}

async function storeEntries({ shop, publicUrl }: Deps, storefront: Storefront): Promise<SitemapEntry[]> {
  const stores = await shop.stores.all()
  if (stores.length === 0) return []
  const paths = [
    (one: Storefront) => pathOf(one.language, 'stores'),
    ...stores.map(
      ({ reference }) =>
        (one: Storefront) =>
          pathOf(one.language, 'store', { reference }),
    ),
  ]
  return paths.map((pathIn) =>
    entry(
      { publicUrl },
      storefront,
      pathIn(storefront),
      undefined,
      storefronts.map((one) => ({ storefrontCode: one.code, url: pathIn(one) })),
    ),
  )
}

function entry(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  storefront: Storefront,
  path: string,
  changedAt: Date | undefined,
  alternates: readonly { readonly storefrontCode: string; readonly url: string }[],
): SitemapEntry {
  return {
    url: pageUrl(publicUrl, storefront, path),
    changedAt,
    alternates: alternates.flatMap(({ storefrontCode, url }) => {
      const other = storefrontByCode(storefrontCode)
      if (!other) return []
      return other.hreflang.map((hreflang) => ({ hreflang, url: pageUrl(publicUrl, other, url) }))
    }),
  }
}

function dateOf(text: string): Date | undefined {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date
}

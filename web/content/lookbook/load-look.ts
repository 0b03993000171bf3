import { withTrailingSlash } from '#kernel/page-url.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { notFound, redirectTo } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LookQuery } from '#web/graphql/graphql.ts'
import { guardRedirect, type LoaderScope } from '#web/loaders.ts'
import { pageSeo, urlAlternates } from '../../seo/seo.ts'
import { breadcrumbData, itemListData } from '../../seo/structured-data.ts'
import { cardOf, type LookCard, readLook } from './look.ts'

const lookQuery = graphql(`
  query Look($path: String!, $parent: String!, $lang: String!, $named: [String!]!) {
    redirect(path: $path) { path status }
    contentPage(uid: $parent, lang: $lang) { page_title url }
    lookbookDetail(lang: $lang, predicates: $named, pageSize: 5) {
      looks { documents { id uid url meta_title meta_description data alternates { storeCode url } } }
    }
    lookbookList(parent: $parent, lang: $lang) { documents { id uid url data } hasMore endCursor }
  }
`)

const moreLooksQuery = graphql(`
  query MoreLooks($parent: String!, $lang: String!, $after: ID) {
    lookbookList(parent: $parent, lang: $lang, after: $after) { documents { id uid url data } hasMore endCursor }
  }
`)

/** A look's number counts from the oldest one; a lookbook with more pages than this of eighteen numbers its newest looks only. */
const mostPages = 6

const piecesQuery = graphql(`
  query PiecesOfLook($skus: [String!]!) {
    productsBySku(skus: $skus) { ...ProductCard }
  }
`)

export type LookData = Awaited<ReturnType<typeof loadLook>>

/** A look by the keys in its address, with its pieces and the looks beside it in the same lookbook. */
export async function loadLook(scope: LoaderScope, parent: string, key: string) {
  const { api, path, t, storefront, publicUrl } = scope
  if (!/^[\w.~-]{1,200}$/.test(key)) return notFound(scope)
  const { redirect, contentPage, lookbookDetail, lookbookList } = await api(lookQuery, {
    path: withTrailingSlash(path),
    parent,
    lang: storefront.contentLang,
    named: [`[at(my.lookbook.url_key, "${key}")]`],
  })
  if (redirect) return redirectTo(redirect, scope)
  const own = `${contentPage?.url ?? parent}/${key}`
  const found = lookbookDetail.looks.documents
  const document = found.find(({ url }) => url === own)
  // A look that has moved to another lookbook is still found under its key.
  if (!document && found[0]) throw guardRedirect(`/${found[0].url}/`)
  if (!document || !contentPage) return notFound(scope)

  const look = readLook(document)
  const { productsBySku: pieces } = look.skus.length
    ? await api(piecesQuery, { skus: [...look.skus] })
    : { productsBySku: [] }
  const looks = (await allLooks(scope, parent, lookbookList)).map(readLook)
  const at = looks.findIndex(({ id }) => id === look.id)
  const parents = [{ label: contentPage.page_title, url: `/${contentPage.url}/` }]
  return {
    look: { ...cardOf(look), title: look.title, text: look.text },
    parents,
    pieces,
    previous: neighbour(looks[at - 1]),
    next: neighbour(looks[at + 1]),
    words: {
      number: t('look.number', { n: looks.length - at }),
      date: monthOf(look.date, storefront),
      shop: t('look.shop'),
      all: t('look.all'),
      previous: t('look.previous'),
      next: t('look.next'),
    },
    seo: pageSeo(scope, {
      title: document.meta_title || `${look.title} | ${scope.shopName}`,
      description: document.meta_description,
      alternates: urlAlternates(publicUrl, document.alternates),
      image: look.wide?.url,
      jsonLd: [breadcrumbData(scope, t('nav.home'), parents, look.title), itemListData(scope, look.title, pieces)],
    }),
  }
}

type LookPage = LookQuery['lookbookList']

/** The looks of a lookbook, the newest first, read in the pages in which the overview shows them. */
async function allLooks({ api, storefront: { contentLang: lang } }: LoaderScope, parent: string, first: LookPage) {
  const documents = [...first.documents]
  let page = first
  for (let pages = 1; page.hasMore && pages < mostPages; pages++) {
    page = (await api(moreLooksQuery, { parent, lang, after: page.endCursor })).lookbookList
    documents.push(...page.documents)
  }
  return documents
}

const neighbour = (look: LookCard | undefined) => look && { href: look.href, label: look.label, image: look.tall }

/** `November 2026`; nothing when the document has no date. */
function monthOf(date: string, { iso }: Storefront): string {
  const day = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  return new Intl.DateTimeFormat(iso, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)
}

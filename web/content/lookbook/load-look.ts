import { slashed } from '#kernel/page-url.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { graphql } from '#web/graphql/gql.ts'
import { guardRedirect, type LoaderScope } from '#web/loaders.ts'
import { leaveTo, throwMissing } from '#web/moved.ts'
import { pageSeo, urlAlternates } from '../seo.ts'
import { breadcrumbData, itemListData } from '../structured-data.ts'
import { cardOf, type LookCard, readLook } from './look.ts'

const lookQuery = graphql(`
  query Look($path: String!, $parent: String!, $lang: String!, $named: [String!]!) {
    redirect(path: $path) { path status }
    contentPage(uid: $parent, lang: $lang) { page_title url }
    lookbookDetail(lang: $lang, predicates: $named, pageSize: 5) {
      looks { documents { id uid url meta_title meta_description data alternates { storeCode url } } }
    }
    lookbookList(parent: $parent, lang: $lang, pageSize: 100) { documents { id uid url data } }
  }
`)

const piecesQuery = graphql(`
  query PiecesOfLook($skus: [String!]!) {
    productsBySku(skus: $skus) { ...ProductCard }
  }
`)

export type LookData = Awaited<ReturnType<typeof loadLook>>

/** A look by the keys in its address, with its pieces and the looks beside it in the same lookbook. */
export async function loadLook(scope: LoaderScope, parent: string, key: string) {
  const { api, path, t, storefront, publicUrl } = scope
  if (!/^[\w.~-]{1,200}$/.test(key)) return throwMissing(scope)
  const { redirect, contentPage, lookbookDetail, lookbookList } = await api(lookQuery, {
    path: slashed(path),
    parent,
    lang: storefront.contentLang,
    named: [`[at(my.lookbook.url_key, "${key}")]`],
  })
  if (redirect) return leaveTo(redirect, scope)
  const own = `${contentPage?.url ?? parent}/${key}`
  const found = lookbookDetail.looks.documents
  const document = found.find(({ url }) => url === own)
  // A look that has moved to another lookbook is still found under its key.
  if (!document && found[0]) throw guardRedirect(`/${found[0].url}/`)
  if (!document || !contentPage) return throwMissing(scope)

  const look = readLook(document)
  const { productsBySku: pieces } = look.skus.length
    ? await api(piecesQuery, { skus: [...look.skus] })
    : { productsBySku: [] }
  const looks = lookbookList.documents.map(readLook)
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
      title: document.meta_title || `${look.title} | Cordwainer`,
      description: document.meta_description,
      alternates: urlAlternates(publicUrl, document.alternates),
      image: look.wide?.url,
      jsonLd: [breadcrumbData(scope, t('nav.home'), parents, look.title), itemListData(scope, look.title, pieces)],
    }),
  }
}

const neighbour = (look: LookCard | undefined) => look && { href: look.href, label: look.label, image: look.tall }

/** `November 2026`; nothing when the document has no date. */
function monthOf(date: string, { iso }: Storefront): string {
  const day = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  return new Intl.DateTimeFormat(iso, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)
}

import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { readRichText } from '../../prose/fields.ts'
import { pageSeo, urlAlternates } from '../../seo/seo.ts'
import { breadcrumbData, itemListData } from '../../seo/structured-data.ts'
import { introOf } from '../intro.ts'
import { cardOf, readLook } from './look.ts'

const lookbookQuery = graphql(`
  query Lookbook($uid: String!, $lang: String!, $after: ID) {
    contentPage(uid: $uid, lang: $lang) {
      page_title meta_title meta_description meta_robots data alternates { storeCode url }
    }
    lookbookList(parent: $uid, lang: $lang, after: $after) {
      documents { id uid url data } hasMore endCursor
    }
  }
`)

export type LookbookData = Awaited<ReturnType<typeof loadLookbook>>

/**
 * A lookbook: eighteen looks, the newest first, and a link to those behind the last one (specification §4 and §9). The
 * cursor in the address is the id of that last look; one that no look has is a page that doesn't exist.
 */
export async function loadLookbook(scope: LoaderScope, uid: 'lookbook' | 'lookbook-for-him') {
  const { api, url, t, storefront, publicUrl } = scope
  const after = url.searchParams.get('after')
  const { contentPage, lookbookList } = await api(lookbookQuery, { uid, lang: storefront.contentLang, after })
  if (!contentPage || (after && lookbookList.documents.length === 0)) return notFound(scope)

  const looks = lookbookList.documents.map(readLook)
  const title = contentPage.page_title
  return {
    title,
    intro: readRichText(introOf(contentPage.data)),
    looks: looks.map(cardOf),
    /** Where the newest looks are, for whoever begins behind them. */
    start: after === null ? undefined : `/${uid}/`,
    next: lookbookList.hasMore ? `?after=${encodeURIComponent(lookbookList.endCursor ?? '')}` : undefined,
    words: {
      list: t('look.list'),
      more: t('look.more'),
      newest: t('look.newest'),
      pieces: looks.map(({ pieces }) => t('look.pieces', { n: pieces })),
    },
    seo: pageSeo(scope, {
      title: contentPage.meta_title || title,
      description: contentPage.meta_description,
      robots: after ? 'noindex,follow' : contentPage.meta_robots,
      alternates: after ? [] : urlAlternates(publicUrl, contentPage.alternates),
      image: looks[0]?.wide?.url,
      jsonLd: [
        breadcrumbData(scope, t('nav.home'), [], title),
        itemListData(
          scope,
          title,
          looks.map(({ href, label }) => ({ url: href, name: label })),
        ),
      ],
    }),
  }
}

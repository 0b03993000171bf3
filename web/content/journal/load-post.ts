import { pageUrl, withTrailingSlash } from '#kernel/page-url.ts'
import { notFound, redirectTo } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { pageSeo, urlAlternates } from '../../seo/seo.ts'
import { breadcrumbData, organizationReference } from '../../seo/structured-data.ts'
import { loadSlices } from '../slices/load-slices.ts'
import { dayOf, minutesOf, readPost } from './post.ts'

const postQuery = graphql(`
  query Post($path: String!, $uid: String!, $lang: String!) {
    redirect(path: $path) { path status }
    contentPage(uid: $uid, type: "blog_post", lang: $lang) {
      id uid url page_title meta_title meta_description meta_robots last_publication_date parents { label url } data
      alternates { storeCode url }
    }
    storeConfig { company { tradeName } }
  }
`)

const neighboursQuery = graphql(`
  query PostNeighbours(
    $uid: String!, $lang: String!, $before: [String!]!, $after: [String!]!
  ) {
    cmsPageQuery(
      uid: $uid, type: "blog_post", lang: $lang
      prevPredicates: $before, prevOrderings: "[my.blog_post.date desc]"
      nextPredicates: $after, nextOrderings: "[my.blog_post.date]"
    ) {
      previous { id url data }
      next { id url data }
    }
  }
`)

export type PostData = Awaited<ReturnType<typeof loadPost>>

/** An article by its uid, with what stands in it and the articles before and after. */
export async function loadPost(scope: LoaderScope, uid: string) {
  const { api, path, t, storefront, publicUrl } = scope
  const lang = storefront.contentLang
  const {
    redirect,
    contentPage: document,
    storeConfig,
  } = await api(postQuery, { path: withTrailingSlash(path), uid, lang })
  if (redirect) return redirectTo(redirect, scope)
  if (!document) return notFound(scope)

  const post = readPost(document)
  const organization = organizationReference(publicUrl, storeConfig.company)
  const [slices, neighbours] = await Promise.all([loadSlices(scope, document), neighboursOf(post.date)])
  const parents = document.parents.map(({ label, url }) => ({ label, url: withTrailingSlash(url) }))
  return {
    post: { ...post, day: dayOf(post.date, storefront) },
    parents,
    slices,
    previous: neighbours.previous,
    next: neighbours.next,
    words: {
      minutes: t('journal.minutes', { n: minutesOf(document.data) }),
      previous: t('journal.previous'),
      next: t('journal.next'),
      all: t('journal.all'),
    },
    seo: pageSeo(scope, {
      title: document.meta_title || post.title,
      description: document.meta_description,
      robots: document.meta_robots,
      alternates: urlAlternates(publicUrl, document.alternates),
      image: post.image?.url,
      type: 'article',
      jsonLd: [
        breadcrumbData(scope, t('nav.home'), parents, post.title),
        {
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.excerpt,
          articleSection: post.category,
          inLanguage: storefront.iso,
          datePublished: post.date,
          dateModified: document.last_publication_date.slice(0, 10),
          mainEntityOfPage: pageUrl(publicUrl, storefront, document.url),
          ...(post.image && { image: [publicUrl + post.image.url] }),
          author: organization,
          publisher: organization,
        },
      ],
    }),
  }

  async function neighboursOf(date: string) {
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return {}
    const { cmsPageQuery } = await api(neighboursQuery, {
      uid,
      lang,
      before: [`[date.before(my.blog_post.date, "${date}")]`],
      after: [`[date.after(my.blog_post.date, "${date}")]`],
    })
    const [previous, next] = [cmsPageQuery.previous[0], cmsPageQuery.next[0]]
    return { previous: previous && readPost(previous), next: next && readPost(next) }
  }
}

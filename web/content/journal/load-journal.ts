import { pageUrl } from '#kernel/page-url.ts'
import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { readRichText } from '../../prose/fields.ts'
import { pageSeo, urlAlternates } from '../../seo/seo.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import { introOf } from '../intro.ts'
import { dayOf, readPost, subjectSlug } from './post.ts'

const subjectsQuery = graphql(`
  query JournalSubjects($lang: String!) {
    contentPage(uid: "blog", lang: $lang) {
      page_title meta_title meta_description meta_robots data alternates { storeCode url }
    }
    blogListQuery(lang: $lang, pageSize: 100, graphQuery: "{ blog_post { category } }") { documents { id url data } }
  }
`)

const postsQuery = graphql(`
  query JournalPosts($lang: String!, $page: Int!, $predicates: [String!]) {
    blogListQuery(lang: $lang, page: $page, predicates: $predicates) {
      documents { id url data } hasMore
    }
  }
`)

export type JournalData = Awaited<ReturnType<typeof loadJournal>>

/**
 * The journal: five articles a page, the newest first (specification §9), of one subject or all. A subject or a page that
 * doesn't exist is a page that doesn't exist.
 */
export async function loadJournal(scope: LoaderScope) {
  const { api, url, t, storefront, publicUrl } = scope
  const lang = storefront.contentLang
  const page = Number(url.searchParams.get('page') ?? '1')
  const slug = url.searchParams.get('category')
  if (!Number.isInteger(page) || page < 1 || page > 1000) return notFound(scope)

  const { contentPage, blogListQuery: all } = await api(subjectsQuery, { lang })
  if (!contentPage) return notFound(scope)
  const subjects = [...new Set(all.documents.map((document) => readPost(document).category))].filter(Boolean)
  const subject = subjects.find((one) => subjectSlug(one) === slug)
  if (slug !== null && subject === undefined) return notFound(scope)

  const predicates = subject === undefined ? null : [`[at(my.blog_post.category, ${JSON.stringify(subject)})]`]
  const { blogListQuery: found } = await api(postsQuery, { lang, page, predicates })
  if (page > 1 && found.documents.length === 0) return notFound(scope)

  const blog = scope.to('blog')
  const posts = found.documents.map(readPost)
  const journal = contentPage.page_title
  const title = subject ?? journal
  const parents = subject === undefined ? [] : [{ label: journal, url: blog }]
  return {
    title,
    journal,
    parents,
    intro: subject === undefined ? readRichText(introOf(contentPage.data)) : [],
    posts: posts.map((post) => ({ ...post, day: dayOf(post.date, storefront) })),
    subjects: subjects.map((label) => ({
      label,
      href: blog + query(1, subjectSlug(label)),
      current: label === subject,
    })),
    newer: page > 1 ? blog + query(page - 1, slug) : undefined,
    blog,
    next: found.hasMore ? query(page + 1, slug) : undefined,
    feed: `${storefront.basePath}${blog}feed.xml`,
    words: {
      all: t('journal.all'),
      categories: t('journal.categories'),
      list: t('journal.list'),
      more: t('journal.more'),
      newer: t('journal.newer'),
      feed: t('journal.feed'),
    },
    seo: pageSeo(scope, {
      title: titleOf(scope, { subject, journal, metaTitle: contentPage.meta_title, page }),
      description: contentPage.meta_description,
      robots: contentPage.meta_robots,
      canonicalPath: blog + query(page, slug),
      // Subjects are words of a language, and later pages begin with another article in each.
      alternates: page > 1 || slug !== null ? [] : urlAlternates(publicUrl, contentPage.alternates),
      image: posts[0]?.image?.url,
      jsonLd: [
        breadcrumbData(scope, t('nav.home'), parents, title),
        {
          '@type': 'Blog',
          name: t('journal.of', { shop: scope.shopName }),
          url: pageUrl(publicUrl, storefront, blog),
          inLanguage: storefront.iso,
          blogPost: posts.map((post) => ({
            '@type': 'BlogPosting',
            headline: post.title,
            url: pageUrl(publicUrl, storefront, post.href),
            datePublished: post.date,
          })),
        },
      ],
    }),
  }
}

/** The first page of everything has no query. */
function query(page: number, category: string | null): string {
  const params = new URLSearchParams()
  if (category !== null) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

type TitleParts = {
  readonly subject: string | undefined
  readonly journal: string
  readonly metaTitle: string | null | undefined
  readonly page: number
}

/** As the content says it; of a subject and of a later page, put together with the shop's name at its end. */
function titleOf(
  { t, shopName }: Pick<LoaderScope, 't' | 'shopName'>,
  { subject, journal, metaTitle, page }: TitleParts,
): string {
  const later = page > 1 ? [t('list.page', { n: page })] : []
  if (subject === undefined && page === 1) return metaTitle || journal
  return [...(subject === undefined ? [] : [subject]), journal, ...later, shopName].join(' | ')
}

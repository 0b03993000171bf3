import { type Storefront, storefrontByCode, storefronts } from '#kernel/storefront.ts'
import type { ContentList, PublishedPage } from '#shop/content/content-service.ts'
import { builder } from './builder.ts'
import { GlobalUrlType, UrlParentType } from './catalog.ts'

export const ContentDocumentType = builder.objectRef<PublishedPage>('ContentDocument').implement({
  description:
    'A document of the content repository; `data` is its fields and slices as JSON, or those that a graphQuery asked for.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uid: t.exposeString('uid'),
    type: t.exposeString('type'),
    lang: t.exposeString('lang'),
    url: t.exposeString('url', {
      description: 'Its path in the storefront, without slashes at the ends; empty for the home.',
    }),
    page_title: t.exposeString('pageTitle'),
    meta_title: t.string({ nullable: true, resolve: (page) => page.metaTitle }),
    meta_description: t.string({ nullable: true, resolve: (page) => page.metaDescription }),
    meta_robots: t.string({ nullable: true, resolve: (page) => page.metaRobots }),
    tags: t.stringList({ resolve: (page) => [...page.tags] }),
    first_publication_date: t.exposeString('firstPublished'),
    last_publication_date: t.exposeString('lastPublished'),
    parents: t.field({ type: [UrlParentType], resolve: (page) => [...page.parents] }),
    alternates: t.field({
      type: [GlobalUrlType],
      description: 'The same page in every storefront that has it.',
      resolve: async (page) => [...(await page.alternates())],
    }),
    data: t.field({ type: 'JSONString', resolve: (page) => JSON.stringify(page.data) }),
  }),
})

export const ContentListType = builder.objectRef<ContentList>('ContentList').implement({
  fields: (t) => ({
    documents: t.field({ type: [ContentDocumentType], resolve: (list) => [...list.documents] }),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    total: t.exposeInt('total', { description: 'On all pages; behind a cursor, what is left from there.' }),
    totalPages: t.int({ resolve: (list) => list.pages }),
    // Specification §4: true while total results exceed page size times page.
    hasMore: t.boolean({ resolve: (list) => list.total > list.pageSize * list.page }),
    endCursor: t.id({
      nullable: true,
      description: 'What to give as `after` for what follows.',
      resolve: (list) => list.documents.at(-1)?.id ?? null,
    }),
  }),
})

/** Content is asked for by its own spelling of the locale; an unknown one means the storefront that asks. */
export function storeOfLang(lang: string, fallback: Storefront): Storefront {
  return storefronts.find((store) => store.contentLang === lang.toLowerCase()) ?? storefrontByCode(lang) ?? fallback
}

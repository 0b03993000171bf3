import { GraphQLError } from 'graphql'
import { contentTag, contentTypeTag, documentTag } from '#kernel/cache-tags.ts'
import type { ContentQuery, UnreadableQuery } from '#shop/content/content-port.ts'
import type { PublishedPage } from '#shop/content/content-service.ts'
import { quoted } from '#shop/content/content-service.ts'
import { builder } from './builder.ts'
import { ContentDocumentType, ContentListType, storeOfLang } from './content-documents.ts'
import type { ApiContext } from './context.ts'

/** Overviews of content show five (specification §9), the lookbook eighteen. */
const pageSizes = { overview: 5, lookbook: 18 }

/** As many as a page of products has room for. */
const mostTiles = 5

const limits = { text: 500, predicates: 10, graphQuery: 4000, pageSize: 100, page: 10_000 }

type CmsPage = {
  readonly page: PublishedPage | undefined
  readonly previous: readonly PublishedPage[]
  readonly next: readonly PublishedPage[]
}
const CmsPageType = builder.objectRef<CmsPage>('CmsPage').implement({
  description: 'A page and its neighbours, as the given predicates and orderings find them.',
  fields: (t) => ({
    page: t.field({ type: ContentDocumentType, nullable: true, resolve: ({ page }) => page ?? null }),
    previous: t.field({ type: [ContentDocumentType], resolve: ({ previous }) => [...previous] }),
    next: t.field({ type: [ContentDocumentType], resolve: ({ next }) => [...next] }),
  }),
})

builder.queryFields((t) => {
  const uid = t.arg.string({ required: true })
  const lang = t.arg.string({ required: true })
  const type = t.arg.string({ defaultValue: 'page', description: 'The custom type: page, blog_post, lookbook …' })
  const predicates = t.arg.stringList({
    description: 'Conditions in Prismic’s query language, all of which have to hold: [at(my.page.uid, "home")]',
  })
  const orderings = t.arg.string({ description: '[my.blog_post.date desc, document.first_publication_date]' })
  const graphQuery = t.arg.string({ description: 'The fields that are wanted in `data`: { page { page_title } }' })
  const pageSize = (usual: number) => t.arg.int({ defaultValue: usual, description: 'From 1 to 100.' })
  const page = t.arg.int({ defaultValue: 1, description: 'From 1.' })
  const after = t.arg.id({ description: 'The id of the document behind which to begin.' })

  return {
    contentPage: t.field({
      type: ContentDocumentType,
      nullable: true,
      args: { uid, lang, type },
      resolve: (_, args, context) => documentOf(context, typeOf(args.type), args),
    }),
    errorPage: t.field({
      type: ContentDocumentType,
      nullable: true,
      args: { uid, lang, graphQuery, predicates },
      resolve: (_, args, context) => documentOf(context, 'error_page', args),
    }),
    cmsPageQuery: t.field({
      type: CmsPageType,
      args: {
        uid,
        lang,
        type,
        graphQuery,
        pageSize: t.arg.int({ defaultValue: 1, description: 'How many neighbours on each side, from 1 to 100.' }),
        prevPredicates: predicates,
        prevOrderings: orderings,
        nextPredicates: predicates,
        nextOrderings: orderings,
      },
      resolve: async (_, args, context) => {
        const { uid, lang, graphQuery, pageSize } = args
        const type = typeOf(args.type)
        const neighbours = async (predicates: Narrow['predicates'], orderings: Narrow['orderings']) =>
          predicates?.length
            ? (await listOf(context, type, { lang, graphQuery, pageSize, predicates, orderings })).documents
            : []
        const [page, previous, next] = await Promise.all([
          documentOf(context, type, { uid, lang, graphQuery }),
          neighbours(args.prevPredicates, args.prevOrderings),
          neighbours(args.nextPredicates, args.nextOrderings),
        ])
        return { page: page ?? undefined, previous, next }
      },
    }),
    cmsPages: t.field({
      type: ContentListType,
      description: 'The pages below a page, the newest first.',
      args: {
        parent: t.arg.string({ required: true, description: 'The uid of the page above.' }),
        lang,
        type,
        predicates,
        page,
        pageSize: pageSize(pageSizes.overview),
        orderings,
        graphQuery,
      },
      resolve: async (_, { parent, ...args }, context) => {
        const type = typeOf(args.type)
        return listOf(context, type, {
          ...args,
          predicates: [await isBelow(context, type, parent, args.lang), ...(args.predicates ?? [])],
        })
      },
    }),
    blogListQuery: t.field({
      type: ContentListType,
      args: { predicates, lang, pageSize: pageSize(pageSizes.overview), page, orderings, graphQuery },
      resolve: (_, args, context) => listOf(context, 'blog_post', args),
    }),
    lookbookDetail: t.field({
      type: builder.objectRef<{ look: PublishedPage | null; looks: ContentPageList }>('LookbookDetail').implement({
        description: 'A look, and looks in the order of its lookbook.',
        fields: (f) => ({
          look: f.field({ type: ContentDocumentType, nullable: true, resolve: ({ look }) => look }),
          looks: f.field({ type: ContentListType, resolve: ({ looks }) => looks }),
        }),
      }),
      args: {
        uid: t.arg.string({ description: 'Of the look; without it only the list is answered.' }),
        lang,
        predicates,
        after,
        pageSize: pageSize(pageSizes.lookbook),
        orderings,
        graphQuery,
      },
      resolve: async (_, { uid, ...args }, context) => {
        const [look, looks] = await Promise.all([
          uid ? documentOf(context, 'lookbook', { uid, lang: args.lang, graphQuery: args.graphQuery }) : null,
          listOf(context, 'lookbook', args),
        ])
        return { look, looks }
      },
    }),
    editorialTiles: t.field({
      type: ContentListType,
      description: 'What stands among the products of a category, by its place.',
      args: { category: t.arg.string({ required: true, description: 'The key of the category.' }), lang },
      resolve: async (_, { category, lang }, context) =>
        listOf(context, 'editorial_tile', {
          lang,
          predicates: [`[at(my.editorial_tile.category, ${quoted(category)})]`],
          orderings: '[my.editorial_tile.place, document.first_publication_date]',
          pageSize: mostTiles,
        }),
    }),
    lookbookList: t.field({
      type: ContentListType,
      description: 'The looks of a lookbook, the newest first.',
      args: {
        parent: t.arg.string({ required: true, description: 'The uid of the lookbook’s page.' }),
        lang,
        after,
        pageSize: pageSize(pageSizes.lookbook),
        orderings,
        graphQuery,
      },
      resolve: async (_, { parent, ...args }, context) =>
        listOf(context, 'lookbook', { ...args, predicates: [await isBelow(context, 'lookbook', parent, args.lang)] }),
    }),
  }
})

export type ContentPageList = Awaited<ReturnType<typeof listOf>>
type Maybe<T> = T | null | undefined
type Narrow = {
  readonly lang: string
  readonly predicates?: Maybe<readonly string[]>
  readonly orderings?: Maybe<string>
  readonly graphQuery?: Maybe<string>
  readonly pageSize?: Maybe<number>
  readonly page?: Maybe<number>
  readonly after?: Maybe<string | number>
}

async function documentOf(
  { content, storefront, tags }: ApiContext,
  type: string,
  { uid, lang, predicates, graphQuery }: Pick<Narrow, 'lang' | 'predicates' | 'graphQuery'> & { readonly uid: string },
): Promise<PublishedPage | null> {
  tags.add(contentTag).add(documentTag(type, uid))
  // No uid has other characters, so nothing else needs to be looked for.
  if (!/^[\w.~-]{1,200}$/.test(uid)) return null
  const found = await content.document(type, uid, storeOfLang(lang, storefront), {
    predicates: predicatesOf(predicates),
    graphQuery: textOf('graphQuery', graphQuery, limits.graphQuery),
  })
  return found ? readable(found) : null
}

export async function listOf({ content, storefront, tags }: ApiContext, type: string, narrow: Narrow) {
  tags.add(contentTag).add(contentTypeTag(type))
  const query: ContentQuery = {
    type,
    lang: storeOfLang(narrow.lang, storefront).contentLang,
    predicates: predicatesOf(narrow.predicates),
    orderings:
      textOf('orderings', narrow.orderings, limits.text) ??
      `[my.${type}.date desc,document.first_publication_date desc]`,
    graphQuery: textOf('graphQuery', narrow.graphQuery, limits.graphQuery),
    pageSize: numberOf('pageSize', narrow.pageSize ?? pageSizes.overview, limits.pageSize),
    page: numberOf('page', narrow.page ?? 1, limits.page),
    after: textOf('after', narrow.after == null ? undefined : String(narrow.after), limits.text),
  }
  return readable(await content.list(query))
}

/**
 * The condition that a document lies below a page: by its relation where the type has one, else by the nearest of the
 * parents that its breadcrumbs name.
 */
async function isBelow(
  { content, storefront, tags }: ApiContext,
  type: string,
  parent: string,
  lang: string,
): Promise<string> {
  if (type !== 'lookbook')
    return `[at(my.${type}.parents.url, ${quoted(`/${textOf('parent', parent, limits.text)}/`)})]`
  tags.add(documentTag('page', parent))
  const above = /^[\w.~-]{1,200}$/.test(parent) ? await content.page(parent, storeOfLang(lang, storefront)) : undefined
  return `[at(my.lookbook.parent_page, ${quoted(above?.id ?? '')})]`
}

function readable<T extends object>(found: T | UnreadableQuery): T {
  if ('unreadable' in found) throw refusal(`The repository can't read the query: ${found.unreadable}`)
  return found
}

function typeOf(type: Maybe<string>): string {
  if (type == null) return 'page'
  if (/^[a-z][a-z0-9_]{0,59}$/.test(type)) return type
  throw refusal('type names no custom type')
}

function predicatesOf(predicates: Maybe<readonly string[]>): readonly string[] {
  if (!predicates) return []
  if (predicates.length > limits.predicates) throw refusal(`There may be ${limits.predicates} predicates at most`)
  return predicates.map((predicate) => textOf('predicates', predicate, limits.text) ?? '')
}

function textOf(name: string, text: Maybe<string>, longest: number): string | undefined {
  if (text == null) return undefined
  if (text.length > longest) throw refusal(`${name} is longer than ${longest} characters`)
  return text
}

function numberOf(name: string, value: number, most: number): number {
  if (value >= 1 && value <= most) return value
  throw refusal(`${name} must be from 1 to ${most}`)
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_CONTENT_QUERY' } })
}

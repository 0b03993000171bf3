import { type Storefront, storefronts } from '#kernel/storefront.ts'
import type { PicturePort } from '../catalog/picture-port.ts'
import type { Company } from '../company/company.ts'
import { fillIn } from '../company/fill-in.ts'
import type { ShopSettings } from '../settings/settings.ts'
import type { ContentDocument, ContentPort, ContentQuery, ContentReader, UnreadableQuery } from './content-port.ts'
import { addressOf, contentRoutes } from './content-routes.ts'
import { type LayoutContent, readLayout } from './layout.ts'
import { contentPlaceholders, type HeardByOthers } from './placeholders.ts'

/** A document as the storefront shows it: a page, a look, a post. */
export type PublishedPage = {
  readonly id: string
  readonly uid: string
  readonly type: string
  readonly lang: string
  /** Without slashes at the ends; empty for the home page. */
  readonly url: string
  readonly tags: readonly string[]
  readonly firstPublished: string
  readonly lastPublished: string
  readonly pageTitle: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly metaRobots: string | null
  readonly parents: readonly { readonly label: string; readonly url: string }[]
  /** The same page in other storefronts and its own. */
  alternates(): Promise<readonly { readonly storefrontCode: string; readonly url: string }[]>
  readonly data: Readonly<Record<string, unknown>>
}

export type ContentList = {
  readonly documents: readonly PublishedPage[]
  /** On all pages; behind a cursor, what is left from there. */
  readonly total: number
  readonly pages: number
  readonly page: number
  readonly pageSize: number
}

/** What narrows down a document that is asked for by its name. */
export type Narrowing = Pick<ContentQuery, 'predicates' | 'graphQuery'>

/** What screens ask: of what is published, or of a preview. */
export type ContentReadingService = ReturnType<typeof contentReadingService>

/**
 * Reads documents for screens. On the way pictures get their real, unchanging addresses, and what the company is and decided takes
 * the place of what stands for it.
 *
 * @param settings the present ones: the same object for as long as nothing of them changes
 * @param report told of parts of a document that are left out because they can't be read
 * @param thirdParties others who hear of shoppers, which texts say where it is so
 */
export function contentService(
  content: ContentPort,
  pictures: PicturePort,
  company: Company,
  settings: () => ShopSettings,
  report: (error: Error) => void = () => undefined,
  thirdParties: HeardByOthers = {},
) {
  const texts = placeholderTexts(company, settings, thirdParties)
  const shown = (document: ContentDocument) =>
    withPictures(fillIn(document.data, texts(document.lang)), pictures) as ContentDocument['data']
  return {
    ...contentReadingService(content, shown, settings, report),
    /** The same, as a preview shows it; nothing when it is no preview of this repository. */
    preview(token: string) {
      const reader = content.preview(token)
      return reader && contentReadingService(reader, shown, settings, report)
    },
    /** Where a document is shown that a preview begins with; nothing when the preview is over or none of this repository. */
    async drafted(token: string, id: string): Promise<{ readonly lang: string; readonly url: string } | undefined> {
      const document = await content.draft(token, id)
      return document && { lang: document.lang, url: previewedAt(document) }
    },
    invalidate: () => content.invalidate(),
  }
}

/** Where a document can be seen: what is no page of its own is part of all pages, or of the page of what isn't there. */
function previewedAt(document: ContentDocument): string {
  const hasPage = contentRoutes.some(({ type }) => type === document.type)
  return hasPage || document.type === 'error_page' ? addressOf(document) : ''
}

/** What takes the place of placeholders, by the language of a document; made anew when the retailer decides otherwise. */
function placeholderTexts(company: Company, settings: () => ShopSettings, thirdParties: HeardByOthers) {
  let of: ShopSettings | undefined
  let texts = new Map<string, Readonly<Record<string, string>>>()
  return (lang: string): Readonly<Record<string, string>> => {
    const now = settings()
    if (now !== of) {
      of = now
      texts = new Map(
        storefronts.map((storefront) => [
          storefront.contentLang,
          contentPlaceholders({ company, settings: now, ...thirdParties }, storefront),
        ]),
      )
    }
    return texts.get(lang) ?? {}
  }
}

type ReadDocuments = {
  readonly layouts: WeakMap<ContentDocument, LayoutContent>
  readonly pages: WeakMap<ContentDocument, PublishedPage>
}

/**
 * @param shown what a document holds, as readers see it
 * @param settings what is shown depends on them
 * @param report told of parts of a document that are left out because they can't be read
 */
function contentReadingService(
  content: ContentReader,
  shown: (document: ContentDocument) => ContentDocument['data'],
  settings: () => ShopSettings,
  report: (error: Error) => void,
) {
  // A document is read through once for each version of the settings; another publication of it is another document.
  const readBySettings = new WeakMap<ShopSettings, ReadDocuments>()
  const read = (): ReadDocuments => {
    const now = settings()
    const known = readBySettings.get(now)
    if (known) return known
    const none = { layouts: new WeakMap(), pages: new WeakMap() }
    readBySettings.set(now, none)
    return none
  }

  return {
    async page(uid: string, storefront: Storefront): Promise<PublishedPage | undefined> {
      const document = await content.document('page', uid, storefront.contentLang)
      return document && pageOf(document)
    },

    /** All pages of a storefront that search engines may know. */
    async pages(storefront: Storefront): Promise<PublishedPage[]> {
      const documents = await content.documents('page', storefront.contentLang)
      return documents.map(pageOf).filter(({ url, metaRobots }) => url !== '' && !metaRobots?.includes('noindex'))
    },

    /** One document of a type by its uid, with what is wanted of it. */
    async document(
      type: string,
      uid: string,
      { contentLang: lang }: Storefront,
      narrowing: Narrowing = {},
    ): Promise<PublishedPage | UnreadableQuery | undefined> {
      if (!narrowing.predicates?.length && narrowing.graphQuery === undefined) {
        const document = await content.document(type, uid, lang)
        return document && pageOf(document)
      }
      const predicates = [`[at(my.${type}.uid, ${quoted(uid)})]`, ...(narrowing.predicates ?? [])]
      const found = await content.search({ ...narrowing, type, lang, predicates, pageSize: 1 })
      if ('unreadable' in found) return found
      return found.documents[0] && pageOf(found.documents[0])
    },

    /** A page of documents of a type. */
    async list(query: ContentQuery): Promise<ContentList | UnreadableQuery> {
      const found = await content.search(query)
      if ('unreadable' in found) return found
      const { documents, total, pages } = found
      return { documents: documents.map(pageOf), total, pages, page: query.page ?? 1, pageSize: query.pageSize }
    },

    async byId(id: string): Promise<PublishedPage | undefined> {
      const document = await content.documentById(id)
      return document && pageOf(document)
    },

    async layout(lang: string): Promise<LayoutContent> {
      const document = await content.document('layout', 'layout', lang)
      if (!document) return readLayout({})
      const { layouts } = read()
      const known = layouts.get(document)
      if (known) return known
      const layout = readLayout(shown(document), (place) =>
        report(new Error(`${place} of document ${document.id} can’t be read and is not shown`)),
      )
      layouts.set(document, layout)
      return layout
    },
  }

  function pageOf(document: ContentDocument): PublishedPage {
    const { pages } = read()
    const known = pages.get(document)
    if (known) return known
    const page = asPage(document)
    pages.set(document, page)
    return page
  }

  function asPage(document: ContentDocument): PublishedPage {
    const data = shown(document)
    return {
      id: document.id,
      uid: document.uid ?? '',
      type: document.type,
      lang: document.lang,
      url: addressOf(document),
      tags: document.tags,
      firstPublished: document.first_publication_date,
      lastPublished: document.last_publication_date,
      pageTitle: textOf(data.page_title) ?? textOf(data.title) ?? '',
      metaTitle: textOf(data.meta_title) ?? null,
      metaDescription: firstText(data.meta_description) ?? null,
      metaRobots: textOf(data.meta_robots) ?? null,
      parents: parentsOf(data.parents),
      alternates: () => alternatesOf(document),
      data,
    }
  }

  async function alternatesOf(document: ContentDocument): Promise<{ storefrontCode: string; url: string }[]> {
    const found = await Promise.all(
      storefronts.map(async ({ code, contentLang }) => {
        if (contentLang === document.lang) return [{ storefrontCode: code, url: addressOf(document) }]
        const other = document.alternate_languages.find(({ lang }) => lang === contentLang)
        const alternate = other && (await content.documentById(other.id))
        return alternate ? [{ storefrontCode: code, url: addressOf(alternate) }] : []
      }),
    )
    return found.flat()
  }
}

/** A text of the query language. */
export const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  return firstText(value)
}

/** The text of the first block of a rich text field. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (!Array.isArray(value)) return undefined
  for (const block of value as unknown[]) {
    if (
      typeof block === 'object' &&
      block !== null &&
      'text' in block &&
      typeof block.text === 'string' &&
      block.text !== ''
    ) {
      return block.text
    }
  }
  return undefined
}

function parentsOf(value: unknown): { label: string; url: string }[] {
  if (!Array.isArray(value)) return []
  return (value as unknown[]).flatMap((parent) =>
    typeof parent === 'object' && parent !== null && 'label' in parent && 'url' in parent
      ? [{ label: String(parent.label), url: String(parent.url).replace(/^\/|\/$/g, '') }]
      : [],
  )
}

const picturePath = /^\/images\/([a-z0-9-]+\/[a-z0-9-]+)$/
const filmPath = /^\/videos\/([a-z0-9-]+\/[a-z0-9-]+)$/

/** Replaces `/images/scenes/home-women`, and films, by their addresses; what is not known stays as it is. */
function withPictures(value: unknown, pictures: PicturePort): unknown {
  if (typeof value === 'string') {
    const name = picturePath.exec(value)?.[1]
    if (name) return pictures.find(name)?.url ?? value
    const film = filmPath.exec(value)?.[1]
    return (film && pictures.film(film)) ?? value
  }
  if (Array.isArray(value)) return value.map((one) => withPictures(one, pictures))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPictures(one, pictures)]))
  }
  return value
}

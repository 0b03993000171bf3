import { type Storefront, storefronts } from '#kernel/storefront.ts'
import type { PicturePort } from '../catalog/picture-port.ts'
import type { ContentDocument, ContentPort } from './content-port.ts'
import { type LayoutContent, readLayout } from './layout.ts'

/** A content page as the storefront shows it. */
export type ContentPage = {
  readonly id: string
  readonly uid: string
  readonly type: string
  readonly lang: string
  /** Without slashes at the ends; empty for the home page. */
  readonly url: string
  readonly pageTitle: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly metaRobots: string | null
  readonly parents: readonly { readonly label: string; readonly url: string }[]
  /** The same page in other storefronts. */
  readonly alternates: readonly { readonly storeCode: string; readonly url: string }[]
  readonly data: Readonly<Record<string, unknown>>
}

export type ContentDesk = ReturnType<typeof contentDesk>

/** Reads documents for screens. Pictures that they name get their real, unchanging addresses on the way. */
export function contentDesk(content: ContentPort, pictures: PicturePort) {
  // A document is read through once; another publication of it is another document.
  const layouts = new WeakMap<ContentDocument, LayoutContent>()
  const pages = new WeakMap<ContentDocument, Promise<ContentPage>>()

  return {
    async page(uid: string, storefront: Storefront): Promise<ContentPage | undefined> {
      const document = await content.document('page', uid, storefront.contentLang)
      return document && pageOf(document)
    },

    async errorPage(uid: string, storefront: Storefront): Promise<ContentPage | undefined> {
      const document = await content.document('error_page', uid, storefront.contentLang)
      return document && pageOf(document)
    },

    async layout(lang: string): Promise<LayoutContent> {
      const document = await content.document('layout', 'layout', lang)
      if (!document) return readLayout({})
      const known = layouts.get(document)
      if (known) return known
      const layout = readLayout(withPictures(document.data, pictures))
      layouts.set(document, layout)
      return layout
    },
  }

  function pageOf(document: ContentDocument): Promise<ContentPage> {
    const known = pages.get(document)
    if (known) return known
    const page = asPage(document)
    pages.set(document, page)
    return page
  }

  async function asPage(document: ContentDocument): Promise<ContentPage> {
    const data = withPictures(document.data, pictures) as Readonly<Record<string, unknown>>
    const uid = document.uid ?? ''
    return {
      id: document.id,
      uid,
      type: document.type,
      lang: document.lang,
      url: uid === 'home' ? '' : uid,
      pageTitle: textOf(data.page_title) ?? '',
      metaTitle: textOf(data.meta_title) ?? null,
      metaDescription: firstText(data.meta_description) ?? null,
      metaRobots: textOf(data.meta_robots) ?? null,
      parents: parentsOf(data.parents),
      alternates: await alternatesOf(document),
      data,
    }
  }

  /** Documents that are one page in several languages share an `alternate_id`, since their uids are words of a language. */
  async function alternatesOf(document: ContentDocument): Promise<{ storeCode: string; url: string }[]> {
    const shared = document.data.alternate_id
    if (typeof shared !== 'string' || document.type !== 'page') return []
    const found: { storeCode: string; url: string }[] = []
    for (const storefront of storefronts) {
      const other = (await content.documents('page', storefront.contentLang)).find(
        (one) => one.data.alternate_id === shared,
      )
      if (other?.uid) found.push({ storeCode: storefront.code, url: other.uid === 'home' ? '' : other.uid })
    }
    return found
  }
}

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

/** Replaces `/images/scenes/home-women` by the picture's address; what is no known picture stays as it is. */
function withPictures(value: unknown, pictures: PicturePort): unknown {
  if (typeof value === 'string') {
    const name = picturePath.exec(value)?.[1]
    return (name && pictures.find(name)?.url) ?? value
  }
  if (Array.isArray(value)) return value.map((one) => withPictures(one, pictures))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPictures(one, pictures)]))
  }
  return value
}

import { useMatches, useRouteLoaderData } from 'react-router'
import type { Segment } from '#kernel/routes.ts'
import type { LayoutQuery } from './graphql/graphql.ts'
import type { Alternate, Seo } from './seo/seo.ts'
import type { DeviceOffers, OwnFonts, ThirdPartySettings } from './services.ts'

/** The part of the frame that editors write. */
export type FrameContent = LayoutQuery['storeConfig'] & {
  readonly layout: LayoutQuery['layout']
  readonly headerUsps: NonNullable<LayoutQuery['headerUsps']>
}

/** What of the frame is the same on every page; `version` is another when anything of it is. */
type SharedContent = FrameContent & { readonly version: number }

/** What the document's own loader hands to every page. */
export type FrameData = {
  /** Which content: the document holds it as a text (`web/layouts/frame-text.tsx`). */
  readonly content: number
  readonly segment: Segment
  readonly cookieBar: boolean
  /** Where shoppers are asked for no marketing cookies. */
  readonly asksNoConsent?: true
  readonly now: string
  readonly publicUrl: string
  readonly thirdParties: ThirdPartySettings | undefined
  readonly isPreview: boolean
  /** Where the messages of this language lie. */
  readonly messages: { readonly common: string; readonly personal: string }
  /** What any message may name, as JSON. */
  readonly messageFacts: string
  /** How its language is written, unless from left to right. */
  readonly direction?: 'rtl'
  readonly ownFonts?: OwnFonts
  /** What there is for this device, unless nothing. */
  readonly device?: DeviceOffers
  readonly personal: boolean
}

/** What stands around every page: menu, footer, banners, contact. Absent when even that could not be loaded. */
export type Frame = SharedContent & Omit<FrameData, 'content'>

/**
 * Content stands in the document as one text: a menu has a thousand small values, and React Router would write each of them down by
 * itself, on every page. Equal content is one content, and gives the same objects again.
 */
const versionOfLayout = new WeakMap<FrameContent['layout'], number>()
const versionOfText = new Map<string, number>()
const contentOfVersion = new Map<number, { readonly text: string; readonly content: SharedContent }>()
let lastVersion = 0

/** More than storefronts have at a time, and than previews are shown while one page is made. */
const mostContents = 60

/** On the server: keeps what the page's frame is made of, and answers with its version. */
export function keepContent(content: FrameContent): number {
  const known = versionOfLayout.get(content.layout)
  if (known !== undefined && contentOfVersion.has(known)) return known
  const text = JSON.stringify(content)
  const version = versionOfText.get(text) ?? ++lastVersion
  versionOfLayout.set(content.layout, version)
  versionOfText.set(text, version)
  contentOfVersion.set(version, { text, content: { ...content, version } })
  for (const [oldest, { text }] of contentOfVersion) {
    if (contentOfVersion.size <= mostContents) break
    contentOfVersion.delete(oldest)
    versionOfText.delete(text)
  }
  return version
}

/** On the server: the text of what a frame is made of. */
export function textOfContent(version: number): string {
  return contentOfVersion.get(version)?.text ?? ''
}

/** The element of the document that holds the text. */
export const frameContentId = 'frame-content'

/** Whether there are stores to walk into; a shop without any speaks of none. */
export const useHasStores = (): boolean => useFrame()?.has_stores !== false

/** The browser has the one content of its document, and reads it once. */
function contentOf(version: number): SharedContent {
  const known = contentOfVersion.get(version)
  if (known) return known.content
  const text = globalThis.document?.getElementById(frameContentId)?.textContent
  if (!text) throw new Error('The page has no content for its frame')
  const content = { ...(JSON.parse(text) as FrameContent), version }
  contentOfVersion.set(version, { text, content })
  return content
}

const frameOfData = new WeakMap<FrameData, Frame>()

export function useFrame(): Frame | undefined {
  const data = useRouteLoaderData<() => Promise<FrameData>>('root')
  if (!data) return undefined
  const known = frameOfData.get(data)
  if (known) return known
  const { content, ...rest } = data
  const frame = { ...contentOf(content), ...rest }
  frameOfData.set(data, frame)
  return frame
}

/** The same page in the other storefronts, as far as it exists there. */
export function useAlternates(): readonly Alternate[] {
  const matches = useMatches()
  for (const { loaderData } of matches.toReversed()) {
    const seo = (loaderData as { readonly seo?: Seo } | undefined)?.seo
    if (seo) return seo.alternates
  }
  return []
}

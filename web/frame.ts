import { useMatches, useRouteLoaderData } from 'react-router'
import type { Segment } from '#kernel/routes.ts'
import type { LayoutQuery } from './graphql/graphql.ts'
import type { Alternate, Seo } from './seo/seo.ts'
import type { ThirdPartySettings } from './services.ts'

/** The part of the frame that editors write. */
export type FrameContent = LayoutQuery['storeConfig'] & {
  readonly layout: LayoutQuery['layout']
  readonly headerUsps: NonNullable<LayoutQuery['headerUsps']>
}

/** What of the frame is the same on every page; `version` is another when anything of it is. */
type SharedContent = FrameContent & { readonly version: number }

/** What the document's own loader hands to every page. */
export type FrameData = {
  /** A `FrameContent`, as one text. */
  readonly content: string
  readonly segment: Segment
  readonly cookieBar: boolean
  readonly now: string
  readonly publicUrl: string
  readonly thirdParties: ThirdPartySettings | undefined
  readonly isPreview: boolean
  /** Where the messages of this language lie. */
  readonly messages: { readonly common: string; readonly personal: string }
  /** What any message may name, as JSON. */
  readonly messageFacts: string
  readonly personal: boolean
}

/** What stands around every page: menu, footer, banners, contact. Absent when even that could not be loaded. */
export type Frame = SharedContent & Omit<FrameData, 'content'>

/**
 * Content travels as one text: a menu has a thousand small values, and React Router writes each of them down by itself, on
 * every page. Equal content is read once, and gives the same objects again.
 */
const textOfLayout = new WeakMap<FrameContent['layout'], string>()
const contentOfText = new Map<string, SharedContent>()
let lastVersion = 0

/** More than there are storefronts; an older content is read anew. */
const mostContents = 12

export function textOfPage(content: FrameContent): string {
  const known = textOfLayout.get(content.layout)
  if (known !== undefined) return known
  const text = JSON.stringify(content)
  textOfLayout.set(content.layout, text)
  return text
}

function contentOf(text: string): SharedContent {
  const known = contentOfText.get(text)
  if (known) return known
  const content = { ...(JSON.parse(text) as FrameContent), version: ++lastVersion }
  if (contentOfText.size >= mostContents) contentOfText.clear()
  contentOfText.set(text, content)
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

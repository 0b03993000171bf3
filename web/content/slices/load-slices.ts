import type { LoaderScope } from '#web/loaders.ts'
import { type ProseDocument, type RawSlice, slicesOf } from '../../prose/document.ts'
import { readAttentionBlock } from './attention_block/read.ts'
import { readBrandingBlock } from './branding_block/read.ts'
import { readButton } from './button/read.ts'
import { readCategorySlider } from './category_slider/read.ts'
import { readCookieSettings } from './cookie_settings/read.ts'
import { readCustomerServiceContact } from './customer_service_contact/read.ts'
import { readDrieluik } from './drieluik/read.ts'
import { readFaq } from './faq/read.ts'
import { readFlockler } from './flockler/read.ts'
import { readHero } from './hero/read.ts'
import { readImageTitle } from './image_title/read.ts'
import { readImages } from './images/read.ts'
import { readNewsletterSubscription } from './newsletter_subscription/read.ts'
import { readProducts } from './products/read.ts'
import { readRichtext } from './richtext/read.ts'
import { readRichtextWith } from './richtext_with/read.ts'
import { isRotatingPicks, readRotatingPicks } from './rotating_picks/read.ts'
import { readShopTheLookSlider } from './shop_the_look_slider/read.ts'
import { readSlider } from './slider/read.ts'
import { readSqueezely } from './squeezely/read.ts'
import { readTimelineSlider } from './timeline_slider/read.ts'
import { readUsps } from './usps/read.ts'
import { readVideos } from './videos/read.ts'

/**
 * One reader per slice type. It takes what the content wrote and answers what the component shows, or nothing when there
 * is nothing to show; it may ask the API.
 */
export const sliceReaders = {
  attention_block: readAttentionBlock,
  button: readButton,
  category_slider: readCategorySlider,
  cookie_settings: readCookieSettings,
  customer_service_contact: readCustomerServiceContact,
  drieluik: readDrieluik,
  faq: readFaq,
  hero: readHero,
  image_title: readImageTitle,
  newsletter_subscription: readNewsletterSubscription,
  products: readProducts,
  richtext: readRichtext,
  branding_block: readBrandingBlock,
  flockler: readFlockler,
  images: readImages,
  richtext_with: readRichtextWith,
  shop_the_look_slider: readShopTheLookSlider,
  slider: readSlider,
  squeezely: readSqueezely,
  timeline_slider: readTimelineSlider,
  videos: readVideos,
  rotating_picks: readRotatingPicks,
  usps: readUsps,
} satisfies Readonly<Record<string, (slice: RawSlice, scope: LoaderScope) => unknown>>

export type SliceType = keyof typeof sliceReaders
export type SliceContent<Type extends SliceType> = NonNullable<Awaited<ReturnType<(typeof sliceReaders)[Type]>>>

export type LoadedSlice =
  | {
      [Type in SliceType]: { readonly id: string; readonly type: Type; readonly content: SliceContent<Type> }
    }[SliceType]
  /** In development only: a slice that could not be shown. */
  | { readonly id: string; readonly type: 'error'; readonly content: { readonly name: string; readonly error: string } }

/** Where products and looks come from the shop: that there are none just now is no error of the content. */
const mayBeEmpty: ReadonlySet<SliceType> = new Set([
  'products',
  'rotating_picks',
  'shop_the_look_slider',
  'squeezely',
] satisfies SliceType[])

/**
 * Reads all slices of a document. A slice that fails, is unknown or lacks what it needs is left out and told to the log with its
 * place; the page goes on without it.
 */
export async function loadSlices(
  scope: LoaderScope,
  { id, data }: Pick<ProseDocument, 'id' | 'data'>,
): Promise<LoadedSlice[]> {
  const loaded = await Promise.all(
    slicesOf(data).map((slice, index) => loadSlice(scope, slice, index, `of document ${id}`)),
  )
  return loaded.filter((slice) => slice !== undefined)
}

async function loadSlice(
  scope: LoaderScope,
  slice: RawSlice,
  index: number,
  place: string,
): Promise<LoadedSlice | undefined> {
  const id = slice.id ?? `${slice.slice_type}-${index}`
  try {
    const type = sliceTypeOf(slice.slice_type)
    if (!type) throw new Error('No such slice')
    const read: (slice: RawSlice, scope: LoaderScope) => unknown = sliceReaders[type]
    const content = await read(slice, scope)
    if (content !== undefined) return { id, type, content } as LoadedSlice
    if (mayBeEmpty.has(type)) return undefined
    throw new Error('A field that it can’t do without is empty')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (scope.development) return { id, type: 'error', content: { name: slice.slice_type, error: reason } }
    scope.report(new Error(`Slice ${index + 1}, ${JSON.stringify(slice.slice_type)}, ${place} is not shown: ${reason}`))
    return undefined
  }
}

/** The type that reads and shows a slice of the content; all picks that rotate are one. */
export function sliceTypeOf(name: string): SliceType | undefined {
  if (isRotatingPicks(name)) return 'rotating_picks'
  return Object.hasOwn(sliceReaders, name) ? (name as SliceType) : undefined
}

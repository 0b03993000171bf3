import type { ComponentType } from 'react'
import type { LoadedSlice, SliceContent, SliceType } from './load-slices.ts'

/** A slice that opens the page may fetch its picture at once. */
export type SliceProps<Type extends SliceType> = { readonly content: SliceContent<Type>; readonly first: boolean }

/** A slice that could be read. */
export type ShownSlice = Exclude<LoadedSlice, { readonly type: 'error' }>

/** Slices whose code is fetched together with the page that they are on. */
const live = ['category_slider', 'cookie_settings', 'faq', 'products', 'slider'] as const

/** Slices whose code is fetched when they come near the screen; until then the markup of the server stands in for them. */
const latent = [
  'flockler',
  'newsletter_subscription',
  'richtext_with',
  'rotating_picks',
  'shop_the_look_slider',
  'squeezely',
  'timeline_slider',
  'videos',
] as const

export type MovingSlice = (typeof live)[number] | (typeof latent)[number]

/** All others: words, pictures and links, which need no code where the server has made them. */
export type StaticSlice = Exclude<SliceType, MovingSlice>

/** When the code of a slice is fetched and run (docs/islands.md). */
export function hydrationOf(type: SliceType): 'eager' | 'visible' | 'never' {
  if (isOneOf(live, type)) return 'eager'
  return isOneOf(latent, type) ? 'visible' : 'never'
}

const folder = 'web/content/slices/'

/** The module of all slices that need no code. */
export const staticModule = `${folder}static-slices.ts`

/** `faq/faq.tsx`, `timeline_slider/timeline-slider.tsx`: a component is named as its folder is. */
export function moduleOf(type: SliceType): string {
  return `${folder}${type}/${type.replaceAll('_', '-')}.tsx`
}

export type AnySlice = ComponentType<{ readonly content: unknown; readonly first: boolean }>

/** Fetches the code of a slice. What the homes need is named here; what few pages have is not worth a line on every page. */
export async function loadSliceCode(type: SliceType): Promise<AnySlice> {
  switch (type) {
    case 'category_slider':
      return (await import('./category_slider/category-slider.tsx')).CategorySlider as AnySlice
    case 'products':
      return (await import('./products/products.tsx')).ProductsSlice as AnySlice
    default:
      return (await import('./more-slices.ts')).loadMore(type)
  }
}

function isOneOf<One extends string>(types: readonly One[], type: string): type is One {
  return (types as readonly string[]).includes(type)
}

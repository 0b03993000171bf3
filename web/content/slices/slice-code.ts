import type { ComponentType } from 'react'
import type { LoadedSlice, SliceContent, SliceType } from './load-slices.ts'

/** A slice that opens the page may fetch its picture at once. */
export type SliceProps<Type extends SliceType> = { readonly content: SliceContent<Type>; readonly first: boolean }

/** A slice that could be read. */
export type ShownSlice = Exclude<LoadedSlice, { readonly type: 'fault' }>

type Loads<Type extends SliceType> = {
  readonly [Each in Type]: () => Promise<ComponentType<SliceProps<Each>>>
}

/** Slices whose code is fetched together with the page that they are on. */
export const liveSlices = {
  category_slider: () => import('./category_slider/category-slider.tsx').then((module) => module.CategorySlider),
  cookie_settings: () => import('./cookie_settings/cookie-settings.tsx').then((module) => module.CookieSettings),
  faq: () => import('./faq/faq.tsx').then((module) => module.Faq),
  slider: () => import('./slider/slider.tsx').then((module) => module.SliderSlice),
  products: () => import('./products/products.tsx').then((module) => module.ProductsSlice),
} satisfies Partial<Loads<SliceType>>

/** Slices whose code is fetched when they come near the screen; until then the markup of the server stands in for them. */
export const latentSlices = {
  rotating_picks: () => import('./rotating_picks/rotating-picks.tsx').then((module) => module.RotatingPicks),
  shop_the_look_slider: () =>
    import('./shop_the_look_slider/shop-the-look-slider.tsx').then((module) => module.ShopTheLookSlider),
  squeezely: () => import('./squeezely/squeezely.tsx').then((module) => module.Squeezely),
  timeline_slider: () => import('./timeline_slider/timeline-slider.tsx').then((module) => module.TimelineSlider),
  flockler: () => import('./flockler/flockler.tsx').then((module) => module.Flockler),
  richtext_with: () => import('./richtext_with/richtext-with.tsx').then((module) => module.RichtextWith),
  videos: () => import('./videos/videos.tsx').then((module) => module.Videos),
  newsletter_subscription: () =>
    import('./newsletter_subscription/newsletter-subscription.tsx').then((module) => module.NewsletterSubscription),
} satisfies Partial<Loads<SliceType>>

/** All others: words, pictures and links, which need no code where the server has made them. */
export type StillSlice = Exclude<SliceType, keyof typeof liveSlices | keyof typeof latentSlices>

export type AnySlice = ComponentType<{ readonly content: unknown; readonly first: boolean }>
type Load = () => Promise<AnySlice>

/** When the code of a slice is fetched, and how. */
export function codeOf(type: SliceType): { readonly wakes: 'at once' | 'near' | 'never'; readonly load: Load } {
  if (isIn(liveSlices, type)) return { wakes: 'at once', load: liveSlices[type] as Load }
  if (isIn(latentSlices, type)) return { wakes: 'near', load: latentSlices[type] as Load }
  return {
    wakes: 'never',
    load: () => import('./still-slices.ts').then(({ stillSlices }) => stillSlices[type] as AnySlice),
  }
}

function isIn<Type extends string>(slices: Readonly<Record<Type, unknown>>, type: string): type is Type {
  return type in slices
}

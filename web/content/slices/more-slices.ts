import type { ComponentType } from 'react'
import type { SliceType } from './load-slices.ts'
import type { AnySlice, MovingSlice, SliceProps, StaticSlice } from './slice-code.ts'

/** Each of these is fetched by itself. */
const moving: {
  readonly [Type in Exclude<MovingSlice, 'category_slider' | 'products'>]: () => Promise<
    ComponentType<SliceProps<Type>>
  >
} = {
  cookie_settings: () => import('./cookie_settings/cookie-settings.tsx').then((module) => module.CookieSettings),
  faq: () => import('./faq/faq.tsx').then((module) => module.Faq),
  flockler: () => import('./flockler/flockler.tsx').then((module) => module.Flockler),
  newsletter_subscription: () =>
    import('./newsletter_subscription/newsletter-subscription.tsx').then((module) => module.NewsletterSubscription),
  richtext_with: () => import('./richtext_with/richtext-with.tsx').then((module) => module.RichtextWith),
  rotating_picks: () => import('./rotating_picks/rotating-picks.tsx').then((module) => module.RotatingPicks),
  shop_the_look_slider: () =>
    import('./shop_the_look_slider/shop-the-look-slider.tsx').then((module) => module.ShopTheLookSlider),
  slider: () => import('./slider/slider.tsx').then((module) => module.SliderSlice),
  squeezely: () => import('./squeezely/squeezely.tsx').then((module) => module.Squeezely),
  timeline_slider: () => import('./timeline_slider/timeline-slider.tsx').then((module) => module.TimelineSlider),
  videos: () => import('./videos/videos.tsx').then((module) => module.Videos),
}

/** Fetches the code of a slice that the homes don't need at once. The still ones come all together. */
export async function loadMore(type: SliceType): Promise<AnySlice> {
  if (type in moving) return (await moving[type as keyof typeof moving]()) as AnySlice
  const { staticSlices } = await import('./static-slices.ts')
  return staticSlices[type as StaticSlice] as AnySlice
}

import type { ComponentType } from 'react'
import { AttentionBlock } from './attention_block/attention-block.tsx'
import { ButtonSlice } from './button/button-slice.tsx'
import { CategorySlider } from './category_slider/category-slider.tsx'
import { CookieSettings } from './cookie_settings/cookie-settings.tsx'
import { CustomerServiceContact } from './customer_service_contact/customer-service-contact.tsx'
import { Drieluik } from './drieluik/drieluik.tsx'
import { Faq } from './faq/faq.tsx'
import { Hero } from './hero/hero.tsx'
import { ImageTitle } from './image_title/image-title.tsx'
import type { LoadedSlice, SliceContent, SliceType } from './load-slices.ts'
import { NewsletterSubscription } from './newsletter_subscription/newsletter-subscription.tsx'
import { ProductsSlice } from './products/products-slice.tsx'
import { RichtextSlice } from './richtext/richtext-slice.tsx'
import styles from './slice-zone.module.css'
import { UspsSlice } from './usps/usps-slice.tsx'

/** A slice that opens the page may fetch its picture at once. */
export type SliceProps<Type extends SliceType> = { readonly content: SliceContent<Type>; readonly first: boolean }

const components: { readonly [Type in SliceType]: ComponentType<SliceProps<Type>> } = {
  attention_block: AttentionBlock,
  button: ButtonSlice,
  category_slider: CategorySlider,
  cookie_settings: CookieSettings,
  customer_service_contact: CustomerServiceContact,
  drieluik: Drieluik,
  faq: Faq,
  hero: Hero,
  image_title: ImageTitle,
  newsletter_subscription: NewsletterSubscription,
  products: ProductsSlice,
  richtext: RichtextSlice,
  usps: UspsSlice,
}

/** The slices of a document, one under the other. */
export function SliceZone({ slices }: { readonly slices: readonly LoadedSlice[] }) {
  return (
    <div className={styles.zone}>
      {slices.map((slice, index) => {
        if (slice.type === 'fault') return <Fault key={slice.id} {...slice.content} />
        const Slice = components[slice.type] as ComponentType<{ content: unknown; first: boolean }>
        return <Slice key={slice.id} content={slice.content} first={index === 0} />
      })}
    </div>
  )
}

/** For whoever is writing content; a production process never makes one. */
function Fault({ name, error }: { readonly name: string; readonly error: string }) {
  return (
    <div className={styles.fault} role="alert">
      <strong>{name}</strong>: {error}
    </div>
  )
}

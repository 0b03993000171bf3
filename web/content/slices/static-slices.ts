import type { ComponentType } from 'react'
import { AttentionBlock } from './attention_block/attention-block.tsx'
import { BrandingBlock } from './branding_block/branding-block.tsx'
import { ButtonSlice } from './button/button-slice.tsx'
import { CustomerServiceContact } from './customer_service_contact/customer-service-contact.tsx'
import { Drieluik } from './drieluik/drieluik.tsx'
import { Hero } from './hero/hero.tsx'
import { ImageTitle } from './image_title/image-title.tsx'
import { Images } from './images/images.tsx'
import { RichtextSlice } from './richtext/richtext-slice.tsx'
import type { SliceProps, StaticSlice } from './slice-code.ts'
import { UspsSlice } from './usps/usps-slice.tsx'

/** The slices that need no code: a browser fetches them, all together, when a link leads to a page that has one. */
export const staticSlices: { readonly [Type in StaticSlice]: ComponentType<SliceProps<Type>> } = {
  attention_block: AttentionBlock,
  branding_block: BrandingBlock,
  button: ButtonSlice,
  images: Images,
  customer_service_contact: CustomerServiceContact,
  drieluik: Drieluik,
  hero: Hero,
  image_title: ImageTitle,
  richtext: RichtextSlice,
  usps: UspsSlice,
}

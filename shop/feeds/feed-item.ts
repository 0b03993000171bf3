import { type Cents, decimalAmount } from '#kernel/money.ts'
import { pageUrl } from '#kernel/page-url.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'
import { feedId } from '../catalog/feed-id.ts'
import { type Product, type ProductDetail, shownPrice, type Variant } from '../catalog/product.ts'
import type { SalePeriodMode } from '../catalog/sale-period.ts'
import type { AgeGroup } from '../settings/settings.ts'
import { isComingSoon } from '../stock/size-stock.ts'

/**
 * A size as Google Merchant Center, Meta and Pinterest take it, by the names of Google's specification
 * (https://support.google.com/merchants/answer/7052112); absent where there is nothing to say.
 */
export type FeedItem = {
  readonly id: string
  readonly item_group_id: string
  readonly title: string
  readonly description: string
  readonly link: string
  readonly image_link: string
  readonly additional_image_link: readonly string[]
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder'
  readonly availability_date?: string
  /** `129.00 EUR`: the price before a reduction where there is one. */
  readonly price: string
  readonly sale_price?: string
  /** `2026-11-27T08:00Z/2026-11-30T23:00Z`: while it is known when the reduction ends. */
  readonly sale_price_effective_date?: string
  readonly brand: string
  readonly gtin?: string
  readonly identifier_exists?: 'no'
  readonly condition: 'new'
  readonly google_product_category: string
  readonly product_type: string
  readonly color: string
  readonly size: string
  readonly size_system?: 'EU'
  readonly gender: 'female' | 'male' | 'unisex'
  readonly age_group: AgeGroup
  readonly material?: string
  readonly shipping: readonly { readonly country: string; readonly service: string; readonly price: string }[]
}

/** What an item is made of. */
export type FeedFacts = {
  readonly product: Product
  readonly detail: ProductDetail
  readonly variant: Variant
  /** From the root down: `Women`, `Boots`, `Ankle boots`. */
  readonly categories: readonly string[]
  /** Of Google's taxonomy. */
  readonly googleCategory: number
  readonly ageGroup: AgeGroup
  /** While the price holds, where it is known to end. */
  readonly pricePeriod?: { readonly from: Date; readonly until: Date } | undefined
  /** Absolute, the packshot first; without one there is no item. */
  readonly pictures: readonly string[]
  readonly delivery: readonly { readonly country: string; readonly carrier: string; readonly price: Cents }[]
}

/** Longest texts and lists, in characters and pictures (Google's specification). */
const most = {
  title: 150,
  description: 5000,
  brand: 70,
  color: 100,
  size: 100,
  productType: 750,
  pictures: 10,
  material: 200,
}

const genders = { women: 'female', men: 'male', unisex: 'unisex' } as const

/** @returns nothing for a product without a picture, which no feed takes */
export function feedItem(
  { product, detail, variant, categories, googleCategory, ageGroup, pricePeriod, pictures, delivery }: FeedFacts,
  storefront: Storefront,
  {
    publicUrl,
    now,
    salePeriod,
  }: { readonly publicUrl: string; readonly now: Date; readonly salePeriod: SalePeriodMode },
): FeedItem | undefined {
  const [picture, ...others] = pictures
  if (picture === undefined) return undefined
  const amount = (cents: Cents) => `${decimalAmount(cents)} ${storefront.currency}`
  const { price, priorPrice } = shownPrice({ ...product, ...pricesOf(variant) }, storefront, now, salePeriod)
  const comingSoon = isComingSoon(product.comingSoonDate, now)
  const isOneSize = variant.size === oneSize
  const size = isOneSize ? [] : [variant.size]
  const material = detail.footwear?.upper.join('/')
  return {
    id: feedId(variant.sku),
    item_group_id: feedId(product.parentSku),
    title: cut([product.brand.name, product.name, product.color.name, ...size].join(' '), most.title),
    description: cut(detail.description, most.description),
    link: pageUrl(publicUrl, storefront, product.url),
    image_link: picture,
    additional_image_link: others.slice(0, most.pictures),
    ...availability(variant, comingSoon, product.comingSoonDate),
    price: amount(priorPrice ?? price),
    ...(priorPrice !== null && { sale_price: amount(price) }),
    ...(priorPrice !== null && pricePeriod && { sale_price_effective_date: periodText(pricePeriod) }),
    brand: cut(product.brand.name, most.brand),
    ...(variant.ean === null ? { identifier_exists: 'no' as const } : { gtin: variant.ean }),
    condition: 'new',
    google_product_category: String(googleCategory),
    product_type: cut(categories.join(' > '), most.productType),
    color: cut(product.color.name, most.color),
    size: isOneSize ? 'one size' : cut(variant.size, most.size),
    ...(detail.footwear && !isOneSize && { size_system: 'EU' as const }),
    gender: genders[product.gender],
    age_group: ageGroup,
    ...(material && { material: cut(material, most.material) }),
    shipping: delivery.map(({ country, carrier, price: costs }) => ({
      country,
      service: carrier,
      price: amount(costs),
    })),
  }
}

const pricesOf = ({ price, regularPrice, priorPrice }: Variant) => ({ price, regularPrice, priorPrice })

const periodText = ({ from, until }: { readonly from: Date; readonly until: Date }) =>
  `${minuteText(from)}/${minuteText(until)}`

const minuteText = (at: Date) => `${at.toISOString().slice(0, 16)}Z`

function availability(
  { availableStock }: Pick<Variant, 'availableStock'>,
  comingSoon: boolean,
  date: Date | null,
): Pick<FeedItem, 'availability' | 'availability_date'> {
  if (comingSoon && date) return { availability: 'preorder', availability_date: date.toISOString() }
  return { availability: availableStock > 0 ? 'in_stock' : 'out_of_stock' }
}

/** At a space where there is one, so that no word is cut in two. */
function cut(text: string, length: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= length) return plain
  const short = plain.slice(0, length)
  const space = short.lastIndexOf(' ')
  return space > length / 2 ? short.slice(0, space) : short
}

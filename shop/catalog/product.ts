import { day } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import { isComingSoon } from '../stock/size-stock.ts'
import type { Dimensions, Gender, PostalContact, TaxClass } from './catalog-feed.ts'
import type { PictureDetails } from './picture-details.ts'
import { discountPercent } from './prior-price.ts'
import { hidesReductions, type SalePeriodMode } from './sale-period.ts'

/** A colour of a model as one storefront sells it: texts in its language, prices in its currency. */
export type Product = {
  readonly id: string
  readonly sku: string
  readonly parentSku: string
  readonly name: string
  /** Without slashes at the ends and without the storefront's prefix. */
  readonly url: string
  readonly brand: { readonly id: string; readonly name: string; readonly slug: string }
  readonly color: { readonly key: string; readonly name: string; readonly hex: string }
  readonly gender: Gender
  readonly images: readonly string[]
  readonly pictureDetails: PictureDetails | null
  readonly hoverImage: string | null
  readonly releaseDate: string
  readonly comingSoonDate: Date | null
  readonly deliveryTime: string | null
  readonly marketingLabel: string | null
  readonly saleLabel: Partial<Readonly<Record<Country, string>>> | null
  readonly presentedBySneakers: boolean
  readonly oneSize: boolean
  readonly sizeTableId: string | null
  /** How much is in it, where it is sold by volume. */
  readonly contents: { readonly amount: number; readonly unit: 'ml' } | null
  readonly taxClass: TaxClass
  /** Delivered for nothing, unless other things lie in the cart with it. */
  readonly shippingFree: boolean
  readonly price: Cents
  readonly regularPrice: Cents | null
  /** Lowest price of the 30 days before the reduction; null without one. */
  readonly priorPrice: Cents | null
  readonly priceUpdatedAt: Date
  /** Pieces of all sizes at all locations. */
  readonly totalAvailableStock: number
}

/** One of the colours of a model: as much as a dot on a card has to know. */
export type ModelColor = {
  readonly id: string
  readonly sku: string
  readonly parentSku: string
  readonly colorName: string
  readonly colorHex: string
}

/** What only the product page needs. */
export type ProductDetail = {
  readonly productId: string
  readonly description: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly properties: readonly { readonly name: string; readonly options: readonly string[] }[]
  readonly footwear: {
    readonly upper: readonly string[]
    readonly lining: readonly string[]
    readonly sole: readonly string[]
  } | null
  readonly textile:
    | readonly {
        readonly part: string
        readonly fibres: readonly { readonly fibre: string; readonly percent: number }[]
      }[]
    | null
  readonly care: string
  /** What its label warns of, sentence by sentence; empty for what is harmless. */
  readonly warnings: readonly string[]
  /** Names of the pictures of a whole turn, in order; empty without one. */
  readonly threesixty: readonly string[]
  readonly video: string | null
  readonly manufacturer: PostalContact & { readonly responsiblePerson: PostalContact | null }
}

/** A size of a product. */
export type Variant = {
  readonly id: string
  readonly productId: string
  readonly sku: string
  readonly legacySku: string | null
  readonly size: string
  readonly position: number
  /** Null where its retailer knows none. */
  readonly ean: string | null
  readonly weight: number
  readonly dimensions: Dimensions | null
  /** The day on which more of it is expected: `2026-12-10`. */
  readonly restockDate: string | null
  readonly minPurchase: number
  readonly maxPurchase: number
  readonly purchaseSteps: number
  readonly price: Cents
  readonly regularPrice: Cents | null
  readonly priorPrice: Cents | null
  readonly availableStock: number
  /** Of those, at the distribution centre. */
  readonly atCentre: number
}

export type Category = {
  readonly id: string
  readonly key: string
  readonly parentId: string | null
  readonly level: number
  readonly position: number
  readonly gender: Gender
  readonly name: string
  readonly url: string
  readonly description: string
}

const newForDays = 45

/** New for the first weeks after its release. */
export function isNew(product: Pick<Product, 'releaseDate'>, now: Date): boolean {
  const age = now.getTime() - new Date(`${product.releaseDate}T00:00:00Z`).getTime()
  return age >= 0 && age < newForDays * day
}

/** How a price may be shown: the reduction counts only against the prior price, and only when the season lets it be named. */
export function shownPrice(
  product: Pick<Product, 'price' | 'priorPrice' | 'regularPrice'>,
  storefront: Storefront,
  now: Date,
  mode: SalePeriodMode,
): {
  readonly price: Cents
  readonly regularPrice: Cents | null
  readonly priorPrice: Cents | null
  readonly discount: number
} {
  const discount = discountPercent(product.price, product.priorPrice)
  if (discount === 0 || hidesReductions(storefront, now, mode)) {
    return { price: product.price, regularPrice: null, priorPrice: null, discount: 0 }
  }
  return { price: product.price, regularPrice: product.regularPrice, priorPrice: product.priorPrice, discount }
}

export type CardLabel =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'coming-soon' }
  | null

/** The one label of a card: coming soon, then the country's sale label, the marketing label, 'New'. */
export function cardLabel(product: Product, storefront: Storefront, now: Date, mode: SalePeriodMode): CardLabel {
  if (isComingSoon(product.comingSoonDate, now)) return { kind: 'coming-soon' }
  const sale = product.saleLabel?.[storefront.country]
  if (sale && !hidesReductions(storefront, now, mode)) return { kind: 'text', text: sale }
  if (product.marketingLabel) return { kind: 'text', text: product.marketingLabel }
  return isNew(product, now) ? { kind: 'new' } : null
}

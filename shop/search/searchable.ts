import type { Cents } from '#kernel/money.ts'
import type { StorefrontCode, Translated } from '#kernel/storefront.ts'
import type { Gender } from '../catalog/catalog-feed.ts'
import type { Arrangements } from '../merchandising/arrangement.ts'
import type { Synonym } from '../merchandising/search-rules.ts'
import type { SeenTone } from '../similarity/seen-tones.ts'
import type { SearchWords } from './search-words.ts'

/** What values of a facet are gathered under. */
export type Group = { readonly key: string; readonly name: Translated }

/** A colour of a model as a search looks at it: all languages and storefronts at once. */
export type SearchableProduct = {
  readonly id: string
  readonly sku: string
  readonly parentSku: string
  readonly gender: Gender
  readonly name: Translated
  readonly brand: { readonly id: string; readonly slug: string; readonly name: string }
  readonly color: {
    readonly key: string
    readonly name: Translated
    readonly hex: string
    readonly family?: (Group & { readonly hex: string }) | undefined
  }
  /** What its sizes measure: shoes, clothes, belts. */
  readonly sizeKind?: Group | undefined
  readonly categoryIds: readonly string[]
  /** ISO date. */
  readonly released: string
  /** 0 to 100. */
  readonly popularity: number
  readonly properties: readonly { readonly name: Translated; readonly options: readonly Translated[] }[]
  /** Keys of what it is made of: `leather`, `wool`. */
  readonly materials: readonly string[]
  /** Colours of the wheel that its picture shows; none where nobody has looked at one. */
  readonly tones?: readonly SeenTone[]
  readonly variants: readonly SearchableVariant[]
  /** By storefront; it is not sold where it has no price. */
  readonly prices: Partial<Readonly<Record<StorefrontCode, OfferPrice>>>
}

export type SearchableVariant = {
  readonly sku: string
  readonly legacySku: string | null
  /** What a till reads off the box. */
  readonly ean: string | null
  readonly size: string
  /** At all locations. */
  readonly pieces: number
}

/** Of the cheapest size. */
export type OfferPrice = { readonly price: Cents; readonly priorPrice: Cents | null }

export type SearchableCategory = {
  readonly id: string
  readonly key: string
  readonly parentId: string | null
  readonly level: number
  readonly position: number
  readonly name: Translated
}

/** What is known of a product before its sizes and prices have been read, which are most of the catalogue. */
export type DescribedProduct = Omit<SearchableProduct, 'variants' | 'prices'>

/** How many pieces there are of a product's sizes, and nothing else of it. */
export type ProductStock = Pick<SearchableProduct, 'id'> & {
  /** Of what its sizes measure. */
  readonly sizeKind: string | undefined
  readonly variants: readonly Pick<SearchableVariant, 'size' | 'pieces'>[]
}

/** What a product costs, and nothing else of it. */
export type ProductPrices = Pick<SearchableProduct, 'id' | 'prices'>

/** Where a search reads the catalogue. */
export type SearchSource = {
  /** What the shop was told that words mean, beyond the names in its catalogue. */
  readonly words?: SearchWords
  categories(): Promise<readonly SearchableCategory[]>
  /** In which order categories show their products; as everywhere where nothing says so. */
  arrangements?(): Promise<Arrangements>
  /** What the retailer says that words mean, while the shop is open. */
  synonyms?(): Promise<readonly Synonym[]>
  /**
   * Everything that is sold, in batches, by SKU.
   * @param early may be told of all products, in the same order, while their sizes and prices are still being read
   */
  products(early?: (batch: readonly DescribedProduct[]) => void): AsyncIterable<readonly SearchableProduct[]>
  /** Those of these that are still sold. */
  productsById(ids: readonly string[]): Promise<readonly SearchableProduct[]>
  /** The same of which nothing but the pieces is another; all of them is read where nothing can tell. */
  stockById?(ids: readonly string[]): Promise<readonly ProductStock[]>
  /** The same of which nothing but the prices is another. */
  pricesById?(ids: readonly string[]): Promise<readonly ProductPrices[]>
}

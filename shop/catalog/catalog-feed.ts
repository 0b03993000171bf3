import type { BuildingAddress } from '#kernel/building-address.ts'
import type { LocalNames } from '#kernel/local-names.ts'
import type { Cents } from '#kernel/money.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { Country, Currency, StorefrontCode, Translated } from '#kernel/storefront.ts'
import type { PassportFacts } from './passport.ts'

/**
 * What a retailer's merchandise system hands over, and what the demo shop is made of. A feed is full unless it says that it is
 * partial: what a full one leaves out is no longer sold. A product that is named is told whole in both, with all of its sizes
 * and prices. Keys are the retailer's own and stay stable between imports.
 */
export type CatalogFeed = {
  /** Products that it doesn't name stay as they are. */
  readonly partial?: boolean
  /** ISO moment at which the pieces were counted; the moment of the import when absent. */
  readonly countedAt?: string
  readonly brands: readonly BrandFeed[]
  readonly manufacturers: readonly ManufacturerFeed[]
  readonly categories: readonly CategoryFeed[]
  readonly sizeTables: readonly SizeTableFeed[]
  readonly locations: readonly LocationFeed[]
  readonly products: readonly ProductFeed[]
}

/** Whom it is for; what is for everybody is found among women's and men's things alike. */
export type Gender = 'women' | 'men' | 'unisex'

/**
 * What the law taxes alike. Shoes, clothes, bags and their care are `standard`; `children` is what young children wear, within the
 * sizes of the country that spares it.
 */
export const taxClasses = ['standard', 'children', 'books'] as const
export type TaxClass = (typeof taxClasses)[number]

export type BrandFeed = {
  readonly key: string
  readonly name: string
  readonly slug: string
  readonly story: Translated
}

/** Whom to write to. */
export type PostalContact = {
  readonly name: string
  readonly address: string
  /** ISO 3166-1 alpha-2; absent when the address names its country itself. */
  readonly country?: string
  readonly email: string
}

/** Who stands for the product's safety: Regulation (EU) 2023/988, article 19. */
export type ManufacturerFeed = PostalContact & {
  readonly key: string
  /** Needed when the manufacturer sits outside the Union. */
  readonly responsiblePerson?: PostalContact
}

export type CategoryFeed = {
  readonly key: string
  /** Absent for the roots (level 1); a tree is three levels deep at most. */
  readonly parent?: string
  readonly gender: Gender
  readonly name: Translated
  /** One path segment per language; the URL is the path from the root: `dames/laarzen/enkellaarzen`. */
  readonly slug: Translated
  readonly description: Translated
}

/** What values of a filter are gathered under: blue for navy and petrol, shoes for 38 and 39. */
export type GroupFeed = { readonly key: string; readonly name: Translated }

export type SizeTableFeed = {
  readonly key: string
  /** What it measures: shoes, clothes, belts. Sizes of one kind stand together in filters. */
  readonly kind?: GroupFeed
  readonly advice: Translated
  readonly rows: readonly { readonly eu: string; readonly us: string; readonly uk: string; readonly cm: string }[]
}

/** Where stock lies. Exactly one location is the distribution centre. */
/** A building that shoppers walk into. */
export type StoreFeed = Omit<LocationFeed, 'kind'>

export type LocationFeed = BuildingAddress & {
  readonly code: string
  readonly name: string
  readonly kind: 'distribution-centre' | 'store'
  /** What town and street are called in languages that have a name of their own for them. */
  readonly localNames?: LocalNames
  /** For stores; absent where it is unknown. */
  readonly openingHours?: OpeningHours
  /** Pieces of each size that can't be ordered of what lies there; left as it is when absent. */
  readonly safetyStock?: number
}

export type PriceFeed = {
  readonly currency: Currency
  readonly price: Cents
  /** The price before a reduction; absent when the product is not reduced. */
  readonly regularPrice?: Cents
  /** ISO date or moment from which on `price` holds, which may be to come; with `regularPrice` the reduction begins then. */
  readonly since: string
  /** ISO date or moment at which the reduction ends and `regularPrice` holds again; only with `regularPrice`. */
  readonly until?: string
}

/** One colour of a model. Colours of a model share `parentSku` and show each other as siblings. */
export type ProductFeed = {
  /** Digits, a dot, digits: `10412.003`. Old links spell it `10412x003`. */
  readonly sku: string
  readonly parentSku: string
  readonly brand: string
  readonly manufacturer: string
  readonly gender: Gender
  readonly name: Translated
  /** One path segment, unique in its language: `chelsea-boot-maas-cognac`. */
  readonly slug: Translated
  readonly description: Translated
  readonly metaTitle?: Translated
  readonly metaDescription?: Translated
  readonly color: {
    readonly key: string
    readonly name: Translated
    readonly hex: string
    /** The colour that this one is a shade of; a family has the same name and hex wherever it is named. */
    readonly family?: GroupFeed & { readonly hex: string }
  }
  /** The deepest categories; their ancestors follow. */
  readonly categories: readonly string[]
  /** Names of pictures, the packshot first. */
  readonly images: readonly string[]
  readonly hoverImage?: string
  /** Names of the pictures of a whole turn, in order. */
  readonly threesixty?: readonly string[]
  /** The name of a film: `turns/sneaker-0`. */
  readonly video?: string
  readonly releaseDate: string
  readonly comingSoonDate?: string
  /** Shown as 'Pre Order {delivery time}': '2 weeks'. */
  readonly deliveryTime?: Translated
  readonly marketingLabel?: Translated
  readonly saleLabel?: Partial<Readonly<Record<Country, string>>>
  readonly presentedBySneakers?: boolean
  readonly sizeTable?: string
  /** 0 to 100: how well it sells; orders the recommended sort until sales do. */
  readonly popularity: number
  readonly properties: readonly { readonly name: Translated; readonly options: readonly Translated[] }[]
  /** Upper, lining and sock, outer sole: Directive 94/11/EC. Only for footwear. */
  readonly footwear?: {
    readonly upper: readonly FootwearMaterial[]
    readonly lining: readonly FootwearMaterial[]
    readonly sole: readonly FootwearMaterial[]
  }
  /** Percentages of each part add up to 100: Regulation (EU) 1007/2011. Only for textiles. */
  readonly textile?: readonly {
    readonly part: Translated
    readonly fibres: readonly { readonly fibre: Fibre; readonly percent: number }[]
  }[]
  readonly care: Translated
  /** What its passport says beyond all this; what was told before stays when absent. */
  readonly passport?: PassportFacts
  /** How much is in it; only for what is sold by volume, and shown with the price of a litre (Directive 98/6/EC). */
  readonly contents?: { readonly amount: number; readonly unit: 'ml' }
  /** What its label warns of, sentence by sentence (Regulation (EC) 1272/2008, article 48). */
  readonly warnings?: readonly Translated[]
  /** By which rate of VAT it is sold; `standard` unless said otherwise. */
  readonly taxClass?: TaxClass
  /** Delivered for nothing; so is an order of nothing else. */
  readonly shippingFree?: boolean
  /** SKUs of products. */
  readonly complementary: readonly string[]
  readonly maintenance: readonly string[]
  readonly prices: Partial<Readonly<Record<StorefrontCode, PriceFeed>>>
  readonly variants: readonly VariantFeed[]
}

export type FootwearMaterial = 'leather' | 'coated-leather' | 'textile' | 'other'
export type Fibre =
  | 'cotton'
  | 'wool'
  | 'polyester'
  | 'polyamide'
  | 'viscose'
  | 'elastane'
  | 'linen'
  | 'cashmere'
  | 'silk'

/** How large something is as it is carried or stands, in whole millimetres; the length goes from front to back. */
export type Dimensions = { readonly length: number; readonly width: number; readonly height: number }

export type VariantFeed = {
  /** The product's SKU, a dot, the size without spaces: `10412.003.38`. */
  readonly sku: string
  readonly legacySku?: string
  /** '38', '38.5', 'M'; 'ONE' when there is only one size. */
  readonly size: string
  readonly ean: string
  readonly weight: number
  readonly dimensions?: Dimensions
  /** ISO date on which more of it is expected. */
  readonly restockDate?: string
  /** How many pieces one order takes of it: at least (1), at most (10), and in steps of (1). */
  readonly minPurchase?: number
  readonly maxPurchase?: number
  readonly purchaseSteps?: number
  /**
   * Pieces that lie there, by location code, those too that orders and reservations hold; a location that is absent has none.
   */
  readonly stock: Readonly<Record<string, number>>
}

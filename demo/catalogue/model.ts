import type { Cents } from '#kernel/money.ts'
import type { Country, StorefrontCode, Translated } from '#kernel/storefront.ts'
import type { Dimensions, Gender, ProductFeed, TaxClass } from '#shop/catalog/catalog-feed.ts'
import type { BrandKey } from './brands.ts'
import type { CategoryKey } from './categories.ts'
import type { ColorKey } from './colors.ts'
import type { DeliveryTimeKey, LabelKey } from './labels.ts'
import type { CareKey } from './materials.ts'
import type { PropertyChoice } from './properties.ts'
import type { SizeRun } from './sizes.ts'
import type { WarningKey } from './warnings.ts'

/** A shoe, bag, garment or care product as its maker designed it; every colour of it becomes a product of its own. */
export type Model = {
  /** Five digits, the first half of every SKU. */
  readonly parentSku: string
  readonly brand: BrandKey
  readonly gender: Gender
  readonly name: Translated
  /** What holds for every colour; each colour adds its own line. */
  readonly description: Translated
  readonly categories: readonly CategoryKey[]
  readonly sizes: SizeRun
  /** Of the first size, in grams; larger sizes weigh a little more. */
  readonly weight: number
  /** Of every size; of a bag its measurements say it already. */
  readonly dimensions?: Dimensions
  readonly price: ModelPrice
  readonly taxClass?: TaxClass
  readonly properties: PropertyChoice
  readonly care: CareKey
  /** How much is in it, where it is sold by volume. */
  readonly contents?: ProductFeed['contents']
  readonly warnings?: WarningKey
  readonly footwear?: ProductFeed['footwear']
  readonly textile?: ProductFeed['textile']
  /** SKUs of products that are worn with it. */
  readonly goesWith: readonly string[]
  readonly colorways: readonly Colorway[]
}

/** Euros and pounds are lists of their own, not a conversion. */
export type ModelPrice = { readonly eur: Cents; readonly gbp: Cents }

export type Colorway = {
  /** Three digits, the second half of the SKU. */
  readonly number: string
  readonly color: ColorKey
  /** The packshot; its close-up is called `<picture>-detail`. */
  readonly picture: string
  /** What only this colour has to say. */
  readonly line: Translated
  /** How many days ago it was released, or announced when it is still coming. */
  readonly age: number
  /** How the pieces lie; `mixed` when absent. */
  readonly supply?: ModelSupply
  readonly sale?: Sale
  readonly comingSoonInDays?: number
  readonly preOrder?: DeliveryTimeKey
  readonly label?: LabelKey
  readonly saleLabel?: Partial<Readonly<Record<Country, string>>>
  readonly presentedBySneakers?: boolean
  /** 0 to 100; drawn from the SKU when absent. */
  readonly popularity?: number
  readonly maxPurchase?: number
}

export type ModelSupply = 'plenty' | 'mixed' | 'scarce' | 'sold-out'

export type Sale = ModelPrice & {
  /** How many days ago the reduction began. */
  readonly daysAgo: number
  /** Absent: in every storefront. */
  readonly only?: readonly StorefrontCode[]
}

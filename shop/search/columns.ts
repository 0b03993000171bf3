import type { Language, StorefrontCode, Translated } from '#kernel/storefront.ts'
import { type Bitset, emptySet, setMember } from './bitset.ts'
import type { LanguageIndex } from './language-index.ts'

/** What a product has that lists are narrowed by and that words may mean. */
export type AttributeName =
  | 'brand'
  | 'category'
  | 'color'
  /** All shades of a colour, by the family's value. */
  | 'color-family'
  | 'gender'
  | 'size'
  /** What is in stock in a size of one kind: `38_shoes`. */
  | 'kind-size'
  /** What is made in sizes of a kind. */
  | 'size-kind'
  | 'any-size'
  | 'material'
  /** A colour of the wheel that pictures show, and where there is much of it, and most. */
  | 'tone'
  | 'tone-much'
  | 'tone-most'
  | 'heel'
  | 'season'
  | 'property'

export type AttributeValue = {
  readonly attribute: AttributeName
  /** Also the value of the filter. */
  readonly key: string
  /** Absent where the key is all that is known of it. */
  readonly labels: Translated | undefined
  readonly hex: string | undefined
  /** Where it stands among its like; a category by its place in the tree. */
  readonly position: number
  /** Depth of a category, from 1. */
  readonly level: number
  readonly set: Bitset
  /** The family of a colour, by the family's value; the kind of a size of one kind. */
  readonly group?: string | undefined
  /** Of a size of one kind the size alone. */
  readonly size?: string | undefined
}

/** What the products of one storefront cost, in cents; 0 where they are not sold. */
export type StorePrices = {
  readonly price: Int32Array
  readonly prior: Int32Array
  readonly sold: Bitset
  readonly reduced: Bitset
}

export type Columns = {
  readonly ids: readonly string[]
  readonly skus: readonly string[]
  readonly popularity: Uint8Array
  /** Days since 1970. */
  readonly released: Int32Array
  readonly pieces: Int32Array
  /** Of a hundred sizes so many are in stock. */
  readonly sizesInStock: Uint8Array
  /** Of everything that is neither price nor stock: another one means other words. */
  readonly shapes: Uint32Array
  readonly inStock: Bitset
  readonly nameRanks: Readonly<Record<Language, Uint32Array>>
  readonly stores: Readonly<Record<StorefrontCode, StorePrices>>
  readonly attributes: ReadonlyMap<AttributeName, ReadonlyMap<string, AttributeValue>>
  /** Ids of categories and brands, as lists name them. */
  readonly categoryKeys: ReadonlyMap<string, string>
  readonly brandSlugs: ReadonlyMap<string, string>
  /** Hashes of SKUs and EANs with the product each belongs to, sorted. */
  readonly variantSkus: Float64Array
  readonly languages: Readonly<Record<Language, LanguageIndex>>
}

export function storePrices(price: readonly number[], prior: readonly number[]): StorePrices {
  const sold = emptySet(price.length)
  const reduced = emptySet(price.length)
  for (const [at, amount] of price.entries()) {
    if (amount > 0) setMember(sold, at, true)
    if ((prior[at] ?? 0) > amount && amount > 0) setMember(reduced, at, true)
  }
  return { price: Int32Array.from(price), prior: Int32Array.from(prior), sold, reduced }
}

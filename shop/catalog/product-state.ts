import { createHash } from 'node:crypto'
import type { Translated } from '#kernel/storefront.ts'
import type { Fibre, FootwearMaterial, Gender, TaxClass } from './catalog-feed.ts'
import type { PictureDetails } from './picture-details.ts'

/** A size of a product as files tell it. */
export type SizeState = {
  readonly sku: string
  readonly size: string
  readonly ean: string | null
  /** In grams. */
  readonly weight: number
  readonly position: number
}

/** What files tell of a product, as it is kept: what was written before can be written again. */
export type ProductState = {
  readonly sku: string
  readonly parentSku: string
  readonly active: boolean
  /** What is missing, by its column in a file. */
  readonly incomplete: readonly string[]
  readonly brand: { readonly key: string; readonly name: string; readonly slug: string }
  readonly manufacturer: string | null
  readonly gender: Gender
  readonly name: Translated
  readonly slug: Translated
  readonly description: Translated
  readonly care: Translated
  readonly color: { readonly key: string; readonly name: Translated; readonly hex: string }
  readonly images: readonly string[]
  readonly pictureDetails: PictureDetails | null
  readonly releaseDate: string
  readonly footwear: {
    readonly upper: readonly FootwearMaterial[]
    readonly lining: readonly FootwearMaterial[]
    readonly sole: readonly FootwearMaterial[]
  } | null
  readonly textile:
    | readonly {
        readonly part: Translated
        readonly fibres: readonly { readonly fibre: Fibre; readonly percent: number }[]
      }[]
    | null
  readonly taxClass: TaxClass
  /** Ids of categories, with their ancestors. */
  readonly categories: readonly string[]
  readonly sizes: readonly SizeState[]
  /** Taken off sale by somebody: it isn't sold whatever it has. */
  readonly withdrawn?: true
  /** ISO moments between which it is on sale; absent where nothing is said. */
  readonly onSaleFrom?: string
  readonly onSaleUntil?: string
}

/** Without these a product isn't sold: by law, or because nothing could be shown. */
export const neededForSale = [
  'manufacturer',
  'responsible_name',
  'type',
  'upper',
  'fibres',
  'images',
  'categories',
] as const

/** Names what a product is now: whoever changes it says which one they saw. */
export function versionOf(state: ProductState & { readonly id?: string }): string {
  const { id: _, ...kept } = state
  return createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 22)
}

/** Whether a product is on sale at a moment, by what it has and by what was decided of it. */
export function isOnSale(
  {
    incomplete,
    withdrawn,
    onSaleFrom,
    onSaleUntil,
  }: Pick<ProductState, 'incomplete' | 'withdrawn' | 'onSaleFrom' | 'onSaleUntil'>,
  now: Date,
): boolean {
  if (withdrawn || !canBeSold(incomplete)) return false
  if (onSaleFrom !== undefined && new Date(onSaleFrom) > now) return false
  return onSaleUntil === undefined || new Date(onSaleUntil) > now
}

/** Whether nothing is missing without which it may not be sold. */
export const canBeSold = (incomplete: readonly string[]) => !neededForSale.some((column) => incomplete.includes(column))

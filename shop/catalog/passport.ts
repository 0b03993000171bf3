import type { Language } from '#kernel/storefront.ts'

/** Texts in those languages in which somebody wrote them. */
export type TextsTold = Partial<Readonly<Record<Language, string>>>

/** What a retailer tells of a product for its passport; whatever is absent is unknown, and is not shown. */
export type PassportFacts = {
  /** ISO 3166-1 alpha-2, of the country in which it was made. */
  readonly origin?: string
  /** Of the customs tariff, six to ten digits; told to customs and shown to nobody. */
  readonly tariffCode?: string
  /** Of its weight, in whole percent. */
  readonly recycledContent?: number
  readonly repair?: TextsTold
  readonly recycling?: TextsTold
}

/** The passport of a size as one storefront shows it: Regulation (EU) 2024/1781, article 9. */
export type ProductPassport = {
  readonly productId: string
  readonly productSku: string
  readonly variantSku: string
  /** Fourteen digits. */
  readonly gtin: string
  readonly size: string
  readonly name: string
  readonly brand: string
  readonly color: string
  readonly images: readonly string[]
  /** Without slashes at its ends; null where the storefront does not sell it any more. */
  readonly url: string | null
  readonly origin: string | null
  readonly recycledContent: number | null
  /** Null where nothing is told in the storefront's language. */
  readonly repair: string | null
  readonly recycling: string | null
}

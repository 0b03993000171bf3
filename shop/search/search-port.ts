import type { FacetName } from '#kernel/product-list.ts'
import type { Language, Storefront } from '#kernel/storefront.ts'
import type { Arrangement, PiecesSold } from '../merchandising/arrangement.ts'
import type { PriceBar } from './facets.ts'
import { languageRules } from './languages/rules.ts'
import type { ListRequest } from './product-list.ts'

export {
  barsEnd,
  barWidth,
  facetOfProperty,
  familyValue,
  newForDays,
  optionKey,
  type PriceBar,
  priceBars,
  priceRange,
  priceRanges,
  sizeOfKind,
} from './facets.ts'
export type { ListRequest } from './product-list.ts'
export type { SearchableCategory, SearchableProduct, SearchSource } from './searchable.ts'
export { bySize } from './size-order.ts'

/** The search can't be asked at the moment. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable'
  /** Of the page that can't be made without it. */
  readonly statusCode = 503
}

/** Words of the trade that mean the same, for a search that keeps its own index. */
export const synonymsFor = (language: Language): readonly (readonly string[])[] => languageRules[language].synonyms

/** A list or a search, as one storefront asks for it. */
export type SearchQuestion = {
  readonly storefront: Storefront
  readonly request: ListRequest
  readonly now: Date
  /** While reductions may not be announced, nothing is sorted or narrowed by them. */
  readonly hidesReductions: boolean
  /** SKUs of what the store has that the request names; absent when it names none. */
  readonly inStore?: ReadonlySet<string>
  /** SKUs of what the store has that the request wants first: they come before all others, each part in the order asked for. */
  readonly firstInStore?: ReadonlySet<string>
  /** How the list of a category would be ordered if this were published, in place of what holds. */
  readonly preview?: { readonly arrangement: Arrangement; readonly sold?: PiecesSold | undefined }
}

export type SearchAnswer = {
  /** Products of the page that was asked for, in their order. */
  readonly ids: readonly string[]
  readonly total: number
  /** The query with its typing errors mended; absent without any. */
  readonly corrected?: string
  /** Words of the query that had to be left out, because nothing matches all of them. */
  readonly ignored: readonly string[]
  /** The query without them: what the answer is for. Absent when none was left out. */
  readonly understood?: string
}

export type FacetValue = {
  /** Also the value of the filter. */
  readonly value: string
  /** In the storefront's language; null where the value says all (a material's key, a price range). */
  readonly label: string | null
  readonly hex?: string
  /** How many products the list would have with it, whatever else of the same facet is chosen. */
  readonly count: number
  readonly chosen: boolean
  /** The key of the group that it stands in; absent where it stands alone. */
  readonly group?: string
}

/** A colour with its shades, or a kind of size. */
export type FacetGroup = {
  readonly key: string
  readonly label: string
  readonly hex?: string
  /** The filter's value for all of the group; null where a group is only a heading. */
  readonly value: string | null
  readonly count: number
  readonly chosen: boolean
}

export type Facet = {
  readonly name: FacetName
  readonly values: readonly FacetValue[]
  /** In the order they are shown in; absent where values stand by themselves. */
  readonly groups?: readonly FacetGroup[]
  /** Of prices: how many there are in each step. */
  readonly bars?: readonly PriceBar[]
}

/** What is new of products, and nothing else. */
export type ProductNews = 'stock' | 'prices'

/** Finds products: in the memory of this process, or in a search service. Built from a `SearchSource` that it is given. */
export type SearchPort = {
  find(question: SearchQuestion): Promise<SearchAnswer>
  /** What the list can be narrowed to: of each facet the values that lead to something, and those that are chosen. */
  facets(question: SearchQuestion): Promise<readonly Facet[]>
  /** Takes up the whole catalogue anew; what was known before answers meanwhile. */
  rebuild(): Promise<void>
  /**
   * Takes up products whose price, stock or text changed.
   * @param what is new of them; anything may be where nothing is said
   */
  refresh(productIds: readonly string[], what?: ProductNews): Promise<void>
  /** Takes up what merchandisers decided: in which order categories show their products, and what words mean. */
  retune(): Promise<void>
}

/** A search outside of this process, which may be away. */
export type SearchService = SearchPort & {
  /**
   * Asks whether searches are answered, as the health of the shop wants to know.
   * @throws SearchUnavailable
   */
  check(): Promise<void>
}

import {
  type CacheTag,
  catalogTag,
  categoryTag,
  contentTag,
  contentTypeTag,
  documentTag,
  pricesTag,
  productTag,
  promotionsTag,
  readTag,
  searchTag,
  stockTag,
  storefrontTag,
  storesTag,
  type TagKind,
} from './cache-tags.ts'
import { storefronts } from './storefront.ts'

/** Beyond so many changed tags, every page with content is made anew. */
const mostContentTags = 60

/** What pages bear, and beside it what searches read less for; a node of an older release reads all of the product. */
const withStock = (id: string): readonly CacheTag[] => [productTag(id), stockTag(id)]
const withPrices = (id: string): readonly CacheTag[] => [productTag(id), pricesTag(id)]

/**
 * What each change invalidates. Whoever changes something that cached pages show calls the function of its change, so that
 * this is all that is ever published.
 *
 * What is missing here is shown by no cached page and kept by no node: vouchers. What stands in the environment
 * needs a start, and a start begins with empty caches.
 */
export const changes = {
  /** Names, prices, menus, stores and what stands beside what: any page may say something else. */
  catalogImport: () => [catalogTag, ...storefronts.map(({ code }) => storefrontTag(code))],
  /** What the retailer decides: delivery, VAT, extras, the club. Product pages name what delivery costs. */
  settings: () => storefronts.map(({ code }) => storefrontTag(code)),
  /** Products whose planned price began. */
  price: (productIds: readonly string[]) => productIds.flatMap(withPrices),
  /** Products of which a file changed something, whatever that is. */
  imported: (productIds: readonly string[]) => [...new Set(productIds)].map(productTag),
  /** Products whose prices alone a file changed. */
  importedPrices: (productIds: readonly string[]) => [...new Set(productIds)].flatMap(withPrices),
  /** Products whose pieces alone a file counted anew. */
  importedStock: (productIds: readonly string[]) => [...new Set(productIds)].flatMap(withStock),
  /** Some price began, or a file was imported: what is reduced or sold stands on lists on which it didn't stand before. */
  lists: () => [catalogTag],
  /** Pictures came, which nodes keep in mind with the catalogue. */
  pictures: (productIds: readonly string[]) => [catalogTag, ...new Set(productIds.map(productTag))],
  /** It was measured what pictures show, which nodes keep in mind as well; no oftener than pictures come. */
  measuredPictures: () => [catalogTag],
  /** Somebody decided in which order categories show their products, or what stands between those. */
  arranged: (categoryIds: readonly string[]) => [...new Set(categoryIds)].map(categoryTag),
  /** Somebody decided what words mean, or where a search leads. */
  searching: () => [searchTag],
  /** Stock was reserved, released, sold or returned. */
  stock: (productIds: readonly string[]) => productIds.flatMap(withStock),
  /** Other promotions are given, or other terms of theirs hold. */
  promotions: () => [promotionsTag],
  /** Hours of stores: their pages alone, and what is answered of them. */
  stores: () => [storesTag],
  /** It was learned how products run. */
  fit: (productIds: readonly string[]) => productIds.map(productTag),
  /** It was learned what the same people buy, or what is looked at together. */
  pairs: (productIds: readonly string[]) => productIds.map(productTag),
  /** It was learned what resembles them. */
  similar: (productIds: readonly string[]) => productIds.map(productTag),
  /** A review was published, answered or taken away; all colours of a model show it. */
  reviews: (productIds: readonly string[]) => productIds.map(productTag),
  /** Documents were added, changed or taken away. */
  publication: (documents: readonly TaggedDocument[]) => {
    const tags = new Set(documents.flatMap(tagsOfDocument))
    return tags.size > mostContentTags ? [contentTag] : [...tags]
  },
  /** Documents were published, and nobody says which. */
  allContent: () => [contentTag],
  /** A rating of the shop, which stands in the layout. */
  rating: () => [contentTypeTag('layout')],
} as const satisfies Record<string, (...things: never[]) => readonly CacheTag[]>

/** What a tag tells of a document. */
export type TaggedDocument = { readonly type: string; readonly uid: string | null }

/** What a page is tagged with that shows a document, and one that lists its type. */
export function tagsOfDocument({ type, uid }: TaggedDocument): readonly CacheTag[] {
  return uid === null ? [contentTypeTag(type)] : [documentTag(type, uid), contentTypeTag(type)]
}

const foreignToProductPage = [
  'catalog',
  'category',
  'search',
  'stores',
  'document',
] as const satisfies readonly TagKind[]

/** Whether tags are those of a product's page: it shows products, and neither a list nor a document. */
export function isProductPage(tags: readonly string[]): boolean {
  const kinds = new Set(tags.map((tag) => readTag(tag)?.kind))
  return kinds.has('product') && !foreignToProductPage.some((kind) => kinds.has(kind))
}

/** What carts are put together of beside the catalogue: nodes keep it, and no cached page shows it. */
export const cartTags = ['promotions'] as const satisfies readonly TagKind[]

/** What searches alone read, to know how much of a product they have to read anew. */
export const refreshTags = ['stock', 'prices'] as const satisfies readonly TagKind[]

/** What the pages of each kind bear at least; what an editor puts on one adds to it. */
export const pageTags = {
  home: ['storefront', 'content', 'contentType', 'document'],
  contentPage: ['storefront', 'content', 'contentType', 'document'],
  productPage: ['storefront', 'content', 'contentType', 'product'],
  listPage: ['storefront', 'content', 'contentType', 'catalog', 'category', 'product'],
  searchPage: ['storefront', 'content', 'contentType', 'catalog', 'product', 'search'],
  storePages: ['storefront', 'content', 'contentType', 'catalog', 'stores'],
} as const satisfies Record<string, readonly TagKind[]>

import { type StorefrontCode, storefrontByCode } from './storefront.ts'

/**
 * What a cached page was made of. A page bears the tags of all that it shows, a change invalidates tags, and the pages that
 * bear one of them are made anew. Only this file spells them; everything else uses its constructors and its parser.
 */
export type CacheTag =
  | 'catalog'
  | 'stores'
  | 'content'
  | 'search'
  | 'promotions'
  | `category:${string}`
  | `content:${string}`
  | `product:${string}`
  | `stock:${string}`
  | `prices:${string}`
  | `storefront:${string}`

/** A tag, read. */
export type Tag =
  /** Anything that a storefront shows. */
  | { readonly kind: 'storefront'; readonly code: StorefrontCode }
  /** What stands on which list, and where things are sold. */
  | { readonly kind: 'catalog' }
  /** When and where our stores are open. */
  | { readonly kind: 'stores' }
  | { readonly kind: 'product'; readonly id: string }
  /** Of a product that is told of as well its pieces alone are other ones. */
  | { readonly kind: 'stock'; readonly id: string }
  /** Of a product that is told of as well its prices alone are other ones. */
  | { readonly kind: 'prices'; readonly id: string }
  /** In which order a category shows its products, and what stands between them. */
  | { readonly kind: 'category'; readonly id: string }
  /** What words mean and where searches lead. */
  | { readonly kind: 'search' }
  /** What is taken off, and for whom. */
  | { readonly kind: 'promotions' }
  /** Documents of any type. */
  | { readonly kind: 'content' }
  /** All documents of a type: a list of them, or the only one. */
  | { readonly kind: 'contentType'; readonly type: string }
  | { readonly kind: 'document'; readonly type: string; readonly uid: string }

export type TagKind = Tag['kind']

export const storefrontTag = (code: StorefrontCode): CacheTag => `storefront:${code}`
export const catalogTag: CacheTag = 'catalog'
export const storesTag: CacheTag = 'stores'
export const productTag = (id: string): CacheTag => `product:${id}`
export const stockTag = (id: string): CacheTag => `stock:${id}`
export const pricesTag = (id: string): CacheTag => `prices:${id}`
export const categoryTag = (id: string): CacheTag => `category:${id}`
export const searchTag: CacheTag = 'search'
export const promotionsTag: CacheTag = 'promotions'
export const contentTag: CacheTag = 'content'
export const contentTypeTag = (type: string): CacheTag => `content:${type}`
export const documentTag = (type: string, uid: string): CacheTag => `content:${type}:${uid}`

/** Kinds of which there is but one tag. */
const kindsAlone = ['catalog', 'content', 'search', 'stores', 'promotions'] as const

/** The tag that a text is; nothing for a text that another version of the shop may have sent. */
export function readTag(text: string): Tag | undefined {
  const alone = kindsAlone.find((kind) => kind === text)
  if (alone) return { kind: alone }
  const [, name, rest = ''] = /^(product|stock|prices|category|storefront|content):(.+)$/su.exec(text) ?? []
  if (name === 'product' || name === 'stock' || name === 'prices' || name === 'category')
    return { kind: name, id: rest }
  if (name === 'storefront') {
    const found = storefrontByCode(rest)
    return found && { kind: 'storefront', code: found.code }
  }
  if (name !== 'content') return undefined
  const at = rest.indexOf(':')
  if (at < 0) return { kind: 'contentType', type: rest }
  const [type, uid] = [rest.slice(0, at), rest.slice(at + 1)]
  return type === '' || uid === '' ? undefined : { kind: 'document', type, uid }
}

/** What a change means to those who keep something; without tags anything may have changed. */
export type Invalidated = {
  /** Whether what stands on which list may be another. */
  readonly catalog: boolean
  /** Whether anything of a storefront may be another, such as what its retailer decided. */
  readonly storefronts: boolean
  /** Whether a document may be another. */
  readonly content: boolean
  /** The products that may be shown in another way, beside all of them where `catalog` is set. */
  readonly productIds: readonly string[]
  /** Those of them of which more than the pieces or the prices may be another. */
  readonly describedIds: readonly string[]
  /** Those whose pieces are other ones. */
  readonly stockIds: readonly string[]
  /** Those whose prices are other ones. */
  readonly priceIds: readonly string[]
  /** Whether the order of a category or what stands in it may be another, beside all that `catalog` says. */
  readonly categories: boolean
  /** Whether words may mean something else, or searches lead elsewhere. */
  readonly search: boolean
  /** Whether something else may be taken off. */
  readonly promotions: boolean
  /** Whether stores may be open at other times, beside all that `catalog` says. */
  readonly stores: boolean
}

const everything = {
  catalog: true,
  storefronts: true,
  content: true,
  categories: true,
  search: true,
  promotions: true,
  stores: true,
} as const

/** Reads the tags of a change; nothing stands for all of them. */
export function invalidatedBy(tags: readonly string[] | undefined): Invalidated {
  if (!tags) return { ...everything, productIds: [], describedIds: [], stockIds: [], priceIds: [] }
  const read = tags.flatMap((text) => readTag(text) ?? [])
  const idsOf = (kind: 'product' | 'stock' | 'prices') => read.flatMap((tag) => (tag.kind === kind ? [tag.id] : []))
  const [productIds, stockIds, priceIds] = [idsOf('product'), idsOf('stock'), idsOf('prices')]
  const known = new Set([...stockIds, ...priceIds])
  return {
    catalog: read.some(({ kind }) => kind === 'catalog'),
    storefronts: read.some(({ kind }) => kind === 'storefront'),
    content: read.some(({ kind }) => kind === 'content' || kind === 'contentType' || kind === 'document'),
    productIds,
    describedIds: productIds.filter((id) => !known.has(id)),
    stockIds,
    priceIds,
    categories: read.some(({ kind }) => kind === 'category'),
    search: read.some(({ kind }) => kind === 'search'),
    promotions: read.some(({ kind }) => kind === 'promotions'),
    stores: read.some(({ kind }) => kind === 'stores'),
  }
}

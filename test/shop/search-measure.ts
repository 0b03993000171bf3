import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import type { CatalogFeed, ProductFeed } from '#shop/catalog/catalog-feed.ts'
import type { CatalogIndex } from '#shop/search/catalog-index.ts'
import { listProducts } from '#shop/search/list-products.ts'
import { idOf } from './searchable-feed.ts'

/** A query and which products it means, in facts of the catalogue as in `relevance-test-set.ts`. */
export type Judgement = { readonly query: string; readonly best: string; readonly good?: string | undefined }
/** How good the answer to one query is: its first ten results, how much of what was meant is on the first page, and how many there are. */
export type Measured = {
  readonly query: string
  readonly ndcg: number
  readonly recall: number
  readonly total: number
}

const depth = 10
const pageSize = 24
const worth = { best: 3, good: 1 } as const

/** Judges what a search answers by what was meant, and knows whether a product is. */
export function searchMeasure(feed: CatalogFeed, index: CatalogIndex, now: Date) {
  const isMeant = factReader(feed)
  const measure = ({ query, best, good }: Judgement, storefront: Storefront): Measured => {
    const request = { search: query, chosen: {}, sort: 'recommended' as const, page: 1, pageSize }
    const { ids, total } = listProducts(index, { storefront, request, now, hidesReductions: false })
    const { code } = storefront
    const gainOf = (product: ProductFeed) => {
      if (isMeant(product, best, code)) return worth.best
      return good !== undefined && isMeant(product, good, code) ? worth.good : 0
    }
    const sold = feed.products.filter(({ prices }) => prices[code] !== undefined)
    const gains = new Map(sold.map((product) => [idOf(product.sku), gainOf(product)]))
    const found = ids.map((id) => gains.get(id) ?? 0)
    const ideal = [...gains.values()].sort((a, b) => b - a)
    const wanted = ideal.filter((one) => one === worth.best).length
    return {
      query: `${code} ${query}`,
      ndcg: discounted(found.slice(0, depth)) / (discounted(ideal.slice(0, depth)) || 1),
      recall: wanted === 0 ? 1 : found.filter((one) => one === worth.best).length / Math.min(pageSize, wanted),
      total,
    }
  }
  return { measure, isMeant }
}

export const meanOf = (measured: readonly Measured[], of: 'ndcg' | 'recall'): number =>
  measured.reduce((sum, one) => sum + one[of], 0) / measured.length

/** Discounted cumulative gain: a result counts the less, the further down it stands. */
function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, one, at) => sum + one / Math.log2(at + 2), 0)
}

function factReader(feed: CatalogFeed) {
  const parents = new Map(feed.categories.map(({ key, parent }) => [key, parent]))
  const brands = new Set(feed.brands.map(({ key }) => key))
  const colors = new Set(feed.products.map(({ color }) => color.key))
  const isBelow = (category: string, above: string): boolean => {
    const parent = parents.get(category)
    return category === above || (parent !== undefined && isBelow(parent, above))
  }
  const isFact = (product: ProductFeed, fact: string, code: StorefrontCode): boolean => {
    if (/^\d{5}$/.test(fact)) return product.parentSku === fact
    const [name = '', value = ''] = fact.split(':')
    if (name === 'size') {
      return product.variants.some((one) => one.size === value && Object.values(one.stock).some((pieces) => pieces > 0))
    }
    if (name === 'under') return (product.prices[code]?.price ?? Number.POSITIVE_INFINITY) <= Number(value) * 100
    if (brands.has(fact)) return product.brand === fact
    if (colors.has(fact)) return product.color.key === fact
    if (!parents.has(fact)) throw new Error(`The demo shop knows no ${fact}`)
    return product.categories.some((category) => isBelow(category, fact))
  }
  return (product: ProductFeed, facts: string, code: StorefrontCode): boolean =>
    facts.split(' ').every((alternatives) => alternatives.split(',').some((fact) => isFact(product, fact, code)))
}

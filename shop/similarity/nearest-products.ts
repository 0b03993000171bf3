import type { StorefrontCode } from '#kernel/storefront.ts'
import { attributeLikeness, type ComparedProduct, productLikeness } from './product-likeness.ts'

/** What stands beside a product in some storefronts, the most alike first. */
export type Resembling = {
  readonly productId: string
  readonly storefronts: readonly StorefrontCode[]
  readonly otherIds: readonly string[]
}

/** So many are kept: more than are shown, since some will be sold out by then. */
const mostKept = 16
/** While so few models stand in a category, the one above it is looked through as well. */
const fewestModels = 24
/** In a large category so many of about the same price are looked at, and so many of those closely. */
const mostCandidates = 600
const mostCompared = 100

/**
 * Tells of each product what resembles it, in each storefront among what is sold and can be bought there.
 * Of a model one colour stands there, the most alike, and none of the product's own.
 */
export function nearestProducts(products: readonly ComparedProduct[]): (product: ComparedProduct) => Resembling[] {
  const byCategory = buyableByCategory(products)
  return (product) => {
    const candidates = candidatesFor(product, byCategory)
    const near = best(candidates, mostCompared, (other) => attributeLikeness(product, other))
    const ranked = best(near, mostCompared, (other) => productLikeness(product, other))
    return inStorefronts(product, ranked)
  }
}

/** By price within each, so that a neighbour in the list is one in price. */
function buyableByCategory(products: readonly ComparedProduct[]): ReadonlyMap<string, readonly ComparedProduct[]> {
  const found = new Map<string, ComparedProduct[]>()
  for (const product of products) {
    if (!product.isBuyable) continue
    for (const category of product.categories) {
      const known = found.get(category)
      if (known) known.push(product)
      else found.set(category, [product])
    }
  }
  for (const group of found.values()) group.sort((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
  return found
}

function candidatesFor(
  product: ComparedProduct,
  byCategory: ReadonlyMap<string, readonly ComparedProduct[]>,
): ComparedProduct[] {
  const candidates = new Set<ComparedProduct>()
  const models = new Set<string>()
  for (const category of product.categories) {
    for (const other of ofAboutThePrice(byCategory.get(category) ?? [], product.price)) {
      if (other.parentSku === product.parentSku || !isForTheSame(product, other)) continue
      candidates.add(other)
      models.add(other.parentSku)
    }
    if (models.size >= fewestModels) break
  }
  return [...candidates]
}

const isForTheSame = ({ gender }: ComparedProduct, other: ComparedProduct) =>
  gender === other.gender || gender === 'unisex' || other.gender === 'unisex'

function ofAboutThePrice(group: readonly ComparedProduct[], price: number): readonly ComparedProduct[] {
  if (group.length <= mostCandidates) return group
  let [low, high] = [0, group.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((group[middle]?.price ?? 0) < price) low = middle + 1
    else high = middle
  }
  const from = Math.max(0, Math.min(low - mostCandidates / 2, group.length - mostCandidates))
  return group.slice(from, from + mostCandidates)
}

/** Those of which most can be said, in an order that is the same each night. */
function best(
  products: readonly ComparedProduct[],
  most: number,
  scoreOf: (product: ComparedProduct) => number,
): ComparedProduct[] {
  return products
    .map((product) => ({ product, score: scoreOf(product) }))
    .sort((a, b) => b.score - a.score || (a.product.id < b.product.id ? -1 : 1))
    .slice(0, most)
    .map(({ product }) => product)
}

/** Storefronts in which the same stands there share an entry. */
function inStorefronts(product: ComparedProduct, ranked: readonly ComparedProduct[]): Resembling[] {
  const lists = new Map<string, { storefronts: StorefrontCode[]; otherIds: readonly string[] }>()
  for (const storefront of product.soldIn) {
    const otherIds = oneOfEachModel(ranked.filter(({ soldIn }) => soldIn.includes(storefront)))
      .slice(0, mostKept)
      .map(({ id }) => id)
    if (otherIds.length === 0) continue
    const known = lists.get(otherIds.join())
    if (known) known.storefronts.push(storefront)
    else lists.set(otherIds.join(), { storefronts: [storefront], otherIds })
  }
  return [...lists.values()].map((list) => ({ productId: product.id, ...list }))
}

/** The first of each model. */
export function oneOfEachModel<Product extends { readonly parentSku: string }>(
  products: readonly Product[],
): Product[] {
  const models = new Set<string>()
  return products.filter(({ parentSku }) => !models.has(parentSku) && models.add(parentSku))
}

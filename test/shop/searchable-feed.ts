import { createHash } from 'node:crypto'
import { demoSearchWords } from '#demo/search-words.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { CatalogFeed, ProductFeed } from '#shop/catalog/catalog-feed.ts'
import type { OfferPrice, SearchableCategory, SearchableProduct, SearchSource } from '#shop/search/searchable.ts'

/** A catalogue for the search without a database: ids are made of keys. */
export function searchableFeed(feed: CatalogFeed): SearchSource & { readonly all: readonly SearchableProduct[] } {
  const parents = new Map(feed.categories.map(({ key, parent }) => [key, parent]))
  const withAncestors = (key: string): string[] => {
    const parent = parents.get(key)
    return [idOf(key), ...(parent === undefined ? [] : withAncestors(parent))]
  }
  const brands = new Map(feed.brands.map((brand) => [brand.key, brand]))
  const kinds = new Map(feed.sizeTables.map(({ key, kind }) => [key, kind]))
  const properties = new Map<string, ProductFeed['properties']>()
  const all = feed.products.map((product): SearchableProduct => {
    const brand = brands.get(product.brand)
    const described = JSON.stringify(product.properties)
    const shared = properties.get(described) ?? product.properties
    properties.set(described, shared)
    const fibres = [...(product.textile?.[0]?.fibres ?? [])].sort((a, b) => b.percent - a.percent)
    return {
      id: idOf(product.sku),
      sku: product.sku,
      parentSku: product.parentSku,
      gender: product.gender,
      name: product.name,
      brand: { id: idOf(product.brand), slug: brand?.slug ?? '', name: brand?.name ?? '' },
      color: product.color,
      sizeKind: product.sizeTable === undefined ? undefined : kinds.get(product.sizeTable),
      categoryIds: [...new Set(product.categories.flatMap(withAncestors))],
      released: product.releaseDate.slice(0, 10),
      popularity: product.popularity,
      properties: shared,
      materials: [...new Set([...(product.footwear?.upper ?? []), ...fibres.slice(0, 1).map(({ fibre }) => fibre)])],
      variants: product.variants.map((variant) => ({
        sku: variant.sku,
        legacySku: variant.legacySku ?? null,
        ean: variant.ean ?? null,
        size: variant.size,
        pieces: Object.values(variant.stock).reduce((sum, pieces) => sum + pieces, 0),
      })),
      prices: Object.fromEntries(
        Object.entries(product.prices).map(([store, price]) => [store as StorefrontCode, offer(price)]),
      ),
    }
  })
  all.sort((a, b) => (a.sku < b.sku ? -1 : 1))
  const byId = new Map(all.map((product) => [product.id, product]))
  return {
    all,
    words: demoSearchWords,
    categories: async (): Promise<SearchableCategory[]> => {
      const levels = new Map<string, number>()
      return feed.categories.map(({ key, parent, name }, position) => {
        const level = (parent === undefined ? 0 : (levels.get(parent) ?? 0)) + 1
        levels.set(key, level)
        return { id: idOf(key), key, parentId: parent === undefined ? null : idOf(parent), level, position, name }
      })
    },
    async *products() {
      yield all
    },
    productsById: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  }
}

/** What a key of a feed is called in the search. */
export function idOf(key: string): string {
  const digest = createHash('md5').update(key).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function offer(feed: NonNullable<ProductFeed['prices'][StorefrontCode]>): OfferPrice {
  const prior = feed.regularPrice ?? 0
  return { price: feed.price, priorPrice: prior > feed.price ? prior : null }
}

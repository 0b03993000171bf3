import type { Api } from '#api/api.ts'
import { decimalAmount } from '#kernel/money.ts'
import { pageUrl } from '#kernel/page-url.ts'
import { pathOf } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { type SharedItem, sharedItemsQuery } from '#web/cart/shared-items.ts'
import { productJsonLd } from '#web/catalog/product-json-ld.ts'

/** What programs may ask of a storefront's catalogue: nothing of any person, and nothing that changes anything. */
export type CatalogueQuestions = ReturnType<typeof catalogueQuestions>

export type CatalogueDeps = {
  readonly api: Pick<Api, 'execute'>
  readonly publicUrl: string
}

/** A product in a list of found ones. */
export type FoundProduct = {
  /** Stable: the retailer's own number. */
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly color: string
  readonly url: string
  readonly image: string
  readonly price: string
  readonly priorPrice?: string
  readonly currency: string
  readonly inStock: boolean
  /** Sizes that can be bought now. */
  readonly sizes: readonly { readonly sku: string; readonly size: string }[]
}

export const productsPerAnswer = 24

const searchQuery = `query OpenSearch($search: String, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {
  search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {
    productData {
      totalCount
      products {
        sku name url
        brand { name } color { name } image { url }
        price { amount currency } priorPrice { amount }
        variants { sku size stockState }
      }
    }
  }
}`

/** What `productJsonLd` tells of a product, and what it is made of. */
const productQuery = `query OpenProduct($sku: String!) {
  pdp(sku: $sku) {
    sku parentSku name description url isOneSize
    brand { name } color { name }
    images { url }
    price { amount currency } priorPrice { amount }
    variants { sku size stockState ean price { amount } }
    relatedProducts { type url productNumber }
    footwear { part materials } textile { part fibres } care
    manufacturer { name address email responsiblePerson }
    reviewSummary { average count top { stars text language author writtenAt } }
    shippingRates { countries price { amount currency } }
    returnTerms { inStore country days }
  }
}`

const storesQuery = `query OpenStores($skus: [String!]!) {
  stockByLocations(skus: $skus) { code name qty exact sku }
}`

const sizesQuery = 'query OpenSizes($skus: [String!]!) { productsBySku(skus: $skus) { variants { sku } } }'
const promiseQuery = `query OpenPromise($skus: [String!]!) { deliveryPromise(skus: $skus) { min max } }`

type Money = { readonly amount: number; readonly currency: string }
type Listed = {
  readonly sku: string
  readonly name: string
  readonly url: string
  readonly brand: { readonly name: string }
  readonly color: { readonly name: string }
  readonly image: { readonly url: string }
  readonly price: Money
  readonly priorPrice: Pick<Money, 'amount'> | null
  readonly variants: readonly { readonly sku: string; readonly size: string; readonly stockState: string }[]
}
type ProductView = Parameters<typeof productJsonLd>[1]
type StoreStock = {
  readonly code: string
  readonly name: string
  readonly qty: number
  readonly exact: boolean
  readonly sku: string
}

export function catalogueQuestions({ api, publicUrl }: CatalogueDeps) {
  /** @throws where the API can't answer, as it does for a page */
  async function ask<T>(
    storefront: Storefront,
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<T> {
    const { data, errors } = await api.execute({ query, variables }, { storefront })
    if (errors && errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '))
    // The shape is that of the query, which a test asks of the schema.
    return data as T
  }

  return {
    /** Products by what somebody would type, or all of them. @param page from 1 on */
    async search(storefront: Storefront, { text, page }: { readonly text: string; readonly page: number }) {
      const { search } = await ask<{ search: { productData: { totalCount: number; products: readonly Listed[] } } }>(
        storefront,
        searchQuery,
        { search: text === '' ? null : text, filters: [], page, itemsPerPage: productsPerAnswer },
      )
      const { totalCount, products } = search.productData
      return { total: totalCount, products: products.map((product) => found(product, storefront, publicUrl)) }
    },

    /** A product as schema.org has it, with what the law wants told of it; nothing where it isn't sold. */
    async product(storefront: Storefront, sku: string): Promise<object | undefined> {
      const { pdp } = await ask<{ pdp: ProductView | null }>(storefront, productQuery, { sku })
      if (!pdp) return undefined
      const { footwear, textile, care, manufacturer, variants } = pdp
      const size = variants.find(({ stockState }) => isBuyable(stockState)) ?? variants[0]
      const { deliveryPromise } = await ask<{ deliveryPromise: Parameters<typeof productJsonLd>[2] }>(
        storefront,
        promiseQuery,
        { skus: size ? [size.sku] : [] },
      )
      return {
        '@context': 'https://schema.org',
        ...productJsonLd({ storefront, publicUrl }, pdp, deliveryPromise),
        additionalProperty: [
          ...(footwear ?? []).map(({ part, materials }) => property(part, materials.join(', '))),
          ...(textile ?? []).map(({ part, fibres }) => property(part, fibres)),
          ...(care ? [property('care', care)] : []),
        ],
        manufacturer: {
          '@type': 'Organization',
          name: manufacturer.name,
          address: manufacturer.address,
          email: manufacturer.email,
        },
      }
    },

    /** Which stores have sizes, as the storefront tells it to anybody. */
    async inStores(storefront: Storefront, skus: readonly string[]): Promise<readonly StoreStock[]> {
      const { stockByLocations } = await ask<{ stockByLocations: readonly StoreStock[] }>(storefront, storesQuery, {
        skus,
      })
      return stockByLocations.filter(({ qty }) => qty > 0)
    },

    /** The page on which a shopper confirms that a size goes into their cart; nothing for one that isn't sold. */
    async cartLink(storefront: Storefront, sizeSku: string): Promise<string | undefined> {
      const { pdp } = await ask<{ pdp: Pick<ProductView, 'sku' | 'variants'> | null }>(storefront, productQuery, {
        sku: sizeSku,
      })
      const size = pdp?.variants.find(({ sku }) => sku === sizeSku)
      if (!pdp || !size) return undefined
      const query = new URLSearchParams({ sku: pdp.sku, size: size.sku })
      return `${pageUrl(publicUrl, storefront, '/add-to-cart/')}?${query}`
    },

    /** The same for several sizes at once; nothing where one of them isn't sold. */
    async sharedCartLink(storefront: Storefront, items: readonly SharedItem[]): Promise<string | undefined> {
      const { productsBySku } = await ask<{ productsBySku: readonly Pick<ProductView, 'variants'>[] }>(
        storefront,
        sizesQuery,
        { skus: items.map(({ sku }) => sku) },
      )
      const sold = new Set(productsBySku.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
      if (!items.every(({ sku }) => sold.has(sku))) return undefined
      return pageUrl(publicUrl, storefront, pathOf(storefront.language, 'sharedCart')) + sharedItemsQuery(items)
    },
  }
}

const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value })

const isBuyable = (stockState: string) => stockState !== 'OUT_OF_STOCK' && stockState !== 'COMING_SOON'

function found(product: Listed, storefront: Storefront, publicUrl: string): FoundProduct {
  const { sku, name, brand, color, url, image, price, priorPrice, variants } = product
  const sizes = variants.filter(({ stockState }) => isBuyable(stockState))
  return {
    sku,
    name,
    brand: brand.name,
    color: color.name,
    url: pageUrl(publicUrl, storefront, url),
    image: publicUrl + image.url,
    price: decimalAmount(price.amount),
    ...(priorPrice && { priorPrice: decimalAmount(priorPrice.amount) }),
    currency: price.currency,
    inStock: sizes.length > 0,
    sizes: sizes.map((variant) => ({ sku: variant.sku, size: variant.size })),
  }
}

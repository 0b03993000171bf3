import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import type { RawSlice } from '../../document.ts'
import { readLink, readNumber, readText } from '../../fields.ts'

const productsOfListQuery = graphql(`
  query SliceProductsOfList($filters: [FilterInput!]!, $count: Int!) {
    search(filters: $filters, page: 1, itemsPerPage: $count) {
      productData { products { ...ProductCard } }
    }
  }
`)

const productsBySkuQuery = graphql(`
  query SliceProductsBySku($skus: [String!]!) {
    productsBySku(skus: $skus) { ...ProductCard }
  }
`)

/** The products that the content names, by list or one by one. */
export async function readProducts({ primary, items }: RawSlice, scope: LoaderScope) {
  const products = await productsOf(primary, items, scope)
  if (products.length === 0) return undefined
  return {
    title: readText(primary.title),
    link: readLink(primary.link),
    linkLabel: readText(primary.link_label),
    products,
  }
}

async function productsOf(primary: RawSlice['primary'], items: RawSlice['items'], { api }: LoaderScope) {
  const list = readText(primary.list)
  if (list === 'skus') {
    const skus = items.map(({ sku }) => readText(sku)).filter(Boolean)
    return skus.length > 0 ? (await api(productsBySkuQuery, { skus })).productsBySku : []
  }
  const category = readText(primary.category)
  const { search } = await api(productsOfListQuery, {
    filters: [
      ...(list && list !== 'category' ? [{ name: 'list', values: [list] }] : []),
      ...(category ? [{ name: 'category', values: [category] }] : []),
    ],
    count: Math.min(readNumber(primary.count) ?? 8, 24),
  })
  return search.productData.products
}

import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import type { RawSlice } from '../../../prose/document.ts'
import { readLink, readNumber, readText } from '../../../prose/fields.ts'

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

const mostProducts = 24

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
  if (list === 'skus') return productsBySku(api, items.map(({ sku }) => readText(sku)).filter(Boolean))
  return productsOfList(api, { list, category: readText(primary.category), count: readNumber(primary.count) ?? 8 })
}

export async function productsBySku(api: LoaderScope['api'], skus: readonly string[]) {
  const asked = skus.slice(0, mostProducts)
  return asked.length > 0 ? (await api(productsBySkuQuery, { skus: asked })).productsBySku : []
}

/** The first products of a list (`new`, `sale`, `recommended`) or a category, or of both at once. */
export async function productsOfList(
  api: LoaderScope['api'],
  { list, category, count }: { readonly list: string; readonly category: string; readonly count: number },
) {
  const { search } = await api(productsOfListQuery, {
    filters: [
      ...(list && list !== 'category' ? [{ name: 'list', values: [list] }] : []),
      ...(category ? [{ name: 'category', values: [category] }] : []),
    ],
    count: Math.max(1, Math.min(Math.round(count), mostProducts)),
  })
  return search.productData.products
}

import { loadProductList } from '#web/catalog/load-product-list.ts'
import { ProductListPage } from '#web/catalog/product-list-page.tsx'
import { seoMeta } from '#web/content/seo.ts'
import { graphql } from '#web/graphql/gql.ts'
import { publicLoader } from '#web/loaders.ts'
import { leaveTo, throwMissing } from '#web/moved.ts'
import type { Route } from './+types/brand.ts'

const brandDocument = graphql(`
  query BrandPage($url: String!) {
    redirect(path: $url) { path status }
    esUrl(url: $url) {
      id url label page_type category_id gender sort sort_direction
      filters { name values }
      brand { id name story }
    }
  }
`)

export const loader = publicLoader(async (scope) => {
  const { redirect: moved, esUrl } = await scope.api(brandDocument, { url: scope.path })
  if (moved) return leaveTo(moved, scope)
  if (esUrl?.page_type !== 'brand') return throwMissing(scope)
  return loadProductList(scope, esUrl)
})

export const meta = seoMeta

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <ProductListPage data={loaderData} />
}

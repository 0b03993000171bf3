import { loadProductList } from '#web/catalog/load-product-list.ts'
import { ProductListPage } from '#web/catalog/product-list-page.tsx'
import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/products.ts'

/** Lists that are no category: everything, what is new, reduced, nearly gone, gone. */
export const loader = publicLoader((scope) => loadProductList(scope, undefined))

export const meta = seoMeta

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductListPage data={loaderData} />
}

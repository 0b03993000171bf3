import { loadProduct } from '#web/catalog/load-product.ts'
import { ProductPage } from '#web/catalog/product-page.tsx'
import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/product.ts'

/** A product by its SKU; its own page, `/{product url}/`, is the canonical one. */
export const loader = publicLoader((scope) => loadProduct(scope, { sku: scope.params.sku ?? '' }))

export const meta = seoMeta

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={loaderData} />
}

import { BrandsPage } from '#web/content/brands/brands-page.tsx'
import { loadBrands } from '#web/content/brands/load-brands.ts'
import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/brands.ts'

export const loader = publicLoader(loadBrands)

export const meta = seoMeta

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandsPage data={loaderData} />
}

import { loadProductList } from '#web/catalog/load-product-list.ts'
import { ProductListPage } from '#web/catalog/product-list-page.tsx'
import { BrandOpening } from '#web/content/brands/brand-opening.tsx'
import { loadBrand } from '#web/content/brands/load-brand.ts'
import { notFound, redirectTo } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import { publicLoader } from '#web/loaders.ts'
import { seoMeta } from '#web/seo/seo.ts'
import { breadcrumbData } from '#web/seo/structured-data.ts'
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

/** A brand's products; the list begins with the story that the content tells, when it tells one. */
export const loader = publicLoader(async (scope) => {
  const { redirect: moved, esUrl } = await scope.api(brandDocument, { url: scope.path })
  if (moved) return redirectTo(moved, scope)
  if (esUrl?.page_type !== 'brand') return notFound(scope)
  const [list, told] = await Promise.all([loadProductList(scope, esUrl), loadBrand(scope, scope.params.slug ?? '')])
  if (!told || list.seo.robots.includes('noindex') || list.state.page > 1) return { list, seo: list.seo }
  return {
    list,
    told,
    seo: {
      ...list.seo,
      title: told.title || list.seo.title,
      description: told.description ?? list.seo.description,
      robots: told.robots || list.seo.robots,
      jsonLd: [
        breadcrumbData(scope, scope.t('nav.home'), told.parents, told.brand.title),
        ...(list.seo.jsonLd ?? []).filter((block) => block['@type'] !== 'BreadcrumbList'),
      ],
    },
  }
})

export const meta = seoMeta

export default function Brand({ loaderData: { list, told } }: Route.ComponentProps) {
  return <ProductListPage data={list} {...(told && { opening: <BrandOpening {...told} /> })} />
}

import { data } from 'react-router'
import { withTrailingSlash } from '#kernel/page-url.ts'
import { routePaths } from '#kernel/routes.ts'
import { loadProduct } from '#web/catalog/load-product.ts'
import { loadProductList } from '#web/catalog/load-product-list.ts'
import { loadContentPage, loadMissingPage } from '#web/content/load-page.ts'
import { redirectTo } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import { isOldProductUrl, skuOfOldUrl } from '#web/guards.ts'
import { lazyComponent } from '#web/islands/lazily.ts'
import { guardRedirect, type LoaderScope, publicLoader } from '#web/loaders.ts'
import { passGuards } from '#web/pass-guards.ts'
import { routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/catch-all.ts'

const resolveQuery = graphql(`
  query ResolvePath($path: String!) {
    redirect(path: $path) { path status }
    esUrl(url: $path) {
      id url page_type category_id sku label gender sort sort_direction
      filters { name values }
      parents { label url }
      category { id key name description }
      brand { id name story }
    }
  }
`)

const productUrlQuery = graphql(`
  query ProductUrlOfSku($sku: String!) {
    getProductUrlBySku(sku: $sku)
  }
`)

/** Three kinds of page share this route; a visitor fetches the code of the one that is shown. */
const ContentPage = lazyComponent(() => import('#web/content/content-page.tsx').then((module) => module.ContentPage))
const ProductListPage = lazyComponent(() =>
  import('#web/catalog/product-list-page.tsx').then((module) => module.ProductListPage),
)
const ProductPage = lazyComponent(() => import('#web/catalog/product-page.tsx').then((module) => module.ProductPage))

/** The home page's document; its path is the storefront's own. */
const homeUid = 'home'

/**
 * Every path that no route of its own answers, at any depth: moved pages, products and lists by the URL index, pages of the
 * content, and the rest, which doesn't exist.
 */
export const loader = publicLoader(async (scope) => {
  const { path, url, to, api } = scope

  await passGuards(scope, 'redirects')
  const { redirect: moved, esUrl: record } = await api(resolveQuery, { path: withTrailingSlash(path) })
  if (moved) await redirectTo(moved, scope)
  if (isOldProductUrl(path)) return oldProduct(scope)
  await passGuards(scope, 'segments')
  if (record?.page_type === 'product' && record.sku) {
    const product = await loadProduct(scope, { sku: record.sku })
    return { kind: 'product' as const, product, seo: product.seo }
  }
  if (record && record.page_type !== 'content') {
    const list = await loadProductList(scope, record)
    return { kind: 'list' as const, list, seo: list.seo }
  }

  const uid = path.split('/').filter(Boolean).join('/')
  if (uid === homeUid) throw guardRedirect(to('home') + url.search)
  const isHome = withTrailingSlash(path) === to('menHome')
  const page = await loadContentPage(scope, uid, {
    alternates: knownAlternates(scope),
    // It has no breadcrumbs to tell of, and the data of the whole site stands on the other home.
    ...(isHome && { jsonLd: [] }),
  })
  if (page) return { kind: 'content' as const, page, isHome, seo: page.seo }
  return missing(scope)
})

async function oldProduct(scope: LoaderScope) {
  const sku = skuOfOldUrl(scope.path)
  const current = sku && (await scope.api(productUrlQuery, { sku })).getProductUrlBySku
  if (current) throw guardRedirect(withTrailingSlash(current) + scope.url.search)
  return missing(scope)
}

async function missing(scope: LoaderScope) {
  const page = await loadMissingPage(scope)
  return data({ kind: 'content' as const, page, isHome: false, seo: page.seo }, { status: 404 })
}

/** Pages of the content that have a fixed path exist in every storefront. */
function knownAlternates({ path, publicUrl, to }: LoaderScope) {
  if (withTrailingSlash(path) === to('menHome')) return routeAlternates(publicUrl, 'menHome')
  return withTrailingSlash(path) === routePaths.privacyPolicy ? routeAlternates(publicUrl, 'privacyPolicy') : []
}

export const meta = seoMeta

export default function CatchAll({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'product':
      return <ProductPage data={loaderData.product} />
    case 'list':
      return <ProductListPage data={loaderData.list} />
    case 'content':
      return <ContentPage page={loaderData.page} isHome={loaderData.isHome} />
  }
}

import { LikedLooksList } from '#web/content/lookbook/liked-looks-list.tsx'
import { cardOf, readLook } from '#web/content/lookbook/look.ts'
import { looksNamed } from '#web/content/lookbook/named-looks.ts'
import { whoQuery } from '#web/customers/guards.ts'
import { graphql } from '#web/graphql/gql.ts'
import { guardRedirect, type LoaderScope, personalLoader } from '#web/loaders.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { type SharedList, sharedList } from '#web/wishlist/shared-list.ts'
import { SharedWishlistPage } from '#web/wishlist/shared-wishlist-page.tsx'
import { WishlistPage } from '#web/wishlist/wishlist-page.tsx'
import type { Route } from './+types/wishlist.ts'

const sharedQuery = graphql(`
  query SharedWishlist($skus: [String!]!) {
    productsBySku(skus: $skus) { ...ProductCard }
  }
`)

const sharedLooksQuery = graphql(`
  query SharedLooks($lang: String!, $named: [String!]!) {
    lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {
      looks { documents { id uid url data } }
    }
  }
`)

/** The guest's wishlist is in the browser; the server makes the page around it. */
export const loader = personalLoader(async (scope) => {
  const named = sharedList(scope.url.searchParams)
  if (named.skus.length + named.looks.length > 0) {
    const shared = await loadShared(scope, named)
    return { shared, seo: pageSeo(scope, { title: scope.t('wishlist.shared'), robots: 'noindex,nofollow' }) }
  }
  // Whoever is logged in has their list in the account.
  if (scope.session.customerToken !== undefined) {
    const { getCustomer } = await scope.api(whoQuery)
    if (getCustomer) throw guardRedirect(scope.to('customerWishlist'), 302)
  }
  return {
    shared: undefined,
    seo: pageSeo(scope, {
      title: scope.t('wishlist.title'),
      robots: 'noindex,follow',
      alternates: routeAlternates(scope.publicUrl, 'wishlist'),
    }),
  }
})

/** What a link shares; what is not for sale here, and looks that this storefront doesn't have, are left out. */
async function loadShared({ api, storefront }: LoaderScope, { skus, looks: keys }: SharedList) {
  const [products, ...answers] = await Promise.all([
    skus.length > 0 ? api(sharedQuery, { skus: [...skus] }).then((answer) => answer.productsBySku) : [],
    ...looksNamed(keys).map((condition) => api(sharedLooksQuery, { lang: storefront.contentLang, named: [condition] })),
  ])
  const found = answers.flatMap(({ lookbookDetail }) => lookbookDetail.looks.documents.map(readLook))
  const looks = keys.flatMap((key) => found.find((look) => look.key === key) ?? [])
  return { products, looks: looks.map(cardOf) }
}

export const meta = seoMeta

export default function Wishlist({ loaderData: { shared } }: Route.ComponentProps) {
  const t = useTranslate()
  if (shared) return <SharedWishlistPage {...shared} />
  return (
    <>
      <WishlistPage />
      <LikedLooksList title={t('look.list')} />
    </>
  )
}

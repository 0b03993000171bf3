import { LikedLooksList } from '#web/content/lookbook/liked-looks-list.tsx'
import { pageSeo, routeAlternates, seoMeta } from '#web/content/seo.ts'
import { whoQuery } from '#web/customers/guards.ts'
import { graphql } from '#web/graphql/gql.ts'
import { guardRedirect, personalLoader } from '#web/loaders.ts'
import { useWords } from '#web/shop-context.tsx'
import { sharedItems } from '#web/wishlist/shared-list.ts'
import { SharedWishlistPage } from '#web/wishlist/shared-wishlist-page.tsx'
import { WishlistPage } from '#web/wishlist/wishlist-page.tsx'
import type { Route } from './+types/wishlist.ts'

const sharedQuery = graphql(`
  query SharedWishlist($skus: [String!]!) {
    productsBySku(skus: $skus) { ...ProductCard }
  }
`)

/** The guest's wishlist is in the browser; the server makes the page around it. */
export const loader = personalLoader(async (scope) => {
  const shared = sharedItems(scope.url.searchParams)
  if (shared.length > 0) {
    const { productsBySku: products } = await scope.api(sharedQuery, { skus: [...shared] })
    return { shared: products, seo: pageSeo(scope, { title: scope.t('wishlist.shared'), robots: 'noindex,nofollow' }) }
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

export const meta = seoMeta

export default function Wishlist({ loaderData: { shared } }: Route.ComponentProps) {
  const t = useWords()
  if (shared) return <SharedWishlistPage products={shared} />
  return (
    <>
      <WishlistPage />
      <LikedLooksList title={t('look.list')} />
    </>
  )
}

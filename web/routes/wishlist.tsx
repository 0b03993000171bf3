import { LikedLooksList } from '#web/content/lookbook/liked-looks-list.tsx'
import { pageSeo, routeAlternates, seoMeta } from '#web/content/seo.ts'
import { whoQuery } from '#web/customers/guards.ts'
import { guardRedirect, personalLoader } from '#web/loaders.ts'
import { useWords } from '#web/shop-context.tsx'
import { WishlistPage } from '#web/wishlist/wishlist-page.tsx'

/** The guest's wishlist is in the browser; the server makes the page around it. */
export const loader = personalLoader(async (scope) => {
  // Whoever is logged in has their list in the account.
  if (scope.session.customerToken !== undefined) {
    const { getCustomer } = await scope.api(whoQuery)
    if (getCustomer) throw guardRedirect(scope.to('customerWishlist'), 302)
  }
  return {
    seo: pageSeo(scope, {
      title: scope.t('wishlist.title'),
      robots: 'noindex,follow',
      alternates: routeAlternates(scope.publicUrl, 'wishlist'),
    }),
  }
})

export const meta = seoMeta

export default function Wishlist() {
  const t = useWords()
  return (
    <>
      <WishlistPage />
      <LikedLooksList title={t('look.list')} />
    </>
  )
}

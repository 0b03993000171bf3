import { LikedLooksList } from '#web/content/lookbook/liked-looks-list.tsx'
import { toEntry } from '#web/customers/guards.ts'
import { CustomerWishlistPage } from '#web/customers/wishlist-page.tsx'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { useTranslate } from '#web/shop-context.tsx'
import type { Route } from './+types/wishlist.ts'

const wishlistQuery = graphql(`
  query CustomerWishlist {
    getWishlist {
      products { ...ProductCard }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { getWishlist } = await scope.api(wishlistQuery)
  if (!getWishlist) throw toEntry(scope)
  return {
    products: getWishlist.products,
    seo: pageSeo(scope, { title: `${scope.t('wishlist.title')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <>
      <CustomerWishlistPage products={loaderData.products} />
      <LikedLooksList title={t('look.list')} />
    </>
  )
}

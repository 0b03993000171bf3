import { useState } from 'react'
import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import { Share } from '#web/catalog/share.tsx'
import { useLikedLooks } from '#web/device/liked-looks.ts'
import { removeWish } from '#web/device/wishlist.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { sharedQuery } from '#web/wishlist/shared-list.ts'
import { AccountFrame } from './account-frame.tsx'
import { Ways } from './orders-page.tsx'

/** The wish list of the account. A heart that is let go stays in sight until the page is opened again, so that it can be undone. */
export function CustomerWishlistPage({ products }: { readonly products: readonly ProductCardFragment[] }) {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  const looks = useLikedLooks()
  const [moved, setMoved] = useState(false)
  return (
    <AccountFrame title={t('wishlist.title')} lead={t('account.wishlist_kept')}>
      {products.length + looks.length === 0 && (
        <>
          <p>{t('wishlist.empty')}</p>
          <Ways />
        </>
      )}
      {products.length > 0 && (
        <>
          <p role="status">{moved && t('wishlist.moved')}</p>
          <CardArea
            onAdded={({ productSku }) => {
              setMoved(true)
              void removeWish(productSku)
            }}
          >
            <ProductGrid products={products} label={t('wishlist.title')} first />
          </CardArea>
        </>
      )}
      {products.length + looks.length > 0 && (
        <Share
          name={t('wishlist.title')}
          path={`${basePath}${path('wishlist')}`}
          query={sharedQuery({ skus: products.map(({ sku }) => sku), looks })}
        />
      )}
    </AccountFrame>
  )
}

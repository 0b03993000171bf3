import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { useWords } from '#web/shop-context.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Ways } from './orders-page.tsx'

/** The wish list of the account. A heart that is let go stays in sight until the page is opened again, so that it can be undone. */
export function CustomerWishlistPage({ products }: { readonly products: readonly ProductCardFragment[] }) {
  const t = useWords()
  return (
    <AccountFrame title={t('wishlist.title')} lead={t('account.wishlist_kept')}>
      {products.length === 0 ? (
        <>
          <p>{t('wishlist.empty')}</p>
          <Ways />
        </>
      ) : (
        <CardArea>
          <ProductGrid products={products} label={t('wishlist.title')} first />
        </CardArea>
      )}
    </AccountFrame>
  )
}

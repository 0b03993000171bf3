import { useState } from 'react'
import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import { addWishes } from '#web/device/wishlist.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { useWords } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './wishlist-page.module.css'

/** What somebody else likes, by the link that they shared. */
export function SharedWishlistPage({ products }: { readonly products: readonly ProductCardFragment[] }) {
  const t = useWords()
  const [kept, setKept] = useState(false)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {t('wishlist.shared')}
        {products.length > 0 && <span className={styles.count}>{t('pl.items', { n: products.length })}</span>}
      </h1>
      {products.length === 0 ? (
        <p className={styles.note}>{t('wishlist.shared_gone')}</p>
      ) : (
        <>
          <CardArea>
            <ProductGrid products={products} label={t('wishlist.shared')} first />
          </CardArea>
          <div className={styles.keep}>
            <Button
              look="secondary"
              icon="heart"
              onClick={() => {
                addWishes(products.map(({ sku }) => sku))
                setKept(true)
              }}
            >
              {t('wishlist.keep_all')}
            </Button>
          </div>
          <p role="status">{kept && t('wishlist.kept_all')}</p>
        </>
      )}
    </div>
  )
}

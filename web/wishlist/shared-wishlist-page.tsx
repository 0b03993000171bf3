import { useState } from 'react'
import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import type { LookCard } from '#web/content/lookbook/look.ts'
import { LookList } from '#web/content/lookbook/look-list.tsx'
import { likeLooks } from '#web/device/liked-looks.ts'
import { addWishes } from '#web/device/wishlist.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import styles from './wishlist-page.module.css'

type SharedWishlistPageProps = {
  readonly products: readonly ProductCardFragment[]
  readonly looks: readonly LookCard[]
}

/** What somebody else likes, products and looks, by the link that they shared. */
export function SharedWishlistPage({ products, looks }: SharedWishlistPageProps) {
  const t = useTranslate()
  const [kept, setKept] = useState(false)
  const keep = () => {
    addWishes(products.map(({ sku }) => sku))
    likeLooks(looks.map(({ key }) => key))
    setKept(true)
  }
  return (
    <>
      <div className={cx(frame.page, styles.page)}>
        <h1 className={cx(headings.title, frame.row)}>
          {t('wishlist.shared')}
          {products.length > 0 && <span className={headings.count}>{t('pl.items', { n: products.length })}</span>}
        </h1>
        {products.length + looks.length === 0 ? (
          <p className={styles.note}>{t('wishlist.shared_gone')}</p>
        ) : (
          <>
            {products.length > 0 && (
              <CardArea>
                <ProductGrid products={products} label={t('wishlist.shared')} first />
              </CardArea>
            )}
            <div className={styles.keep}>
              <Button look="secondary" icon="heart" onClick={keep}>
                {t('wishlist.keep_all')}
              </Button>
            </div>
            <p role="status">{kept && t('wishlist.kept_all')}</p>
          </>
        )}
      </div>
      {looks.length > 0 && <LookList title={t('look.list')} looks={looks} />}
    </>
  )
}

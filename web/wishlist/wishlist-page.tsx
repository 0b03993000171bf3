import { useEffect, useRef, useState } from 'react'
import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import { Share } from '#web/catalog/share.tsx'
import { useProductsBySku } from '#web/catalog/use-products-by-sku.ts'
import { useLikedLooks } from '#web/device/liked-looks.ts'
import { addWish, removeWish, useWishlist } from '#web/device/wishlist.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import { sharedQuery } from './shared-list.ts'
import { useLastRemoved } from './use-last-removed.ts'
import styles from './wishlist-page.module.css'

/** A guest's wishlist. Only the browser knows what is on it, so the products are asked for once the page is there. */
export function WishlistPage() {
  const t = useTranslate()
  const skus = useWishlist()
  const hydrated = useHydrated()
  return (
    <div className={cx(frame.page, styles.page)}>
      <h1 className={cx(headings.title, frame.row)}>
        {t('wishlist.title')}
        {skus.length > 0 && <span className={headings.count}>{t('pl.items', { n: skus.length })}</span>}
      </h1>
      <noscript>
        <p className={styles.note}>{t('wishlist.script')}</p>
      </noscript>
      {hydrated ? <Wishes skus={skus} /> : <Places count={4} />}
    </div>
  )
}

function Wishes({ skus }: { readonly skus: readonly string[] }) {
  const t = useTranslate()
  const looks = useLikedLooks()
  const answer = useProductsBySku(skus)
  const removed = useLastRemoved(skus)
  const [moved, setMoved] = useState<string>()
  const notice = useRef<HTMLParagraphElement>(null)

  // The heart that was pressed is gone with its card: the keyboard goes on where it can be put back.
  useEffect(() => {
    if (removed && document.activeElement === document.body) notice.current?.querySelector('button')?.focus()
  }, [removed])

  return (
    <>
      <p ref={notice} role="status" className={removed ? styles.removed : undefined}>
        {removed && (
          <>
            {t(removed === moved ? 'wishlist.moved' : 'wishlist.removed')}{' '}
            <Button look="quiet" onClick={() => addWish(removed)}>
              {t('wishlist.undo')}
            </Button>
          </>
        )}
      </p>
      {skus.length === 0 ? (
        looks.length === 0 && <Empty />
      ) : answer.state === 'loading' ? (
        <Places count={skus.length} />
      ) : answer.state === 'failed' ? (
        <p role="alert" className={styles.note}>
          {t('wishlist.failed')}
        </p>
      ) : (
        <>
          <CardArea
            onAdded={({ productSku }) => {
              setMoved(productSku)
              void removeWish(productSku)
            }}
          >
            <ProductGrid products={answer.products} label={t('wishlist.title')} first />
          </CardArea>
          {answer.missing > 0 && <p className={styles.note}>{t('wishlist.missing', { n: answer.missing })}</p>}
        </>
      )}
      {skus.length + looks.length > 0 && (
        <>
          <Share name={t('wishlist.title')} query={sharedQuery({ skus, looks })} />
          <p className={styles.note}>{t('wishlist.kept')}</p>
        </>
      )}
    </>
  )
}

/** How a wishlist is filled, and where to begin. */
function Empty() {
  const t = useTranslate()
  const path = usePath()
  return (
    <div className={cx(frame.empty, styles.empty)}>
      <h2 className={headings.heading}>{t('wishlist.empty')}</h2>
      <p className={styles.how}>
        <Icon name="heart" className={styles.heart} />
        <span>{t('wishlist.how')}</span>
      </p>
      <div className={styles.ways}>
        <ButtonLink href={`${path('products')}?list=new`}>{t('list.new')}</ButtonLink>
        <ButtonLink href={path('women')} look="secondary">
          {t('segment.women')}
        </ButtonLink>
        <ButtonLink href={path('men')} look="secondary">
          {t('segment.men')}
        </ButtonLink>
      </div>
    </div>
  )
}

const mostPlaces = 8

/** Holds the places of cards that are on their way. */
function Places({ count }: { readonly count: number }) {
  return (
    <div className={cx(frame.tiles, styles.places)} aria-hidden="true">
      {Array.from({ length: Math.min(count, mostPlaces) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={styles.place}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </div>
      ))}
    </div>
  )
}

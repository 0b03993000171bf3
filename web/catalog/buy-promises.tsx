import { Suspense } from 'react'
import { useHasStores } from '#web/frame.ts'
import { lazyComponent } from '#web/islands/lazily.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import styles from './buy-promises.module.css'
import type { SizeOption } from './size-document.ts'
import { useSizeAvailability } from './use-size-availability.ts'

const StoreStock = lazyComponent(() => import('./store-stock.tsx').then((module) => module.StoreStock))

type BuyPromisesProps = {
  /** The SKU of the product. */
  readonly product: string
  readonly chosen: SizeOption | undefined
  /** For the product as a whole, until a size is chosen. */
  readonly promise: { readonly min: number; readonly max: number } | undefined
  /** The first size that can be ordered; without one nothing is promised. */
  readonly first: SizeOption | undefined
}

/** What holds after the order: when it comes, where it lies, that it may come back, what the law guarantees. */
export function BuyPromises({ product, chosen, promise, first }: BuyPromisesProps) {
  const t = useTranslate()
  const hasStores = useHasStores()
  const availabilityByLocation = useSizeAvailability(chosen?.sku)
  // What is still being made comes when the product says, wherever it lies.
  const deliveryTime = (chosen ?? first)?.deliveryTime
  const delivery = first ? (availabilityByLocation?.deliveryPromise ?? promise) : undefined
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <Icon name="truck" className={styles.icon} />
        <p>
          {delivery && (
            <>{deliveryTime ? t('stock.preorder', { deliveryTime }) : t('delivery.short', { ...delivery })}. </>
          )}
          <SmartLink href={t('path.delivery')} className={cx(links.fine, styles.link)}>
            {t('product.delivery_link')}
          </SmartLink>
        </p>
      </li>
      {first && hasStores && (
        <li className={styles.promise}>
          <Icon name="store" className={styles.icon} />
          <div role="status">
            <Suspense fallback={t('stores.choose')}>
              {availabilityByLocation ? (
                <StoreStock product={product} size={chosen?.sku} stock={availabilityByLocation.stockByLocations} />
              ) : (
                t('stores.choose')
              )}
            </Suspense>
          </div>
        </li>
      )}
      <li className={styles.promise}>
        <Icon name="undo-2" className={styles.icon} />
        <p>
          {t(hasStores ? 'returns.where' : 'returns.by_post')}.{' '}
          <SmartLink href={t('path.returns')} className={cx(links.fine, styles.link)}>
            {t('product.returns_link')}
          </SmartLink>
        </p>
      </li>
      <li className={styles.promise}>
        <Icon name="shield-check" className={styles.icon} />
        <SmartLink href={t('path.guarantee')} className={cx(links.fine, styles.link)}>
          {t('guarantee.link')}
        </SmartLink>
      </li>
    </ul>
  )
}

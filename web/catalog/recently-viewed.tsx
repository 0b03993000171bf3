import { useMemo } from 'react'
import { useViewed } from '#web/device/recently-viewed.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import headings from '../ui/headings.module.css'
import { ProductSlider } from './product-slider.tsx'
import styles from './recently-viewed.module.css'
import { useProductsBySku } from './use-products-by-sku.ts'

type RecentlyViewedProps = {
  /** The product whose page this is. */
  readonly except?: string
  readonly className?: string | undefined
}

/** What was looked at on this device before, in a row of cards. Nothing on a first visit, and nothing without JavaScript. */
export function RecentlyViewed({ except, className }: RecentlyViewedProps) {
  const t = useTranslate()
  const viewed = useViewed()
  const skus = useMemo(() => viewed.filter((sku) => sku !== except), [viewed, except])
  const answer = useProductsBySku(skus)
  if (answer.state !== 'loaded' || answer.products.length === 0) return null
  return (
    <section className={cx(styles.recent, className)}>
      <h2 className={headings.title}>{t('product.recent')}</h2>
      <ProductSlider title={t('product.recent')} products={answer.products} />
    </section>
  )
}

import { RecentlyViewed } from '#web/catalog/recently-viewed.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import { DepartmentLinks } from './department-links.tsx'
import styles from './empty-cart.module.css'

/** Nothing chosen yet: the way to both halves of the shop. */
export function EmptyCart() {
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p className={cx(headings.heading, styles.lead)}>{t('cart.empty')}</p>
      <p className={styles.text}>{t('cart.empty_text')}</p>
      <DepartmentLinks className={styles.ways} />
      <RecentlyViewed className={styles.recent} />
    </div>
  )
}

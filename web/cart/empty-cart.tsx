import { RecentlyViewed } from '#web/catalog/recently-viewed.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import styles from './empty-cart.module.css'

/** Nothing chosen yet: the way to both halves of the shop. */
export function EmptyCart() {
  const t = useTranslate()
  const path = usePath()
  return (
    <div className={styles.empty}>
      <p className={cx(headings.heading, styles.lead)}>{t('cart.empty')}</p>
      <p className={styles.text}>{t('cart.empty_text')}</p>
      <div className={styles.ways}>
        <ButtonLink href={path('women')}>{t('cart.empty_women')}</ButtonLink>
        <ButtonLink href={path('men')} look="secondary">
          {t('cart.empty_men')}
        </ButtonLink>
      </div>
      <RecentlyViewed className={styles.recent} />
    </div>
  )
}

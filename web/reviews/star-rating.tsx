import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import styles from './star-rating.module.css'

/** Stars as a picture, with their number for whoever can't see it. */
export function StarRating({ value, label }: { readonly value: number; readonly label?: string }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const text = t('reviews.stars', { stars: new Intl.NumberFormat(iso).format(value) })
  return (
    <span
      role="img"
      className={styles.stars}
      style={{ '--share': `${(value / 5) * 100}%` } as React.CSSProperties}
      aria-label={label ? t('form.labelled', { label, text }) : text}
    />
  )
}

import { useTranslate } from '#web/shop-context.tsx'
import { cx } from './cx.ts'
import styles from './price.module.css'

type PriceProps = {
  /** As the storefront writes it: `€ 49,95`. */
  readonly price: string
  /** What it costs without the reduction. */
  readonly regular?: string | undefined
  /** Lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a). */
  readonly prior?: string | undefined
  readonly className?: string | undefined
}

/** A price; reduced ones say in words what their colours say. */
export function PriceText({ price, regular, prior, className }: PriceProps) {
  const t = useTranslate()
  if (!regular) return <p className={cx(styles.price, className)}>{price}</p>
  return (
    <p className={cx(styles.price, className)}>
      <span className={styles.now}>
        <span className="visually-hidden">{t('price.now', { price })}</span>
        <span aria-hidden="true">{price}</span>
      </span>{' '}
      <span className={styles.was}>
        <span className="visually-hidden">{t('price.was', { price: regular })}</span>
        <s aria-hidden="true">{regular}</s>
      </span>
      {prior && <span className={styles.prior}>{t('price.lowest30', { price: prior })}</span>}
    </p>
  )
}

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
      <span className="visually-hidden">{`${t('price.reduced', { regular, price })} `}</span>
      <span aria-hidden="true">
        <span className={styles.now}>{price}</span> <s className={styles.was}>{regular}</s>
      </span>
      {prior && <span className={styles.prior}>{t('price.lowest30', { price: prior })}</span>}
    </p>
  )
}

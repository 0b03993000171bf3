import type { Translate } from '#web/messages/translator.ts'
import { cx } from '#web/ui/cx.ts'
import prices from '../ui/price.module.css'
import styles from './price-block.module.css'

type PriceBlockProps = {
  readonly t: Translate
  /** As the storefront writes it: `€ 49,95`. */
  readonly price: string
  /** Lowest price of the 30 days before the reduction; only with one (Directive 98/6/EC, article 6a). */
  readonly prior?: string | undefined
  /** `-30 %`, computed from the prior price; not on cards, where it stands on the picture. */
  readonly discount?: string | undefined
  /** How much is in it and what a litre costs, where it is sold by volume: `100 ml, € 149,50 / l`. */
  readonly unit?: string | null | undefined
  readonly className?: string | undefined
}

/** A price. A reduced one says in words what colour and stroke say: 'Was … now …', and which price it is compared with. */
export function PriceBlock({ t, price, prior, discount, unit, className }: PriceBlockProps) {
  if (!prior)
    return (
      <span className={cx(styles.price, className)}>
        {price}
        {unit && <span className={styles.prior}>{unit}</span>}
      </span>
    )
  return (
    <span className={cx(styles.price, className)}>
      <span className="visually-hidden">{`${t('price.reduced', { regular: prior, price })} `}</span>
      <span aria-hidden="true">
        <span className={prices.now}>{price}</span> <s className={prices.was}>{prior}</s>
      </span>
      {discount && <span className={styles.discount}>{discount}</span>}
      <span className={styles.prior}>{t('price.lowest30', { price: prior })}</span>
      {unit && <span className={styles.prior}>{unit}</span>}
    </span>
  )
}

const formats = new Map<string, Intl.NumberFormat>()

/** `-30%`, `-30 %` where the language puts a space. Nothing without a reduction. */
export function discountLabel(iso: string, percent: number): string | undefined {
  if (percent <= 0) return undefined
  const format = formats.get(iso) ?? new Intl.NumberFormat(iso, { style: 'percent' })
  formats.set(iso, format)
  return format.format(-percent / 100)
}

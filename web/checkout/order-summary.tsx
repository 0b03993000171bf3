import { shownSize } from '#kernel/written-size.ts'
import { LineVat } from '#web/cart/line-vat.tsx'
import { TotalsTable } from '#web/cart/totals.tsx'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { cx } from '../ui/cx.ts'
import pictures from '../ui/pictures.module.css'
import type { OrderView } from './checkout-document.ts'
import lines from './checkout-lines.module.css'
import styles from './review.module.css'

/** What was ordered and what it costs; no address and no e-mail, since the link to it may be shared. */
export function OrderSummary({ order }: { readonly order: OrderView }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  return (
    <section className={styles.review} aria-labelledby="ordered">
      <h2 id="ordered" className={styles.title}>
        {t('success.items')}
      </h2>
      <ul className={lines.lines}>
        {order.lines.map(({ name, size, color, quantity, taxRate, total, image }) => (
          <li key={`${name} ${color} ${size}`} className={lines.line}>
            <div className={cx(pictures.line, lines.image)}>
              {image && <Picture {...image} alt="" sizes="4rem" widths={[60, 120, 166]} />}
            </div>
            <div className={lines.about}>
              <p className={lines.name}>{name}</p>
              <p className={lines.meta}>
                {[color, shownSize(size, iso), t('review.quantity', { n: quantity })].filter(Boolean).join(' · ')}
              </p>
              <LineVat among={order.price.taxes} rate={taxRate} className={lines.meta} />
            </div>
            <p className={lines.price}>{total.label}</p>
          </li>
        ))}
      </ul>
      <TotalsTable
        price={order.price}
        storePickup={Boolean(order.pickup?.state)}
        giftCard={order.giftCard}
        isPaid={order.state === 'paid'}
        vat
      />
    </section>
  )
}

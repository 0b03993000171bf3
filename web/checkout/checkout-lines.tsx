import type { CartViewItem } from '#web/cart/cart-document.ts'
import { isGoods } from '#web/cart/line-name.ts'
import { LineOptions } from '#web/cart/line-options.tsx'
import { LineVat } from '#web/cart/line-vat.tsx'
import { articleMessage } from '#web/messages/api-messages.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { cx } from '../ui/cx.ts'
import pictures from '../ui/pictures.module.css'
import styles from './checkout-lines.module.css'

/** What is ordered: picture, name, colour, size, quantity, price of the line. */
export function CheckoutLines({ items }: { readonly items: readonly CartViewItem[] }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const rates = items.flatMap(({ price }) => price.taxRules)
  return (
    <ul className={styles.lines}>
      {items.filter(isGoods).map((item) => (
        <li key={item.id} className={styles.line}>
          <div className={cx(pictures.line, styles.image)}>
            {item.image ? (
              <Picture {...item.image} alt="" sizes="4rem" widths={[60, 120, 166]} />
            ) : (
              <Icon name="gift" className={styles.icon} />
            )}
          </div>
          <div className={styles.about}>
            {item.brand && <p className={styles.brand}>{item.brand}</p>}
            <p className={styles.name}>{item.name}</p>
            <LineOptions item={item} />
            {item.type === 'product' && <p className={styles.meta}>{t('review.quantity', { n: item.quantity })}</p>}
            {item.price.taxRules.length === 1 && item.price.taxRules[0] && (
              <LineVat among={rates} rate={item.price.taxRules[0].taxRate} className={styles.meta} />
            )}
            {item.error && <p className={styles.error}>{articleMessage(item.error, t, iso)}</p>}
            {item.deliveryInformation.deliveryTime && (
              <p className={styles.meta}>
                {t('stock.preorder', { deliveryTime: item.deliveryInformation.deliveryTime })}
              </p>
            )}
          </div>
          <p className={styles.price}>{item.price.totalPrice.label}</p>
        </li>
      ))}
    </ul>
  )
}

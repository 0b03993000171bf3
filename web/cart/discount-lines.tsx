import { useFetcher } from 'react-router'
import { isEan } from '#kernel/ean.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { messageText } from '../messages/api-messages.ts'
import type { CartViewItem } from './cart-document.ts'
import { cartFetcher } from './cart-fetcher.ts'
import styles from './discount-lines.module.css'

/** Promotions and vouchers: what each takes off, or why it takes off nothing now. */
export function DiscountLines({ items }: { readonly items: readonly CartViewItem[] }) {
  const t = useTranslate()
  const discounts = items.filter(({ type }) => type === 'promotion')
  if (discounts.length === 0) return null
  return (
    <ul className={styles.discounts} aria-label={t('cart.discounts')}>
      {discounts.map((item) => (
        <DiscountLine key={item.id} item={item} />
      ))}
    </ul>
  )
}

function DiscountLine({ item }: { readonly item: CartViewItem }) {
  const t = useTranslate()
  const path = usePath()
  const fetcher = useFetcher({ key: cartFetcher })
  const leaving = fetcher.formData?.get('line') === item.id
  const { name, referencedId, removable, error, price } = item
  return (
    <li className={cx(styles.discount, leaving && styles.leaving)}>
      <Icon name={isEan(referencedId) ? 'gift' : 'tag'} className={styles.icon} />
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {removable && name !== referencedId && <p className={styles.code}>{referencedId}</p>}
        {error && <p className={styles.error}>{messageText(error, t)}</p>}
      </div>
      <p className={cx(styles.amount, !error && styles.atWork)}>
        {price.totalPrice.amount !== 0 && price.totalPrice.label}
      </p>
      {removable && (
        <fetcher.Form method="post" action={path('cart')} className={styles.remove}>
          <input type="hidden" name="change" value="remove" />
          <input type="hidden" name="line" value={item.id} />
          <input type="hidden" name="type" value="promotion" />
          <input type="hidden" name="sku" value={referencedId} />
          <input type="hidden" name="quantity" value="1" />
          <input type="hidden" name="name" value={name} />
          <IconButton type="submit" icon="x" label={t('cart.remove_named', { name })} />
        </fetcher.Form>
      )}
    </li>
  )
}

import { useFetcher } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CartView } from './cart-document.ts'
import { cartFetcher } from './cart-fetcher.ts'
import styles from './extras.module.css'

/** What the shop offers beside its products and is not in the cart yet. Nothing is put in by itself. */
export function Extras({ cart: { extras, items } }: { readonly cart: Pick<CartView, 'extras' | 'items'> }) {
  const t = useTranslate()
  const path = usePath()
  const fetcher = useFetcher({ key: cartFetcher })
  const offered = extras.filter(
    ({ key }) => !items.some(({ type, referencedId }) => type === 'custom' && referencedId === key),
  )
  return offered.map(({ key, name, price }) => (
    <fetcher.Form key={key} method="post" action={path('cart')} className={styles.extra}>
      <input type="hidden" name="change" value="extra" />
      <input type="hidden" name="extra" value={key} />
      <Icon name="gift" className={styles.icon} />
      <p className={styles.name}>
        {name} <span className={styles.price}>{price.label}</span>
      </p>
      <Button type="submit" look="quiet">
        {t('cart.extra_put')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </fetcher.Form>
  ))
}

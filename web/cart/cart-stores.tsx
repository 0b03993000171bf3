import { usePath, useTranslate } from '#web/shop-context.tsx'
import { storesToCount } from '#web/stores/stores-to-count.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import links from '../ui/links.module.css'
import type { StoreWithAll } from './cart-in-stores.ts'
import styles from './cart-stores.module.css'

export type CartStores = {
  readonly stores: readonly (StoreWithAll & { readonly reference: string | undefined })[]
  /** The code of the store that a tablet stands in. */
  readonly own: string | undefined
  /** How many articles the cart holds. */
  readonly pieces: number
}

/** Where everything in the cart can be tried on. */
export function CartInStores({ cart: { stores, own, pieces } }: { readonly cart: CartStores }) {
  const t = useTranslate()
  const path = usePath()
  const here = stores.find(({ code }) => code === own)
  const { stores: counted, areAbroad } = storesToCount(stores)
  const others = counted.filter((store) => store !== here)
  return (
    <div className={styles.where}>
      <Icon name="store" className={styles.icon} />
      <div className={styles.told}>
        {here && <p className={styles.here}>{t('cart.stores_here', { pieces, store: here.name })}</p>}
        {stores.length === 0 && <p>{t('cart.stores_none', { pieces })}</p>}
        {others.length > 0 && (
          <details>
            <summary className={links.own}>
              {t(areAbroad ? 'cart.stores_abroad' : 'cart.stores', { pieces, n: counted.length })}
            </summary>
            <ul className={styles.stores}>
              {others.map(({ code, name, reference }) => (
                <li key={code}>
                  {reference === undefined ? (
                    name
                  ) : (
                    <SmartLink href={path('store', { reference })} className={links.own}>
                      {name}
                    </SmartLink>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

import { usePath, useWords } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { storeStockWords } from './size-words.ts'
import styles from './store-stock.module.css'

type StoreStockProps = {
  /** The SKU of the product, and of its chosen size. */
  readonly product: string
  readonly size: string | undefined
  readonly stock: readonly { readonly code: string; readonly name: string; readonly qty: number }[]
}

/** The stores that have the chosen size. */
export function StoreStock({ product, size, stock }: StoreStockProps) {
  const t = useWords()
  const path = usePath()
  const have = stock.filter(({ qty }) => qty > 0)
  return (
    <>
      {have.length === 0 && (
        <p>
          {t('stores.none')}.{' '}
          <SmartLink href={path('stores')} className={styles.link}>
            {t('stores.find')}
          </SmartLink>
        </p>
      )}
      {have.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('stores.have', { n: have.length })}</summary>
          <ul className={styles.stores}>
            {have.map(({ code, name, qty }) => (
              <li key={code} className={styles.store}>
                <span>{name}</span>
                <span className={qty < 5 ? styles.few : styles.enough}>{storeStockWords(t, qty)}</span>
                {size !== undefined && (
                  <SmartLink
                    href={`${path('reserve')}?${new URLSearchParams({ sku: product, size, store: code })}`}
                    className={styles.link}
                    aria-label={`${t('stores.reserve')}: ${name}`}
                  >
                    {t('stores.reserve')}
                  </SmartLink>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

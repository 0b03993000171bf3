import { Suspense, useState } from 'react'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { lazyComponent } from '#web/islands/lazily.ts'
import { loadPersonalMessages } from '#web/messages/browser-messages.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { storesToCount } from '#web/stores/stores-to-count.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import links from '../ui/links.module.css'
import { few, storeStockText } from './size-text.ts'
import styles from './store-stock.module.css'

/** What only a tablet says, with the words for it. */
const StockHere = lazyComponent(async () => {
  const [module] = await Promise.all([import('#web/in-store/stock-here.tsx'), loadPersonalMessages()])
  return module.StockHere
})

type Stock = {
  readonly code: string
  readonly name: string
  readonly abroad: boolean
  readonly qty: number
  readonly exact: boolean
}
type StoreStockProps = {
  /** The SKU of the product, and of its chosen size. */
  readonly product: string
  readonly size: string | undefined
  readonly stock: readonly Stock[]
}

/** So many stores are named beside a size; the others are a page away, by how near they are. */
const named = 5

/** The stores that have the chosen size, those of the own country before others. On a tablet its own store is told first, and what to do when it has none. */
export function StoreStock({ product, size, stock }: StoreStockProps) {
  const t = useTranslate()
  const path = usePath()
  // Fetched after the page, so that there is a browser to ask.
  const [own] = useState(() => cookieValue(document.cookie, cookies.storeLocation.name))
  const here = stock.find(({ code }) => code === own)
  const have = stock.filter(({ qty, code }) => qty > 0 && code !== own)
  const { stores, areAbroad } = storesToCount(have)
  const toStores = size === undefined ? path('stores') : `${path('stores')}?${new URLSearchParams({ size })}`
  return (
    <>
      {here && (
        <Suspense>
          <StockHere
            variantSku={size}
            stock={here.qty > 0 ? storeStockText(t, here) : undefined}
            className={here.qty > 0 ? toneOf(here) : undefined}
          />
        </Suspense>
      )}
      {have.length === 0 && !here && (
        <p>
          {t('stores.none')}.{' '}
          <SmartLink href={path('stores')} className={links.own}>
            {t('stores.find')}
          </SmartLink>
        </p>
      )}
      {have.length > 0 && (
        <details>
          <summary className={links.own}>
            {t(areAbroad ? 'stores.have_abroad' : 'stores.have', { n: stores.length })}
          </summary>
          <ul className={styles.stores}>
            {stores.slice(0, named).map((one) => (
              <li key={one.code} className={styles.store}>
                <span>{one.name}</span>
                <span className={toneOf(one)}>{storeStockText(t, one)}</span>
                {size !== undefined && (
                  <SmartLink
                    href={`${path('reserve')}?${new URLSearchParams({ sku: product, size, store: one.code })}`}
                    className={links.own}
                    aria-label={t('form.labelled', { label: t('stores.reserve'), text: one.name })}
                  >
                    {t('stores.reserve')}
                  </SmartLink>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <SmartLink href={toStores} className={links.own}>
              {t(have.length > Math.min(stores.length, named) ? 'stores.all_have' : 'stores.find')}
            </SmartLink>
          </p>
        </details>
      )}
    </>
  )
}

const toneOf = ({ qty }: Pick<Stock, 'qty'>) => (qty < few ? styles.few : styles.enough)

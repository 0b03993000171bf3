import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { writtenSize } from '#kernel/written-size.ts'
import { browserQuery } from '#web/browser-api.ts'
import type { SizesNow } from '#web/catalog/size-document.ts'
import { isBuyable, storeStockText } from '#web/catalog/size-text.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { ScannedHereQuery } from '#web/graphql/graphql.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import links from '../ui/links.module.css'
import { type Scanned, scannedAddress, scanQuery } from './scanned-address.ts'
import styles from './scanned-here.module.css'

const scannedHereDocument = graphql(`
  query ScannedHere($skus: [String!]!, $locations: [String!]!) {
    stockByLocations(skus: $skus, locations: $locations) { code name qty exact sku }
    stores { code title }
  }
`)

type ScannedHereProps = {
  readonly product: SizesNow
  readonly scanned: Scanned
  /** The SKU of another size, once one is chosen. */
  readonly chosen: string | undefined
}

/** After a scan: what the store has of the size in hand and of the others, or which store that is. */
export function ScannedHere({ product, scanned, chosen }: ScannedHereProps) {
  const t = useTranslate()
  const path = usePath()
  const here = useStoreSizes(product, scanned.store)
  const size = product.variants.find(({ sku }) => sku === (chosen ?? scanned.size))
  const store = here && here !== 'unavailable' ? here.stores.find(({ code }) => code === scanned.store) : undefined
  return (
    <section className={styles.scanned} aria-label={t('scan.found')}>
      <p className={styles.title}>
        <Icon name="scan-barcode" className={styles.icon} />
        {store ? t('scan.found_in', { store: store.title }) : t('scan.found')}
      </p>
      <div role="status" className={styles.told}>
        {size && !product.isComingSoon && !isBuyable(size.stockState) && (
          <p>{product.isOneSize ? t('scan.one_sold_out_online') : t('scan.sold_out_online', { size: size.size })}</p>
        )}
        {here === 'unavailable' && <p>{t('scan.stock_unavailable')}</p>}
        {here &&
          here !== 'unavailable' &&
          size &&
          (store ? (
            <SizesHere product={product} size={size} store={store.code} stock={here.stockByLocations} />
          ) : (
            <WhichStore product={product} scanned={scanned} stores={here.stores} />
          ))}
      </div>
      <p>
        <Link to={path('scan') + scanQuery({ store: scanned.store })} className={cx(links.own, styles.again)}>
          {t('scan.again')}
        </Link>
      </p>
    </section>
  )
}

/** What the store has, as it is now. */
function useStoreSizes(product: SizesNow, store: string | undefined): ScannedHereQuery | 'unavailable' | undefined {
  const storefront = useStorefront()
  const [known, setKnown] = useState<ScannedHereQuery | 'unavailable'>()
  const skus = product.variants.map(({ sku }) => sku).join()
  useEffect(() => {
    const leaving = new AbortController()
    setKnown(undefined)
    const asked = { skus: store === undefined ? [] : skus.split(','), locations: store === undefined ? [] : [store] }
    void browserQuery(storefront, scannedHereDocument, asked, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setKnown(answer ?? 'unavailable')
    })
    return () => leaving.abort()
  }, [storefront, skus, store])
  return known
}

type SizesHereProps = {
  readonly product: SizesNow
  readonly size: SizesNow['variants'][number]
  readonly store: string
  readonly stock: ScannedHereQuery['stockByLocations']
}

/** The size in hand first, with the way to have it kept; then what else lies here. */
export function SizesHere({ product, size, store, stock }: SizesHereProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const path = usePath()
  const stockOf = (sku: string) => stock.find((one) => one.sku === sku && one.qty > 0)
  const own = stockOf(size.sku)
  const others = product.variants.filter(({ sku }) => sku !== size.sku && stockOf(sku))
  return (
    <>
      {own ? (
        <>
          <p className={styles.stock}>
            {product.isOneSize
              ? storeStockText(t, own)
              : t('scan.size_here', { size: size.size, stock: storeStockText(t, own) })}
          </p>
          <div>
            <ButtonLink
              href={`${path('reserve')}?${new URLSearchParams({ sku: product.sku, size: size.sku, store })}`}
              look="secondary"
            >
              {t('stores.reserve')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <p>{t('scan.no_sizes')}</p>
      )}
      {others.length > 0 && (
        <>
          <p className={styles.others}>{t('scan.other_sizes')}</p>
          <ul className={styles.sizes}>
            {others.map(({ sku, size: name }) => (
              <li key={sku} className={styles.size}>
                <strong>{writtenSize(name, iso)}</strong> {storeStockText(t, stockOf(sku) ?? { qty: 0, exact: true })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type WhichStoreProps = {
  readonly product: SizesNow
  readonly scanned: Scanned
  readonly stores: ScannedHereQuery['stores']
}

/** Whoever scanned without saying where chooses the store, or looks which ones have the size. */
function WhichStore({ product, scanned, stores }: WhichStoreProps) {
  const t = useTranslate()
  const path = usePath()
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <>
      <Select
        // Going back to no store shows none.
        key={key}
        name="scan-store"
        label={t('scan.which_store')}
        defaultValue=""
        required={false}
        options={[
          { value: '', label: t('scan.no_store') },
          ...stores.map(({ code, title }) => ({ value: code, label: title })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const here = scannedAddress(product.url, { size: scanned.size, store: value })
          if (value !== '') void navigate(here, { preventScrollReset: true })
        }}
      />
      <p>
        <SmartLink href={`${path('stores')}?${new URLSearchParams({ size: scanned.size })}`} className={links.own}>
          {t('scan.find_store')}
        </SmartLink>
      </p>
    </>
  )
}

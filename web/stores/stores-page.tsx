import { metresBetween } from '#kernel/distance.ts'
import { groupedBy } from '#kernel/grouped-by.ts'
import { Breadcrumbs } from '#web/seo/breadcrumbs.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import storeFrame from './frame.module.css'
import type { StoresData } from './load-stores.ts'
import { TilesCredit } from './map-tiles.tsx'
import { StoreFinder } from './store-finder.tsx'
import { StoreList } from './store-list.tsx'
import { StoreMap } from './store-map.tsx'
import { storeSizeName } from './store-size.tsx'
import styles from './stores-page.module.css'
import { usePosition } from './use-position.ts'

/** The stores that are told to be near; a map of more of them would show none well. */
const nearest = 3

/** Where the stores are: by country, or by how far they are from a place or from the shopper. */
export function StoresPage({ data }: { readonly data: StoresData }) {
  const t = useTranslate()
  const path = usePath()
  const position = usePosition()
  const { size } = data
  const here = position.state === 'known' ? position.at : undefined
  const stores = here
    ? data.stores
        .map((store) => ({ ...store, distance: Math.round(metresBetween(here, store)) }))
        .toSorted((a, b) => a.distance - b.distance)
    : data.stores
  const isNear = here !== undefined || data.place !== undefined
  const reached = stores.filter(({ country }) => data.countries.some((one) => one === country.iso))
  const inFocus = isNear ? stores.slice(0, nearest) : reached
  return (
    <div className={cx(frame.page, storeFrame.page)}>
      <Breadcrumbs parents={[]} current={t('stores.title')} heading={false} />
      <header className={storeFrame.header}>
        <h1 className={cx(headings.title, storeFrame.title)}>{t('stores.title')}</h1>
        <p className={styles.intro}>{t('stores.intro', { n: stores.length })}</p>
        {size && (
          <p className={styles.size}>
            <SmartLink href={`/${size.url}`} className={links.fine}>
              {storeSizeName(t, size)}
            </SmartLink>
          </p>
        )}
        <StoreFinder query={data.query} size={size?.sku} refusal={data.refusal} position={position} />
      </header>
      <div className={styles.columns}>
        <figure className={styles.map}>
          <StoreMap
            stores={stores}
            inFocus={inFocus.length > 0 ? inFocus : stores}
            highlighted={isNear}
            tiles={data.mapTiles}
          />
          <figcaption className={styles.credit}>
            {t('stores.credit')}
            <TilesCredit tiles={data.mapTiles} />
          </figcaption>
        </figure>
        <div className={styles.lists}>
          {isNear ? (
            <>
              <StoreList
                heading={here ? t('stores.near_you') : t('stores.near', { place: data.place ?? '' })}
                stores={stores}
                size={size}
              />
              <p>
                <ButtonLink href={path('stores')} look="quiet">
                  {t('stores.show_all')}
                </ButtonLink>
              </p>
            </>
          ) : (
            [...groupedBy(stores, ({ country }) => country.name)].map(([name, list]) => (
              <StoreList key={name} heading={name} stores={list} size={size} />
            ))
          )}
        </div>
      </div>
    </div>
  )
}

import { Form } from 'react-router'
import { streetLine } from '#kernel/street-line.ts'
import { ScanLink } from '#web/scan/scan-link.tsx'
import { Breadcrumbs } from '#web/seo/breadcrumbs.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import storeFrame from './frame.module.css'
import type { StoreData } from './load-stores.ts'
import { TilesCredit } from './map-tiles.tsx'
import { OpenStateBadge } from './open-state.tsx'
import { OpeningHoursTable } from './opening-hours.tsx'
import { routeAddress } from './route-address.ts'
import { StoreMap } from './store-map.tsx'
import styles from './store-page.module.css'
import { StoreSize, storeSizeName } from './store-size.tsx'

/** A store: where it is, when it is open, how to call and how to get there. */
export function StorePage({ data: { store, size, today, mapTiles } }: { readonly data: StoreData }) {
  const t = useTranslate()
  const path = usePath()
  const { title, street, houseNumber, postcode, city, country, telephone, openState } = store
  return (
    <div className={cx(frame.page, storeFrame.page)}>
      <Breadcrumbs parents={[{ label: t('stores.title'), url: path('stores') }]} current={title} heading={false} />
      <header className={storeFrame.header}>
        <h1 className={cx(headings.title, storeFrame.title, styles.title)}>{title}</h1>
        <OpenStateBadge state={openState} />
      </header>
      <div className={styles.columns}>
        <section className={styles.where} aria-label={t('stores.address')}>
          <address className={styles.address}>
            {streetLine({ street, houseNumber }, country.iso)}
            <br />
            {postcode} {city}
            <br />
            {country.name}
          </address>
          <p>
            <SmartLink href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`} className={styles.phone}>
              <Icon name="phone" className={styles.icon} />
              {telephone}
            </SmartLink>
          </p>
          <div>
            <ButtonLink href={routeAddress(store)} icon="map-pin">
              {t('stores.route')}
            </ButtonLink>
          </div>
          <Form method="post" action={path('customerStores')}>
            <input type="hidden" name="code" value={store.code} />
            <Button type="submit" look="quiet" icon="heart">
              {t('stores.favourite')}
            </Button>
          </Form>
          <section className={styles.stock}>
            <h2 className={styles.subheading}>{t('stores.stock')}</h2>
            {size ? (
              <>
                <p>
                  <SmartLink href={`/${size.url}`} className={links.fine}>
                    {storeSizeName(t, size)}
                  </SmartLink>
                </p>
                <StoreSize size={size} store={store.code} withReserve />
              </>
            ) : (
              <p className={styles.services}>{t('stores.note')}</p>
            )}
            <ScanLink store={store.code} />
          </section>
          <p className={styles.services}>{t('stores.services')}</p>
          <figure className={styles.map}>
            <StoreMap stores={[store]} inFocus={[store]} highlighted tiles={mapTiles} />
            <figcaption className={styles.credit}>
              {t('stores.credit')}
              <TilesCredit tiles={mapTiles} />
            </figcaption>
          </figure>
        </section>
        {store.openingDays.length > 0 && (
          <section className={styles.hours}>
            <h2 className={cx(headings.heading, styles.heading)}>{t('stores.hours')}</h2>
            <OpeningHoursTable store={store} today={today} />
          </section>
        )}
      </div>
      <p>
        <ButtonLink href={path('stores')} look="quiet">
          {t('stores.all')}
        </ButtonLink>
      </p>
    </div>
  )
}

import { streetLine } from '#kernel/street-line.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { distanceText } from '#web/stores/distance-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import hoursFold from './hours-fold.module.css'
import type { StoresData } from './load-stores.ts'
import { OpenStateBadge } from './open-state.tsx'
import { OpeningHoursTable } from './opening-hours.tsx'
import styles from './store-list.module.css'
import { type SoughtSize, StoreSize } from './store-size.tsx'

type StoreListProps = {
  readonly heading: string
  readonly stores: StoresData['stores']
  /** What they have of it is told, too. */
  readonly size: SoughtSize | undefined
}

/** Stores under a heading: what they are called, where they are, whether they are open, and how far they are if that is known. */
export function StoreList({ heading, stores, size }: StoreListProps) {
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  return (
    <section className={styles.group}>
      <h2 className={cx(headings.heading, styles.heading)}>{heading}</h2>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.code} className={styles.store}>
            <h3 className={styles.name}>
              <SmartLink
                href={
                  path('store', { reference: store.reference }) +
                  (size ? `?${new URLSearchParams({ size: size.sku })}` : '')
                }
                className={cx(links.fine, links.card, links.outlined, styles.link)}
              >
                {store.title}
                <Icon name="chevron-right" className={styles.arrow} />
              </SmartLink>
            </h3>
            {typeof store.distance === 'number' && (
              <p className={styles.distance}>{t('stores.away', { distance: distanceText(store.distance, iso) })}</p>
            )}
            <address className={styles.address}>
              {streetLine(store, store.country.iso)}
              <br />
              {store.postcode} {store.city}
            </address>
            <OpenStateBadge state={store.openState} />
            {store.openingDays.length > 0 && (
              <details className={cx(hoursFold.hours, styles.hours)}>
                <summary className={cx(links.fine, hoursFold.summary)}>
                  {t('stores.hours')}
                  <span className="visually-hidden">: {store.title}</span>
                  <Icon name="chevron-down" className={hoursFold.chevron} />
                </summary>
                <OpeningHoursTable store={store} />
              </details>
            )}
            {size && <StoreSize size={size} store={store.code} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

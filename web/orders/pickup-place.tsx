import { writtenMoment } from '#kernel/calendar.ts'
import { dateIn } from '#web/customers/order-card.tsx'
import { TellArrival } from '#web/orders/tell-arrival.tsx'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { OpenStateBadge } from '#web/stores/open-state.tsx'
import { OpeningHoursTable } from '#web/stores/opening-hours.tsx'
import { routeAddress } from '#web/stores/route-address.ts'
import { StoreMap } from '#web/stores/store-map.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import hoursFold from '../stores/hours-fold.module.css'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import type { PickupView } from './pickup-document.ts'
import styles from './pickup-place.module.css'

type PickupPlaceProps = {
  readonly pickup: PickupView
  /** Why the store was not told, where it was not. */
  readonly refusal?: string | undefined
  /** Where the store is told from; without it this page does not offer that. */
  readonly action?: string
}

/** Where an order is collected: how far it is, the code that is shown there, address, hours, and the way. */
export function PickupPlace({ pickup, refusal, action }: PickupPlaceProps) {
  const t = useTranslate()
  const path = usePath()
  const { title, lines, store, code } = pickup
  return (
    <section className={styles.place} aria-labelledby="pickup">
      <h2 id="pickup" className={styles.heading}>
        {t('pickup.at')}
      </h2>
      {code && (
        <p className={styles.code}>
          <span className={styles.codeName}>{t('pickup.code')}</span>
          <strong className={styles.codeSigns} translate="no">
            {code}
          </strong>
          <span className={styles.soft}>{t('pickup.show_code')}</span>
        </p>
      )}
      <Progress pickup={pickup} />
      {action !== undefined && <TellArrival told={pickup} action={action} refusal={refusal} />}
      <div className={styles.columns}>
        <div className={styles.where}>
          <address className={styles.address} translate="no">
            <span className={styles.name}>{title}</span>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {store && (
            <>
              <OpenStateBadge state={store.openState} />
              <details className={hoursFold.hours}>
                <summary className={cx(links.fine, hoursFold.summary)}>
                  {t('stores.hours')}
                  <Icon name="chevron-down" className={hoursFold.chevron} />
                </summary>
                <OpeningHoursTable store={store} />
              </details>
              <ButtonLink href={routeAddress(store)} look="secondary" icon="map-pin">
                {t('stores.route')}
              </ButtonLink>
              <SmartLink href={path('store', { reference: store.reference })} className={links.row}>
                {t('pickup.store_page')}
              </SmartLink>
            </>
          )}
        </div>
        {store && <StoreMap stores={[store]} inFocus={[store]} highlighted />}
      </div>
    </section>
  )
}

/** What the shopper can count on now. */
function Progress({ pickup }: { readonly pickup: PickupView }) {
  const t = useTranslate()
  const storefront = useStorefront()
  const { state, expectedAt, keptUntil, collectedAt, store } = pickup
  const clock = { iso: storefront.iso, timeZone: store?.timeZone ?? storefront.timeZone }
  const byStoreClock = (instant: string) => writtenMoment(new Date(instant), clock)
  switch (state) {
    case 'preparing':
      return (
        <p className={styles.text}>
          {t('pickup.preparing_text')} {expectedAt && t('pickup.expected', { when: byStoreClock(expectedAt) })}
        </p>
      )
    case 'ready':
      return (
        <p className={styles.text}>
          {keptUntil && t('pickup.ready_text', { when: byStoreClock(keptUntil) })} {t('pickup.not_in_time')}
        </p>
      )
    case 'collected':
      return collectedAt ? (
        <p className={styles.text}>{t('pickup.collected_text', { date: dateIn(storefront.iso, collectedAt) })}</p>
      ) : null
    case 'lapsed':
      return <p className={styles.text}>{t('pickup.lapsed_text')}</p>
    default:
      return <p className={styles.text}>{t('pickup.point_text')}</p>
  }
}

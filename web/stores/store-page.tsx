import { Form } from 'react-router'
import type { Weekday } from '#kernel/calendar.ts'
import { Breadcrumbs } from '#web/content/breadcrumbs.tsx'
import { usePath, useStorefront, useWords } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { StoreData } from './load-stores.ts'
import { OpenState } from './open-state.tsx'
import { dayName, nameOfWeekday, periodWords } from './opening-words.ts'
import styles from './store-page.module.css'
import { StoreSize, sizeName } from './store-size.tsx'

type Store = StoreData['store']

/** A store: where it is, when it is open, how to call and how to get there. */
export function StorePage({ data: { store, size, today } }: { readonly data: StoreData }) {
  const t = useWords()
  const path = usePath()
  const { title, street, houseNumber, postcode, city, country, telephone, openState } = store
  return (
    <div className={styles.page}>
      <Breadcrumbs parents={[{ label: t('stores.title'), url: path('stores') }]} current={title} heading={false} />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <OpenState state={openState} />
      </header>
      <div className={styles.columns}>
        <section className={styles.where} aria-label={t('stores.address')}>
          <address className={styles.address}>
            {street} {houseNumber}
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
                  <SmartLink href={`/${size.url}`} className={styles.link}>
                    {sizeName(t, size)}
                  </SmartLink>
                </p>
                <StoreSize size={size} store={store.code} withReserve />
              </>
            ) : (
              <p className={styles.services}>{t('stores.note')}</p>
            )}
          </section>
          <p className={styles.services}>{t('stores.services')}</p>
        </section>
        {store.openingDays.length > 0 && <Hours store={store} today={today} />}
      </div>
      <p>
        <ButtonLink href={path('stores')} look="quiet">
          {t('stores.all')}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The next holidays are enough; further ones are told when they are near. */
const mostExceptions = 6

function Hours({ store, today }: { readonly store: Store; readonly today: Weekday | undefined }) {
  const t = useWords()
  const { iso } = useStorefront()
  const exceptions = store.openingDayExceptions.slice(0, mostExceptions)
  return (
    <section className={styles.hours}>
      <h2 className={styles.heading}>{t('stores.hours')}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('stores.hours')}</caption>
        <tbody>
          {store.openingDays.map(({ day, periods }) => (
            <tr key={day} className={cx(styles.row, day === today && styles.today)}>
              <th scope="row" className={styles.day}>
                {nameOfWeekday(iso, day)}
                {day === today && <span className="visually-hidden"> ({t('stores.today')})</span>}
              </th>
              <td>{periodWords(t, periods)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <>
          <h3 className={styles.subheading}>{t('stores.exceptions')}</h3>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('stores.exceptions')}</caption>
            <tbody>
              {exceptions.map(({ date, periods }) => (
                <tr key={date} className={styles.row}>
                  <th scope="row" className={styles.day}>
                    {dayName(iso, date)}
                  </th>
                  <td>{periodWords(t, periods)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

/** A map elsewhere that plans the way; nothing of it is loaded before the shopper goes there. */
function routeAddress({ lat, lng }: Pick<Store, 'lat' | 'lng'>): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`
}

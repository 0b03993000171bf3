import { Form, useNavigation } from 'react-router'
import { Entry } from '#web/forms/entry.tsx'
import { TellArrival } from '#web/orders/tell-arrival.tsx'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { ReservationView } from './documents.ts'
import styles from './reservation.module.css'
import { ReservedSize } from './reserved-size.tsx'
import { untilText } from './until-text.ts'

type ReservationPageProps = {
  readonly reservation: ReservationView
  /** Why the store was not told that somebody comes. */
  readonly refusal: string | undefined
}

/** A pair that is kept apart, by the link in its mail: its number, until when, where; and how to give it up. */
export function ReservationPage({ reservation, refusal }: ReservationPageProps) {
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  const busy = useNavigation().state !== 'idle'
  const { number, state, ready, heldUntil, size, name, brand, url, store } = reservation
  const until = untilText(iso, heldUntil, store.timeZone)
  const isHeld = state === 'held'
  return (
    <Entry title={t(isHeld ? (ready ? 'reserve.ready' : 'reserve.done') : 'reserve.yours')}>
      {isHeld ? (
        <div role="status" className={styles.ticket}>
          <p className={styles.number}>{t('reserve.number', { number })}</p>
          <p>{t(ready ? 'reserve.show_ready' : 'reserve.show', { store: store.title, until })}</p>
        </div>
      ) : (
        <p role="status">{t(`reserve.${state}`)}</p>
      )}
      <TellArrival told={reservation} refusal={refusal} />
      <ReservedSize {...{ brand, name, size, store }} />
      <div className={styles.actions}>
        <ButtonLink href={path('store', { reference: store.reference })} look="secondary" icon="map-pin">
          {t('reserve.route')}
        </ButtonLink>
        {isHeld ? (
          <Form method="post">
            <Button type="submit" look="quiet" busy={busy}>
              {t('reserve.cancel')}
            </Button>
          </Form>
        ) : (
          <ButtonLink href={`/${url}`} look="quiet">
            {t('shop.continue')}
          </ButtonLink>
        )}
      </div>
    </Entry>
  )
}

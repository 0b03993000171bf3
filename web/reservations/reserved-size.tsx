import { streetLine } from '#kernel/street-line.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { OpenStateBadge } from '#web/stores/open-state.tsx'
import type { ReservationView } from './documents.ts'
import styles from './reservation.module.css'

type ReservedSizeProps = {
  readonly brand: string
  readonly name: string
  /** Absent where there is only one. */
  readonly size: string | null | undefined
  readonly store: Pick<
    ReservationView['store'],
    'title' | 'street' | 'houseNumber' | 'postcode' | 'city' | 'country' | 'openState'
  >
}

/** What is kept apart, and where. */
export function ReservedSize({ brand, name, size, store }: ReservedSizeProps) {
  const t = useTranslate()
  return (
    <div className={styles.about}>
      <p className={styles.name}>
        {brand} {name}
      </p>
      {size && <p>{t('size.of', { size })}</p>}
      <address className={styles.address}>
        {store.title}
        <br />
        {streetLine(store, store.country.iso)}, {store.postcode} {store.city}
      </address>
      <OpenStateBadge state={store.openState} />
    </div>
  )
}

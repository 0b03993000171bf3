import { distanceWords } from '#web/checkout/distance-words.ts'
import { usePath, useStorefront, useWords } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { StoresData } from './load-stores.ts'
import { OpenState } from './open-state.tsx'
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
  const t = useWords()
  const path = usePath()
  const { iso } = useStorefront()
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.stores}>
        {stores.map(({ code, reference, city, title, street, houseNumber, postcode, openState, distance }) => (
          <li key={code} className={styles.store}>
            <h3 className={styles.name}>
              <SmartLink
                href={path('store', { reference }) + (size ? `?${new URLSearchParams({ size: size.sku })}` : '')}
                className={styles.link}
              >
                {title}
              </SmartLink>
            </h3>
            {typeof distance === 'number' && (
              <p className={styles.distance}>{t('stores.away', { distance: distanceWords(distance, iso) })}</p>
            )}
            <address className={styles.address}>
              {street} {houseNumber}
              <br />
              {postcode} {city}
            </address>
            <OpenState state={openState} />
            {size && <StoreSize size={size} store={code} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Weekday } from '#kernel/calendar.ts'
import type { StoreHoursFragment } from '#web/graphql/graphql.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import styles from './opening-hours.module.css'
import { dayName, nameOfWeekday, periodText } from './opening-text.ts'

type OpeningHoursProps = {
  readonly store: StoreHoursFragment
  /** Marked among the days of the week; a page that stands in a cache for longer than a day leaves it out. */
  readonly today?: Weekday | undefined
}

/** The next holidays are enough; further ones are told when they are near. */
const mostExceptions = 6

/** When a store is open: each day of the week, and the next days that differ. */
export function OpeningHoursTable({ store, today }: OpeningHoursProps) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const exceptions = store.openingDayExceptions.slice(0, mostExceptions)
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('stores.hours')}</caption>
        <tbody>
          {store.openingDays.map(({ day, periods }) => (
            <tr key={day} className={cx(styles.row, day === today && styles.today)}>
              <th scope="row" className={styles.day}>
                {nameOfWeekday(iso, day)}
                {day === today && <span className="visually-hidden"> ({t('stores.today')})</span>}
              </th>
              <td>{periodText(t, periods)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>{t('stores.exceptions')}</caption>
          <tbody>
            {exceptions.map(({ date, periods }) => (
              <tr key={date} className={styles.row}>
                <th scope="row" className={styles.day}>
                  {dayName(iso, date)}
                </th>
                <td>{periodText(t, periods)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

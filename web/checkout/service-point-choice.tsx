import { useEffect, useState } from 'react'
import { streetLine } from '#kernel/street-line.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { dayName, nameOfWeekday, openText, periodText } from '#web/stores/opening-text.ts'
import choice from '#web/ui/choice.module.css'
import { cx } from '#web/ui/cx.ts'
import { FieldError, fieldId } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { distanceText } from '../stores/distance-text.ts'
import type { ServicePointView } from './load-points.ts'
import { PointsMap } from './points-map.tsx'
import { readyText } from './ready-text.ts'
import styles from './service-point-choice.module.css'

type ServicePointChoiceProps = {
  readonly points: readonly ServicePointView[]
  readonly chosen: string | undefined
  readonly error: string | undefined
}

const icons = { store: 'store', packstation: 'package', postoffice: 'mail', servicepoint: 'map-pin' } as const

/** The places that were found, the nearest first: address, distance, when they are open. One of them is ticked. */
export function ServicePointChoice({ points, chosen, error }: ServicePointChoiceProps) {
  const t = useTranslate()
  const { iso, country } = useStorefront()
  // Which one is ticked is the browser's to know; the map marks it once somebody can tell.
  const [marked, setMarked] = useState<string>()
  useEffect(() => setMarked(chosen), [chosen])
  return (
    <fieldset className={styles.points}>
      <legend className={styles.legend}>
        {points.every(({ locationType }) => locationType === 'store')
          ? t('point.stores')
          : t('point.found', { n: points.length })}
      </legend>
      <PointsMap
        points={points}
        marked={marked}
        linkedTo={(providerId) => idIn(points, providerId)}
        onPick={(providerId) => tick(idIn(points, providerId))}
      />
      {points.map((point, index) => {
        const id = idIn(points, point.providerId)
        const { title, locationType, distance } = point
        return (
          <div key={point.providerId} className={styles.point} data-kind={locationType}>
            <input
              type="radio"
              id={id}
              name="servicePoint"
              value={point.providerId}
              defaultChecked={point.providerId === chosen}
              onChange={() => setMarked(point.providerId)}
              className={cx(choice.round, styles.dot)}
            />
            <label htmlFor={id} className={styles.label}>
              <span className={styles.title}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <Icon name={icons[locationType as keyof typeof icons] ?? 'map-pin'} className={styles.icon} />
                {title}
              </span>
              <span className={styles.address}>
                {streetLine(point, country)}, {point.postcode} {point.city}
              </span>
              {point.pickup && (
                <span className={point.pickup.hasAll ? styles.there : styles.ready}>
                  <span>{readyText(t, iso, point.pickup.ready)}</span>
                  <span className={styles.source}>{t(point.pickup.hasAll ? 'pickup.has_all' : 'pickup.brought')}</span>
                </span>
              )}
              {point.additionalInformation && <span className={styles.address}>{point.additionalInformation}</span>}
            </label>
            {distance !== null && <span className={styles.distance}>{distanceText(distance, iso)}</span>}
            <Hours point={point} />
          </div>
        )
      })}
      <FieldError name="servicePoint" error={error} />
    </fieldset>
  )
}

/** The first bears the name of the field, so that what is wrong with it leads there. */
const idIn = (points: readonly ServicePointView[], providerId: string) =>
  points[0]?.providerId === providerId ? fieldId('servicePoint') : fieldId(`servicePoint-${providerId}`)

function tick(id: string): void {
  const box = document.getElementById(id)
  box?.click()
  box?.closest('div')?.scrollIntoView({ block: 'nearest' })
}

/** When a place is open: now in a line, the week and its exceptions under it. */
function Hours({ point }: { readonly point: ServicePointView }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const { openState, openingDays, openingDayExceptions, telephone } = point
  if (!openState) return null
  const always = openingDays.every(({ periods }) => periods[0]?.opens === '00:00' && periods[0].closes === '24:00')
  if (always) return <p className={styles.always}>{t('point.always')}</p>
  return (
    <details className={styles.hours}>
      <summary className={styles.now}>{openText(t, iso, openState)}</summary>
      <dl className={styles.week}>
        {openingDays.map(({ day, periods }) => (
          <div key={day}>
            <dt>{nameOfWeekday(iso, day)}</dt>
            <dd>{periodText(t, periods)}</dd>
          </div>
        ))}
        {openingDayExceptions.map(({ date, periods }) => (
          <div key={date}>
            <dt>{dayName(iso, date)}</dt>
            <dd>{periodText(t, periods)}</dd>
          </div>
        ))}
      </dl>
      {telephone && <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>}
    </details>
  )
}

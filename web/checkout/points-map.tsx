import { useStorefront } from '#web/shop-context.tsx'
import { distanceText } from '#web/stores/distance-text.ts'
import outline from '#web/stores/map-outline.svg?url'
import { barWithin, mapSize, metresAcross, pointOnMap, viewOf } from '#web/stores/map-projection.ts'
import { cx } from '#web/ui/cx.ts'
import type { ServicePointView } from './load-points.ts'
import styles from './points-map.module.css'

type PointsMapProps = {
  readonly points: readonly ServicePointView[]
  /** The one that is ticked, once that is known. */
  readonly marked: string | undefined
  /** The element of the list that a pin stands for. */
  readonly linkedTo: (providerId: string) => string
  /** A pin was pressed. */
  readonly onPick: (providerId: string) => void
}

/** Height by width: as low as a phone can spare above the list. */
const shape = 0.56
/** Borders and coasts are drawn for whole countries: closer than this they would lie beside where they are. */
const leastOfOutline = 60
/** A street or two around a single place. */
const leastOfTown = 0.8
const pinShare = 0.03

/**
 * Where the places lie to each other, drawn by the shop itself, with the numbers that they have in the list: nobody else learns
 * where a shopper lives. What it shows is said in the list, so it is left out for whoever can't see it and for the keyboard.
 */
export function PointsMap({ points, marked, linkedTo, onPick }: PointsMapProps) {
  const { iso } = useStorefront()
  const pins = points.map((point, index) => ({ id: point.providerId, number: index + 1, ...pointOnMap(point) }))
  const view = viewOf(pins, { least: leastOfTown, shape })
  const radius = view.width * pinShare
  const bar = barWithin(metresAcross(view, points[0]?.lat ?? 0) * 0.25, iso === 'en-GB')
  const barWidth = (bar / metresAcross(view, points[0]?.lat ?? 0)) * view.width
  const left = view.x + radius
  const bottom = view.y + view.height - radius
  return (
    <svg
      className={styles.map}
      viewBox={[view.x, view.y, view.width, view.height].map((value) => value.toFixed(4)).join(' ')}
      aria-hidden="true"
    >
      {view.width >= leastOfOutline && <image href={outline} {...mapSize} />}
      <g className={styles.bar} strokeWidth={radius * 0.12}>
        <path
          d={`M${left} ${bottom - radius * 0.4}V${bottom}H${left + barWidth}V${bottom - radius * 0.4}`}
          fill="none"
          stroke="currentColor"
        />
        <text x={left + radius * 0.4} y={bottom - radius * 0.6} fontSize={radius}>
          {distanceText(bar, iso)}
        </text>
      </g>
      {pins
        // The first of the list lies on top, and what is ticked over all.
        .toSorted((a, b) => Number(a.id === marked) - Number(b.id === marked) || b.number - a.number)
        .map(({ id, number, x, y }) => (
          <a
            key={id}
            href={`#${linkedTo(id)}`}
            tabIndex={-1}
            className={cx(styles.pin, id === marked && styles.marked)}
            onClick={(event) => {
              event.preventDefault()
              onPick(id)
            }}
          >
            <circle cx={x} cy={y} r={radius} strokeWidth={radius * 0.16} />
            <text x={x} y={y} fontSize={radius * 1.1} dominantBaseline="central">
              {number}
            </text>
          </a>
        ))}
    </svg>
  )
}

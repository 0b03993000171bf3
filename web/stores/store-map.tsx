import type { StoreSummaryFragment } from '#web/graphql/graphql.ts'
import type { MapTileSettings as MapTilesOf } from '#web/services.ts'
import { usePath } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import outline from './map-outline.svg?url'
import { mapSize, pointOnMap, viewOf } from './map-projection.ts'
import { MapTiles } from './map-tiles.tsx'
import styles from './store-map.module.css'

type Stores = readonly StoreSummaryFragment[]
type StoreMapProps = {
  readonly stores: Stores
  /** The map is drawn around these. */
  readonly inFocus: Stores
  /** Whether those are marked and named. */
  readonly highlighted: boolean
  readonly tiles?: MapTilesOf | undefined
}

/** Sizes are shares of what is seen, so that a close view does not have huge pins. */
const pinShare = 0.013
const nameShare = 0.036

/**
 * Where the stores lie, drawn: a tile of somebody's map is loaded only where the retailer set one up and the shopper agreed. It shows what the list beside it says, so it is left out
 * for whoever can't see it and for the keyboard.
 */
export function StoreMap({ stores, inFocus, highlighted, tiles }: StoreMapProps) {
  const path = usePath()
  const view = viewOf(inFocus.map(pointOnMap))
  const pins = stores.map((store) => ({
    ...store,
    ...pointOnMap(store),
    isMarked: highlighted && inFocus.includes(store),
  }))
  // Two stores of one town would write its name over itself.
  const named = new Map(pins.filter(({ isMarked }) => isMarked).map(({ city, code }) => [city, code]))
  return (
    <svg
      className={styles.map}
      viewBox={[view.x, view.y, view.width, view.height].map((value) => value.toFixed(1)).join(' ')}
      aria-hidden="true"
    >
      <image href={outline} {...mapSize} />
      <MapTiles tiles={tiles} view={view} />
      {pins
        .toSorted((a, b) => Number(a.isMarked) - Number(b.isMarked))
        .map(({ code, reference, title, city, x, y, isMarked }) => (
          <SmartLink
            key={code}
            href={path('store', { reference })}
            tabIndex={-1}
            className={cx(styles.pin, isMarked && styles.marked)}
          >
            <title>{title}</title>
            <circle cx={x} cy={y} r={view.width * pinShare * (isMarked ? 1.3 : 1)} strokeWidth={view.width * 0.004} />
            {named.get(city) === code && (
              <text x={x} y={y - view.width * 0.026} fontSize={view.width * nameShare} strokeWidth={view.width * 0.012}>
                {city}
              </text>
            )}
          </SmartLink>
        ))}
    </svg>
  )
}

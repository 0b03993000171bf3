import { useConsent } from '#web/device/consent.ts'
import type { MapTileSettings as Tiles } from '#web/services.ts'
import { tilesOf, type View } from './map-projection.ts'

type MapTilesProps = { readonly tiles: Tiles | undefined; readonly view: View }

/** Streets under the pins, by the service that the retailer set up: nothing of it is asked for without consent. */
export function MapTiles({ tiles, view }: MapTilesProps) {
  const consent = useConsent()
  if (!tiles || consent !== 'enabled') return null
  return tilesOf(view).map(({ z, column, row, x, y, size }) => (
    <image
      key={`${z}/${column}/${row}`}
      href={tiles.template.replace('{z}', `${z}`).replace('{x}', `${column}`).replace('{y}', `${row}`)}
      x={x}
      y={y}
      // A hair over the edge, so that no seam shows between two.
      width={size * 1.002}
      height={size * 1.002}
    />
  ))
}

/** Whom the streets are from, beside those who drew the outline. */
export function TilesCredit({ tiles }: Pick<MapTilesProps, 'tiles'>) {
  const consent = useConsent()
  return tiles && consent === 'enabled' ? ` ${tiles.credit}` : null
}

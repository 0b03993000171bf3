import type { Position } from '#kernel/distance.ts'

/**
 * The frame of `map-outline.svg`, which is drawn in Mercator's projection from Natural Earth's borders (public domain):
 * its edges in degrees, its size in units.
 */
const frame = { west: -6.2, east: 15.4, south: 42.1, north: 55.3 }
export const mapSize = { width: 1000, height: 933 } as const

const radians = (degrees: number) => (degrees * Math.PI) / 180
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))
const scale = mapSize.width / radians(frame.east - frame.west)

export type Point = { readonly x: number; readonly y: number }
export type View = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Where a place lies on the outline, from its upper left corner. */
export function pointOnMap({ lat, lng }: Position): Point {
  return { x: radians(lng - frame.west) * scale, y: (mercator(frame.north) - mercator(lat)) * scale }
}

/** A picture of a map as the web's map services cut them (the world in 2^z by 2^z squares), and where it lies on ours. */
export type Tile = Point & { readonly z: number; readonly column: number; readonly row: number; readonly size: number }

/** For so many pixels across a view is drawn; a tile has 256. */
const drawnPixels = 900
const tilePixels = 256
const deepest = 16

/** The tiles that cover a view. Both projections are Mercator's, so that squares stay squares. */
export function tilesOf({ x, y, width, height }: View): Tile[] {
  const world = 2 * Math.PI * scale
  const z = Math.min(deepest, Math.max(1, Math.round(Math.log2((world * drawnPixels) / (width * tilePixels)))))
  const size = world / 2 ** z
  const west = radians(-180 - frame.west) * scale
  const north = (mercator(frame.north) - Math.PI) * scale
  const between = (from: number, to: number, origin: number) => {
    const first = Math.floor((from - origin) / size)
    return Array.from({ length: Math.floor((to - origin) / size) - first + 1 }, (_, index) => first + index)
  }
  return between(y, y + height, north).flatMap((row) =>
    between(x, x + width, west).map((column) => ({
      z,
      column,
      row,
      x: west + column * size,
      y: north + row * size,
      size,
    })),
  )
}

/** No closer than this: a single town would be a dot in a void. */
const leastOfStores = 190
const margin = 1.35
const ownShape = mapSize.height / mapSize.width

type Frame = {
  /** The least width. */
  readonly least?: number
  /** Height by width. */
  readonly shape?: number
}

/** The part of the map that shows these points with room around them, inside the map and, if nothing else is asked, in its shape. */
export function viewOf(points: readonly Point[], { least = leastOfStores, shape: ratio = ownShape }: Frame = {}): View {
  if (points.length === 0) return { x: 0, y: 0, ...mapSize }
  const [left, right] = range(points.map(({ x }) => x))
  const [top, bottom] = range(points.map(({ y }) => y))
  const width = Math.min(
    mapSize.width,
    mapSize.height / ratio,
    Math.max(least, (right - left) * margin, ((bottom - top) * margin) / ratio),
  )
  const height = width * ratio
  return {
    x: inside((left + right) / 2 - width / 2, mapSize.width - width),
    y: inside((top + bottom) / 2 - height / 2, mapSize.height - height),
    width,
    height,
  }
}

const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
const inside = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))

const earthRadius = 6_371_000

/** How far it is across a view, at a latitude. */
export function metresAcross({ width }: Pick<View, 'width'>, lat: number): number {
  return (width / scale) * Math.cos(radians(lat)) * earthRadius
}

const metresInMile = 1609.344

/** The longest round distance that is no longer than this: 1, 2 or 5 of a power of ten, metres or tenths of a mile upwards. */
export function barWithin(most: number, inMiles: boolean): number {
  const unit = inMiles ? metresInMile : 1
  const power = 10 ** Math.floor(Math.log10(most / unit))
  const step = [5, 2, 1].find((one) => one * power <= most / unit) ?? 1
  return Math.max(step * power, inMiles ? 0.1 : 10) * unit
}

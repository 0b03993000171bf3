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

/** No closer than this: a single town would be a dot in a void. */
const least = 190
const margin = 1.35
const ratio = mapSize.height / mapSize.width

/** The part of the map that shows these points with room around them, in the map's own shape and inside it. */
export function viewOf(points: readonly Point[]): View {
  if (points.length === 0) return { x: 0, y: 0, ...mapSize }
  const [left, right] = range(points.map(({ x }) => x))
  const [top, bottom] = range(points.map(({ y }) => y))
  const width = Math.min(mapSize.width, Math.max(least, (right - left) * margin, ((bottom - top) * margin) / ratio))
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

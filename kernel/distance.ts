/** A place on the globe, in degrees. */
export type Position = { readonly lat: number; readonly lng: number }

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies, in metres (haversine). */
export function metresBetween(one: Position, other: Position): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2)
  const east = Math.sin(radians(other.lng - one.lng) / 2)
  const angle = north ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(angle)))
}

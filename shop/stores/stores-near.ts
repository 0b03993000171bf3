import { metresBetween, type Position } from '#kernel/distance.ts'
import type { Country } from '#kernel/storefront.ts'
import type { Geocoder } from './geocoder-port.ts'
import type { Store } from './store.ts'

/** A store, and how far it is from where somebody is or will be: in metres, null where that is unknown. */
export type StoreNear = Store & { readonly distance: number | null }

/** The nearest first; without a position in their own order. */
export function storesNear(stores: readonly Store[], from: Position | undefined): readonly StoreNear[] {
  if (!from) return stores.map((store) => ({ ...store, distance: null }))
  return stores
    .map((store) => ({ ...store, distance: Math.round(metresBetween(from, store)) }))
    .toSorted((a, b) => a.distance - b.distance)
}

/** As many as are asked for, but one at least; all of them where nobody said. */
export function firstOf<T>(stores: readonly T[], limit: number | undefined): readonly T[] {
  return limit === undefined ? stores : stores.slice(0, Math.max(1, limit))
}

/** How somebody says where they are: where their device is, or in words. */
export type Where = {
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly query?: string | undefined
  readonly zipcode?: string | undefined
  readonly city?: string | undefined
}

/** The position that is meant, with the name of its place if it has one; nothing for a place that nobody knows. */
export async function positionOf(
  geocoder: Geocoder,
  { lat, lng, query, zipcode, city }: Where,
  own: Country,
): Promise<(Position & { readonly name?: string }) | undefined> {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  for (const text of [zipcode, city, query]) {
    const place = text ? await geocoder.find(text, own) : undefined
    if (place) return place
  }
  return undefined
}

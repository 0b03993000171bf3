import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Geocoder } from './geocoder-port.ts'
import { firstOf, positionOf, type StoreNear, storesNear, type Where } from './stores-near.ts'
import type { StoresStore } from './stores-store.ts'

type Deps = { readonly stores: Pick<StoresStore, 'all'>; readonly geocoder: Geocoder }

/** Stores by their distance from a place, with the name of the place as it was understood. */
export type FoundStores = { readonly points: readonly StoreNear[]; readonly place: string | undefined }

/**
 * All stores, or as many as are asked for: the nearest first, or without a place those of the storefront's own country. A place that
 * nobody knows is refused: any order would be a guess.
 */
export async function findStores(
  { stores, geocoder }: Deps,
  storefront: Storefront,
  { limit, ...where }: Where & { readonly limit?: number | undefined },
): Promise<FoundStores | Refused> {
  if (Object.values(where).every((part) => part === undefined || part === '')) {
    const own = storesNear(await stores.all(), undefined).toSorted(ownFirst(storefront))
    return { points: firstOf(own, limit), place: undefined }
  }
  const position = await positionOf(geocoder, where, storefront.country)
  if (!position) return refusedWith(refusalOf('place-not-found', { field: 'query' }))
  return { points: firstOf(storesNear(await stores.all(), position), limit), place: position.name }
}

const ownFirst =
  ({ country }: Pick<Storefront, 'country'>) =>
  (a: StoreNear, b: StoreNear) =>
    Number(b.country === country) - Number(a.country === country)

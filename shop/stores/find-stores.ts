import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Gazetteer } from './gazetteer-port.ts'
import { positionOf, type StoreNear, storesNear, type Where } from './stores-near.ts'
import type { StoresStore } from './stores-store.ts'

type Parts = { readonly stores: Pick<StoresStore, 'all'>; readonly gazetteer: Gazetteer }

/** Stores by their distance from a place, with the name of the place as it was understood. */
export type FoundStores = { readonly points: readonly StoreNear[]; readonly place: string | undefined }

/** All stores, the nearest first. A place that nobody knows is refused: any order would be a guess. */
export async function findStores(
  { stores, gazetteer }: Parts,
  storefront: Storefront,
  where: Where,
): Promise<FoundStores | Refused> {
  const position = await positionOf(gazetteer, where, storefront.country)
  if (!position) return declined(refuse('place-not-found', { field: 'query' }))
  return { points: storesNear(await stores.all(), position), place: position.name }
}

import { placeIn } from '#kernel/local-names.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Company } from '../company/company.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { Geocoder } from '../stores/geocoder-port.ts'
import { firstOf, positionOf, storesNear } from '../stores/stores-near.ts'
import type { StoresStore } from '../stores/stores-store.ts'
import { pointOfStore, type ServicePoint } from './service-point.ts'
import type { CarrierPoint, PointSearch, ServicePointPort } from './service-point-port.ts'

/** Whom the shop asks for the places of carriers. */
export type CarrierPoints = Readonly<Record<'dhl-parcel' | 'dhl' | 'sendcloud', ServicePointPort>>

export type FindPointsDeps = {
  /** Whose stores they are. */
  readonly company: Pick<Company, 'tradeName'>
  readonly stores: Pick<StoresStore, 'all'>
  readonly carriers: CarrierPoints
  readonly geocoder: Geocoder
}

/** A search as it was asked for; `types` and carriers come from the method. */
export type WhereToLook = Partial<Omit<PointSearch, 'country' | 'timeZone' | 'types' | 'carriers'>>

const most = 20

/** Places at which a parcel of this method can wait, the nearest first. */
export async function findServicePoints(
  { stores, carriers, geocoder, company }: FindPointsDeps,
  storefront: Storefront,
  method: ShippingMethod,
  where: WhereToLook,
): Promise<readonly ServicePoint[]> {
  const { pickup, countries } = method
  const country = countries[0] ?? storefront.country
  if (!pickup) return []
  if (pickup.source === 'store') {
    const there = (await stores.all()).filter((store) => store.country === country)
    const near = storesNear(there, await positionOf(geocoder, where, country))
    return firstOf(near, where.limit).map((store) =>
      pointOfStore(placeIn(store, storefront.language), company.tradeName, store.distance),
    )
  }
  return carriers[pickup.source].find({
    ...where,
    country,
    timeZone: storefront.timeZone,
    types: pickup.types.filter((type): type is CarrierPoint['locationType'] => type !== 'store'),
    carriers: pickup.carriers,
    limit: Math.min(most, Math.max(1, where.limit ?? most)),
  })
}

/** The place of an id, if a parcel of this method can wait there. */
export async function servicePointOf(
  { stores, carriers, company }: Pick<FindPointsDeps, 'stores' | 'carriers' | 'company'>,
  storefront: Storefront,
  { pickup, countries }: ShippingMethod,
  id: string,
): Promise<ServicePoint | undefined> {
  const country = countries[0] ?? storefront.country
  if (!pickup) return undefined
  if (pickup.source === 'store') {
    const store = (await stores.all()).find((one) => one.code === id && one.country === country)
    return store && pointOfStore(placeIn(store, storefront.language), company.tradeName, null)
  }
  const point = await carriers[pickup.source].byId(id, { country, timeZone: storefront.timeZone })
  return point && pickup.types.includes(point.locationType) ? point : undefined
}

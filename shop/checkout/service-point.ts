import { normalizedPostcode } from '#kernel/postcode.ts'
import { type LocationType, packstationName } from '#kernel/service-point.ts'
import type { Address } from '../orders/address.ts'
import type { PickupPlaces } from '../settings/delivery-settings.ts'
import type { Store } from '../stores/store.ts'
import type { CarrierPoint } from './service-point-port.ts'

/** A place that a parcel can be sent to: a store of ours or a carrier's. */
export type ServicePoint = Omit<CarrierPoint, 'locationType'> & { readonly locationType: LocationType }

/** One of our stores, as far as parcels are concerned. */
export function pointOfStore(store: Store, shopName: string, distance: number | null): ServicePoint {
  return {
    providerId: store.code,
    provider: shopName,
    locationType: 'store',
    title: store.title,
    street: store.street,
    houseNumber: store.houseNumber,
    houseNumberAddition: null,
    postcode: store.postcode,
    city: store.city,
    country: store.country,
    lat: store.lat,
    lng: store.lng,
    distance,
    telephone: store.telephone,
    additionalInformation: null,
    openingHours: store.openingHours,
  }
}

/**
 * The delivery address of a parcel that waits at a place: the whole address of before, with the place as JSON text
 * (specification §3, §5). A packstation takes the place of street and town, as DHL wants it written, and so does a store of ours,
 * to which nothing is sent; anywhere else the carrier needs to know whose parcel it is.
 *
 * @param origin the address that it was made of, to go back to
 */
export function addressAtPoint(
  address: Address,
  point: ServicePoint,
  dhlCustomerNumber: string | null,
  origin: string,
): Address {
  const { openingHours: _, ...told } = point
  const customFields = {
    servicePoint: JSON.stringify({ ...told, ...(dhlCustomerNumber === null ? {} : { dhlCustomerNumber }) }),
    origin,
  }
  if (point.locationType === 'store') {
    return {
      ...address,
      country: point.country,
      street: point.street,
      additionalAddressLine1: point.houseNumber,
      additionalAddressLine2: point.houseNumberAddition,
      zipcode: point.postcode,
      city: point.city,
      customFields,
    }
  }
  if (point.locationType !== 'packstation') return { ...address, customFields }
  return {
    ...address,
    country: point.country,
    street: packstationName(point.title),
    additionalAddressLine1: dhlCustomerNumber,
    additionalAddressLine2: null,
    zipcode: normalizedPostcode(point.postcode, point.country),
    city: point.city,
    phoneNumber: null,
    customFields,
  }
}

/** Whether an address leads to a place of this kind: the parcel of one carrier can't wait at another's. */
export function leadsTo(
  kept: { readonly locationType: LocationType } | undefined,
  pickup: PickupPlaces | undefined,
): boolean {
  if (!pickup) return kept === undefined
  return kept !== undefined && pickup.types.includes(kept.locationType)
}

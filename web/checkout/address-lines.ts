import { readServicePoint, servicePointLines } from '#kernel/service-point.ts'
import type { AddressView } from './checkout-document.ts'

type PostalView = Pick<
  AddressView,
  | 'country'
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'additionalAddressLine1'
  | 'additionalAddressLine2'
  | 'zipcode'
  | 'city'
> & { readonly customFields?: { readonly servicePoint?: string | null } }

/** An address as an envelope of its country carries it; of a parcel that waits somewhere, that place. */
export function shownAddressLines(address: PostalView): string[] {
  const { country, firstName, lastName, zipcode, city } = address
  const point = readServicePoint(address.customFields?.servicePoint)
  if (point) return [`${firstName} ${lastName}`, ...servicePointLines(point), country.name]
  // Who collects an order need not have said where they live.
  if (address.street === '') return [`${firstName} ${lastName}`]
  return [
    `${firstName} ${lastName}`,
    ...street(address),
    country.iso === 'GB' ? city : `${zipcode} ${city}`,
    ...(country.iso === 'GB' ? [zipcode] : []),
    country.name,
  ]
}

function street(address: PostalView): string[] {
  const number = address.additionalAddressLine1 ?? ''
  const more = address.additionalAddressLine2 ?? ''
  const lines =
    address.country.iso === 'NL'
      ? [[address.street, number, more]]
      : address.country.iso === 'BE' && more !== ''
        ? [[address.street, number, boxed(more)]]
        : [[address.street, number], [more]]
  return lines.map((parts) => parts.filter(Boolean).join(' ')).filter(Boolean)
}

/** Belgian boxes are written with their word; whoever typed it already is not corrected. */
function boxed(box: string): string {
  return /^(?:bus|bte|boîte)\b/i.test(box) ? box : `bus ${box}`
}

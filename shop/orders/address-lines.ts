import { readServicePoint, servicePointLines } from '#kernel/service-point.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import { type Address, isContactOnly } from './address.ts'

/**
 * An address as the post of its country writes it, line by line. The country closes it, in the reader's language, when it
 * is not the storefront's own. A parcel that waits somewhere has the lines of that place.
 */
export function addressLines(address: Address, storefront: Pick<Storefront, 'iso' | 'country' | 'language'>): string[] {
  // Orders of before pickup points have no such fields.
  const point = readServicePoint(address.customFields?.servicePoint)
  if (point) return [`${address.firstName} ${address.lastName}`, ...servicePointLines(point)]
  if (isContactOnly(address)) return [`${address.firstName} ${address.lastName}`]
  const lines = [
    `${address.firstName} ${address.lastName}`,
    ...streetLines(address, storefront.language === 'fr' ? 'bte' : 'bus'),
    ...(address.country === 'GB' ? [address.city, address.zipcode] : [`${address.zipcode} ${address.city}`]),
  ]
  if (address.country === storefront.country) return lines
  return [...lines, countryName(address.country, storefront.iso)]
}

export function countryName(country: Country, iso: string): string {
  return new Intl.DisplayNames(iso, { type: 'region' }).of(country) ?? country
}

/** Where the house number has a field of its own it stands behind the street; elsewhere it is part of it. */
function streetLines(address: Address, box: string): string[] {
  const { street, additionalAddressLine1: first, additionalAddressLine2: second } = address
  const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' ')
  switch (address.country) {
    case 'NL':
      return [joined(street, first, second)]
    case 'BE':
      return [joined(street, first, second !== null && /^\w{1,4}$/.test(second) ? `${box} ${second}` : second)]
    case 'DE':
    case 'AT':
      return [joined(street, first), ...(second === null ? [] : [second])]
    default:
      return [street, first, second].filter((line) => line !== null)
  }
}

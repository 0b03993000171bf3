import { normalizedEmail } from '#kernel/email.ts'
import type { Address } from '../orders/address.ts'

/** An address in the fields that carriers have. */
export function carrierAddress(address: Address, email: string) {
  return {
    name: `${address.firstName} ${address.lastName}`,
    street: address.street,
    houseNumber: [address.additionalAddressLine1, address.additionalAddressLine2].filter(Boolean).join(' '),
    city: address.city,
    zipcode: address.zipcode,
    country: address.country,
    email: normalizedEmail(email),
  }
}

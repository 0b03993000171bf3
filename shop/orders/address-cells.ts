import type { Address } from './address.ts'

/** What files call the parts of an address, behind whose or which it is: `billing_street`. */
export const addressColumns = [
  'salutation',
  'first_name',
  'last_name',
  'street',
  'address_line_1',
  'address_line_2',
  'postcode',
  'city',
  'country',
  'phone',
] as const

export const addressFileColumns = (of: string): readonly string[] => addressColumns.map((column) => `${of}_${column}`)

/** An address as the cells of a row; what it lacks is empty. */
export function addressCells(of: string, address: Address): Readonly<Record<string, string>> {
  const cells: Readonly<Record<(typeof addressColumns)[number], string | null>> = {
    salutation: address.salutation,
    first_name: address.firstName,
    last_name: address.lastName,
    street: address.street,
    address_line_1: address.additionalAddressLine1,
    address_line_2: address.additionalAddressLine2,
    postcode: address.zipcode,
    city: address.city,
    country: address.country,
    phone: address.phoneNumber,
  }
  return Object.fromEntries(addressColumns.map((column) => [`${of}_${column}`, cells[column] ?? '']))
}

import { type Country, countries } from '#kernel/storefront.ts'
import type { AddressViewFragment } from '#web/graphql/graphql.ts'
import { type AddressFieldName, addressFieldNames } from './address-fields.ts'

/** What stands in the fields of one address, by field. */
export type AddressValues = Readonly<Partial<Record<AddressFieldName, string>>>

/** What stands in the whole form; what somebody typed is never lost on the way to the shop and back. */
export type CheckoutValues = {
  readonly email: string
  readonly elsewhere: boolean
  readonly billingAddress: AddressValues
  readonly shippingAddress: AddressValues
}

export function readCheckoutForm(form: FormData): CheckoutValues {
  return {
    email: String(form.get('email') ?? ''),
    elsewhere: form.get('elsewhere') !== null,
    billingAddress: readAddressFields(form, 'billingAddress'),
    shippingAddress: readAddressFields(form, 'shippingAddress'),
  }
}

/** The fields of one address: `billingAddress.city`. */
export function readAddressFields(form: FormData, address: string): AddressValues {
  return Object.fromEntries(
    addressFieldNames.flatMap((name) => {
      const value = form.get(`${address}.${name}`)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** An address as the API takes it. Fields that a country's form does not have go as nothing. */
export function addressInput(values: AddressValues) {
  return {
    countryIso: values.countryIso ?? '',
    salutation: values.salutation === 'mr' || values.salutation === 'mrs' ? values.salutation : null,
    firstName: values.firstName ?? '',
    lastName: values.lastName ?? '',
    street: values.street ?? '',
    additionalAddressLine1: values.additionalAddressLine1 ?? null,
    additionalAddressLine2: values.additionalAddressLine2 ?? null,
    zipcode: values.zipcode ?? '',
    city: values.city ?? '',
    phoneNumber: values.phoneNumber ?? null,
  }
}

/** What the fields show of an address that the shop knows already. */
export function valuesOfAddress(address: AddressViewFragment | null | undefined): AddressValues {
  if (!address) return {}
  const { country, salutation, firstName, lastName, street, zipcode, city } = address
  return {
    countryIso: country.iso,
    salutation: salutation?.key ?? 'none',
    firstName,
    lastName,
    street,
    additionalAddressLine1: address.additionalAddressLine1 ?? '',
    additionalAddressLine2: address.additionalAddressLine2 ?? '',
    zipcode,
    city,
    phoneNumber: address.phoneNumber ?? '',
  }
}

/** The country whose fields are shown: the chosen one if the shop knows it, or else the storefront's own. */
export function countryOf(values: AddressValues, fallback: Country): Country {
  return countries.find((country) => country === values.countryIso) ?? fallback
}

import { houseNumberAdditionMost, lacksHouseNumber, splitAddressLine } from '#kernel/address-line.ts'
import { type MessageKey, type Refusal, refusalOf } from '#kernel/message-key.ts'
import { normalizedPostcode, postcodeError } from '#kernel/postcode.ts'
import { readSalutation } from '#kernel/salutation.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import { type Country, countries, type Storefront } from '#kernel/storefront.ts'
import { internationalPhone } from './phone.ts'

export type Address = {
  readonly country: Country
  readonly salutation: 'mr' | 'mrs' | null
  readonly firstName: string
  readonly lastName: string
  readonly zipcode: string
  readonly city: string
  readonly street: string
  /** The house number where it has a field of its own (NL, BE, DE). */
  readonly additionalAddressLine1: string | null
  /** Its addition, box or floor. */
  readonly additionalAddressLine2: string | null
  readonly phoneNumber: string | null
  /** `servicePoint`: a pickup point as JSON text (specification §3). */
  readonly customFields: Readonly<Record<string, string>>
}

/** An address as somebody typed it. */
export type TypedAddress = {
  readonly countryIso: string
  readonly salutation?: string | null | undefined
  readonly firstName: string
  readonly lastName: string
  readonly zipcode: string
  readonly city: string
  readonly street: string
  readonly additionalAddressLine1?: string | null | undefined
  readonly additionalAddressLine2?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
  readonly servicePoint?: string | null | undefined
}

/** Whether somebody said who they are and not where they live: enough for who collects an order in a store. */
export function isContactOnly({ street }: Pick<Address, 'street'>): boolean {
  return street === ''
}

/** Longest that a field may be: what carriers print on a label. */
export const addressLimits = {
  firstName: 60,
  lastName: 60,
  street: 100,
  city: 60,
  zipcode: 12,
  additionalAddressLine1: 20,
  additionalAddressLine2: 40,
  phoneNumber: 30,
} as const

/** Longest that a service point may be as JSON text: its name, address and opening hours. */
const longestServicePoint = 4000

const personal = /^[\p{L}\p{M}'’ʼ.,\- ]+$/u

/** Countries in whose forms the second line is a house-number addition with its limit of four. */
function hasAdditionField(country: Country): boolean {
  return country === 'NL'
}

/**
 * Reads a typed address: the address in its written form, or every error with the field that it belongs beside.
 *
 * @param prefix `billingAddress.` or `shippingAddress.`, so that a message finds its field
 * @param use `contact`: of somebody who collects what they order, and need not say where they live
 */
export function readAddress(
  typed: TypedAddress,
  storefront: Pick<Storefront, 'deliversTo'>,
  prefix: string,
  use: 'billing' | 'shipping' | 'contact',
): { readonly address: Address } | { readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = []
  const error = (field: string, key: MessageKey, name?: string) =>
    refusals.push(refusalOf(key, { field: prefix + field, ...(name === undefined ? {} : { name }) }))

  const country = countries.find((code) => code === typed.countryIso.trim().toUpperCase())
  if (!country || (use === 'shipping' && !storefront.deliversTo.includes(country))) {
    error('countryIso', 'country-not-delivered')
    if (!country) return { refusals }
  }

  const split = splitAddressLine(
    {
      street: typed.street,
      houseNumber: typed.additionalAddressLine1 ?? '',
      addition: typed.additionalAddressLine2 ?? '',
    },
    country,
  )
  const postal: Partial<TypedAddress> = {
    street: split.street,
    additionalAddressLine1: split.houseNumber,
    additionalAddressLine2: split.addition,
  }
  const text = (field: keyof typeof addressLimits, required?: MessageKey) => {
    const value = (postal[field] ?? typed[field] ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim()
    if (value === '' && required) error(field, required)
    if ([...value].length > addressLimits[field]) error(field, 'field-too-long', String(addressLimits[field]))
    else if (hasControls(value) || /[<>]/.test(value)) error(field, 'name-invalid')
    return value
  }

  const firstName = text('firstName', 'first-name-required')
  const lastName = text('lastName', 'last-name-required')
  if (firstName !== '' && !personal.test(firstName) && !has(refusals, `${prefix}firstName`))
    error('firstName', 'name-invalid')
  if (lastName !== '' && !personal.test(lastName) && !has(refusals, `${prefix}lastName`))
    error('lastName', 'name-invalid')
  const where = (key: MessageKey) => (use === 'contact' ? undefined : key)
  const street = text('street', where('street-required'))
  const line1 = text('additionalAddressLine1')
  if (use !== 'contact' && lacksHouseNumber(line1, country) && !has(refusals, `${prefix}additionalAddressLine1`))
    error('additionalAddressLine1', 'house-number-required')
  const line2 = text('additionalAddressLine2')
  if (
    hasAdditionField(country) &&
    [...line2].length > houseNumberAdditionMost &&
    !has(refusals, `${prefix}additionalAddressLine2`)
  ) {
    error('additionalAddressLine2', 'house-number-addition-too-long', String(houseNumberAdditionMost))
  }
  const city = text('city', where('city-required'))
  const zipcodeTyped = text('zipcode')
  if (use !== 'contact' && !has(refusals, `${prefix}zipcode`)) {
    const zipcode = postcodeError(zipcodeTyped, country)
    if (zipcode && !(zipcode === 'zipcode-not-delivered' && use === 'billing')) error('zipcode', zipcode)
  }
  const phoneTyped = text('phoneNumber')
  const phoneNumber = phoneTyped === '' ? null : internationalPhone(phoneTyped, country)
  if (phoneNumber === undefined && !has(refusals, `${prefix}phoneNumber`)) error('phoneNumber', 'phone-invalid')
  if ((typed.servicePoint ?? '').length > longestServicePoint) {
    error('servicePoint', 'field-too-long', String(longestServicePoint))
  } else if (typed.servicePoint && !readServicePoint(typed.servicePoint)) error('servicePoint', 'service-point-missing')
  const salutation = readSalutation(typed.salutation)
  if (salutation === undefined) error('salutation', 'salutation-unknown')
  if (salutation === undefined || refusals.length > 0) return { refusals }

  return {
    address: {
      country,
      salutation,
      firstName,
      lastName,
      zipcode: normalizedPostcode(zipcodeTyped, country),
      city,
      street,
      additionalAddressLine1: line1 === '' ? null : line1,
      additionalAddressLine2: line2 === '' ? null : line2,
      phoneNumber: phoneNumber ?? null,
      customFields: typed.servicePoint ? { servicePoint: typed.servicePoint } : {},
    },
  }
}

function has(refusals: readonly Refusal[], field: string): boolean {
  return refusals.some((refusal) => refusal.field === field)
}

function hasControls(value: string): boolean {
  return [...value].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return code < 32 || code === 127
  })
}

import { hasHouseNumberField, splitAddressLine } from '#kernel/address-line.ts'
import { countries } from '#kernel/storefront.ts'
import type { AddressValues, CheckoutValues } from '../address-values.ts'

/** One address as a wallet says it, whoever made the wallet. */
export type WalletAddress = {
  /** Apple tells given and family names apart, Google has one name. */
  readonly name?: string | undefined
  readonly givenName?: string | undefined
  readonly familyName?: string | undefined
  readonly lines: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly country: string
}

/** Who orders and where it goes, as a wallet hands it over with its token. */
export type WalletContact = {
  readonly email: string
  readonly shipping: WalletAddress
  /** Of the card; nothing where the wallet says none. */
  readonly billing: WalletAddress | undefined
}

/** Real ones have a few hundred characters. */
const longestContact = 8000
/** Longer than any field may be, so that one that is too long is said to be so. */
const longestText = 200
const mostLines = 5

/** Reads what a page posted. Anybody can post anything: what has no such form is nothing, and what is in it is asked as if it were typed. */
export function readWalletContact(posted: FormDataEntryValue | null): WalletContact | undefined {
  if (typeof posted !== 'string' || posted.length > longestContact) return undefined
  const contact = recordOf(parsed(posted))
  const shipping = contact && readWalletAddress(contact.shipping)
  if (!shipping) return undefined
  return { email: textOf(contact.email), shipping, billing: readWalletAddress(contact.billing) }
}

function readWalletAddress(value: unknown): WalletAddress | undefined {
  const address = recordOf(value)
  if (!address) return undefined
  const lines = Array.isArray(address.lines) ? address.lines.slice(0, mostLines).map(textOf) : []
  return {
    name: textOf(address.name),
    givenName: textOf(address.givenName),
    familyName: textOf(address.familyName),
    lines: lines.filter((line) => line !== ''),
    postcode: textOf(address.postcode),
    city: textOf(address.city),
    country: textOf(address.country).toUpperCase(),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Readonly<Record<string, unknown>>) : undefined
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim().slice(0, longestText) : ''

/**
 * What a wallet said, as it would stand in the form of the first step: so it is asked by the same rules, and mended there where it isn't
 * taken. Who lives where the card is billed has one address.
 */
export function checkoutValuesOf({ email, shipping, billing }: WalletContact): CheckoutValues {
  const to = addressValuesOf(shipping)
  const of = billing && billing.lines.length > 0 ? addressValuesOf(billing) : undefined
  if (!of || isSameAddress(of, to)) return { email, elsewhere: false, billingAddress: to, shippingAddress: {} }
  return { email, elsewhere: true, billingAddress: of, shippingAddress: to }
}

function addressValuesOf(address: WalletAddress): AddressValues {
  return {
    countryIso: address.country,
    ...namesOf(address),
    ...streetOf(address),
    zipcode: address.postcode,
    city: address.city,
    phoneNumber: '',
  }
}

/** One name is parted behind its first word. Whose is only one word is asked for the other. */
function namesOf({ name = '', givenName = '', familyName = '' }: WalletAddress) {
  if (givenName !== '' || familyName !== '') return { firstName: givenName, lastName: familyName }
  const [firstName = '', ...others] = name.split(' ')
  return { firstName, lastName: others.join(' ') }
}

/**
 * Street, number and what stands behind it, from lines in which wallets have no rule for them: the line that ends in a number is the
 * street, where the country's form has a field for it; a number may have a line of its own.
 */
function streetOf({ lines, country: code }: WalletAddress) {
  const [first = '', second = '', ...others] = lines
  const country = countries.find((one) => one === code)
  const asWritten = { street: first, additionalAddressLine1: '', additionalAddressLine2: rest([second, ...others]) }
  if (!country || !hasHouseNumberField(country)) return asWritten
  const readings = [
    { street: first, addition: [second, ...others] },
    { street: `${first} ${second}`, addition: others, only: /^\d/.test(second) },
    { street: second, addition: [first, ...others] },
  ]
  for (const { street, addition, only = true } of readings) {
    const typed = { street, houseNumber: '', addition: rest(addition) }
    const split = only ? splitAddressLine(typed, country) : typed
    if (split !== typed) {
      return {
        street: split.street,
        additionalAddressLine1: split.houseNumber,
        additionalAddressLine2: split.addition,
      }
    }
  }
  return asWritten
}

const rest = (lines: readonly string[]) => lines.filter((line) => line !== '').join(', ')

function isSameAddress(one: AddressValues, other: AddressValues): boolean {
  const words = (values: AddressValues) => JSON.stringify(Object.values(values)).toLowerCase()
  return words(one) === words(other)
}

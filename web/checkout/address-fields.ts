import { postcodeExample } from '#kernel/postcode.ts'
import type { Country } from '#kernel/storefront.ts'
import type { WordKey } from '#web/messages/en.ts'

export const addressFieldNames = [
  'countryIso',
  'salutation',
  'firstName',
  'lastName',
  'street',
  'additionalAddressLine1',
  'additionalAddressLine2',
  'zipcode',
  'city',
  'phoneNumber',
] as const
export type AddressFieldName = (typeof addressFieldNames)[number]

/** A field of the postal part of an address, as one country writes it. */
export type AddressField = {
  readonly name: 'street' | 'additionalAddressLine1' | 'additionalAddressLine2' | 'zipcode' | 'city'
  readonly label: WordKey
  readonly optional?: true
  /** Share of a row on screens that have room. */
  readonly width: 'half' | 'third' | 'twoThirds' | 'full'
  /**
   * The HTML autofill token behind `billing` or `shipping`. A house number and its addition have none: browsers tell them by their
   * labels, or fill them into the street, from where they are taken.
   */
  readonly autoComplete?: string
  readonly numeric?: boolean
}

const street: AddressField = {
  name: 'street',
  label: 'address.street',
  width: 'twoThirds',
  autoComplete: 'address-line1',
}
const number: AddressField = { name: 'additionalAddressLine1', label: 'address.house_number', width: 'third' }
const zipcode: AddressField = { name: 'zipcode', label: 'address.zipcode', width: 'third', autoComplete: 'postal-code' }
const city: AddressField = { name: 'city', label: 'address.city', width: 'twoThirds', autoComplete: 'address-level2' }
const second = (label: WordKey, width: AddressField['width'] = 'full'): AddressField => ({
  name: 'additionalAddressLine2',
  label,
  optional: true,
  width,
  autoComplete: 'address-line2',
})

const german: readonly AddressField[] = [street, number, second('address.extra'), { ...zipcode, numeric: true }, city]
const french: readonly AddressField[] = [
  { ...street, label: 'address.street_and_number', width: 'full' },
  second('address.complement'),
  { ...zipcode, numeric: true },
  city,
]

const british: readonly AddressField[] = [
  { ...street, label: 'address.line1', width: 'full' },
  second('address.line2'),
  city,
  zipcode,
]

/** Street and number in one line: what everybody understands, where no form of the country's own is known. */
const usual = (country: Country): readonly AddressField[] => [
  { ...street, label: 'address.street_and_number', width: 'full' },
  second('address.extra'),
  { ...zipcode, numeric: /^\d+$/.test(postcodeExample(country)) },
  city,
]

const byCountry: Readonly<Partial<Record<Country, readonly AddressField[]>>> = {
  // Dutch shoppers expect postcode and house number first: the two say where a house is.
  NL: [
    zipcode,
    number,
    { ...number, name: 'additionalAddressLine2', label: 'address.addition', optional: true },
    { ...street, width: 'half' },
    { ...city, width: 'half' },
  ],
  BE: [
    { ...street, width: 'full' },
    { ...number, width: 'half' },
    second('address.box', 'half'),
    { ...zipcode, numeric: true },
    city,
  ],
  DE: german,
  AT: german,
  FR: french,
  LU: french,
  GB: british,
  IE: british,
}

/** The postal fields of a country's addresses, in the order in which its people write them. */
export function addressFields(country: Country): readonly AddressField[] {
  return byCountry[country] ?? usual(country)
}

/** Whether a register suggests addresses while number and street are typed; in the Netherlands it fills them in instead. */
export function hasSuggestions(country: Country): boolean {
  return country === 'FR' || country === 'BE'
}

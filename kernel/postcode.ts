import type { Country } from './storefront.ts'

type PostcodeRule = { readonly normalize: (typed: string) => string; readonly shape: RegExp; readonly example: string }

const bare = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '')
const digitsAfter = (prefix: string) => (typed: string) => bare(typed).replace(new RegExp(`^${prefix}(?=\\d)`), '')

const rules: Readonly<Record<Country, PostcodeRule>> = {
  NL: {
    normalize: (typed) => digitsAfter('NL')(typed).replace(/^(\d{4})([A-Z]{2})$/, '$1 $2'),
    shape: /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/,
    example: '1012 AB',
  },
  BE: { normalize: digitsAfter('B'), shape: /^[1-9]\d{3}$/, example: '2000' },
  FR: { normalize: digitsAfter('F'), shape: /^(?:0[1-9]|[1-8]\d|9[0-578])\d{3}$/, example: '75002' },
  DE: { normalize: digitsAfter('D'), shape: /^(?!01000|99999)(?:0[1-9]|[1-9]\d)\d{3}$/, example: '50667' },
  GB: {
    normalize: (typed) => bare(typed).replace(/^(.+)(.{3})$/, '$1 $2'),
    shape:
      /^(?:GIR 0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2})$/,
    example: 'SW1A 1AA',
  },
  AT: { normalize: digitsAfter('A'), shape: /^[1-9]\d{3}$/, example: '1010' },
  LU: { normalize: digitsAfter('L'), shape: /^[1-9]\d{3}$/, example: '1112' },
}

/**
 * Parts of a country, by the written form of their postcodes, to which the shop sends nothing although it delivers to the country: what
 * lies outside the area of its VAT, where a parcel needs customs papers (Directive 2006/112/EC, article 6; Value Added Tax Act 1994,
 * section 96 for the United Kingdom, which counts the Isle of Man in).
 */
const notDelivered: Partial<Readonly<Record<Country, readonly RegExp[]>>> = {
  // Overseas departments and collectivities; 980 is Monaco, which lies within the area.
  FR: [/^97/, /^98[^0]/],
  // Büsingen and Heligoland.
  DE: [/^78266$/, /^27498$/],
  // Guernsey, Jersey, Gibraltar.
  GB: [/^GY\d/, /^JE\d/, /^GX\d/],
}

export type PostcodeError = 'zipcode-required' | 'zipcode-invalid' | 'zipcode-not-delivered'

/** The written form of the country: `1012ab` becomes `1012 AB`, `sw1a1aa` becomes `SW1A 1AA`. */
export function normalizedPostcode(typed: string, country: Country): string {
  return rules[country].normalize(typed.trim())
}

/**
 * What is wrong with a postcode. `zipcode-not-delivered` is well-formed, and none of where parcels go to; it is right in an address that
 * is only billed.
 */
export function postcodeError(typed: string, country: Country): PostcodeError | undefined {
  if (typed.trim() === '') return 'zipcode-required'
  const written = normalizedPostcode(typed, country)
  if (!rules[country].shape.test(written)) return 'zipcode-invalid'
  return notDelivered[country]?.some((area) => area.test(written)) ? 'zipcode-not-delivered' : undefined
}

/** For the hint under the field. */
export function postcodeExample(country: Country): string {
  return rules[country].example
}

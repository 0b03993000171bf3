import type { Country } from './storefront.ts'

type PostcodeRule = { readonly normalize: (typed: string) => string; readonly shape: RegExp; readonly example: string }

const bare = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '')
const digitsAfter = (prefix: string) => (typed: string) => bare(typed).replace(new RegExp(`^${prefix}(?=\\d)`), '')

const rules: Readonly<Partial<Record<Country, PostcodeRule>>> = {
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
 * How the others write theirs: `9` is a digit, `A` a letter, `X` either. By the address formats of the Universal Postal Union, as
 * Google's libaddressinput has them, read on 23 November 2026.
 */
const forms: Readonly<Partial<Record<Country, { readonly form: string; readonly example: string }>>> = {
  BG: { form: '9999', example: '1000' },
  CH: { form: '9999', example: '8001' },
  CY: { form: '9999', example: '2008' },
  CZ: { form: '999 99', example: '100 00' },
  DK: { form: '9999', example: '8660' },
  EE: { form: '99999', example: '69501' },
  ES: { form: '99999', example: '28039' },
  FI: { form: '99999', example: '00550' },
  GR: { form: '999 99', example: '151 24' },
  HR: { form: '99999', example: '10000' },
  HU: { form: '9999', example: '1037' },
  IE: { form: 'A9X XXXX', example: 'A65 F4E2' },
  IS: { form: '999', example: '320' },
  IT: { form: '99999', example: '00144' },
  LI: { form: '9999', example: '9490' },
  LT: { form: 'LT-99999', example: 'LT-04340' },
  LV: { form: 'LV-9999', example: 'LV-1073' },
  MT: { form: 'AAA 9999', example: 'VLT 1117' },
  NO: { form: '9999', example: '0025' },
  PL: { form: '99-999', example: '00-950' },
  PT: { form: '9999-999', example: '2725-079' },
  RO: { form: '999999', example: '060274' },
  SE: { form: '999 99', example: '114 55' },
  SI: { form: '9999', example: '1000' },
  SK: { form: '999 99', example: '010 01' },
}

function ruleOf(country: Country): PostcodeRule {
  const known = rules[country]
  if (known) return known
  const { form, example } = forms[country] ?? { form: '', example: '' }
  const shape = new RegExp(
    `^${form.replace(/[9AX]/g, (sign) => (sign === '9' ? '\\d' : sign === 'A' ? '[A-Z]' : '[A-Z\\d]'))}$`,
  )
  return { normalize: (typed) => written(digitsAfter(country)(typed), form), shape, example }
}

/** The signs of a postcode with what the form has between them; one of another length stays as it is. */
function written(signs: string, form: string): string {
  // Letters that every postcode of the country begins with are the country's own.
  const lead = /^[B-WYZ]{2}-/.exec(form)?.[0] ?? ''
  const rest = form.slice(lead.length)
  if (signs.length !== rest.replace(/[ -]/g, '').length) return signs
  let at = 0
  return lead + rest.replace(/[9AX]/g, () => signs[at++] ?? '')
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
  // The Canary Islands, Ceuta and Melilla.
  ES: [/^35/, /^38/, /^51/, /^52/],
  // Åland.
  FI: [/^22/],
  // Mount Athos.
  GR: [/^630 86$/],
  // Livigno and Campione d'Italia.
  IT: [/^23041$/, /^22061$/],
  // Greenland, which writes Danish postcodes.
  DK: [/^39/],
  // Svalbard and Jan Mayen (merverdiavgiftsloven, § 1-2).
  NO: [/^917/, /^8099$/],
}

export type PostcodeError = 'zipcode-required' | 'zipcode-invalid' | 'zipcode-not-delivered'

/** The written form of the country: `1012ab` becomes `1012 AB`, `sw1a1aa` becomes `SW1A 1AA`. */
export function normalizedPostcode(typed: string, country: Country): string {
  return ruleOf(country).normalize(typed.trim())
}

/**
 * What is wrong with a postcode. `zipcode-not-delivered` is well-formed, and none of where parcels go to; it is right in an address that
 * is only billed.
 */
export function postcodeError(typed: string, country: Country): PostcodeError | undefined {
  if (typed.trim() === '') return 'zipcode-required'
  const written = normalizedPostcode(typed, country)
  if (!ruleOf(country).shape.test(written)) return 'zipcode-invalid'
  return notDelivered[country]?.some((area) => area.test(written)) ? 'zipcode-not-delivered' : undefined
}

/** For the hint under the field. */
export function postcodeExample(country: Country): string {
  return ruleOf(country).example
}

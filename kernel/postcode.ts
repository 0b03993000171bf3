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
  // Overseas departments (97x, 98x) are outside the area that is delivered to; Monaco (980) is inside.
  FR: { normalize: digitsAfter('F'), shape: /^(?:0[1-9]|[1-8]\d|9[0-5]|98)\d{3}$/, example: '75002' },
  // Büsingen and Heligoland lie outside the VAT area.
  DE: { normalize: digitsAfter('D'), shape: /^(?!78266|27498|01000|99999)(?:0[1-9]|[1-9]\d)\d{3}$/, example: '50667' },
  GB: {
    normalize: (typed) => bare(typed).replace(/^(.+)(.{3})$/, '$1 $2'),
    shape:
      /^(?:GIR 0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2})$/,
    example: 'SW1A 1AA',
  },
  AT: { normalize: digitsAfter('A'), shape: /^[1-9]\d{3}$/, example: '1010' },
  LU: { normalize: digitsAfter('L'), shape: /^[1-9]\d{3}$/, example: '1112' },
}

export type PostcodeFault = 'zipcode-required' | 'zipcode-invalid'

/** The written form of the country: `1012ab` becomes `1012 AB`, `sw1a1aa` becomes `SW1A 1AA`. */
export function normalizedPostcode(typed: string, country: Country): string {
  return rules[country].normalize(typed.trim())
}

export function postcodeFault(typed: string, country: Country): PostcodeFault | undefined {
  if (typed.trim() === '') return 'zipcode-required'
  return rules[country].shape.test(normalizedPostcode(typed, country)) ? undefined : 'zipcode-invalid'
}

/** For the hint under the field. */
export function postcodeExample(country: Country): string {
  return rules[country].example
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Country } from '#kernel/storefront.ts'

/**
 * A telephone number as it is stored: E.164 (`+31612345678`). Nothing when no such number can exist in its country's plan.
 * The stricter sandbox of `phoneError`, with tables too large for a browser.
 *
 * @param country of the address: whose plan a number without a country code belongs to
 */
export function internationalPhone(typed: string, country: Country): string | undefined {
  const phone = parsePhoneNumberFromString(typed.trim(), { defaultCountry: country, extract: false })
  return phone?.isValid() ? phone.number : undefined
}

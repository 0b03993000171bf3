import type { Country } from './storefront.ts'

export type PhoneError = 'phone-invalid'

/**
 * Phone is optional; what is typed must at least look like a number that can be dialled: 7 to 15 digits (E.164) with the
 * usual separators. The exact national check needs 40 kB of tables and runs on the server only (`shop/checkout/phone.ts`).
 */
export function phoneError(typed: string): PhoneError | undefined {
  const phone = typed.trim()
  if (phone === '') return undefined
  if (!/^\+?[\d\s().\-/]+$/.test(phone)) return 'phone-invalid'
  const digits = phone.replace(/\D/g, '').length
  return digits < 7 || digits > 15 ? 'phone-invalid' : undefined
}

/** Countries' calling codes, for a hint beside the field. */
export const callingCodes: Readonly<Record<Country, string>> = {
  NL: '+31',
  BE: '+32',
  FR: '+33',
  DE: '+49',
  GB: '+44',
  AT: '+43',
  LU: '+352',
  BG: '+359',
  CH: '+41',
  CY: '+357',
  CZ: '+420',
  DK: '+45',
  EE: '+372',
  ES: '+34',
  FI: '+358',
  GR: '+30',
  HR: '+385',
  HU: '+36',
  IE: '+353',
  IS: '+354',
  IT: '+39',
  LI: '+423',
  LT: '+370',
  LV: '+371',
  MT: '+356',
  NO: '+47',
  PL: '+48',
  PT: '+351',
  RO: '+40',
  SE: '+46',
  SI: '+386',
  SK: '+421',
}

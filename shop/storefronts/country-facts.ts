import type { Country, Currency } from '#kernel/country.ts'

/** What a storefront takes from its country, unless its file says otherwise. */
type CountryFacts = {
  /** Absent where the country's own has no cents. */
  readonly currency: Currency | undefined
  /** Of its capital. */
  readonly timeZone: string
}

const euro = (timeZone: string): CountryFacts => ({ currency: 'EUR', timeZone })

/**
 * Currencies by ISO 4217 (list one of 1 January 2026: Bulgaria pays in euros since then), time zones by the IANA database (2026a),
 * both checked on 23 November 2026.
 */
export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
  AT: euro('Europe/Vienna'),
  BE: euro('Europe/Brussels'),
  BG: euro('Europe/Sofia'),
  CH: { currency: 'CHF', timeZone: 'Europe/Zurich' },
  CY: euro('Asia/Nicosia'),
  CZ: { currency: 'CZK', timeZone: 'Europe/Prague' },
  DE: euro('Europe/Berlin'),
  DK: { currency: 'DKK', timeZone: 'Europe/Copenhagen' },
  EE: euro('Europe/Tallinn'),
  ES: euro('Europe/Madrid'),
  FI: euro('Europe/Helsinki'),
  FR: euro('Europe/Paris'),
  GB: { currency: 'GBP', timeZone: 'Europe/London' },
  GR: euro('Europe/Athens'),
  HR: euro('Europe/Zagreb'),
  HU: { currency: 'HUF', timeZone: 'Europe/Budapest' },
  IE: euro('Europe/Dublin'),
  IS: { currency: undefined, timeZone: 'Atlantic/Reykjavik' },
  IT: euro('Europe/Rome'),
  LI: { currency: 'CHF', timeZone: 'Europe/Vaduz' },
  LT: euro('Europe/Vilnius'),
  LU: euro('Europe/Luxembourg'),
  LV: euro('Europe/Riga'),
  MT: euro('Europe/Malta'),
  NL: euro('Europe/Amsterdam'),
  NO: { currency: 'NOK', timeZone: 'Europe/Oslo' },
  PL: { currency: 'PLN', timeZone: 'Europe/Warsaw' },
  PT: euro('Europe/Lisbon'),
  RO: { currency: 'RON', timeZone: 'Europe/Bucharest' },
  SE: { currency: 'SEK', timeZone: 'Europe/Stockholm' },
  SI: euro('Europe/Ljubljana'),
  SK: euro('Europe/Bratislava'),
}

/**
 * ISO 3166-1 alpha-2 codes of all countries that a shop can sell in: the European Economic Area, the United Kingdom and
 * Switzerland. Which of them one shop knows, its storefronts say.
 */
export const knownCountries = [
  'NL',
  'BE',
  'FR',
  'DE',
  'GB',
  'AT',
  'LU',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'FI',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LV',
  'MT',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
export type Country = (typeof knownCountries)[number]

/** Countries that are no part of the customs union of the EU; Liechtenstein is one with Switzerland. */
const ownCustoms: Partial<Record<Country, string>> = { GB: 'GB', CH: 'CH', LI: 'CH', NO: 'NO', IS: 'IS' }

/** Whether a parcel between two countries needs a declaration for customs. */
export const needsCustoms = (from: Country, to: Country): boolean => ownCustoms[from] !== ownCustoms[to]

/** Currencies with cents. The króna of Iceland has none, and the shop counts in hundredths. */
export const knownCurrencies = ['EUR', 'GBP', 'CHF', 'CZK', 'DKK', 'HUF', 'NOK', 'PLN', 'RON', 'SEK'] as const
export type Currency = (typeof knownCurrencies)[number]

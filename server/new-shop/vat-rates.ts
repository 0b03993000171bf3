import type { Country } from '#kernel/country.ts'

/** In hundredths of a percent: what most things bear, shoes and clothes of children, and books. */
type Rates = { readonly standard: number; readonly children?: number; readonly books: number }

/**
 * Rates of VAT by the country that goods go to, where the demo shop has none. The standard rates of the Union agree with the open collection
 * ibericode/vat-rates as of 12 August 2025 (compared on 23 November 2026). Those of Switzerland, Liechtenstein, Norway and Iceland, and what
 * books and children's things bear, were compared with nothing: they are a beginning, and the folder's README asks to have them checked.
 */
const rates: Readonly<Partial<Record<Country, Rates>>> = {
  BG: { standard: 2000, books: 900 },
  CH: { standard: 810, books: 260 },
  CY: { standard: 1900, books: 300 },
  CZ: { standard: 2100, books: 0 },
  DK: { standard: 2500, books: 2500 },
  EE: { standard: 2400, books: 900 },
  ES: { standard: 2100, books: 400 },
  FI: { standard: 2550, books: 1350 },
  GR: { standard: 2400, books: 600 },
  HR: { standard: 2500, books: 500 },
  HU: { standard: 2700, books: 500 },
  IE: { standard: 2300, children: 0, books: 0 },
  IS: { standard: 2400, books: 1100 },
  IT: { standard: 2200, books: 400 },
  LI: { standard: 810, books: 260 },
  LT: { standard: 2100, books: 500 },
  LV: { standard: 2100, books: 500 },
  MT: { standard: 1800, books: 500 },
  NO: { standard: 2500, books: 0 },
  PL: { standard: 2300, books: 500 },
  PT: { standard: 2300, books: 600 },
  RO: { standard: 2100, books: 1100 },
  SE: { standard: 2500, books: 600 },
  SI: { standard: 2200, books: 500 },
  SK: { standard: 2300, books: 500 },
}

type VatSettings = Readonly<Record<'standard' | 'children' | 'books', Readonly<Record<string, unknown>>>>

/**
 * What a new shop's settings say of VAT: the rates of the countries that it delivers to.
 * @param known those of the demo shop, with their periods
 */
export function starterVat(countries: readonly Country[], known: VatSettings): VatSettings {
  const ratesOf = (kind: keyof VatSettings) =>
    Object.fromEntries(
      countries.map((country) => {
        const own = rates[country]
        return [country, known[kind][country] ?? own?.[kind] ?? own?.standard]
      }),
    )
  return { standard: ratesOf('standard'), children: ratesOf('children'), books: ratesOf('books') }
}

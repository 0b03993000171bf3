import { changes } from '#kernel/cache-table.ts'
import { type Language, languages } from '#kernel/storefront.ts'
import { readTariffCode } from '#kernel/tariff-code.ts'
import type { TextsTold } from '../catalog/passport.ts'
import type { ToldPassport } from '../catalog/passport-writer.ts'
import { type CellValue, readKey } from './cells.ts'
import type { Cells } from './import.ts'
import { importMessage } from './messages.ts'
import { filled, optional, required, textUpTo, wholeNumber } from './record-cells.ts'
import { keyOfRecord, type RecordKind } from './record-import.ts'
import { rowProblem } from './row-problem.ts'

const longestText = 2000

const textColumns = (column: 'repair' | 'recycling') =>
  Object.fromEntries(languages.map((language) => [`${column}_${language}`, optional(textUpTo(longestText))]))

/** What passports of products say beyond their pages. An empty cell leaves what is known; `none` makes it unknown. */
export const passportRecords: RecordKind = {
  columns: {
    product: required((cell) => readKey(cell, 'product')),
    origin: optional(readCountry),
    tariff_code: optional(tariffCodeCell),
    recycled_content: optional(wholeNumber(0, 100)),
    ...textColumns('repair'),
    ...textColumns('recycling'),
  },
  keyColumns: ['product'],
  tags: changes.catalogImport,

  async problemsOf({ catalogImport }, records) {
    const known = await catalogImport.productIds(records.map(({ product = '' }) => product))
    return ({ product = '' }) =>
      known.has(product) ? [] : [rowProblem('product', importMessage('product-unknown', { product }))]
  },
  async find({ catalogImport }, keys) {
    const passports = await catalogImport.passports(keys)
    return new Map(passports.map(recordOf).map((record) => [keyOfRecord(passportRecords, record), record] as const))
  },
  canonical: filled,
  write: ({ catalogImport }, records) => catalogImport.putPassports(records.map(passportOf)),
  end: ({ catalogImport }, keys) => catalogImport.dropPassports(keys),
}

const recordOf = ({ sku, origin, tariffCode, recycledContent, repair, recycling }: ToldPassport): Cells =>
  filled({
    product: sku,
    origin,
    tariff_code: tariffCode,
    recycled_content: recycledContent === undefined ? undefined : `${recycledContent}`,
    ...cellsOf('repair', repair),
    ...cellsOf('recycling', recycling),
  })

const cellsOf = (column: string, texts: TextsTold | undefined) =>
  Object.fromEntries(Object.entries(texts ?? {}).map(([language, text]) => [`${column}_${language}`, text]))

function passportOf(record: Cells): ToldPassport {
  const { product = '', origin = '', tariff_code: tariffCode = '', recycled_content: content = '' } = record
  return {
    sku: product,
    ...(origin === '' ? {} : { origin }),
    ...(tariffCode === '' ? {} : { tariffCode }),
    ...(content === '' ? {} : { recycledContent: Number(content) }),
    repair: textsOf(record, 'repair'),
    recycling: textsOf(record, 'recycling'),
  }
}

const textsOf = (record: Cells, column: string): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = record[`${column}_${language}`] ?? ''
      return text === '' ? [] : [[language, text]]
    }),
  )

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Reads a country by its code, in any capitals. */
/** Codes that have a name and are no country: of unions, and of what nobody knows. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

function readCountry(cell: string): CellValue<string> {
  const code = cell.toUpperCase()
  return /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined && !noCountries.has(code)
    ? { value: code }
    : { problem: importMessage('country-unknown', { cell }) }
}

/** Reads a code of the customs tariff, however its digits are parted. */
function tariffCodeCell(cell: string): CellValue<string> {
  const value = readTariffCode(cell)
  return value === undefined ? { problem: importMessage('tariff-code-unreadable', { cell }) } : { value }
}

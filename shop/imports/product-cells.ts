import { isEan } from '#kernel/ean.ts'
import { type Language, languages } from '#kernel/storefront.ts'
import type { Fibre, FootwearMaterial, Gender, TaxClass } from '../catalog/catalog-feed.ts'
import { taxClasses } from '../catalog/catalog-feed.ts'
import { type CellValue, readKey, readMoment } from './cells.ts'
import type { Cells, RowProblem } from './import.ts'
import type { FileRow } from './import-file-port.ts'
import { stagedZone } from './local-moments.ts'
import { importMessage } from './messages.ts'
import { rowProblem } from './row-problem.ts'

export const materialTypes = ['footwear', 'textile', 'other'] as const
export type MaterialType = (typeof materialTypes)[number]

const genders: readonly Gender[] = ['women', 'men', 'unisex']
const materials: readonly FootwearMaterial[] = ['leather', 'coated-leather', 'textile', 'other']
const fibreNames: readonly Fibre[] = [
  'cotton',
  'wool',
  'polyester',
  'polyamide',
  'viscose',
  'elastane',
  'linen',
  'cashmere',
  'silk',
]

/** Columns with a text in each language. */
export const translatedColumns = ['name', 'description', 'care', 'color_name'] as const
export type TranslatedColumn = (typeof translatedColumns)[number]

/** What a row tells of its product; blank in the rows that follow its first one. */
export const productColumns: readonly string[] = [
  'product',
  'model',
  'brand',
  'manufacturer',
  'manufacturer_address',
  'manufacturer_country',
  'manufacturer_email',
  'responsible_name',
  'responsible_address',
  'responsible_email',
  'gender',
  'categories',
  ...translatedColumns.flatMap((column) => languages.map((language) => `${column}_${language}`)),
  'color',
  'color_hex',
  'images',
  ...languages.map((language) => `images_alt_${language}`),
  'images_focus',
  'release_date',
  'type',
  'upper',
  'lining',
  'sole',
  'fibres',
  'tax_class',
  'on_sale',
  'on_sale_from',
  'on_sale_until',
]

/** What a row tells of its size. */
export const sizeColumns: readonly string[] = ['sku', 'size', 'ean', 'weight']

export const cellOf = (cells: Cells, column: string): string => cells[column]?.trim() ?? ''

/** Texts of a column by language, as far as they are told. */
export function textsOf(cells: Cells, column: TranslatedColumn): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = cellOf(cells, `${column}_${language}`)
      return text === '' ? [] : [[language, text]]
    }),
  )
}

/** Values of a cell that may hold several, with `|` between them. */
export const listedIn = (cell: string): readonly string[] =>
  cell
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Rows that each say what they are about: what a product's first row tells holds for those that follow it. */
export async function* filledDown(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let first: FileRow | undefined
  for await (const row of rows) {
    const told = cellOf(row.cells, 'product')
    if (told !== '' && (!first || told !== cellOf(first.cells, 'product'))) first = row
    if (!first) yield { ...row, problem: importMessage('product-unnamed') }
    else yield row === first ? row : following(row, first)
  }
}

function following(row: FileRow, { line, cells }: FileRow): FileRow {
  const differing = productColumns.find((column) => {
    const told = cellOf(row.cells, column)
    return told !== '' && told !== cellOf(cells, column)
  })
  const whole = { ...row.cells, ...Object.fromEntries(productColumns.map((column) => [column, cells[column] ?? ''])) }
  if (differing === undefined || row.problem !== undefined) return { ...row, cells: whole }
  return { ...row, cells: whole, problem: importMessage('product-told-twice', { column: differing, line }) }
}

export const readGender = (cell: string): CellValue<Gender> => oneOf(cell, genders, 'gender')
export const readType = (cell: string): CellValue<MaterialType> => oneOf(cell, materialTypes, 'type')
export const readTaxClass = (cell: string): CellValue<TaxClass> => oneOf(cell, taxClasses, 'tax_class')

function oneOf<T extends string>(cell: string, values: readonly T[], column: string): CellValue<T> {
  const value = values.find((one) => one === cell.toLowerCase())
  const choices = values.join(', ')
  return value === undefined ? { problem: importMessage('cell-unknown-choice', { cell, column, choices }) } : { value }
}

/** Reads the materials of a part of a shoe, `leather|textile` (Directive 94/11/EC). */
export function readMaterials(cell: string): CellValue<readonly FootwearMaterial[]> {
  const told = listedIn(cell.toLowerCase())
  const unknown = told.find((one) => !materials.some((material) => material === one))
  if (unknown !== undefined) {
    return { problem: importMessage('material-unknown', { cell: unknown, choices: materials.join(', ') }) }
  }
  return { value: materials.filter((material) => told.includes(material)) }
}

/** Reads what a textile is made of, `cotton 80 | elastane 20`: together it has to be all of it (Regulation (EU) 1007/2011). */
export function readFibres(cell: string): CellValue<readonly { readonly fibre: Fibre; readonly percent: number }[]> {
  const parts = listedIn(cell.toLowerCase()).map((part) => {
    const [, name = '', percent = ''] = /^([a-z]+) +(\d{1,3}) ?%?$/.exec(part) ?? []
    return { part, fibre: fibreNames.find((one) => one === name), percent: Number(percent) }
  })
  const unknown = parts.find(({ fibre }) => fibre === undefined)
  if (unknown) {
    return { problem: importMessage('fibre-unreadable', { cell: unknown.part, choices: fibreNames.join(', ') }) }
  }
  const sum = parts.reduce((total, { percent }) => total + percent, 0)
  if (sum !== 100) return { problem: importMessage('fibres-incomplete', { percent: sum }) }
  return { value: parts.flatMap(({ fibre, percent }) => (fibre ? [{ fibre, percent }] : [])) }
}

/** Reads an EAN-13; a UPC is one with a zero before it. */
export function readEan(cell: string): CellValue<string> {
  const key = readKey(cell, 'ean')
  if ('problem' in key) return key
  const digits = key.value.replaceAll(/[\s-]/g, '')
  const ean = /^\d{12}$/.test(digits) ? `0${digits}` : digits
  return isEan(ean) ? { value: ean } : { problem: importMessage('ean-unreadable', { cell }) }
}

export function readWeight(cell: string): CellValue<number> {
  return /^\d{1,6}$/.test(cell) ? { value: Number(cell) } : { problem: importMessage('weight-unreadable', { cell }) }
}

export function readHex(cell: string): CellValue<string> {
  return /^#[0-9a-f]{6}$/i.test(cell)
    ? { value: cell.toLowerCase() }
    : { problem: importMessage('hex-unreadable', { cell }) }
}

/** A day of the calendar, wherever it is read. */
export function readDay(cell: string): CellValue<string> {
  const read = readMoment(cell, 'UTC', 'begin')
  return 'problem' in read ? read : { value: read.value.toISOString().slice(0, 10) }
}

/** Reads a moment, or `none` for one that was told and doesn't count any more. */
export const readSaleMoment =
  (edge: 'begin' | 'end') =>
  (cell: string): CellValue<Date | null> =>
    cell.toLowerCase() === 'none' ? { value: null } : readMoment(cell, stagedZone, edge)

export const readOnSale = (cell: string): CellValue<'yes' | 'no'> => oneOf(cell, ['yes', 'no'], 'on_sale')

const longestSize = 20

const readers: Readonly<Record<string, (cell: string) => CellValue<unknown>>> = {
  product: (cell) => readKey(cell, 'product'),
  sku: (cell) => readKey(cell, 'sku'),
  model: (cell) => readKey(cell, 'model'),
  gender: readGender,
  type: readType,
  upper: readMaterials,
  lining: readMaterials,
  sole: readMaterials,
  fibres: readFibres,
  tax_class: readTaxClass,
  release_date: readDay,
  color_hex: readHex,
  on_sale: readOnSale,
  on_sale_from: readSaleMoment('begin'),
  on_sale_until: readSaleMoment('end'),
  ean: readEan,
  weight: readWeight,
  size: (cell) =>
    cell.length <= longestSize ? { value: cell } : { problem: importMessage('size-too-long', { most: longestSize }) },
  manufacturer_country: (cell) =>
    /^[A-Z]{2}$/.test(cell) ? { value: cell } : { problem: importMessage('country-unknown', { cell }) },
}

/** What is wrong with the cells of a row by themselves. */
export function productCellProblems(cells: Cells, isNew: boolean): readonly RowProblem[] {
  const needed = ['product', 'sku', 'size', ...(isNew ? ['brand', 'gender', 'color'] : [])]
  const missing = needed
    .filter((column) => cellOf(cells, column) === '')
    .map((column) => rowProblem(column, importMessage('product-needs-column', { column })))
  if (isNew && Object.keys(textsOf(cells, 'name')).length === 0) {
    missing.push(rowProblem('name_en', importMessage('product-needs-name')))
  }
  const unread = Object.entries(readers).flatMap(([column, read]) => {
    const cell = cellOf(cells, column)
    const value = cell === '' ? undefined : read(cell)
    return value && 'problem' in value ? [rowProblem(column, value.problem)] : []
  })
  return [...missing, ...unread]
}

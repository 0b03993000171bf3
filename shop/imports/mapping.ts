import { type FormatName, fileFormats, formatNames } from './file-formats.ts'
import type { Cells, ImportKind } from './import.ts'
import type { FileRow } from './import-file-port.ts'
import { type ImportMessage, importMessage } from './messages.ts'

/** How the columns of somebody else's file become the shop's own; kept under a name, or given with a command. */
export type ColumnMapping = {
  /** A format that the shop knows, applied first. */
  readonly format?: FormatName | undefined
  /** What their columns are called here: `{ "Artikelnummer": "sku" }`. */
  readonly columns?: Readonly<Record<string, string>> | undefined
  /** What their values are called here, by our column: `{ "location": { "Magazijn": "DC" } }`; categories by gender too. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  /** What every row says that says nothing else, by our column: `{ "storefront": "nl_NL" }`. */
  readonly fixed?: Readonly<Record<string, string>> | undefined
}

/** The format of a file by its columns, for a kind of import that it can be; nothing for the shop's own. */
export function formatOf(columns: readonly string[], kind: ImportKind): FormatName | undefined {
  return formatNames.find(
    (name) =>
      fileFormats[name].kinds.includes(kind) && fileFormats[name].marks.every((column) => columns.includes(column)),
  )
}

/** The columns that a mapping makes of those of a file. */
export function mappedColumns(columns: readonly string[], kind: ImportKind, mapping: ColumnMapping): readonly string[] {
  const named = mapping.format ? fileFormats[mapping.format].columns(kind) : columns
  return [...new Set([...named.map((column) => ourColumn(column, mapping)), ...Object.keys(mapping.fixed ?? {})])]
}

/** What a format has to be told; nothing when it knows all. */
export function mappingProblem(kind: ImportKind, { format, fixed = {} }: ColumnMapping): ImportMessage | undefined {
  const missing = format && fileFormats[format].needs(kind).find(([column]) => (fixed[column] ?? '') === '')
  if (!missing) return undefined
  const [column, example, lacks] = missing
  return importMessage(lacks, { system: fileFormats[format].system, setting: `${column}=${example}` })
}

/** Rows with the shop's own columns. */
export async function* mappedRows(
  rows: AsyncIterable<FileRow>,
  kind: ImportKind,
  mapping: ColumnMapping,
): AsyncGenerator<FileRow> {
  const known = mapping.format ? fileFormats[mapping.format].read(rows, kind, mapping.fixed ?? {}) : rows
  for await (const row of known) yield { ...row, cells: mappedCells(row.cells, mapping) }
}

const ourColumn = (column: string, { columns = {} }: ColumnMapping) => columns[column] ?? column

function mappedCells(cells: Cells, mapping: ColumnMapping): Cells {
  const { values = {}, fixed = {} } = mapping
  const renamed = Object.fromEntries(Object.entries(cells).map(([column, cell]) => [ourColumn(column, mapping), cell]))
  const filled = { ...renamed }
  for (const [column, value] of Object.entries(fixed)) if ((filled[column]?.trim() ?? '') === '') filled[column] = value
  const gender = valueIn(values.gender, filled.gender ?? '').trim()
  return Object.fromEntries(
    Object.entries(filled).map(([column, cell]) => [
      column,
      valueIn(values[column], cell, column === 'categories' ? gender : undefined),
    ]),
  )
}

/**
 * A list of values is mapped one by one.
 *
 * @param gender whose value goes before that of everybody: files call the boots of women and of men the same, `men: Boots` tells them apart
 */
function valueIn(values: Readonly<Record<string, string>> | undefined, cell: string, gender?: string): string {
  if (!values) return cell
  const called = (one: string) => (gender ? values[`${gender}: ${one}`] : undefined) ?? values[one]
  const whole = called(cell.trim())
  if (whole !== undefined) return whole
  return cell
    .split('|')
    .map((one) => called(one.trim()) ?? one)
    .join('|')
}

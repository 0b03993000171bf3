import { UnreadableFile } from '#shop/imports/import-file-port.ts'

export type Separator = ',' | ';' | '\t'

export type CsvHeader = {
  readonly separator: Separator
  readonly columns: readonly string[]
  /** Lines before it: a hint of Excel's. */
  readonly skipped: number
}

const separators: readonly Separator[] = [';', '\t', ',']

/**
 * Finds the header of a CSV file, and by it what separates its cells: what stands most often outside of quotes.
 *
 * @throws UnreadableFile when two columns have one name
 */
export function readHeader(beginning: string, name: string): CsvHeader {
  const lines = beginning.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const [, told] = /^sep=([,;\t])$/i.exec(lines[0] ?? '') ?? []
  const skipped = told === undefined ? 0 : 1
  const line = lines[skipped] ?? ''
  const separator = separators.find((one) => one === told) ?? mostFrequent(line)
  const columns = cellsOf(line, separator).map(columnName)
  refuseTwice(columns, name)
  return { separator, columns, skipped }
}

/** @throws UnreadableFile when two columns have one name */
export function refuseTwice(columns: readonly string[], name: string): void {
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index)
  if (twice !== undefined) {
    throw new UnreadableFile('column-repeated', { column: twice, file: name })
  }
}

/** Columns are named alike, however they are capitalised and spaced. */
export const columnName = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

function mostFrequent(line: string): Separator {
  const counts = separators.map((separator) => ({ separator, count: cellsOf(line, separator).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ','
}

/** The cells of one line; quotes may hold separators. */
function cellsOf(line: string, separator: Separator): string[] {
  const cells = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells
}

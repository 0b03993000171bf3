import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type FileRow, faultyRow, UnreadableFile } from '#shop/imports/import-file-port.ts'
import type { FileEncoding } from './look-at-file.ts'
import type { CsvHeader } from './read-header.ts'
import { columnName } from './read-header.ts'

/** No row is longer: a quote that is never closed would else take the rest of the file for one cell. */
const longestRow = 1_000_000

type Parsed = { readonly info: { readonly lines: number }; readonly record: readonly string[] }

/**
 * Reads the rows of a CSV file one after the other. Empty lines are none.
 *
 * @throws UnreadableFile when the file breaks off inside of quotes
 */
export async function* csvRows(
  path: string,
  name: string,
  encoding: FileEncoding,
  header: CsvHeader,
): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: header.separator,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    from_line: header.skipped + 2,
  })
  const text = Readable.from(decodedText(path, encoding))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let before = header.skipped + 1
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      // The library counts where a row ends; one with line breaks in its cells began earlier.
      const line = Math.max(before + 1, info.lines - breaksIn(record))
      before = info.lines
      if (record.some((cell) => cell.trim() !== '')) yield recordRow(line, record, header.columns)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile('quote-unclosed', { file: name, line: before + 1 })
  } finally {
    text.destroy()
  }
}

export async function* decodedText(path: string, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 }) as AsyncIterable<Buffer>) {
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

const breaksIn = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)

/** The cells of a line by their columns; with what is wrong with them as a whole. */
export function recordRow(line: number, record: readonly string[], columns: readonly string[]): FileRow {
  const cells = Object.fromEntries(
    columns.flatMap((column, index) => (column === '' ? [] : [[column, unguardedCell(record[index] ?? '')]])),
  )
  const isHeader = columns.every((column, index) => columnName(record[index] ?? '') === column)
  if (isHeader) return faultyRow(line, cells, 'row-is-header')
  const extra = record.slice(columns.length).filter((cell) => cell.trim() !== '')
  if (extra.length > 0) {
    return faultyRow(line, cells, 'row-has-more-cells', { cells: record.length, columns: columns.length })
  }
  return { line, cells }
}

/**
 * What was guarded against spreadsheets that take a text for a formula, as it was. A text that begins with apostrophes before such a
 * sign has one more, so that each text comes back as it was.
 */
export const unguardedCell = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r])/, '')

/** A cell of somebody else's file, in which no spreadsheet is left anything to work out, be it a number. */
export const guardedForeignCell = (cell: string) => (isFormula.test(cell) ? `'${cell}` : cell)

/** A cell that no spreadsheet takes for a formula; an amount with a minus is none. */
export const guardedCell = (cell: string) => (isFormula.test(cell) && !isAmount.test(cell) ? `'${cell}` : cell)

const isFormula = /^'*[=+\-@\t\r]/
const isAmount = /^[+-]?\d{1,15}(?:[.,]\d{1,4})?$/

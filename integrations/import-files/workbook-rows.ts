import { type FileRow, UnreadableFile } from '#shop/imports/import-file-port.ts'
import { recordRow } from './csv-rows.ts'
import { columnName, refuseTwice } from './read-header.ts'
import { sheetRows } from './workbook.ts'

const isFilled = (record: readonly string[]) => record.some((cell) => cell.trim() !== '')

/** The header of a workbook: its first row that isn't empty. */
export async function workbookHeader(path: string, name: string, mostBytes: number) {
  for await (const { line, record } of sheetRows(path, name, mostBytes)) {
    if (!isFilled(record)) continue
    const columns = record.map(columnName)
    refuseTwice(columns, name)
    return { columns, line }
  }
  throw new UnreadableFile('sheet-empty', { file: name })
}

/** The rows of its first sheet. Empty ones are none. */
export async function* workbookRows(
  path: string,
  name: string,
  mostBytes: number,
  columns: readonly string[],
  header: number,
): AsyncGenerator<FileRow> {
  for await (const { line, record } of sheetRows(path, name, mostBytes)) {
    if (line > header && isFilled(record)) yield recordRow(line, record, columns)
  }
}

import { basename, resolve } from 'node:path'
import { type ImportFilePort, UnreadableFile } from '#shop/imports/import-file-port.ts'
import { csvRows } from './csv-rows.ts'
import { jsonColumns, jsonRows } from './json-rows.ts'
import { lookAtFile } from './look-at-file.ts'
import { readHeader } from './read-header.ts'
import { workbookHeader, workbookRows } from './workbook-rows.ts'

const separatorNames = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const

/** Files on this machine: CSV in any of the usual spellings, JSON Lines, and Excel workbooks. */
export function createImportFiles({ mostBytes }: { readonly mostBytes: number }): ImportFilePort {
  return {
    async open(given) {
      const path = resolve(given)
      const name = basename(path)
      const { sha256, isArchive, encoding, beginning, modifiedAt } = await lookAtFile(path, name, mostBytes)
      const about = { name, path, sha256, modifiedAt }
      if (isArchive) {
        const { columns, line } = await workbookHeader(path, name, mostBytes)
        return {
          ...about,
          columns,
          format: 'Excel workbook',
          rows: () => workbookRows(path, name, mostBytes, columns, line),
        }
      }
      if (/^\uFEFF?\s*\{/.test(beginning)) {
        const columns = jsonColumns(beginning)
        return { ...about, columns, format: `JSON Lines, ${encoding}`, rows: () => jsonRows(path, name, encoding) }
      }
      if (/^\uFEFF?\s*\[/.test(beginning)) {
        throw new UnreadableFile('file-is-json-list', { file: name })
      }
      const header = readHeader(beginning, name)
      return {
        ...about,
        columns: header.columns,
        format: `CSV with ${separatorNames[header.separator]}, ${encoding}`,
        rows: () => csvRows(path, name, encoding, header),
      }
    },
  }
}

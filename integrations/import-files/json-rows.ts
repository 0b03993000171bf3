import { z } from 'zod'
import { type FileRow, faultyRow, UnreadableFile } from '#shop/imports/import-file-port.ts'
import { decodedText } from './csv-rows.ts'
import type { FileEncoding } from './look-at-file.ts'
import { columnName } from './read-header.ts'

const longestLine = 1_000_000
const flat = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Reads the rows of a file of JSON Lines: an object on each. Empty lines are none. */
export async function* jsonRows(path: string, name: string, encoding: FileEncoding): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of linesOf(path, name, encoding)) {
    line += 1
    if (text.trim() !== '') yield rowOf(line, text)
  }
}

/** The columns of the first object. */
export function jsonColumns(beginning: string): readonly string[] {
  const first =
    beginning
      .replace(/^\uFEFF/, '')
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  return Object.keys(rowOf(1, first).cells)
}

function rowOf(line: number, text: string): FileRow {
  const read = flat.safeParse(parsed(text.replace(/^\uFEFF/, '')))
  if (!read.success) return faultyRow(line, {}, 'row-is-no-object', { example: '{"sku": "…", …}' })
  const cells = Object.entries(read.data).map(([column, value]) => [
    columnName(column),
    value === null ? '' : `${value}`,
  ])
  return { line, cells: Object.fromEntries(cells) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* linesOf(path: string, name: string, encoding: FileEncoding): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of decodedText(path, encoding)) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new UnreadableFile('line-too-long', { file: name })
    yield* lines
  }
  yield rest
}

import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { guardedCell } from '#integrations/import-files/csv-rows.ts'
import type { ExportTable } from '#shop/exports/export.ts'

/**
 * Writes a file for spreadsheets: with commas, in UTF-8 with its mark, as its rows are read.
 *
 * @param guard what keeps a spreadsheet from running a cell as a formula
 */
export async function writeCsv(
  path: string,
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  guard: (cell: string) => string = guardedCell,
): Promise<void> {
  await writeWhole(path, csvLines(header, rows, guard))
}

/** The same for a browser that saves it: read as fast as it is sent. */
export function csvStream({ columns, rows }: ExportTable): ReadableStream<Uint8Array> {
  async function* cells() {
    for await (const row of rows()) yield columns.map((column) => row[column] ?? '')
  }
  const chunks = gathered(csvLines(columns, cells(), guardedCell))
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

async function* csvLines(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  guard: (cell: string) => string,
): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(guard(cell))).join(',')}\r\n`
  yield `\uFEFF${line(header)}`
  for await (const row of rows) yield line(row)
}

const quoted = (cell: string) =>
  /[",\r\n;\t]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell

/** Writes an object on each line, with every column in each of them. */
async function writeJsonLines(
  path: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): Promise<void> {
  async function* lines() {
    for await (const row of rows)
      yield `${JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])))}\n`
  }
  await writeWhole(path, lines())
}

const writers = { '.csv': writeCsv, '.jsonl': writeJsonLines, '.ndjson': writeJsonLines } as const

/** How tables are written to such a file, by its ending; nothing for endings that nobody reads again. */
export function tableWriter(path: string): typeof writeCsv | typeof writeJsonLines | undefined {
  return Object.entries(writers).find(([ending]) => ending === extname(path).toLowerCase())?.[1]
}

/** Lines in larger chunks: a write for each row would take longer than the rows. */
async function* gathered(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += line
    if (chunk.length < 65_536) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** Under its own name a file is whole, or it isn't there. */
async function writeWhole(path: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${path}.part`
  try {
    await pipeline(Readable.from(gathered(lines)), createWriteStream(part))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

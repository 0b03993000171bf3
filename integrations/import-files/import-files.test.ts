import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type FileRow, UnreadableFile } from '#shop/imports/import-file-port.ts'
import { inEnglish } from '#test/shop/import-sentences.ts'
import { guardedCell, guardedForeignCell, unguardedCell } from './csv-rows.ts'
import { createImportFiles } from './import-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'import-files-'))
afterAll(() => rm(folder, { recursive: true }))
const files = createImportFiles({ mostBytes: 5_000_000 })

let count = 0
async function fileOf(content: string | Buffer, name = `file-${count++}.csv`) {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

async function read(content: string | Buffer) {
  const file = await files.open(await fileOf(content))
  const rows: FileRow[] = []
  for await (const row of file.rows()) rows.push(row)
  return { file, rows }
}

const refused = async (content: string | Buffer) => {
  const problem = await read(content).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(UnreadableFile)
  return problem instanceof Error ? problem.message : ''
}

const table = 'sku;location;quantity;name\nA-1;DC;3;Été\n\nB/2;AMS;0;"a;b"\n'
const rows = [
  { line: 2, cells: { sku: 'A-1', location: 'DC', quantity: '3', name: 'Été' } },
  { line: 4, cells: { sku: 'B/2', location: 'AMS', quantity: '0', name: 'a;b' } },
]
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

describe('characters and separators are recognised', () => {
  test.each([
    ['UTF-8', Buffer.from(table), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${table}`), 'utf-8'],
    ['UTF-16 with a mark', utf16(`\uFEFF${table}`), 'utf-16le'],
    ['UTF-16 of big machines', utf16(`\uFEFF${table}`, true), 'utf-16be'],
    ['UTF-16 without a mark', utf16(table), 'utf-16le'],
    ['Windows-1252', Buffer.from(table, 'latin1'), 'windows-1252'],
    ['line ends of Windows', Buffer.from(table.replaceAll('\n', '\r\n')), 'utf-8'],
  ])('%s', async (_, bytes, encoding) => {
    const { file, rows: found } = await read(bytes)
    expect(found).toEqual(rows)
    expect(file.format).toBe(`CSV with semicolons, ${encoding}`)
    expect(file.columns).toEqual(['sku', 'location', 'quantity', 'name'])
  })

  test.each([
    [',', 'commas'],
    ['\t', 'tabs'],
  ])('%j', async (separator, name) => {
    const { file, rows: found } = await read(
      `SKU${separator}"Regular Price"${separator}x\nA${separator}"1,50"${separator}\n`,
    )
    expect(found).toEqual([{ line: 2, cells: { sku: 'A', regular_price: '1,50', x: '' } }])
    expect(file.format).toContain(name)
  })

  test('Excel’s hint before the header', async () => {
    const { rows: found } = await read('sep=;\nsku;quantity\nA,B;1\n')
    expect(found).toEqual([{ line: 3, cells: { sku: 'A,B', quantity: '1' } }])
  })

  test('JSON Lines', async () => {
    const { file, rows: found } = await read('{"sku":"A","price":49.95,"until":null}\n\n["A"]\n{"sku":')
    expect(file.columns).toEqual(['sku', 'price', 'until'])
    expect(found.map(inEnglish)).toEqual([
      { line: 1, cells: { sku: 'A', price: '49.95', until: '' } },
      { line: 3, cells: {}, problem: expect.stringContaining('no JSON object') },
      { line: 4, cells: {}, problem: expect.stringContaining('no JSON object') },
    ])
  })
})

describe('rows', () => {
  test('know their line, whatever line breaks stand in cells', async () => {
    const { rows: found } = await read('sku,name\nA,"one\ntwo"\nB,three\n')
    expect(found.map(({ line }) => line)).toEqual([2, 4])
  })

  test('that are the header again, or have more cells than it, say so', async () => {
    const { rows: found } = await read('sku,quantity\nA,1\nsku,quantity\nB,1,2\nC\n')
    expect(found.map(inEnglish)).toEqual([
      { line: 2, cells: { sku: 'A', quantity: '1' } },
      { line: 3, cells: { sku: 'sku', quantity: 'quantity' }, problem: expect.stringContaining('the header again') },
      { line: 4, cells: { sku: 'B', quantity: '1' }, problem: expect.stringContaining('3 cells and the header 2') },
      { line: 5, cells: { sku: 'C', quantity: '' } },
    ])
  })

  test('come as they were written, whatever was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 2 }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.constantFrom(',', ';', '\t'),
        async (written, separator) => {
          const clean = written.map((cells) => cells.map((cell) => cell.replaceAll(/[\p{Cc}\p{Cn}\uFEFF]/gu, '')))
          const filled = clean.filter((cells) => cells.some((cell) => cell.trim() !== ''))
          const lines = filled.map((cells) =>
            cells.map((cell) => `"${guardedCell(cell).replaceAll('"', '""')}"`).join(separator),
          )
          const { rows: found } = await read([`first${separator}second`, ...lines].join('\n'))
          expect(found.map(({ cells }) => [cells.first, cells.second])).toEqual(filled)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('of a large file are not held', async () => {
    const line = `${'x'.repeat(200)},DC,1\n`
    const file = await files.open(await fileOf(`sku,location,quantity\n${line.repeat(20_000)}`))
    let seen = 0
    for await (const row of file.rows()) {
      seen += row.line > 0 ? 1 : 0
      if (seen === 10) break
    }
    expect(seen).toBe(10)
  })
})

describe('no rows come from', () => {
  test.each([
    ['nothing', '', /is empty/],
    ['an archive that breaks off', Buffer.from('504b03041400', 'hex'), /no workbook that can be opened/],
    ['bytes', Buffer.from([1, 0, 2, 3, 0, 0, 7, 9]), /is no text/],
    ['bytes without zeros', Buffer.from([0x02, 0xff, 0x11, 0x9c, 0x0a]), /is no text/],
    ['a column that stands twice', 'sku,quantity,Quantity\n', /column quantity .* stands twice/],
    ['a quote that is never closed', `sku,name\nA,"one\n${'B,two\n'.repeat(300_000)}`, /from line 2 on: a quote/],
    ['a JSON list', '[{"sku":"A"}]', /an object on each line/],
  ])('%s', async (_, content, sentence) => {
    expect(await refused(content)).toMatch(sentence)
  })

  test('a file that is missing, no file, or too large', async () => {
    await expect(files.open(join(folder, 'missing.csv'))).rejects.toThrow('There is no file')
    await expect(files.open(folder)).rejects.toThrow('is no file')
    const path = await fileOf('sku\n', 'large.csv')
    await truncate(path, 2 ** 31)
    await expect(files.open(path)).rejects.toThrow('large.csv has 2,048 MB and 5 MB are the most')
    // Nobody could read so much in the time of a test.
    await truncate(path, 2 ** 40)
    await expect(files.open(path)).rejects.toThrow('large.csv has 1,048,576 MB and 5 MB are the most')
  })
})

test('a cell that a spreadsheet would run is guarded, and read as it was', () => {
  for (const cell of ['=1+1', '+31 20', '-3+4', '@x', '\tx']) {
    expect(guardedCell(cell)).toBe(`'${cell}`)
    // An amount is not run.
    for (const amount of ['-3', '-12.50', '+4']) expect(guardedCell(amount)).toBe(amount)
    expect(unguardedCell(guardedCell(cell))).toBe(cell)
  }
  for (const cell of ['=1+1', '-3', '+4'])
    expect([guardedForeignCell(cell), unguardedCell(guardedForeignCell(cell))]).toEqual([`'${cell}`, cell])
  expect(unguardedCell("'tis")).toBe("'tis")
  // What has an apostrophe of its own keeps it.
  for (const cell of ["'=1+1", "''-3", "'tis"]) expect(unguardedCell(guardedCell(cell))).toBe(cell)
})

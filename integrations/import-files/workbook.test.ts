import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type FileRow, UnreadableFile } from '#shop/imports/import-file-port.ts'
import { inEnglish } from '#test/shop/import-sentences.ts'
import { zipOf } from '#test/shop/zip.ts'
import { createImportFiles } from './import-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'workbooks-'))
afterAll(() => rm(folder, { recursive: true }))

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook with a hidden sheet before the one that is shown. */
const workbookOf = (sheetData: string, more: Readonly<Record<string, string>> = {}, properties = '') =>
  zipOf({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets>
      <sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Stock" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c><v>1</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="${main}"><x:sheetData>${sheetData}</x:sheetData></x:worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/>
      <numFmt numFmtId="165" formatCode="0.00&quot; d&quot;"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>SKU</t></si><si><r><t>Regular</t></r><r><t xml:space="preserve"> Price</t></r></si>
      <si><t>From</t><rPh sb="0" eb="1"><t>never</t></rPh></si><si><t>AB/77 &amp; Co</t></si></sst>`,
    ...more,
  })

async function readWorkbook(bytes: Buffer, mostBytes = 1_000_000) {
  const path = join(folder, `${crypto.randomUUID()}.xlsx`)
  await writeFile(path, bytes)
  const file = await createImportFiles({ mostBytes }).open(path)
  const rows: FileRow[] = []
  for await (const row of file.rows()) rows.push(row)
  return { file, rows }
}
const header =
  '<x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="B2" t="s"><x:v>1</x:v></x:c><x:c r="D2" t="s"><x:v>2</x:v></x:c></x:row>'

describe('a workbook', () => {
  test('is read from the first sheet that is shown: texts, numbers and days as they were typed', async () => {
    const { file, rows } = await readWorkbook(
      workbookOf(`<x:row r="1"/>${header}
        <x:row r="3"><x:c r="A3" t="s"><x:v>3</x:v></x:c><x:c r="B3"><x:v>49.950000000000003</x:v></x:c><x:c r="D3" s="1"><x:v>46353</x:v></x:c></x:row>
        <x:row r="4"><x:c r="A4"><x:v>8712345678906</x:v></x:c></x:row>
        <x:row r="5"><x:c r="B5"><x:v></x:v></x:c></x:row>
        <x:row r="7"><x:c r="A7" t="inlineStr"><x:is><x:t>inline</x:t></x:is></x:c><x:c r="B7" s="3"><x:v>5</x:v></x:c><x:c r="D7" s="2"><x:v>46353.375</x:v></x:c></x:row>
        <x:row r="8"><x:c r="A8" t="str"><x:f>A7</x:f><x:v>made</x:v></x:c><x:c r="B8" t="e"><x:v>#REF!</x:v></x:c><x:c r="F8"><x:v>1</x:v></x:c></x:row>`),
    )
    expect(file).toMatchObject({ columns: ['sku', 'regular_price', '', 'from'], format: 'Excel workbook' })
    expect(rows.map(inEnglish)).toEqual([
      { line: 3, cells: { sku: 'AB/77 & Co', regular_price: '49.95', from: '2026-11-27' } },
      { line: 4, cells: { sku: '8712345678906', regular_price: '', from: '' } },
      { line: 7, cells: { sku: 'inline', regular_price: '5', from: '2026-11-27 09:00' } },
      {
        line: 8,
        cells: { sku: 'made', regular_price: '#REF!', from: '' },
        problem: expect.stringContaining('6 cells and the header 4'),
      },
    ])
  })

  test('needs no formats and no shared texts', async () => {
    const text = (cell: string) => `<x:c t="inlineStr"><x:is><x:t>${cell}</x:t></x:is></x:c>`
    const rows = `<x:row>${text('sku')}${text('price')}</x:row><x:row>${text('A')}<x:c><x:v>5</x:v></x:c></x:row>`
    const bare = workbookOf(rows, { 'xl/styles.xml': '', 'xl/sharedStrings.xml': '' })
    expect((await readWorkbook(bare)).rows).toEqual([{ line: 2, cells: { sku: 'A', price: '5' } }])
  })

  test('may count its days from 1904', async () => {
    const row = '<x:row r="3"><x:c r="D3" s="1"><x:v>44891</x:v></x:c></x:row>'
    const { rows } = await readWorkbook(workbookOf(header + row, {}, '<workbookPr date1904="1"/>'))
    expect(rows[0]?.cells.from).toBe('2026-11-27')
  })
})

describe('no workbook is', () => {
  const refused = async (bytes: Buffer, mostBytes?: number) => {
    const problem = await readWorkbook(bytes, mostBytes).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(UnreadableFile)
    return problem instanceof Error ? problem.message : ''
  }

  test.each([
    ['another archive', zipOf({ 'stock.csv': 'sku,quantity\n' }), /ZIP archive without a sheet: unpack it first/],
    ['a sheet without cells', workbookOf(''), /first sheet of .+ is empty/],
    ['a column twice', workbookOf(header.replace('<x:v>1</x:v>', '<x:v>0</x:v>')), /column sku .+ stands twice/],
    ['an archive that breaks off', workbookOf(header).subarray(0, 600), /no workbook that can be opened/],
    ['a sheet that breaks off', workbookOf(`${header}<x:row`), /no workbook that can be opened/],
  ])('%s', async (_, bytes, sentence) => {
    expect(await refused(bytes)).toMatch(sentence)
  })

  test('what becomes too large', async () => {
    const row = `<x:row><x:c t="inlineStr"><x:is><x:t>${'x'.repeat(60_000)}</x:t></x:is></x:c></x:row>`
    expect(await refused(workbookOf(header + row), 50_000)).toMatch(/too large when it is unpacked/)
  })

  test.each([
    ['a sheet that fills a machine', workbookOf(`${header}${'<x:row/>'.repeat(14_000_000)}`), /200 times as large/],
    [
      'texts that do',
      workbookOf(header, { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(4_000_000)}</sst>` }),
      /too many texts/,
    ],
    [
      'a text that never ends',
      workbookOf(header, { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(60_000_000)}</t></si></sst>` }),
      /no workbook that can be opened/,
    ],
    [
      'a cell that never ends',
      workbookOf(`<x:row><x:c><x:v>${'1'.repeat(3_000_000)}</x:v></x:c></x:row>`),
      /no workbook/,
    ],
    ['a row that never ends', workbookOf(`<x:row>${'<x:c><x:v>1</x:v></x:c>'.repeat(20_000)}</x:row>`), /no workbook/],
    [
      'formats that do',
      workbookOf(header, { 'xl/styles.xml': `<styleSheet>${'<xf/>'.repeat(5_000_000)}</styleSheet>` }),
      /too large when it is unpacked/,
    ],
  ])('%s', async (_, bytes, sentence) => {
    expect(bytes.length).toBeLessThan(1_000_000)
    expect(await refused(bytes, 2_000_000_000)).toMatch(sentence)
  })

  test('confused by rows that say any number', async () => {
    const row = (r: string) => `<x:row r="${r}"><x:c r="A1" t="str"><x:v>${r}</x:v></x:c></x:row>`
    const { rows } = await readWorkbook(workbookOf(header + ['5', '4', 'x', '9999999999', '12'].map(row).join('')))
    expect(rows.map(({ line, cells }) => `${line} ${cells.sku}`)).toEqual([
      '5 5',
      '6 4',
      '7 x',
      '8 9999999999',
      '12 12',
    ])
  })
})

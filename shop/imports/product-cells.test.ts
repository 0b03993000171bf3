import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withCheckDigit } from '#kernel/ean.ts'
import { inEnglish } from '#test/shop/import-sentences.ts'
import type { FileRow } from './import-file-port.ts'
import { importSentence } from './messages.ts'
import { filledDown, readEan, readFibres, readMaterials } from './product-cells.ts'

async function* rowsOf(...cells: Record<string, string>[]): AsyncGenerator<FileRow> {
  for (const [index, one] of cells.entries()) yield { line: index + 2, cells: one }
}
const filled = async (...cells: Record<string, string>[]) => {
  const rows: FileRow[] = []
  for await (const row of filledDown(rowsOf(...cells))) rows.push(row)
  return rows
}

describe('rows of a product', () => {
  test('say what its first row says', async () => {
    const rows = await filled(
      { product: 'A', sku: 'A-1', brand: 'Noordzij' },
      { product: '', sku: 'A-2', brand: '' },
      { product: 'A', sku: 'A-3', brand: 'Noordzij' },
      { product: 'B', sku: 'B-1', brand: '' },
    )
    expect(rows.map(({ cells }) => [cells.product, cells.sku, cells.brand])).toEqual([
      ['A', 'A-1', 'Noordzij'],
      ['A', 'A-2', 'Noordzij'],
      ['A', 'A-3', 'Noordzij'],
      ['B', 'B-1', ''],
    ])
    expect(rows.flatMap(({ problem }) => problem ?? [])).toEqual([])
  })

  test('may not differ, and have to begin with their product', async () => {
    const rows = await filled(
      { product: '', sku: 'X' },
      { product: 'A', sku: 'A-1', brand: 'Noordzij' },
      { product: '', sku: 'A-2', brand: 'Zuidzij' },
    )
    expect(rows.map(({ problem }) => problem && importSentence(problem))).toEqual([
      'The product is empty, and no row above says which it is',
      undefined,
      'The brand is another one than in line 3, which is about the same product: write it once',
    ])
  })
})

test('fibres are all of a textile', () => {
  expect(readFibres('Cotton 80 | elastane 20 %')).toEqual({
    value: [
      { fibre: 'cotton', percent: 80 },
      { fibre: 'elastane', percent: 20 },
    ],
  })
  expect(inEnglish(readFibres('cotton 80'))).toEqual({ problem: expect.stringMatching(/add up to 80 %/) })
  expect(inEnglish(readFibres('hemp 100'))).toEqual({ problem: expect.stringMatching(/'hemp 100' is no fibre/) })
})

test('materials of shoes are those of the law', () => {
  expect(readMaterials('Textile|leather')).toEqual({ value: ['leather', 'textile'] })
  expect(inEnglish(readMaterials('suede'))).toEqual({ problem: expect.stringMatching(/no material of a shoe/) })
})

test('every EAN and every UPC is read, with and without spaces, and no other number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (twelve) => {
      const ean = withCheckDigit(twelve)
      expect(readEan(ean)).toEqual({ value: ean })
      expect(readEan(`${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`)).toEqual({ value: ean })
      const wrong = `${twelve}${(Number(ean.at(-1)) + 1) % 10}`
      expect(inEnglish(readEan(wrong))).toEqual({ problem: expect.stringContaining('is no EAN') })
    }),
  )
  expect(readEan('036000291452')).toEqual({ value: '0036000291452' })
})

import { describe, expect, test } from 'vitest'
import type { FileRow } from './import-file-port.ts'
import { mappedRows } from './mapping.ts'

/** The variants of one product as Shopify writes them, with what its options are called and are. */
async function readProduct(names: readonly string[], ...variants: readonly (readonly string[])[]) {
  async function* rows(): AsyncGenerator<FileRow> {
    for (const [index, values] of variants.entries()) {
      yield {
        line: index + 2,
        cells: {
          handle: 'alma',
          title: index === 0 ? 'Alma' : '',
          variant_sku: `A${index}`,
          ...Object.fromEntries(names.map((name, place) => [`option${place + 1}_name`, index === 0 ? name : ''])),
          ...Object.fromEntries(values.map((value, place) => [`option${place + 1}_value`, value])),
        },
      }
    }
  }
  const read: Record<'product' | 'size' | 'color', string | undefined>[] = []
  const mapping = { format: 'shopify-products', fixed: { language: 'es' } } as const
  for await (const { cells } of mappedRows(rows(), 'products', mapping)) {
    read.push({ product: cells.product, size: cells.size, color: cells.color })
  }
  return read
}

describe('sizes and colours of a Shopify file', () => {
  test.each([
    ['Size', 'Color'],
    ['Talla', 'Color'],
    ['Talla EU', 'Color principal'],
    ['Taglia', 'Colore'],
    ['Rozmiar', 'Kolor'],
    ['Schuhgröße', 'Farbe'],
    ['Pointure', 'Couleur'],
    ['STORLEK', 'FÄRG'],
  ])('are told by what shops call them: %s and %s', async (size, color) => {
    const expected = [
      { product: 'alma-negro', size: '37', color: 'Negro' },
      { product: 'alma-rojo', size: '38', color: 'Rojo' },
    ]
    expect(await readProduct([size, color], ['37', 'Negro'], ['38', 'Rojo'])).toEqual(expected)
    expect(await readProduct([color, size], ['Negro', '37'], ['Rojo', '38'])).toEqual(expected)
  })

  test('an option of any name is the size where it is the only one beside the colour', async () => {
    expect(await readProduct(['Número EU'], ['37'], ['38'])).toMatchObject([{ size: '37' }, { size: '38' }])
    expect(await readProduct(['Color', 'Horma'], ['Negro', '37'])).toMatchObject([{ size: '37', color: 'Negro' }])
    expect(await readProduct(['Horma', 'Caña'], ['37', 'alta'])).toMatchObject([{ size: 'ONE' }])
  })

  test('a product without options has one size', async () => {
    expect(await readProduct(['Title'], ['Default Title'])).toEqual([{ product: 'alma', size: 'ONE', color: '' }])
  })
})

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

/** What becomes of some rows of one handle. */
async function readCells(...rows: readonly Readonly<Record<string, string>>[]) {
  async function* told(): AsyncGenerator<FileRow> {
    for (const [index, cells] of rows.entries()) yield { line: index + 2, cells: { handle: 'alma', ...cells } }
  }
  const read: FileRow['cells'][] = []
  const mapping = { format: 'shopify-products', fixed: { language: 'de', gender: 'women' } } as const
  for await (const { cells } of mappedRows(told(), 'products', mapping)) read.push(cells)
  return read
}

describe('pictures of a Shopify file', () => {
  const first = { title: 'Alma', option1_name: 'Farbe', option1_value: 'Rot', variant_sku: 'R' }

  test('that belong to variants of a colour lead it, and are in no other colour', async () => {
    const [red, black] = await readCells(
      { ...first, image_src: 'sole.jpg', image_alt_text: 'Sohle', variant_image: 'red.jpg' },
      {
        option1_value: 'Schwarz',
        variant_sku: 'S',
        image_src: 'red.jpg',
        image_alt_text: 'Rot',
        variant_image: 'black.jpg',
      },
      { image_src: 'black.jpg', image_alt_text: '' },
    )
    expect(red).toMatchObject({ images: 'red.jpg|sole.jpg', images_alt_de: 'Rot|Sohle' })
    expect(black).toMatchObject({ images: 'black.jpg|sole.jpg', images_alt_de: '|Sohle' })
  })

  test('of no variant are those of all colours', async () => {
    const read = await readCells(
      { ...first, image_src: 'one.jpg' },
      { option1_value: 'Schwarz', variant_sku: 'S', image_src: 'two.jpg' },
    )
    expect(read.map(({ images }) => images)).toEqual(['one.jpg|two.jpg', 'one.jpg|two.jpg'])
  })
})

describe('whom a Shopify product is for', () => {
  const google = 'google_shopping_/_gender'
  const target = 'target_gender_(product.metafields.shopify.target_gender)'
  test.each([
    [{ [google]: 'Male' }, 'men'],
    [{ [google]: 'unisex' }, 'unisex'],
    [{ [target]: 'female' }, 'women'],
    [{ [target]: 'male; female', [google]: 'female' }, 'unisex'],
    // What the mapping says for all counts where the file says nothing.
    [{ [google]: '' }, 'women'],
  ])('%o', async (told, gender) => {
    expect(await readCells({ title: 'Alma', variant_sku: 'A', ...told })).toMatchObject([{ gender }])
  })
})

test('a category that is called the same for women and for men follows the gender of its product', async () => {
  const values = {
    gender: { Herren: 'men', Damen: 'women' },
    categories: { Stiefel: 'women-boots', 'men: Stiefel': 'men-boots' },
  }
  async function* rows(): AsyncGenerator<FileRow> {
    for (const gender of ['Herren', 'Damen', 'unisex']) yield { line: 2, cells: { gender, categories: 'Stiefel' } }
  }
  const read: (string | undefined)[] = []
  for await (const { cells } of mappedRows(rows(), 'products', { values })) read.push(cells.categories)
  expect(read).toEqual(['men-boots', 'women-boots', 'women-boots'])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withCheckDigit } from '#kernel/ean.ts'
import { languages, type Translated, textIn } from '#kernel/storefront.ts'
import type { ManufacturerFeed } from '../catalog/catalog-feed.ts'
import type { PictureDetail, PictureDetails } from '../catalog/picture-details.ts'
import type { ProductState } from '../catalog/product-state.ts'
import { filledDown } from '../imports/product-cells.ts'
import { mergeProduct, type ProductContext } from '../imports/product-merge.ts'
import type { ExportRow } from './export.ts'
import { productFileColumns, productRows } from './product-rows.ts'

const maker: ManufacturerFeed = {
  key: 'maker',
  name: 'Noordzij',
  address: 'Kade 1',
  country: 'NL',
  email: 'a@b.example',
}
const overseas: ManufacturerFeed = { ...maker, key: 'overseas', name: 'Overseas', country: 'CN' }
const manufacturers = new Map([maker, overseas].map((one) => [one.key, one]))
const categories = new Map(
  [['women'], ['boots', 'women'], ['ankle', 'boots', 'women'], ['men']].map((ids) => [
    ids[0] ?? '',
    { key: ids[0] ?? '', ids },
  ]),
)
const context: ProductContext = {
  categories,
  manufacturers: [maker, overseas],
  brands: [{ key: 'zee', name: 'Zee & Zoon', slug: 'zee-zoon' }],
  colors: new Map(),
  today: '2026-11-23',
  now: new Date('2026-11-23T12:00:00Z'),
}

/** A text as a cell holds it. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((one) => one.trim())
  .filter((one) => one !== '')
const texts = fc
  .tuple(...languages.map(() => text))
  .map((all) => Object.fromEntries(languages.map((language, index) => [language, all[index]])) as Translated)
const materialLists = fc.subarray(['leather', 'coated-leather', 'textile', 'other'] as const, { minLength: 1 })
const sku = fc.stringMatching(/^[A-Z][A-Z /-]{0,20}[A-Z]$/)

/** What is said of pictures: some languages of some of them, and the point that has to be seen. */
const pictureDetail = fc.record(
  {
    alt: fc.dictionary(
      fc.constantFrom(...languages),
      text.filter((one) => !one.includes('|')),
      { minKeys: 1 },
    ),
    focus: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
  },
  { requiredKeys: [] },
)

const products = fc
  .record({
    pictures: fc.array(fc.option(pictureDetail), { maxLength: 3 }),
    sku,
    parentSku: sku,
    name: texts,
    description: texts,
    care: texts,
    colorName: texts,
    images: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 3 }),
    maker: fc.constantFrom('maker', 'overseas'),
    gender: fc.constantFrom('women', 'men', 'unisex'),
    paths: fc.subarray(['women', 'boots', 'ankle', 'men'], { minLength: 1 }),
    footwear: fc.option(fc.record({ upper: materialLists, lining: materialLists, sole: materialLists })),
    taxClass: fc.constantFrom('standard', 'children', 'books'),
    sizes: fc.uniqueArray(fc.integer({ min: 30, max: 50 }), { minLength: 1, maxLength: 5 }),
    weight: fc.integer({ min: 0, max: 5000 }),
  })
  .map(
    ({ paths, maker: manufacturer, colorName, sizes, weight, footwear, pictures, ...told }): ProductState => ({
      ...told,
      pictureDetails: detailsOf(told.images, pictures),
      manufacturer,
      footwear: footwear as ProductState['footwear'],
      textile: footwear
        ? null
        : [
            {
              part: { en: 'Lining', nl: 'Voering', de: 'Futter', fr: 'Doublure' },
              fibres: [{ fibre: 'cotton', percent: 100 }],
            },
          ],
      active: true,
      incomplete: [],
      brand: { key: 'zee', name: 'Zee & Zoon', slug: 'zee-zoon' },
      slug: told.name,
      color: { key: 'navy', name: colorName, hex: '#1f2a44' },
      releaseDate: '2026-01-31',
      categories: [...new Set(paths.flatMap((key) => categories.get(key)?.ids ?? []))].sort(),
      sizes: sizes.map((size, position) => ({
        sku: `${told.sku}-${size}`,
        size: `${size}`,
        ean: withCheckDigit(`${200_000_000_000 + size}`),
        weight,
        position,
      })),
    }),
  )

function detailsOf(images: readonly string[], pictures: readonly (PictureDetail | null)[]): PictureDetails | null {
  const details = images.flatMap((image, at) => {
    const detail = pictures[at]
    return detail && Object.keys(detail).length > 0 ? [[image, detail] as const] : []
  })
  return details.length > 0 ? Object.fromEntries(details) : null
}

async function merged(state: ProductState): Promise<ProductState> {
  async function* file() {
    for (const [index, row] of productRows(state, { manufacturers, categories }).entries())
      yield { line: index + 2, cells: row }
  }
  const cells: ExportRow[] = []
  for await (const row of filledDown(file())) {
    expect(row.problem).toBeUndefined()
    cells.push(row.cells)
  }
  return mergeProduct(state, cells, context).state
}

describe('a product in a file', () => {
  test('is what it was when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(products, async (state) => {
        expect(await merged(state)).toEqual(state)
      }),
    )
  })

  test('keeps what it lacks', async () => {
    const [state] = fc.sample(products, { numRuns: 1, seed: 7 })
    if (!state) throw new Error('There is no sample')
    const name = { ...state.name, de: textIn(state.name, 'en') }
    const lacking: ProductState = {
      ...state,
      name,
      manufacturer: null,
      active: false,
      incomplete: ['ean', 'manufacturer', 'name_de'],
      sizes: state.sizes.map((size) => ({ ...size, ean: null })),
    }
    expect(await merged(lacking)).toEqual(lacking)
    const [first] = productRows(lacking, { manufacturers, categories })
    expect(first).toMatchObject({ name_de: '', ean: '' })
    const outside = { ...lacking, incomplete: ['ean', 'name_de', 'responsible_name'] }
    expect(await merged(outside)).toEqual(outside)
  })

  test('tells of itself in its first row, and of a size in each', () => {
    const [state] = fc.sample(products, { numRuns: 1, seed: 1 })
    if (!state) throw new Error('There is no sample')
    const rows = productRows(
      { ...state, categories: ['ankle', 'boots', 'women'], sizes: [...state.sizes, ...state.sizes].slice(0, 2) },
      { manufacturers, categories },
    )
    expect(rows[0]?.categories).toBe('ankle')
    expect(Object.keys(rows[1] ?? {})).toEqual(['product', 'sku', 'size', 'ean', 'weight'])
    for (const column of Object.keys(rows[0] ?? {})) expect(productFileColumns).toContain(column)
  })
})

import { slugOf } from '#kernel/slug.ts'
import { languages, storefrontByCode } from '#kernel/storefront.ts'
import { textOfHtml } from './html-text.ts'
import type { Cells, ImportKind } from './import.ts'
import type { FileRow } from './import-file-port.ts'

export const formatNames = ['shopify-products', 'shopify-inventory', 'google-merchant'] as const
export type FormatName = (typeof formatNames)[number]

type Fixed = Readonly<Record<string, string>>

/** What a format has to be told: our column, an example, and how that is said. */
type Need = readonly [
  column: string,
  example: string,
  lacks: 'format-lacks-language' | 'format-lacks-storefront' | 'format-lacks-location',
]

/** Files that other systems write, read as the shop's own. */
type FileFormat = {
  /** Whose it is, as a sentence calls it. */
  readonly system: string
  readonly kinds: readonly ImportKind[]
  /** Columns by which it is known again. */
  readonly marks: readonly string[]
  needs(kind: ImportKind): readonly Need[]
  /** Our columns. */
  columns(kind: ImportKind): readonly string[]
  read(rows: AsyncIterable<FileRow>, kind: ImportKind, fixed: Fixed): AsyncIterable<FileRow>
}

const language: Need = ['language', 'nl', 'format-lacks-language']
const storefront: Need = ['storefront', 'nl_NL', 'format-lacks-storefront']
const location: Need = ['location', 'DC', 'format-lacks-location']

const productColumns = [
  'product',
  'sku',
  'size',
  'ean',
  'weight',
  'model',
  'brand',
  'gender',
  'categories',
  'color',
  'images',
  ...languages.map((language) => `images_alt_${language}`),
]
const priceColumns = ['sku', 'storefront', 'price', 'regular_price', 'from', 'until']

/** The file of products that Shopify exports: https://help.shopify.com/en/manual/products/import-export/using-csv */
const shopifyProducts: FileFormat = {
  system: 'Shopify product',
  kinds: ['products', 'prices', 'stock'],
  marks: ['handle', 'title', 'variant_sku', 'option1_value'],
  needs: (kind) => [kind === 'products' ? language : kind === 'prices' ? storefront : location],
  columns: (kind) =>
    kind === 'products' ? productColumns : kind === 'prices' ? priceColumns : ['sku', 'location', 'quantity'],
  async *read(rows, kind, fixed) {
    for await (const own of byHandle(rows)) {
      const [first] = own
      if (!first || !isForSale(first.cells)) continue
      const variants = own.filter(
        ({ cells }) => text(cells, 'option1_value') !== '' || text(cells, 'variant_sku') !== '',
      )
      if (kind === 'products') yield* productRows(first, own, variants, fixed)
      else
        yield* variants.map((row) => ({
          ...row,
          cells: kind === 'prices' ? shopifyPrice(row.cells) : shopifyStock(row.cells),
        }))
    }
  },
}

/** The file of inventories that Shopify exports: what is on hand, reserved pieces too, as this shop counts them. */
const shopifyInventory: FileFormat = {
  system: 'Shopify inventory',
  kinds: ['stock'],
  marks: ['handle', 'sku', 'location'],
  needs: () => [],
  columns: () => ['sku', 'location', 'quantity'],
  async *read(rows) {
    for await (const row of rows) {
      const told = ['on_hand_(new)', 'on_hand_(current)', 'on_hand', 'available'].map((column) =>
        text(row.cells, column),
      )
      const quantity = told.find((cell) => cell !== '') ?? ''
      if (quantity === 'not stocked') continue
      yield { ...row, cells: { sku: text(row.cells, 'sku'), location: text(row.cells, 'location'), quantity } }
    }
  },
}

/** The product data of Google Merchant Center: https://support.google.com/merchants/answer/7052112 */
const googleMerchant: FileFormat = {
  system: 'Google Merchant',
  kinds: ['products', 'prices'],
  marks: ['id', 'title', 'price', 'availability'],
  needs: (kind) => [kind === 'products' ? language : storefront],
  columns: (kind) => (kind === 'products' ? productColumns : priceColumns),
  async *read(rows, kind, fixed) {
    for await (const row of rows) {
      yield { ...row, cells: kind === 'products' ? googleProduct(row.cells, fixed) : googlePrice(row.cells, fixed) }
    }
  },
}

export const fileFormats: Readonly<Record<FormatName, FileFormat>> = {
  'shopify-products': shopifyProducts,
  'shopify-inventory': shopifyInventory,
  'google-merchant': googleMerchant,
}

const text = (cells: Cells, column: string): string => cells[column]?.trim() ?? ''

/** All rows of a product at once; there are as many as it has sizes, colours and pictures. */
async function* byHandle(rows: AsyncIterable<FileRow>): AsyncGenerator<readonly FileRow[]> {
  let own: FileRow[] = []
  for await (const row of rows) {
    const [first] = own
    if (first && text(row.cells, 'handle') !== text(first.cells, 'handle')) {
      yield own
      own = []
    }
    own.push(row)
  }
  if (own.length > 0) yield own
}

const isForSale = (cells: Cells) =>
  !['draft', 'archived'].includes(text(cells, 'status').toLowerCase()) &&
  text(cells, 'published').toLowerCase() !== 'false'

/** What shops call these in the languages of Europe; a name of two words counts by its first or its last. */
const sizeNames = wordsOf(
  'size maat schoenmaat größe groesse schuhgröße taille pointure talla tallas talle número taglia misura numero tamanho rozmiar storlek',
  'størrelse koko velikost veľkosť méret mărime mărimea μέγεθος νούμερο размер veličina suurus izmērs dydis stærð daqs méid',
)
const colorNames = wordsOf(
  'color colour kleur farbe couleur colore cor kolor färg farve farge väri barva farba szín culoare χρώμα цвят boja värv krāsa spalva',
  'litur kulur dath colores coloris',
)

function wordsOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

const isCalled = (name: string, words: ReadonlySet<string>) => {
  const parts = name.toLowerCase().split(/\s+/)
  return words.has(parts[0] ?? '') || words.has(parts.at(-1) ?? '')
}

/** Which of a product's options are its size and its colour, by the names that only its first row tells. */
function optionsOf(first: Cells): { readonly size: string | undefined; readonly color: string | undefined } {
  const named = ['option1', 'option2', 'option3'].filter(
    // What has no options has one that is called Title.
    (option) => !['', 'title'].includes(text(first, `${option}_name`).toLowerCase()),
  )
  const called = (words: ReadonlySet<string>) => named.find((option) => isCalled(text(first, `${option}_name`), words))
  const color = called(colorNames)
  const others = named.filter((option) => option !== color)
  return { color, size: called(sizeNames) ?? (others.length === 1 ? others[0] : undefined) }
}

const optionValue = (cells: Cells, option: string | undefined) =>
  option === undefined ? '' : text(cells, `${option}_value`)

/**
 * Colours of a style are products here, so the rows of each colour are put beside each other, whatever the order of the options.
 */
function productRows(first: FileRow, own: readonly FileRow[], variants: readonly FileRow[], fixed: Fixed): FileRow[] {
  const handle = text(first.cells, 'handle')
  const told = fixed.language ?? 'en'
  const options = optionsOf(first.cells)
  const pictures = new Map<string, string>()
  for (const { cells } of own) {
    const address = text(cells, 'image_src')
    if (address !== '')
      pictures.set(address, pictures.get(address) || text(cells, 'image_alt_text').replaceAll('|', '/'))
  }
  const common: Cells = {
    model: handle,
    brand: text(first.cells, 'vendor'),
    gender: shopifyGender(first.cells),
    categories: text(first.cells, 'type'),
    [`name_${told}`]: text(first.cells, 'title'),
    [`description_${told}`]: textOfHtml(text(first.cells, 'body_(html)')),
  }
  const byColor = Map.groupBy(variants, ({ cells }) => optionValue(cells, options.color))
  const picturesOf = (rows: readonly FileRow[]): Cells => {
    const shown = picturesOfColor([...pictures.keys()], rows, variants)
    const alts = shown.map((address) => pictures.get(address) ?? '')
    return {
      images: shown.join('|'),
      ...(alts.some((alt) => alt !== '') && { [`images_alt_${told}`]: alts.join('|') }),
    }
  }
  const places = variants.map(({ line }) => line).toSorted((a, b) => a - b)
  return [...byColor].flatMap(([color, rows]) => {
    const ofColor = { ...common, ...picturesOf(rows) }
    return rows.map((row): FileRow => {
      const { cells } = row
      return {
        ...row,
        position: places.shift() ?? row.line,
        cells: {
          ...ofColor,
          color,
          product: byColor.size > 1 ? `${handle}-${slugOf(color, 'en')}` : handle,
          sku: text(cells, 'variant_sku'),
          size: optionValue(cells, options.size) || 'ONE',
          ean: text(cells, 'variant_barcode').replace(/^'/, ''),
          weight: text(cells, 'variant_grams').replace(/[.,]0+$/, ''),
        },
      }
    })
  })
}

/** The pictures of a style for one of its colours: those of its own variants first, and none that is another colour's. */
function picturesOfColor(
  all: readonly string[],
  ofColor: readonly FileRow[],
  variants: readonly FileRow[],
): readonly string[] {
  const shownBy = (rows: readonly FileRow[]) =>
    new Set(rows.map(({ cells }) => text(cells, 'variant_image')).filter((address) => address !== ''))
  const [own, anyColor] = [shownBy(ofColor), shownBy(variants)]
  return [...own, ...all.filter((address) => !anyColor.has(address))]
}

/** Shopify's own field of whom a product is for, or the one that it hands to Google; several are for everybody. */
function shopifyGender(cells: Cells): string {
  const told = ['target_gender_(product.metafields.shopify.target_gender)', 'google_shopping_/_gender']
    .map((column) => text(cells, column).toLowerCase())
    .find((cell) => cell !== '')
  const genders = new Set(
    (told ?? '').split(/[;,|]/).flatMap((one) => googleGenders[one.trim()] ?? (one.trim() === '' ? [] : [one.trim()])),
  )
  return genders.size > 1 ? 'unisex' : ([...genders][0] ?? '')
}

function shopifyPrice(cells: Cells): Cells {
  const [price, before] = [text(cells, 'variant_price'), text(cells, 'variant_compare_at_price')]
  // Some shops leave an old price there that is no higher: that is no reduction.
  const isReduced = Number(before) > Number(price)
  return { sku: text(cells, 'variant_sku'), price, regular_price: isReduced ? before : '' }
}

const shopifyStock = (cells: Cells): Cells => ({
  sku: text(cells, 'variant_sku'),
  quantity: text(cells, 'variant_inventory_qty'),
})

const googleGenders: Readonly<Record<string, string>> = { female: 'women', male: 'men', unisex: 'unisex' }

function googleProduct(cells: Cells, { language: told = 'en' }: Fixed): Cells {
  const [group, color] = [text(cells, 'item_group_id'), text(cells, 'color')]
  const product = group === '' ? text(cells, 'id') : color === '' ? group : `${group}-${slugOf(color, 'en')}`
  const pictures = [text(cells, 'image_link'), ...text(cells, 'additional_image_link').split(',')].map((one) =>
    one.trim(),
  )
  return {
    product,
    model: group,
    sku: text(cells, 'id'),
    size: text(cells, 'size') || 'ONE',
    ean: text(cells, 'gtin'),
    brand: text(cells, 'brand'),
    gender: googleGenders[text(cells, 'gender')] ?? text(cells, 'gender'),
    color,
    categories: text(cells, 'product_type'),
    [`name_${told}`]: text(cells, 'title'),
    [`description_${told}`]: text(cells, 'description'),
    images: pictures.filter((name) => name !== '').join('|'),
  }
}

/** Prices name their currency there; that of the storefront is left away, and another one is a problem of the row. */
function googlePrice(cells: Cells, { storefront: code = '' }: Fixed): Cells {
  const currency = ` ${storefrontByCode(code)?.currency}`
  const amount = (column: string) => {
    const cell = text(cells, column)
    return cell.endsWith(currency) ? cell.slice(0, -currency.length) : cell
  }
  const [price, sale] = [amount('price'), amount('sale_price')]
  const [from = '', until = ''] = text(cells, 'sale_price_effective_date').split('/')
  if (sale === '') return { sku: text(cells, 'id'), price, regular_price: '', from: '', until: '' }
  return { sku: text(cells, 'id'), price: sale, regular_price: price, from, until }
}

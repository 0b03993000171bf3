import type { Day } from '#kernel/calendar.ts'
import { slugOf } from '#kernel/slug.ts'
import { type Language, languages, type Translated } from '#kernel/storefront.ts'
import type { ManufacturerFeed } from '../catalog/catalog-feed.ts'
import { colorOfWord } from '../catalog/named-colors.ts'
import { mergePictureDetails } from '../catalog/picture-details.ts'
import { isOnSale, type ProductState, type SizeState } from '../catalog/product-state.ts'
import type { CategoryPath } from '../catalog/product-state-writer.ts'
import type { CellValue } from './cells.ts'
import type { Cells } from './import.ts'
import { toldPictureDetails } from './picture-cells.ts'
import { productSlug } from './product-address.ts'
import {
  cellOf,
  listedIn,
  type MaterialType,
  readDay,
  readEan,
  readFibres,
  readGender,
  readHex,
  readMaterials,
  readOnSale,
  readSaleMoment,
  readTaxClass,
  readType,
  readWeight,
  type TranslatedColumn,
  textsOf,
} from './product-cells.ts'

/** What the shop knows beside the product. */
export type ProductContext = {
  readonly categories: ReadonlyMap<string, CategoryPath>
  readonly colors: ReadonlyMap<string, ProductState['color']>
  readonly brands: readonly ProductState['brand'][]
  readonly manufacturers: readonly { readonly key: string; readonly name: string }[]
  readonly today: Day
  readonly now: Date
}

export type MergedProduct = {
  readonly state: ProductState
  /** Who makes it, where the shop doesn't know them or they are told anew. */
  readonly maker: ManufacturerFeed | undefined
}

/** Countries in which somebody who answers for a product may sit: Regulation (EU) 2023/988, article 16. */
const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))
const unknownHex = '#8a8a8a'
const material: Translated = { en: 'Material', nl: 'Materiaal', de: 'Material', fr: 'Matière', es: 'Material' }

/**
 * What a product is when the rows of a file have told what they tell: an empty cell leaves what is known. A text that a language
 * lacks is that of another one, and what is missing is named; without what the law asks for a product isn't on sale.
 *
 * @param rows those of one product, of which the first has all that they tell of it
 */
export function mergeProduct(
  before: ProductState | undefined,
  rows: readonly Cells[],
  context: ProductContext,
): MergedProduct {
  const [first = {}] = rows
  const missing = new Set<string>()
  const translated = (column: TranslatedColumn, known: Translated | undefined) =>
    mergeTexts(column, textsOf(first, column), known, before?.incomplete ?? [], missing)

  const sku = cellOf(first, 'product')
  const name = translated('name', before?.name)
  const made = makerOf(first, before, context.manufacturers)
  if (made.missing) missing.add(made.missing)
  const type = valueOfCell(first, 'type', readType) ?? (before && materialTypeOf(before))
  const footwear = footwearOf(first) ?? before?.footwear ?? null
  const textile = textileOf(first, before?.textile) ?? before?.textile ?? null
  if (type === undefined) missing.add('type')
  if (type === 'footwear' && !footwear) missing.add('upper')
  if (type === 'textile' && !textile) missing.add('fibres')
  const images = either(listedIn(cellOf(first, 'images')), before?.images)
  const categories = either(categoryIds(first, context.categories), before?.categories)
  if (images.length === 0) missing.add('images')
  if (categories.length === 0) missing.add('categories')
  const sizes = sizesOf(before?.sizes ?? [], rows)
  if (sizes.some(({ ean }) => ean === null)) missing.add('ean')
  const description = translated('description', before?.description)
  const care = translated('care', before?.care)
  const color = colorOf(first, before, context.colors, missing)
  const incomplete = [...missing].sort()
  const decided = decisionsOf(first, before)
  return {
    maker: made.told,
    state: {
      sku,
      parentSku: cellOf(first, 'model') || before?.parentSku || sku,
      active: isOnSale({ incomplete, ...decided }, context.now),
      incomplete,
      brand: brandOf(cellOf(first, 'brand'), context.brands) ?? before?.brand ?? { key: '', name: '', slug: '' },
      manufacturer: made.key,
      gender: valueOfCell(first, 'gender', readGender) ?? before?.gender ?? 'unisex',
      name,
      slug: before?.slug ?? slugs(name, sku),
      description,
      care,
      color,
      images,
      pictureDetails: mergePictureDetails(images, toldPictureDetails(first), before?.pictureDetails ?? null),
      releaseDate: valueOfCell(first, 'release_date', readDay) ?? before?.releaseDate ?? context.today,
      footwear,
      textile,
      taxClass: valueOfCell(first, 'tax_class', readTaxClass) ?? before?.taxClass ?? 'standard',
      categories,
      sizes,
      ...decided,
    },
  }
}

type Decisions = Pick<ProductState, 'withdrawn' | 'onSaleFrom' | 'onSaleUntil'>

/** Whether and when it is to be on sale: what a file doesn't tell stays. */
function decisionsOf(cells: Cells, before: ProductState | undefined): Decisions {
  const told = valueOfCell(cells, 'on_sale', readOnSale)
  const withdrawn = told === undefined ? before?.withdrawn === true : told === 'no'
  const momentOf = (column: string, edge: 'begin' | 'end', known: string | undefined) => {
    const moment = valueOfCell(cells, column, readSaleMoment(edge))
    return moment === undefined ? known : moment?.toISOString()
  }
  const from = momentOf('on_sale_from', 'begin', before?.onSaleFrom)
  const until = momentOf('on_sale_until', 'end', before?.onSaleUntil)
  return {
    ...(withdrawn ? { withdrawn: true } : {}),
    ...(from === undefined ? {} : { onSaleFrom: from }),
    ...(until === undefined ? {} : { onSaleUntil: until }),
  }
}

function valueOfCell<T>(cells: Cells, column: string, read: (cell: string) => CellValue<T>): T | undefined {
  const cell = cellOf(cells, column)
  const value = cell === '' ? undefined : read(cell)
  return value && 'value' in value ? value.value : undefined
}

const either = <T>(told: readonly T[], known: readonly T[] | undefined): readonly T[] =>
  told.length > 0 ? told : (known ?? [])

/** Texts in all languages: told ones, those that were told before, and for the rest that of another language. */
function mergeTexts(
  column: TranslatedColumn,
  told: Partial<Record<Language, string>>,
  known: Translated | undefined,
  lackedBefore: readonly string[],
  missing: Set<string>,
): Translated {
  const own = (language: Language) =>
    told[language] ?? (lackedBefore.includes(`${column}_${language}`) ? undefined : known?.[language]) ?? ''
  const another = languages.map(own).find((text) => text !== '') ?? ''
  return inEachLanguage((language) => {
    const text = own(language)
    // Nothing is missing in one language that is said in none.
    if (text === '' && (another !== '' || column === 'description')) missing.add(`${column}_${language}`)
    return text === '' ? another : text
  })
}

const inEachLanguage = (text: (language: Language) => string): Translated =>
  Object.fromEntries(languages.map((language) => [language, text(language)]))

const slugs = (name: Translated, sku: string): Translated =>
  inEachLanguage((language) => productSlug(name, sku, language))

/** What a product is made as; nothing where no file has told it. */
export function materialTypeOf(
  before: Pick<ProductState, 'incomplete' | 'footwear' | 'textile'>,
): MaterialType | undefined {
  if (before.incomplete.includes('type')) return undefined
  if (before.footwear || before.incomplete.includes('upper')) return 'footwear'
  return before.textile || before.incomplete.includes('fibres') ? 'textile' : 'other'
}

function footwearOf(cells: Cells): ProductState['footwear'] {
  const [upper, lining, sole] = ['upper', 'lining', 'sole'].map((column) => valueOfCell(cells, column, readMaterials))
  return upper && lining && sole ? { upper, lining, sole } : null
}

/** A cell tells what one part is made of. What that part is called stays, where the shop knows one. */
function textileOf(cells: Cells, known: ProductState['textile'] | undefined): ProductState['textile'] {
  const fibres = valueOfCell(cells, 'fibres', readFibres)
  const part = known?.length === 1 ? known[0]?.part : undefined
  return fibres ? [{ part: part ?? material, fibres }] : null
}

function categoryIds(cells: Cells, known: ProductContext['categories']): readonly string[] {
  const ids = listedIn(cellOf(cells, 'categories')).flatMap((key) => known.get(key)?.ids ?? [])
  return [...new Set(ids)].sort()
}

const isCalled = (told: string) => (known: { readonly key: string; readonly name: string; readonly slug?: string }) =>
  [known.key, known.name, known.slug ?? known.key].some((one) => one.toLowerCase() === told.toLowerCase())

function brandOf(told: string, known: ProductContext['brands']): ProductState['brand'] | undefined {
  if (told === '') return undefined
  const slug = slugOf(told, 'en')
  return known.find(isCalled(told)) ?? known.find((brand) => brand.slug === slug) ?? { key: slug, name: told, slug }
}

/** Whether somebody in the Union answers for what a manufacturer makes. */
export const canAnswerFor = ({ country, responsible }: { readonly country: string; readonly responsible?: unknown }) =>
  country === '' || union.has(country) || responsible !== undefined

/** Who makes it; nobody where they are named without an address and an e-mail address, or outside the Union without somebody in it. */
function makerOf(
  cells: Cells,
  before: ProductState | undefined,
  known: ProductContext['manufacturers'],
): { readonly key: string | null; readonly told?: ManufacturerFeed; readonly missing?: string } {
  const [name, address, country, email] = ['', '_address', '_country', '_email'].map((part) =>
    cellOf(cells, `manufacturer${part}`),
  )
  if (!name && before?.manufacturer) return { key: before.manufacturer }
  if (!name) {
    const isOutside = before?.incomplete.includes('responsible_name')
    return { key: null, missing: isOutside ? 'responsible_name' : 'manufacturer' }
  }
  const same = known.find(isCalled(name))
  if (!address || !email?.includes('@')) return same ? { key: same.key } : { key: null, missing: 'manufacturer' }
  const [who = '', where = '', mail = ''] = ['name', 'address', 'email'].map((part) =>
    cellOf(cells, `responsible_${part}`),
  )
  const answers = who !== '' && where !== '' && mail.includes('@')
  if (!canAnswerFor({ country: country ?? '', responsible: answers ? {} : undefined })) {
    return { key: null, missing: 'responsible_name' }
  }
  const key = same?.key ?? slugOf(name, 'en')
  const contact = { key, name, address, email, ...(country ? { country } : {}) }
  return {
    key,
    told: answers ? { ...contact, responsiblePerson: { name: who, address: where, email: mail } } : contact,
  }
}

/** Keys that the colour of a row may have: what the file writes, and the one of everybody that it means. */
export const colorKeysOf = (cells: Cells): readonly string[] => {
  const told = cellOf(cells, 'color')
  return [slugOf(told, 'en'), colorOfWord(told)?.key ?? ''].filter((key) => key !== '')
}

/** A shop goes on with the colours that it has; where it has none of a name, one that everybody knows is the same in every language. */
function colorOf(
  cells: Cells,
  before: ProductState | undefined,
  known: ProductContext['colors'],
  missing: Set<string>,
): ProductState['color'] {
  const told = cellOf(cells, 'color')
  const keys = colorKeysOf(cells)
  const has = (one: string) => known.has(one) || before?.color.key === one
  const key = keys.find(has) ?? keys.at(-1) ?? before?.color.key ?? ''
  const same = known.get(key) ?? (before?.color.key === key ? before.color : undefined)
  const word = colorOfWord(told === '' ? key : told)
  const names = textsOf(cells, 'color_name')
  const name = inEachLanguage((language) => {
    const own = same?.name[language]
    // A key that an earlier file left in place of a name is none.
    const kept = own === key && word ? undefined : own
    return names[language] ?? kept ?? word?.name[language] ?? Object.values(names)[0] ?? told
  })
  const toldHex = valueOfCell(cells, 'color_hex', readHex)
  const keptHex = same?.hex === unknownHex ? (word?.hex ?? unknownHex) : (same?.hex ?? word?.hex)
  // The same colour in other capitals is no change.
  const hex = before && before.color.hex.toLowerCase() === toldHex ? before.color.hex : (toldHex ?? keptHex)
  if (hex === undefined || (hex === unknownHex && !cellOf(cells, 'color_hex'))) missing.add('color_hex')
  return { key, name, hex: hex ?? unknownHex }
}

/** Sizes that are known stay where they are; new ones follow in the order of the file. */
function sizesOf(before: readonly SizeState[], rows: readonly Cells[]): readonly SizeState[] {
  const told = new Map(rows.map((cells) => [cellOf(cells, 'sku'), cells]))
  const known = before.map((size) => sizeOf(size.sku, told.get(size.sku), size, size.position))
  const last = Math.max(-1, ...before.map(({ position }) => position))
  const fresh = [...told].filter(([sku]) => !before.some((size) => size.sku === sku))
  return [...known, ...fresh.map(([sku, cells], index) => sizeOf(sku, cells, undefined, last + 1 + index))]
}

function sizeOf(sku: string, cells: Cells | undefined, before: SizeState | undefined, position: number): SizeState {
  const told = cells ?? {}
  return {
    sku,
    size: cellOf(told, 'size') || before?.size || '',
    ean: valueOfCell(told, 'ean', readEan) ?? before?.ean ?? null,
    weight: valueOfCell(told, 'weight', readWeight) ?? before?.weight ?? 0,
    position,
  }
}

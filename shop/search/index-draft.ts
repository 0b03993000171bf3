import { day } from '#kernel/clock.ts'
import {
  type Language,
  languages,
  type StorefrontCode,
  storefrontCodes,
  type Translated,
  textIn,
} from '#kernel/storefront.ts'
import { toneHex, tones } from '#kernel/tones.ts'
import type { Gender } from '../catalog/catalog-feed.ts'
import { emptySet, setMember } from './bitset.ts'
import { type AttributeName, type AttributeValue, type Columns, storePrices } from './columns.ts'
import { facetOfProperty, familyValue, optionKey, sizeOfKind } from './facets.ts'
import { LanguageDraft } from './language-index.ts'
import type { DescribedProduct, SearchableCategory, SearchableProduct, SearchableVariant } from './searchable.ts'
import { descriptionShape, hashText, shapeWith, variantShape } from './shape.ts'
import { articleNumber, foldedSku, foldText } from './text.ts'

/** Among whose things a product is found: what is for everybody, among all. */
const foundAmong: Readonly<Record<Gender, readonly Gender[]>> = {
  women: ['women'],
  men: ['men'],
  unisex: ['women', 'men', 'unisex'],
}
/** Where a value stands among its like, for those that have an order of their own. */
const knownOrder = [
  'flat',
  'low',
  'mid',
  'high',
  'spring',
  'summer',
  'autumn',
  'winter',
  'leather',
  'coated-leather',
  'textile',
]

/** What is known of a colour of the wheel, each from its grade on. */
const toneGrades = ['tone', 'tone-much', 'tone-most'] as const satisfies readonly AttributeName[]

type ValueDraft = Omit<AttributeValue, 'set'> & { readonly members: number[] }
type SizeMembers = { readonly made: number[]; readonly inStock: number[]; readonly ofKind: number[] }
type Labels = Translated

/** An index in the making: products are added in the order of their SKUs. */
export class IndexDraft {
  readonly #ids: string[] = []
  readonly #skus: string[] = []
  readonly #popularity: number[] = []
  readonly #released: number[] = []
  readonly #pieces: number[] = []
  readonly #sizesInStock: number[] = []
  readonly #descriptionShapes: number[] = []
  readonly #shapes: number[] = []
  readonly #variantSkus: number[] = []
  readonly #prices = inEachStore(() => ({ price: [] as number[], prior: [] as number[] }))
  readonly #names = inEachLanguage((): string[] => [])
  readonly #values = new Map<AttributeName, Map<string, ValueDraft>>()
  readonly #categories: ReadonlyMap<string, SearchableCategory>
  readonly #sizes = new Map<string, SizeMembers>()
  readonly #kinds: string[] = []
  readonly #brandSlugs = new Map<string, string>()
  readonly #described = new WeakMap<object, readonly ValueDraft[]>()
  readonly #languages = inEachLanguage((language) => new LanguageDraft(language))

  constructor(categories: readonly SearchableCategory[]) {
    this.#categories = new Map(categories.map((category) => [category.id, category]))
  }

  /** Takes in what is said of the next product, before its sizes and prices are known. */
  describe(product: DescribedProduct): void {
    const at = this.#ids.length
    this.#ids.push(product.id)
    this.#skus.push(product.sku)
    // Numbers of products are found by their beginning; with letters in them they are compared as a whole.
    for (const sku of new Set([product.sku, product.parentSku])) {
      if (/\p{L}/u.test(sku)) this.#variantSkus.push(hashText(foldedSku(sku)) * skuPlaces + at)
    }
    this.#popularity.push(Math.min(255, Math.max(0, product.popularity)))
    this.#released.push(Math.min(65_535, Math.max(0, Math.floor(Date.parse(product.released) / day))))
    this.#descriptionShapes.push(descriptionShape(product))
    for (const language of languages) {
      const name = textIn(product.name, language)
      this.#names[language].push(name)
      this.#languages[language].name(name, at)
    }
    this.#nameValues(product, at)
  }

  /** Takes in the next product with its sizes and prices. */
  add(product: SearchableProduct): void {
    const at = this.#shapes.length
    if (at === this.#ids.length) this.describe(product)
    let pieces = 0
    let shapes = 0
    for (const variant of product.variants) {
      pieces += variant.pieces
      const skuHash = hashText(variant.sku)
      const ean = variant.ean === null ? undefined : articleNumber(variant.ean)
      shapes += variantShape(variant, skuHash)
      if (ean !== undefined) this.#variantSkus.push(hashText(ean) * skuPlaces + at)
      this.#variantSkus.push(foldedHash(variant.sku, skuHash) * skuPlaces + at)
      if (variant.legacySku !== null) this.#variantSkus.push(hashText(foldedSku(variant.legacySku)) * skuPlaces + at)
      const { made, inStock, ofKind } = this.#sizeValues(variant.size, this.#kinds[at] ?? '')
      made.push(at)
      if (variant.pieces > 0) {
        inStock.push(at)
        ofKind.push(at)
      }
    }
    this.#pieces.push(pieces)
    this.#sizesInStock.push(percentInStock(product.variants))
    this.#shapes.push(shapeWith(this.#descriptionShapes[at] ?? 0, shapes))
    for (const code of storefrontCodes) {
      const { price = 0, priorPrice } = product.prices[code] ?? {}
      this.#prices[code].price.push(price)
      this.#prices[code].prior.push(priorPrice ?? 0)
    }
  }

  #nameValues(product: DescribedProduct, at: number): void {
    const { brand, color } = product
    this.#brandSlugs.set(brand.id, brand.slug)
    this.#value('brand', brand.slug, everywhere(brand.name)).members.push(at)
    const family = color.family && familyValue(color.family.key)
    this.#value('color', color.key, color.name, { hex: color.hex, group: family }).members.push(at)
    if (color.family && family) {
      this.#value('color-family', family, color.family.name, { hex: color.family.hex }).members.push(at)
    }
    const { sizeKind } = product
    this.#kinds.push(sizeKind?.key ?? '')
    if (sizeKind) this.#value('size-kind', sizeKind.key, sizeKind.name).members.push(at)
    for (const gender of foundAmong[product.gender]) this.#value('gender', gender, undefined).members.push(at)
    for (const id of product.categoryIds) {
      const category = this.#categories.get(id)
      if (!category) continue
      const { key, name, position, level } = category
      this.#value('category', key, name, { position, level }).members.push(at)
    }
    for (const key of product.materials) this.#value('material', key, undefined).members.push(at)
    for (const value of this.#propertyValues(product.properties)) value.members.push(at)
    for (const { tone, grade } of product.tones ?? []) {
      const more = { hex: toneHex(tone), position: tones.indexOf(tone) }
      for (const attribute of toneGrades.slice(0, grade)) this.#value(attribute, tone, undefined, more).members.push(at)
    }
  }

  /** Products that are made in a size, and those of them that have it in stock: of any kind, and of its own. */
  #sizeValues(size: string, kind: string): SizeMembers {
    const key = sizeOfKind(size, kind)
    let known = this.#sizes.get(key)
    if (!known) {
      known = {
        made: this.#value('any-size', size, undefined).members,
        inStock: this.#value('size', size, undefined).members,
        ofKind: this.#value('kind-size', key, undefined, { group: kind, size }).members,
      }
      this.#sizes.set(key, known)
    }
    return known
  }

  #propertyValues(properties: SearchableProduct['properties']): readonly ValueDraft[] {
    const known = this.#described.get(properties)
    if (known) return known
    const values = properties.flatMap(({ name, options }) => {
      const facet = facetOfProperty(textIn(name, 'en'))
      return options.map((option) =>
        facet
          ? this.#value(facet, optionKey(textIn(option, 'en')), option)
          : this.#value('property', `${optionKey(textIn(name, 'en'))}:${optionKey(textIn(option, 'en'))}`, option),
      )
    })
    this.#described.set(properties, values)
    return values
  }

  #value(
    attribute: AttributeName,
    key: string,
    labels: Labels | undefined,
    more: {
      readonly hex?: string
      readonly position?: number
      readonly level?: number
      readonly group?: string | undefined
      readonly size?: string
    } = {},
  ): ValueDraft {
    const values = this.#values.get(attribute) ?? new Map<string, ValueDraft>()
    this.#values.set(attribute, values)
    let value = values.get(key)
    if (!value) {
      const ranked = knownOrder.indexOf(key)
      const { hex, position = ranked < 0 ? knownOrder.length + values.size : ranked, level = 0, group, size } = more
      value = { attribute, key, labels, hex, position, level, group, size, members: [] }
      values.set(key, value)
    }
    return value
  }

  columns(): Columns {
    const size = this.#ids.length
    const attributes = new Map<AttributeName, ReadonlyMap<string, AttributeValue>>()
    for (const [name, drafts] of this.#values) {
      const values = [...drafts.values()].map(({ members, ...value }): AttributeValue => {
        const set = emptySet(size)
        for (const at of members) setMember(set, at, true)
        return { ...value, set }
      })
      attributes.set(name, new Map(values.map((value) => [value.key, value])))
    }
    const inStock = emptySet(size)
    for (const [at, pieces] of this.#pieces.entries()) if (pieces > 0) setMember(inStock, at, true)
    const everything = [...attributes.values()].flatMap((values) => [...values.values()])
    return {
      ids: this.#ids,
      skus: this.#skus,
      popularity: Uint8Array.from(this.#popularity),
      released: Int32Array.from(this.#released),
      pieces: Int32Array.from(this.#pieces),
      sizesInStock: Uint8Array.from(this.#sizesInStock),
      shapes: Uint32Array.from(this.#shapes),
      inStock,
      nameRanks: inEachLanguage((language) => ranks(this.#names[language])),
      stores: inEachStore((code) => storePrices(this.#prices[code].price, this.#prices[code].prior)),
      attributes,
      categoryKeys: new Map([...this.#categories].map(([id, { key }]) => [id, key])),
      brandSlugs: this.#brandSlugs,
      variantSkus: Float64Array.from(this.#variantSkus).sort(),
      languages: inEachLanguage((language) => this.#languages[language].finish(everything)),
    }
  }
}

/** Behind a hash of 32 bits there is room for a place. */
export const skuPlaces = 2 ** 21

/** Of a hundred sizes so many have a piece. */
export function percentInStock(variants: readonly Pick<SearchableVariant, 'pieces'>[]): number {
  const inStock = variants.filter(({ pieces }) => pieces > 0).length
  return variants.length === 0 ? 0 : Math.floor((100 * inStock) / variants.length)
}

/** The hash of a SKU as it is compared; most are written in figures and dots, and are that already. */
const foldedHash = (sku: string, plain: number): number => (/^[\d.]+$/.test(sku) ? plain : hashText(foldedSku(sku)))

/** For the languages that are sold in. */
function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>
}

function inEachStore<T>(make: (code: StorefrontCode) => T): Record<StorefrontCode, T> {
  return Object.fromEntries(storefrontCodes.map((code) => [code, make(code)])) as Record<StorefrontCode, T>
}

const everywhere = (text: string): Labels => ({ en: text })

/** The place of each name in the order of names; equal names share one. */
function ranks(names: readonly string[]): Uint32Array {
  const keys = new Map([...new Set(names)].map((name) => [name, foldText(name)]))
  const order = new Map([...new Set(keys.values())].sort().map((key, rank) => [key, rank]))
  return Uint32Array.from(names, (name) => order.get(keys.get(name) ?? '') ?? 0)
}

import { day } from '#kernel/clock.ts'
import { type Language, languages, type StoreCode, storeCodes } from '#kernel/storefront.ts'
import type { Gender } from '../catalog/catalog-feed.ts'
import { emptySet, put } from './bitset.ts'
import { type AttributeName, type AttributeValue, type Columns, hash, shapeOf, storePrices } from './catalog-index.ts'
import { facetOfProperty, optionKey } from './facets.ts'
import { LanguageDraft } from './language-index.ts'
import type { SearchableCategory, SearchableProduct } from './searchable.ts'
import { folded, foldedSku } from './text.ts'

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

type ValueDraft = Omit<AttributeValue, 'set'> & { readonly members: number[] }
type Labels = Readonly<Record<Language, string>>

/** An index in the making: products are added in the order of their SKUs. */
export class IndexDraft {
  readonly #ids: string[] = []
  readonly #skus: string[] = []
  readonly #popularity: number[] = []
  readonly #released: number[] = []
  readonly #pieces: number[] = []
  readonly #shapes: number[] = []
  readonly #variantSkus: number[] = []
  readonly #prices = new Map<StoreCode, { price: number[]; prior: number[] }>(
    storeCodes.map((code) => [code, { price: [], prior: [] }]),
  )
  readonly #names: Readonly<Record<Language, string[]>> = { en: [], nl: [], de: [], fr: [] }
  readonly #values = new Map<AttributeName, Map<string, ValueDraft>>()
  readonly #categories: ReadonlyMap<string, SearchableCategory>
  readonly #brandSlugs = new Map<string, string>()
  readonly #described = new WeakMap<object, readonly ValueDraft[]>()
  readonly #languages: Readonly<Record<Language, LanguageDraft>> = {
    en: new LanguageDraft('en'),
    nl: new LanguageDraft('nl'),
    de: new LanguageDraft('de'),
    fr: new LanguageDraft('fr'),
  }

  constructor(categories: readonly SearchableCategory[]) {
    this.#categories = new Map(categories.map((category) => [category.id, category]))
  }

  add(product: SearchableProduct): void {
    const at = this.#ids.length
    this.#ids.push(product.id)
    this.#skus.push(product.sku)
    this.#popularity.push(Math.min(255, Math.max(0, product.popularity)))
    this.#released.push(Math.min(65_535, Math.max(0, Math.floor(Date.parse(product.released) / day))))
    this.#pieces.push(product.variants.reduce((sum, { pieces }) => sum + pieces, 0))
    this.#shapes.push(shapeOf(product))
    for (const code of storeCodes) {
      const { price = 0, priorPrice } = product.prices[code] ?? {}
      this.#prices.get(code)?.price.push(price)
      this.#prices.get(code)?.prior.push(priorPrice ?? 0)
    }
    for (const language of languages) {
      this.#names[language].push(product.name[language])
      this.#languages[language].name(product.name[language], at)
    }
    this.#describe(product, at)
    for (const { sku, legacySku } of product.variants) {
      this.#variantSkus.push(hash(foldedSku(sku)) * skuPlaces + at)
      if (legacySku !== null) this.#variantSkus.push(hash(foldedSku(legacySku)) * skuPlaces + at)
    }
  }

  #describe(product: SearchableProduct, at: number): void {
    const { brand, color } = product
    this.#brandSlugs.set(brand.id, brand.slug)
    this.#value('brand', brand.slug, everywhere(brand.name)).members.push(at)
    this.#value('color', color.key, color.name, { hex: color.hex }).members.push(at)
    for (const gender of foundAmong[product.gender]) this.#value('gender', gender, undefined).members.push(at)
    for (const id of product.categoryIds) {
      const category = this.#categories.get(id)
      if (!category) continue
      const { key, name, position, level } = category
      this.#value('category', key, name, { position, level }).members.push(at)
    }
    for (const key of product.materials) this.#value('material', key, undefined).members.push(at)
    for (const { size, pieces } of product.variants) {
      this.#value('any-size', size, undefined).members.push(at)
      const value = this.#value('size', size, undefined)
      if (pieces > 0) value.members.push(at)
    }
    for (const value of this.#propertyValues(product.properties)) value.members.push(at)
  }

  #propertyValues(properties: SearchableProduct['properties']): readonly ValueDraft[] {
    const known = this.#described.get(properties)
    if (known) return known
    const values = properties.flatMap(({ name, options }) => {
      const facet = facetOfProperty(name.en)
      return options.map((option) =>
        facet
          ? this.#value(facet, optionKey(option.en), option)
          : this.#value('property', `${optionKey(name.en)}:${optionKey(option.en)}`, option),
      )
    })
    this.#described.set(properties, values)
    return values
  }

  #value(
    attribute: AttributeName,
    key: string,
    labels: Labels | undefined,
    more: { readonly hex?: string; readonly position?: number; readonly level?: number } = {},
  ): ValueDraft {
    const values = this.#values.get(attribute) ?? new Map<string, ValueDraft>()
    this.#values.set(attribute, values)
    let value = values.get(key)
    if (!value) {
      const ranked = knownOrder.indexOf(key)
      const { hex, position = ranked < 0 ? knownOrder.length + values.size : ranked, level = 0 } = more
      value = { attribute, key, labels, hex, position, level, members: [] }
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
        for (const at of members) put(set, at, true)
        return { ...value, set }
      })
      attributes.set(name, new Map(values.map((value) => [value.key, value])))
    }
    const inStock = emptySet(size)
    for (const [at, pieces] of this.#pieces.entries()) if (pieces > 0) put(inStock, at, true)
    const everything = [...attributes.values()].flatMap((values) => [...values.values()])
    const perLanguage = <T>(make: (language: Language) => T) =>
      ({ en: make('en'), nl: make('nl'), de: make('de'), fr: make('fr') }) as const
    return {
      ids: this.#ids,
      skus: this.#skus,
      popularity: Uint8Array.from(this.#popularity),
      released: Int32Array.from(this.#released),
      pieces: Int32Array.from(this.#pieces),
      shapes: Uint32Array.from(this.#shapes),
      inStock,
      nameRanks: perLanguage((language) => ranks(this.#names[language])),
      stores: Object.fromEntries(
        [...this.#prices].map(([code, { price, prior }]) => [code, storePrices(price, prior)]),
      ) as Columns['stores'],
      attributes,
      categoryKeys: new Map([...this.#categories].map(([id, { key }]) => [id, key])),
      brandSlugs: this.#brandSlugs,
      variantSkus: Float64Array.from(this.#variantSkus).sort(),
      languages: perLanguage((language) => this.#languages[language].finish(everything)),
    }
  }
}

/** Behind a hash of 32 bits there is room for a place. */
export const skuPlaces = 2 ** 21

const everywhere = (text: string): Labels => ({ en: text, nl: text, de: text, fr: text })

/** The place of each name in the order of names; equal names share one. */
function ranks(names: readonly string[]): Uint32Array {
  const keys = names.map(folded)
  const order = new Map([...new Set(keys)].sort().map((name, rank) => [name, rank]))
  return Uint32Array.from(keys, (name) => order.get(name) ?? 0)
}

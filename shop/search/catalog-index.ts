import { type Language, languages, type StorefrontCode, storefrontCodes } from '#kernel/storefront.ts'
import type { Arrangement, Arrangements, PiecesSold } from '../merchandising/arrangement.ts'
import { noArrangements } from '../merchandising/arrangement.ts'
import type { Synonym } from '../merchandising/search-rules.ts'
import { arrangeList } from './arrange-list.ts'
import { type Bitset, bitsetOfRange, has, isEmpty, setMember } from './bitset.ts'
import type { Columns, StorePrices } from './columns.ts'
import { sizeOfKind } from './facets.ts'
import { type MeantSets, meantSets } from './fact-sets.ts'
import { IndexDraft, percentInStock } from './index-draft.ts'
import { type OwnSynonyms, ownSynonymsOf } from './own-synonyms.ts'
import { type Phrases, phrasesOf } from './phrases.ts'
import type { Meaning, SearchWords } from './search-words.ts'
import type { DescribedProduct, ProductPrices, ProductStock, SearchableProduct, SearchSource } from './searchable.ts'
import { shapeOf } from './shape.ts'

/**
 * The catalogue as a search looks at it: each product is a number, its place in the order of SKUs, and everything known of it
 * stands in typed arrays and sets of bits at that place. 50,000 products take about 21 MB, all languages and storefronts
 * included. Prices and stock change in place; anything else makes a new index.
 */
export class CatalogIndex {
  readonly columns: Columns
  readonly size: number
  readonly phrases: Readonly<Record<Language, Phrases>>
  readonly #meant = new Map<Meaning, MeantSets | undefined>()
  readonly #places: ReadonlyMap<string, number>
  readonly #orders = new Map<string, Uint32Array>()
  readonly #priced = new Map<string, Bitset>()
  #arrangements: Arrangements = noArrangements
  #synonyms: Readonly<Record<Language, OwnSynonyms>> = ownSynonymsOf([])
  #released: { readonly days: string; readonly set: Bitset } | undefined

  static async of(source: SearchSource): Promise<CatalogIndex> {
    const draft = new IndexDraft(await source.categories())
    const early = (batch: readonly DescribedProduct[]) => {
      for (const product of batch) draft.describe(product)
    }
    for await (const batch of source.products(early)) for (const product of batch) draft.add(product)
    const index = new CatalogIndex(draft.columns(), source.words)
    await index.retune(source)
    return index
  }

  /** @param words what the shop was told that words mean */
  constructor(columns: Columns, words: SearchWords = []) {
    this.columns = columns
    this.phrases = phrasesOf(words)
    this.size = columns.ids.length
    this.#places = new Map(columns.ids.map((id, at) => [id, at]))
  }

  /**
   * Takes over prices and stock of products that changed. `gone` are those that the source no longer sells.
   * @returns false when more than that changed, so that a new index is due
   */
  refresh(products: readonly SearchableProduct[], gone: readonly string[]): boolean {
    let known = true
    for (const product of products) {
      const at = this.#places.get(product.id)
      if (at === undefined || this.columns.shapes[at] !== shapeOf(product)) known = false
      if (at === undefined) continue
      this.#applyStock({ sizeKind: product.sizeKind?.key, variants: product.variants }, at)
      this.#applyPrices(product, at)
    }
    for (const id of gone) {
      const at = this.#places.get(id)
      if (at === undefined) continue
      for (const code of storefrontCodes) setMember(this.columns.stores[code].sold, at, false)
      this.#forgetArranged()
    }
    return known
  }

  /** Takes over what merchandisers decided: in which order categories show their products, and what words mean. */
  async retune(source: Pick<SearchSource, 'arrangements' | 'synonyms'>): Promise<void> {
    const [arrangements, synonyms] = await Promise.all([source.arrangements?.(), source.synonyms?.()])
    this.arrange(arrangements ?? noArrangements)
    this.teach(synonyms ?? [])
  }

  /** Takes over what words mean, beyond what the shop was told when it opened. */
  teach(synonyms: readonly Synonym[]): void {
    this.#synonyms = ownSynonymsOf(synonyms)
  }

  get synonyms(): Readonly<Record<Language, OwnSynonyms>> {
    return this.#synonyms
  }

  /** Takes over in which order categories show their products. */
  arrange(arrangements: Arrangements): void {
    this.#arrangements = arrangements
    this.#forgetArranged()
  }

  #forgetArranged(): void {
    for (const name of this.#orders.keys()) if (name.startsWith(arranged)) this.#orders.delete(name)
  }

  /**
   * What a storefront sells of a category in the order that was decided for it, made when it is first asked for; nothing where none was.
   * @param keepsReductions whether reductions may not be announced
   */
  arranged(category: string, code: StorefrontCode, keepsReductions: boolean): Uint32Array | undefined {
    const name = `${arranged} ${code} ${keepsReductions} ${category}`
    const known = this.#orders.get(name)
    if (known) return known
    const { lists, sold } = this.#arrangements
    const ofCategory = lists.filter((list) => list.category === category)
    const list = [code, null].map((one) => ofCategory.find(({ storefront }) => storefront === one)).find(Boolean)
    if (!list) return undefined
    const made = this.arrangedBy(list, { category, code, keepsReductions, sold: sold[code] })
    this.#orders.set(name, made)
    return made
  }

  /** The same by an arrangement that nobody published yet. */
  arrangedBy(
    arrangement: Arrangement,
    list: {
      readonly category: string
      readonly code: StorefrontCode
      readonly keepsReductions: boolean
      readonly sold: PiecesSold | undefined
    },
  ): Uint32Array {
    return arrangeList(this.columns, this.order('recommended'), arrangement, list)
  }

  /**
   * Takes over pieces alone.
   * @returns the products that it doesn't know
   */
  refreshStock(products: readonly ProductStock[]): readonly string[] {
    return this.#each(products, (product, at) => this.#applyStock(product, at))
  }

  /**
   * Takes over prices alone.
   * @returns the products that it doesn't know
   */
  refreshPrices(products: readonly ProductPrices[]): readonly string[] {
    return this.#each(products, (product, at) => this.#applyPrices(product, at))
  }

  #each<One extends { readonly id: string }>(all: readonly One[], apply: (one: One, at: number) => void): string[] {
    const unknown: string[] = []
    for (const one of all) {
      const at = this.#places.get(one.id)
      if (at === undefined) unknown.push(one.id)
      else apply(one, at)
    }
    return unknown
  }

  #applyStock({ sizeKind = '', variants }: Pick<ProductStock, 'sizeKind' | 'variants'>, at: number): void {
    const { columns } = this
    const pieces = variants.reduce((sum, variant) => sum + variant.pieces, 0)
    const sizesInStock = percentInStock(variants)
    const hasOrHadNone = (columns.pieces[at] === 0) !== (pieces === 0)
    if (hasOrHadNone) this.#orders.delete('recommended')
    if (hasOrHadNone || columns.sizesInStock[at] !== sizesInStock) this.#forgetArranged()
    columns.pieces[at] = pieces
    columns.sizesInStock[at] = sizesInStock
    setMember(columns.inStock, at, pieces > 0)
    const sizes = columns.attributes.get('size')
    const kindSizes = columns.attributes.get('kind-size')
    for (const { size, pieces: ofSize } of variants) {
      const ofKind = kindSizes?.get(sizeOfKind(size, sizeKind))
      for (const value of [sizes?.get(size), ofKind]) if (value) setMember(value.set, at, ofSize > 0)
    }
  }

  #applyPrices({ prices }: Pick<ProductPrices, 'prices'>, at: number): void {
    for (const code of storefrontCodes) {
      const store = this.columns.stores[code]
      const { price = 0, priorPrice = 0 } = prices[code] ?? {}
      if (store.price[at] !== price || store.prior[at] !== (priorPrice ?? 0)) {
        for (const sort of ['priceasc', 'pricedesc', 'saledesc']) this.#orders.delete(`${sort} ${code}`)
        for (const name of this.#priced.keys()) if (name.startsWith(code)) this.#priced.delete(name)
      }
      const [isSold, isReduced] = [price > 0, (priorPrice ?? 0) > price]
      if (has(store.sold, at) !== isSold || has(store.reduced, at) !== isReduced) this.#forgetArranged()
      store.price[at] = price
      store.prior[at] = priorPrice ?? 0
      setMember(store.sold, at, isSold)
      setMember(store.reduced, at, isReduced)
    }
  }

  /** Products that a storefront sells for at least `from` and less than `below` cents; known again when asked again. */
  priced(store: StorefrontCode, from: number, below: number): Bitset {
    const name = `${store} ${from} ${below}`
    const known = this.#priced.get(name)
    if (known) return known
    // Lists offer a few dozen ranges, shoppers make up others.
    if (this.#priced.size >= mostRanges) this.#priced.clear()
    const made = bitsetOfRange(this.columns.stores[store].price, from, below)
    this.#priced.set(name, made)
    return made
  }

  /** The products that a meaning is about; undefined where the catalogue knows none of its facts. */
  meant(meaning: Meaning): MeantSets | undefined {
    if (this.#meant.has(meaning)) return this.#meant.get(meaning)
    const sets = meantSets(meaning, this.columns)
    // A meaning without facts says that there is nothing of the kind.
    const saysNone = meaning.best.length === 0 && meaning.good.length === 0
    const found = !saysNone && isEmpty(sets.best) && isEmpty(sets.good) ? undefined : sets
    this.#meant.set(meaning, found)
    return found
  }

  /** Products that came out on a day from `first` up to but without `end`, in days since 1970. */
  released(first: number, end: number): Bitset {
    const days = `${first} ${end}`
    if (this.#released?.days !== days) this.#released = { days, set: bitsetOfRange(this.columns.released, first, end) }
    return this.#released.set
  }

  /** All products in an order, made when it is first asked for. */
  order(sort: 'recommended' | 'newdesc'): Uint32Array
  order(sort: 'nameasc' | 'namedesc', language: Language): Uint32Array
  order(sort: 'priceasc' | 'pricedesc' | 'saledesc', store: StorefrontCode): Uint32Array
  order(sort: string, of?: Language | StorefrontCode): Uint32Array {
    const name = of === undefined ? sort : `${sort} ${of}`
    const known = this.#orders.get(name)
    if (known) return known
    const made = this.#sorted(this.#keyOf(sort, of))
    this.#orders.set(name, made)
    return made
  }

  /** What an order goes by: a whole number below 2^31, the smallest first. */
  #keyOf(sort: string, of: Language | StorefrontCode | undefined): (at: number) => number {
    const { popularity, released, pieces, nameRanks, stores } = this.columns
    const language = languages.find((one) => one === of)
    const store = stores[storefrontCodes.find((one) => one === of) ?? 'en_GB']
    const rank = nameRanks[language ?? 'en']
    switch (sort) {
      case 'newdesc':
        return (at) => latest - (released[at] ?? 0)
      case 'nameasc':
        return (at) => rank[at] ?? 0
      case 'namedesc':
        return (at) => this.size - (rank[at] ?? 0)
      case 'priceasc':
        return (at) => store.price[at] ?? 0
      case 'pricedesc':
        return (at) => highest - (store.price[at] ?? 0)
      case 'saledesc':
        return (at) => highest - Math.round(reduction(store, at) * 1_000_000)
      default:
        return (at) => {
          const soldOut = (pieces[at] ?? 0) > 0 ? 0 : 1
          return (soldOut * 256 + (255 - (popularity[at] ?? 0))) * 65_536 + (latest - (released[at] ?? 0))
        }
    }
  }

  /** By the key and, where it is the same, by SKU. Numbers are sorted many times faster than anything with a comparison. */
  #sorted(key: (at: number) => number): Uint32Array {
    const composite = new Float64Array(this.size)
    for (let at = 0; at < this.size; at++) composite[at] = key(at) * places + at
    composite.sort()
    return Uint32Array.from(composite, (value) => value % places)
  }
}

/** What the names of orders of categories begin with. */
const arranged = 'arranged'

/** Price ranges that are remembered, 6 kB each on 50,000 products. */
const mostRanges = 100

/** More products than fit into any memory; keys below 2^31 stay exact with a place behind them. */
const places = 2 ** 21
const latest = 65_535
const highest = 2 ** 30

function reduction({ price, prior }: StorePrices, at: number): number {
  const before = prior[at] ?? 0
  const now = price[at] ?? 0
  return before > now ? (before - now) / before : 0
}

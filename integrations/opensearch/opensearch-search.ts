import { type Language, languages, type StoreCode, type Storefront, storeCodes } from '#kernel/storefront.ts'
import {
  bySize,
  type Chosen,
  type Facet,
  type FacetName,
  type ListRequest,
  type SearchableCategory,
  type SearchableProduct,
  type SearchPort,
  type SearchQuestion,
  type SearchSource,
  SearchUnavailable,
  type SortOption,
  synonymsFor,
} from '#shop/search/search-port.ts'
import { readAnswer, readBulk, type SearchResponse } from './opensearch-wire.ts'

export type OpenSearchConfig = {
  /** `https://search.example:9200`; a user and a password may stand in it. */
  readonly endpoint: string
  /** Prefix of the index and its alias. */
  readonly index: string
  /** Whether this one keeps the index true; others only ask. */
  readonly fills?: boolean
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

const defaultTimeoutMs = 5000
const batchSize = 500
const newForDays = 45
/** A product of one size leaves no choice of sizes. */
const oneSize = 'ONE'
const day = 86_400_000

/** How OpenSearch calls the analyzers of the shop's languages. */
const stemmers: Readonly<Record<Language, string>> = {
  en: 'light_english',
  nl: 'dutch',
  de: 'light_german',
  fr: 'light_french',
}

/** Facets that are a field of the document; the others are ranges or flags. */
const fieldOf: Readonly<Partial<Record<FacetName, string>>> = {
  category: 'categories',
  size: 'sizes_in_stock',
  color: 'color',
  brand: 'brand',
  material: 'materials',
  heel: 'heel',
  season: 'season',
}
const facetProperties: Readonly<Record<string, 'heel' | 'season' | undefined>> = {
  'Heel height': 'heel',
  Season: 'season',
}
const priceRanges = ['0-50', '50-100', '100-150', '150-200', '200-300', '300-'] as const

type Clause = Readonly<Record<string, unknown>>

/**
 * Products in OpenSearch (2.x and 3.x; Elasticsearch 7 speaks the same), for catalogues beyond one machine's memory. One document a
 * product holds all languages and storefronts; a rebuild fills a new index and moves the alias, so that searches never meet half
 * of one. Facet counts past their own choice are filtered aggregations beside a post filter.
 */
export function createOpenSearch(config: OpenSearchConfig, source: SearchSource): SearchPort {
  const send = config.fetch ?? fetch
  const { base, authorization } = addressOf(config.endpoint)
  let labels: Promise<Labels> | undefined

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const ndjson = typeof body === 'string'
    const response = await send(`${base}/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': ndjson ? 'application/x-ndjson' : 'application/json' }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(config.timeoutMs ?? defaultTimeoutMs),
      ...(body === undefined ? {} : { body: ndjson ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new SearchUnavailable(`OpenSearch gave no answer to ${method} ${path}`, { cause })
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer
    const reason = `OpenSearch answered ${response.status} to ${method} ${path}`
    if (response.status === 429 || response.status >= 500) throw new SearchUnavailable(reason)
    throw new Error(reason)
  }

  async function index(products: readonly SearchableProduct[], into: string): Promise<void> {
    const categories = (await known()).categories
    for (let at = 0; at < products.length; at += batchSize) {
      const lines = products
        .slice(at, at + batchSize)
        .flatMap((product) => [{ index: { _index: into, _id: product.id } }, documentOf(product, categories)])
      const failed = readBulk(await ask('POST', '_bulk', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`))
      if (failed) throw new Error(`OpenSearch refused a product: ${failed}`)
    }
  }

  /** Names of what products have, which documents hold the keys of. */
  function known(): Promise<Labels> {
    labels ??= source.categories().then((categories) => ({ categories, values: new Map() }))
    return labels
  }

  async function rebuild(): Promise<void> {
    labels = undefined
    if (config.fills === false) return relearn()
    const next = `${config.index}-${crypto.randomUUID()}`
    await ask('PUT', next, settings)
    try {
      for await (const batch of source.products()) {
        await learn(batch)
        await index(batch, next)
      }
      await ask('POST', `${next}/_refresh`)
      await ask('POST', '_aliases', {
        actions: [
          { remove_index: { index: `${config.index}-*,-${next}` } },
          { add: { index: next, alias: config.index } },
        ],
      })
    } catch (error) {
      await ask('DELETE', next).catch(() => undefined)
      throw error
    }
  }

  /** Names of what products have, for counts, where somebody else writes the index. */
  async function relearn(): Promise<void> {
    for await (const batch of source.products()) await learn(batch)
  }

  async function learn(products: readonly SearchableProduct[]): Promise<void> {
    const { values } = await known()
    for (const { brand, color, properties, materials, variants } of products) {
      for (const key of materials) values.set(`material ${key}`, {})
      for (const { size } of variants) values.set(`size ${size}`, {})
      values.set(`brand ${brand.slug}`, { label: everywhere(brand.name) })
      values.set(`color ${color.key}`, { label: color.name, hex: color.hex })
      for (const { name, options } of properties) {
        const facet = facetProperties[name.en]
        if (facet) for (const option of options) values.set(`${facet} ${keyOf(option.en)}`, { label: option })
      }
    }
  }

  async function search(question: SearchQuestion, more: Clause): Promise<SearchResponse> {
    return readAnswer(await ask('POST', `${config.index}/_search`, { ...more, query: queryOf(question) }))
  }

  return {
    async find(question) {
      const { request } = question
      const { hits } = await search(question, {
        from: (request.page - 1) * request.pageSize,
        size: request.pageSize,
        _source: false,
        track_total_hits: true,
        post_filter: { bool: { filter: chosenClauses(question, request.chosen) } },
        sort: sortOf(question),
      })
      return { ids: hits.hits.map(({ _id }) => _id), total: hits.total.value, ignored: [] }
    },

    async facets(question) {
      const { aggregations } = await search(question, { size: 0, aggs: aggregationsOf(question) })
      const { categories, values } = await known()
      const { language } = question.storefront
      return facetNames.flatMap((name): Facet[] => {
        const chosen = question.request.chosen[name] ?? []
        const counted = new Map(aggregations[name]?.values.buckets.map(({ key, doc_count }) => [key, doc_count]) ?? [])
        for (const value of chosen)
          if (!counted.has(value) && isKnown(name, value, { categories, values })) counted.set(value, 0)
        const found = [...counted].map(([value, count]) => {
          const category = categories.find(({ key }) => name === 'category' && key === value)
          const { label, hex } = values.get(`${name} ${value}`) ?? {}
          return {
            value,
            label: category?.name[language] ?? label?.[language] ?? (name === 'size' ? value : null),
            ...(hex === undefined ? {} : { hex }),
            count,
            chosen: chosen.includes(value),
          }
        })
        const shown = found.filter(({ value, count, chosen: isChosen }) => (count > 0 && value !== oneSize) || isChosen)
        if (name === 'size') shown.sort((a, b) => bySize(a.value, b.value))
        if (name === 'brand' || name === 'color') shown.sort((a, b) => ((a.label ?? '') < (b.label ?? '') ? -1 : 1))
        return shown.length > 0 && !(name === 'sale' && question.hidesReductions) ? [{ name, values: shown }] : []
      })
    },

    rebuild,

    async refresh(productIds) {
      const products = await source.productsById(productIds)
      await learn(products)
      if (config.fills === false) return
      await index(products, config.index)
      const sold = new Set(products.map(({ id }) => id))
      const gone = productIds.filter((id) => !sold.has(id))
      if (gone.length > 0) {
        await ask('POST', `${config.index}/_delete_by_query`, { query: { ids: { values: gone } } })
      }
      await ask('POST', `${config.index}/_refresh`)
    },
  }
}

type Labels = {
  readonly categories: readonly SearchableCategory[]
  /** By facet and key: `color black`. */
  readonly values: Map<string, { readonly label?: Readonly<Record<Language, string>>; readonly hex?: string }>
}

/** A value that a link names, but that no product ever had, is not shown as chosen. */
function isKnown(name: FacetName, value: string, { categories, values }: Labels): boolean {
  if (name === 'category') return categories.some(({ key }) => key === value)
  if (name === 'sale' || name === 'new') return value === 'true'
  return name === 'price' ? priceRanges.some((range) => range === value) : values.has(`${name} ${value}`)
}

const facetNames: readonly FacetName[] = [
  'category',
  'size',
  'color',
  'brand',
  'price',
  'material',
  'heel',
  'season',
  'sale',
  'new',
]

/** Settings and mappings of the index: a text for each language with its stemmer and the shop's synonyms. */
const settings = {
  settings: {
    analysis: {
      filter: Object.fromEntries(
        languages.flatMap((language) => [
          [`stem_${language}`, { type: 'stemmer', language: stemmers[language] }],
          [
            `synonyms_${language}`,
            { type: 'synonym', synonyms: synonymsFor(language).map((group) => group.join(', ')) },
          ],
        ]),
      ),
      analyzer: Object.fromEntries(
        languages.flatMap((language) => [
          [
            language,
            { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'asciifolding', `stem_${language}`] },
          ],
          [
            `${language}_query`,
            {
              type: 'custom',
              tokenizer: 'standard',
              filter: ['lowercase', 'asciifolding', `synonyms_${language}`, `stem_${language}`],
            },
          ],
        ]),
      ),
    },
  },
  mappings: {
    dynamic: false,
    properties: {
      sku: { type: 'keyword' },
      skus: { type: 'keyword' },
      brand: { type: 'keyword' },
      brand_id: { type: 'keyword' },
      brand_name: { type: 'text', analyzer: 'en' },
      color: { type: 'keyword' },
      gender: { type: 'keyword' },
      categories: { type: 'keyword' },
      category_ids: { type: 'keyword' },
      sizes_in_stock: { type: 'keyword' },
      materials: { type: 'keyword' },
      heel: { type: 'keyword' },
      season: { type: 'keyword' },
      popularity: { type: 'integer' },
      released: { type: 'date' },
      pieces: { type: 'integer' },
      in_stock: { type: 'boolean' },
      ...Object.fromEntries(
        languages.flatMap((language) => [
          [`text_${language}`, { type: 'text', analyzer: language, search_analyzer: `${language}_query` }],
          [`name_${language}`, { type: 'keyword', normalizer: 'lowercase' }],
        ]),
      ),
      ...Object.fromEntries(
        storeCodes.flatMap((store) => [
          [`price_${store}`, { type: 'integer' }],
          [`reduction_${store}`, { type: 'float' }],
        ]),
      ),
    },
  },
} as const

function documentOf(
  product: SearchableProduct,
  categories: readonly SearchableCategory[],
): Readonly<Record<string, unknown>> {
  const own = categories.filter(({ id }) => product.categoryIds.includes(id))
  const pieces = product.variants.reduce((sum, variant) => sum + variant.pieces, 0)
  const options = (facet: 'heel' | 'season') =>
    product.properties
      .filter(({ name }) => facetProperties[name.en] === facet)
      .flatMap(({ options: of }) => of.map(({ en }) => keyOf(en)))
  return {
    sku: product.sku,
    skus: [
      product.sku,
      product.parentSku,
      ...product.variants.flatMap(({ sku, legacySku }) => [sku, legacySku ?? []].flat()),
    ],
    brand: product.brand.slug,
    brand_id: product.brand.id,
    brand_name: product.brand.name,
    color: product.color.key,
    // What is for everybody is found among the things of each.
    gender: product.gender === 'unisex' ? ['women', 'men', 'unisex'] : [product.gender],
    categories: own.map(({ key }) => key),
    category_ids: own.map(({ id }) => id),
    sizes_in_stock: product.variants.filter((variant) => variant.pieces > 0).map(({ size }) => size),
    materials: product.materials,
    heel: options('heel'),
    season: options('season'),
    popularity: product.popularity,
    released: product.released,
    pieces,
    in_stock: pieces > 0,
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [`text_${language}`, textOf(product, own, language)],
        [`name_${language}`, product.name[language]],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(product.prices).flatMap(([store, { price, priorPrice }]) => [
        [`price_${store}`, price],
        [`reduction_${store}`, priorPrice !== null && priorPrice > price ? (priorPrice - price) / priorPrice : 0],
      ]),
    ),
  }
}

/** Everything that a product is called in a language, as one text. */
function textOf(product: SearchableProduct, categories: readonly SearchableCategory[], language: Language): string {
  return [
    product.name[language],
    product.brand.name,
    product.color.name[language],
    ...categories.map(({ name }) => name[language]),
    ...product.properties.flatMap(({ options }) => options.map((option) => option[language])),
  ].join(' ')
}

/** What the list is, before the shopper narrows it. */
function queryOf({ storefront, request, now, hidesReductions }: SearchQuestion): Clause {
  const filter: Clause[] = [{ exists: { field: `price_${storefront.code}` } }]
  if (request.categoryId !== undefined) filter.push({ term: { category_ids: request.categoryId } })
  if (request.brandId !== undefined) filter.push({ term: { brand_id: request.brandId } })
  if (request.gender !== undefined) filter.push({ term: { gender: request.gender } })
  if (request.skus) filter.push({ terms: { sku: request.skus } })
  if (request.list === 'sale') filter.push(hidesReductions ? { match_none: {} } : reduced(storefront.code))
  if (request.list === 'new') filter.push(isNew(now))
  if (request.list === 'last-items') filter.push({ term: { pieces: 1 } })
  if (request.list === 'sold-out') filter.push({ term: { pieces: 0 } })
  if (request.search === undefined) return { bool: { filter } }
  return { bool: { filter, must: [wordsOf(request.search, storefront)] } }
}

/** Free text needs four characters; two and three are a brand or a SKU that is spelled exactly so (specification §5). */
function wordsOf(search: string, { language }: Storefront): Clause {
  const text = search.trim().toLowerCase()
  const sku = text.replaceAll(/(?<=\d)x(?=\d)/g, '.')
  const exact: Clause[] = [
    { term: { skus: { value: sku, boost: 20 } } },
    { term: { brand: { value: text, boost: 20 } } },
  ]
  if ([...text].length < 2) return { match_none: {} }
  if ([...text].length < 4) return { bool: { should: exact, minimum_should_match: 1 } }
  const fields = [`text_${language}`, 'brand_name^2']
  return {
    bool: {
      should: [
        ...exact,
        { multi_match: { query: search, fields, type: 'cross_fields', operator: 'and', boost: 4 } },
        {
          multi_match: {
            query: search,
            fields,
            type: 'best_fields',
            operator: 'and',
            fuzziness: 'AUTO:4,7',
            prefix_length: 1,
          },
        },
        { multi_match: { query: search, fields, type: 'bool_prefix', operator: 'and' } },
      ],
      minimum_should_match: 1,
    },
  }
}

function chosenClauses(question: SearchQuestion, chosen: Chosen, but?: FacetName): Clause[] {
  return facetNames.flatMap((name) => {
    const values = name === but ? [] : (chosen[name] ?? [])
    return values.length > 0 ? [chosenClause(name, values, question)] : []
  })
}

function chosenClause(
  name: FacetName,
  values: readonly string[],
  { storefront, now, hidesReductions }: SearchQuestion,
): Clause {
  const field = fieldOf[name]
  if (field) return { terms: { [field]: values } }
  if (name === 'sale')
    return values.includes('true') && !hidesReductions ? reduced(storefront.code) : { match_none: {} }
  if (name === 'new') return values.includes('true') ? isNew(now) : { match_none: {} }
  const should = values
    .flatMap((value) => rangeOf(value) ?? [])
    .map((range) => ({ range: { [`price_${storefront.code}`]: range } }))
  return should.length > 0 ? { bool: { should, minimum_should_match: 1 } } : { match_none: {} }
}

const reduced = (store: StoreCode): Clause => ({ range: { [`reduction_${store}`]: { gt: 0 } } })

function isNew(now: Date): Clause {
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { range: { released: { lte: iso(now.getTime()), gt: iso(now.getTime() - newForDays * day) } } }
}

function rangeOf(value: string): { gte: number; lt?: number } | undefined {
  const [, from = '', to = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(value) ?? []
  if (from === '' && to === '') return undefined
  return { gte: Number(from) * 100, ...(to === '' ? {} : { lt: Number(to) * 100 }) }
}

/** One filtered aggregation a facet: everything that is chosen but its own values. */
function aggregationsOf(question: SearchQuestion): Readonly<Record<string, Clause>> {
  return Object.fromEntries(
    facetNames.map((name) => [
      name,
      {
        filter: { bool: { filter: chosenClauses(question, question.request.chosen, name) } },
        aggs: { values: valuesOf(name, question) },
      },
    ]),
  )
}

function valuesOf(name: FacetName, question: SearchQuestion): Clause {
  const field = fieldOf[name]
  if (field) return { terms: { field, size: 200 } }
  if (name === 'price') {
    const ranges = priceRanges.map((key) => {
      const { gte = 0, lt } = rangeOf(key) ?? {}
      return { key, from: gte, ...(lt === undefined ? {} : { to: lt }) }
    })
    return { range: { field: `price_${question.storefront.code}`, ranges } }
  }
  const flag = name === 'sale' ? reduced(question.storefront.code) : isNew(question.now)
  return { filters: { filters: { true: flag } } }
}

function sortOf({ storefront, request, hidesReductions }: SearchQuestion): readonly Clause[] {
  const sort: SortOption = request.sort === 'saledesc' && hidesReductions ? 'recommended' : request.sort
  const bySku = { sku: 'asc' }
  switch (sort) {
    case 'newdesc':
      return [{ released: 'desc' }, bySku]
    case 'saledesc':
      return [{ [`reduction_${storefront.code}`]: 'desc' }, bySku]
    case 'nameasc':
    case 'namedesc':
      return [{ [`name_${storefront.language}`]: sort === 'nameasc' ? 'asc' : 'desc' }, bySku]
    case 'priceasc':
    case 'pricedesc':
      return [{ [`price_${storefront.code}`]: sort === 'priceasc' ? 'asc' : 'desc' }, bySku]
    default:
      return [
        ...(isSearch(request) ? [{ _score: 'desc' }] : []),
        { in_stock: 'desc' },
        { popularity: 'desc' },
        { released: 'desc' },
        bySku,
      ]
  }
}

const isSearch = ({ search }: ListRequest) => search !== undefined

const everywhere = (text: string) => ({ en: text, nl: text, de: text, fr: text })

/** 'Flat (up to 2 cm)' is `flat`. */
function keyOf(english: string): string {
  return english
    .replace(/\s*\(.*\)\s*/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function addressOf(endpoint: string): { readonly base: string; readonly authorization: string | undefined } {
  const url = new URL(endpoint)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const authorization =
    username === '' ? undefined : `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`
  return { base: url.href.replace(/\/$/, ''), authorization }
}

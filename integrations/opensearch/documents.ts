import { type Language, languages, storefrontCodes } from '#kernel/storefront.ts'
import { familyValue, type SearchableCategory, type SearchableProduct, synonymsFor } from '#shop/search/search-port.ts'
import { optionsOf } from './facets.ts'

/** How OpenSearch calls the analyzers of the shop's languages. */
const stemmers: Readonly<Record<Language, string>> = {
  en: 'light_english',
  nl: 'dutch',
  de: 'light_german',
  fr: 'light_french',
  es: 'light_spanish',
}

/** How far into a list OpenSearch goes for a page of it; it refuses to go beyond 10,000 unless it is told to. */
export const deepestHit = 200_000

/** Settings and mappings of the index: a text for each language with its stemmer and the shop's synonyms. */
export const indexSettings = {
  settings: {
    max_result_window: deepestHit,
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
      tones: { type: 'keyword' },
      tones_much: { type: 'keyword' },
      tones_most: { type: 'keyword' },
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
        storefrontCodes.flatMap((store) => [
          [`price_${store}`, { type: 'integer' }],
          [`reduction_${store}`, { type: 'float' }],
        ]),
      ),
    },
  },
} as const

/** What the index holds of a product: all its languages and storefronts. */
export function documentOf(
  product: SearchableProduct,
  categories: readonly SearchableCategory[],
): Readonly<Record<string, unknown>> {
  const own = categories.filter(({ id }) => product.categoryIds.includes(id))
  const pieces = product.variants.reduce((sum, variant) => sum + variant.pieces, 0)
  const options = optionsOf(product)
  return {
    sku: product.sku,
    skus: [
      product.sku,
      product.parentSku,
      ...product.variants.flatMap(({ sku, legacySku, ean }) => [sku, legacySku ?? [], ean ?? []].flat()),
    ],
    brand: product.brand.slug,
    brand_id: product.brand.id,
    brand_name: product.brand.name,
    color: [product.color.key, ...(product.color.family ? [familyValue(product.color.family.key)] : [])],
    // What is for everybody is found among the things of each.
    gender: product.gender === 'unisex' ? ['women', 'men', 'unisex'] : [product.gender],
    categories: own.map(({ key }) => key),
    category_ids: own.map(({ id }) => id),
    sizes_in_stock: product.variants.filter((variant) => variant.pieces > 0).map(({ size }) => size),
    materials: product.materials,
    tones: tonesFrom(product, 1),
    tones_much: tonesFrom(product, 2),
    tones_most: tonesFrom(product, 3),
    heel: options.flatMap(({ facet, key }) => (facet === 'heel' ? key : [])),
    season: options.flatMap(({ facet, key }) => (facet === 'season' ? key : [])),
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

/** Colours of the wheel that its picture has so much of, at least. */
const tonesFrom = ({ tones = [] }: SearchableProduct, least: number) =>
  tones.flatMap(({ tone, grade }) => (grade >= least ? tone : []))

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

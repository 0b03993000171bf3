import type { FacetName, SearchableProduct } from '#shop/search/search-port.ts'

export const facetNames: readonly FacetName[] = [
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

/** Facets that are a field of the document; the others are ranges or flags. */
export const fieldOf: Readonly<Partial<Record<FacetName, string>>> = {
  category: 'categories',
  size: 'sizes_in_stock',
  color: 'color',
  brand: 'brand',
  material: 'materials',
  heel: 'heel',
  season: 'season',
}

export const priceRanges = ['0-50', '50-100', '100-150', '150-200', '200-300', '300-'] as const

const facetProperties: Readonly<Record<string, 'heel' | 'season' | undefined>> = {
  'Heel height': 'heel',
  Season: 'season',
}

/** The options that a product has of a facet, by their keys. */
export function optionsOf({ properties }: Pick<SearchableProduct, 'properties'>) {
  return properties.flatMap(({ name, options }) => {
    const facet = facetProperties[name.en]
    return facet ? options.map((option) => ({ facet, key: keyOf(option.en), label: option })) : []
  })
}

/** The cents of `50-100` or `300-`; nothing when it is no range. */
export function rangeOf(value: string): { gte: number; lt?: number } | undefined {
  const [, from = '', to = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(value) ?? []
  if (from === '' && to === '') return undefined
  return { gte: Number(from) * 100, ...(to === '' ? {} : { lt: Number(to) * 100 }) }
}

/** 'Flat (up to 2 cm)' is `flat`. */
function keyOf(english: string): string {
  return english
    .replace(/\s*\(.*\)\s*/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

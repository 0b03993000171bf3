import type { FacetName } from '#kernel/product-list.ts'
import { facetOfProperty, optionKey, type SearchableProduct } from '#shop/search/search-port.ts'

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

/** The options that a product has of a facet, by their keys. */
export function optionsOf({ properties }: Pick<SearchableProduct, 'properties'>) {
  return properties.flatMap(({ name, options }) => {
    const facet = facetOfProperty(name.en)
    return facet ? options.map((option) => ({ facet, key: optionKey(option.en), label: option })) : []
  })
}

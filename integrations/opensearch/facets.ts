import type { FacetName } from '#kernel/product-list.ts'
import { type Language, textIn } from '#kernel/storefront.ts'
import {
  type FacetGroup,
  type FacetValue,
  facetOfProperty,
  optionKey,
  type SearchableProduct,
} from '#shop/search/search-port.ts'
import type { Labels } from './labels.ts'

/** Facets that are a field of the document; the others are ranges or flags. */
export const facetFieldOf: Readonly<Partial<Record<FacetName, string>>> = {
  category: 'categories',
  size: 'sizes_in_stock',
  color: 'color',
  tone: 'tones',
  brand: 'brand',
  material: 'materials',
  heel: 'heel',
  season: 'season',
}

/** The options that a product has of a facet, by their keys. */
export function optionsOf({ properties }: Pick<SearchableProduct, 'properties'>) {
  return properties.flatMap(({ name, options }) => {
    const facet = facetOfProperty(textIn(name, 'en'))
    return facet ? options.map((option) => ({ facet, key: optionKey(textIn(option, 'en')), label: option })) : []
  })
}

type Shown = {
  readonly chosen: readonly string[]
  readonly language: Language
  readonly shown: readonly Pick<FacetValue, 'group' | 'count'>[]
}

/** What the values of a facet are gathered under: shades under their family, which is a choice of its own, sizes under their kind. */
export function groupsIn(
  name: FacetName,
  { groups }: Labels,
  counted: ReadonlyMap<string, number>,
  { chosen, language, shown }: Shown,
): FacetGroup[] {
  return [...groups]
    .filter(([key]) => key.startsWith(`${name} `))
    .map(([key, { label, hex }]) => ({ key: key.slice(name.length + 1), label: textIn(label, language), hex }))
    .filter(({ key }) => chosen.includes(key) || shown.some(({ group }) => group === key))
    .map(({ key, label, hex }) => ({
      key,
      label,
      ...(hex === undefined ? {} : { hex }),
      value: name === 'color' ? key : null,
      count: counted.get(key) ?? 0,
      chosen: name === 'color' && chosen.includes(key),
    }))
    .sort((a, b) => (a.label < b.label ? -1 : 1))
}

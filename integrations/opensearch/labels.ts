import type { FacetName } from '#kernel/product-list.ts'
import type { Language } from '#kernel/storefront.ts'
import { priceRanges, type SearchableCategory, type SearchableProduct } from '#shop/search/search-port.ts'
import { optionsOf } from './facets.ts'

/** Names of what products have; documents hold the keys of it. */
export type Labels = {
  readonly categories: readonly SearchableCategory[]
  /** By facet and key: `color black`. */
  readonly values: Map<string, { readonly label?: Readonly<Record<Language, string>>; readonly hex?: string }>
}

/** Takes up the names that products bring. */
export function learn({ values }: Labels, products: readonly SearchableProduct[]): void {
  for (const product of products) {
    const { brand, color, materials, variants } = product
    for (const key of materials) values.set(`material ${key}`, {})
    for (const { size } of variants) values.set(`size ${size}`, {})
    values.set(`brand ${brand.slug}`, { label: everywhere(brand.name) })
    values.set(`color ${color.key}`, { label: color.name, hex: color.hex })
    for (const { facet, key, label } of optionsOf(product)) values.set(`${facet} ${key}`, { label })
  }
}

const everywhere = (text: string) => ({ en: text, nl: text, de: text, fr: text })

/** A value that a link names, but that no product ever had, is not shown as chosen. */
export function isKnown(name: FacetName, value: string, { categories, values }: Labels): boolean {
  if (name === 'category') return categories.some(({ key }) => key === value)
  if (name === 'sale' || name === 'new') return value === 'true'
  return name === 'price' ? priceRanges.some((range) => range === value) : values.has(`${name} ${value}`)
}

import type { FacetName } from '#kernel/product-list.ts'
import type { Translated } from '#kernel/storefront.ts'
import { toneHex } from '#kernel/tones.ts'
import { familyValue, priceRange, type SearchableCategory, type SearchableProduct } from '#shop/search/search-port.ts'
import { optionsOf } from './facets.ts'

/** Names of what products have; documents hold the keys of it. */
export type Labels = {
  readonly categories: readonly SearchableCategory[]
  /** By facet and key: `color black`. */
  readonly values: Map<string, { readonly label?: Translated; readonly hex?: string; readonly group?: string }>
  /** Families of colours and kinds of sizes, by facet and key as well. */
  readonly groups: Map<string, { readonly label: Translated; readonly hex?: string }>
}

/** Takes up the names that products bring. */
export function learnLabels({ values, groups }: Labels, products: readonly SearchableProduct[]): void {
  for (const product of products) {
    const { brand, color, materials, variants, sizeKind } = product
    for (const key of materials) values.set(`material ${key}`, {})
    for (const { tone } of product.tones ?? []) values.set(`tone ${tone}`, { hex: toneHex(tone) })
    if (sizeKind) groups.set(`size ${sizeKind.key}`, { label: sizeKind.name })
    for (const { size } of variants) {
      const known = values.get(`size ${size}`)
      // The index doesn't tell kinds apart: a size that several have stands alone.
      const isOfOne = sizeKind && (known === undefined || known.group === sizeKind.key)
      values.set(`size ${size}`, isOfOne ? { group: sizeKind.key } : {})
    }
    values.set(`brand ${brand.slug}`, { label: everywhere(brand.name) })
    const family = color.family && familyValue(color.family.key)
    values.set(`color ${color.key}`, {
      label: color.name,
      hex: color.hex,
      ...(family === undefined ? {} : { group: family }),
    })
    if (color.family) groups.set(`color ${family}`, { label: color.family.name, hex: color.family.hex })
    for (const { facet, key, label } of optionsOf(product)) values.set(`${facet} ${key}`, { label })
  }
}

const everywhere = (text: string): Translated => ({ en: text })

/** A value that a link names, but that no product ever had, is not shown as chosen. */
export function isKnown(name: FacetName, value: string, { categories, values }: Labels): boolean {
  if (name === 'category') return categories.some(({ key }) => key === value)
  if (name === 'sale' || name === 'new') return value === 'true'
  return name === 'price' ? priceRange(value) !== undefined : values.has(`${name} ${value}`)
}

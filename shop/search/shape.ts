import type { DescribedProduct, SearchableProduct, SearchableVariant } from './searchable.ts'

/** FNV-1a, 32 bits; of several texts, each with the hash of those before it. */
export function hashText(text: string, before = 0x811c_9dc5): number {
  let value = before
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x0100_0193)
  return value >>> 0
}

const propertyHashes = new WeakMap<object, number>()

/** What a product is but for its prices and stock, as a number. */
export const shapeOf = (product: SearchableProduct): number =>
  shapeWith(
    descriptionShape(product),
    product.variants.reduce((sum, variant) => sum + variantShape(variant, hashText(variant.sku)), 0),
  )

/** What is said of a product, as a number. */
export function descriptionShape(product: DescribedProduct): number {
  const { name, brand, color, properties } = product
  let described = propertyHashes.get(properties)
  if (described === undefined) {
    described = hashText(JSON.stringify(properties))
    propertyHashes.set(properties, described)
  }
  return hashText(
    [
      product.sku,
      product.parentSku,
      name.en,
      name.nl,
      name.de,
      name.fr,
      brand.slug,
      brand.name,
      color.key,
      color.name.nl,
      color.family?.key ?? '',
      product.sizeKind?.key ?? '',
      [...product.categoryIds].sort().join(),
      product.released,
      product.popularity,
      product.gender,
      product.materials.join(),
      product.tones?.map(({ tone, grade }) => tone + grade).join() ?? '',
      described,
    ].join('|'),
  )
}

export const variantShape = ({ size, ean }: Pick<SearchableVariant, 'size' | 'ean'>, skuHash: number): number =>
  hashText(ean ?? '', hashText(size, skuHash))

/** @param variants the sum of their shapes: the same in whichever order they come */
export const shapeWith = (description: number, variants: number): number => hashText(String(variants), description)

import { slugOf } from '#kernel/slug.ts'
import { type Language, type Translated, textIn } from '#kernel/storefront.ts'

/**
 * The last part of a product's address: its name, and its SKU, which makes it the only one, since names come twice. No word of the
 * SKU is said twice, however the name puts them.
 */
export function productSlug(name: Translated, sku: string, language: Language): string {
  const numbered = slugOf(sku, language)
  const said = new Set(numbered.split('-'))
  const called = slugOf(textIn(name, language), language)
    .split('-')
    .filter((word) => !said.has(word))
  return [...called, numbered].filter(Boolean).join('-')
}

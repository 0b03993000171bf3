import { languages, type Translated, textIn } from '#kernel/storefront.ts'
import type { CategoryFeed, Gender } from '#shop/catalog/catalog-feed.ts'
import { type CareCategory, careCategories } from './categories-care.ts'
import { type MenCategory, men } from './categories-men.ts'
import { type WomenCategory, women } from './categories-women.ts'
import { publishedSlugOf } from './slug.ts'

/** A category before its slug: the slug is its name, spelt for a URL. */
export type NamedCategory = {
  readonly key: string
  readonly parent?: string
  readonly name: Translated
  readonly description: Translated
}

export type CategoryKey = WomenCategory | MenCategory | CareCategory

/** Parents come before their children. */
export const categories: readonly CategoryFeed[] = [
  ...inGender(women, 'women'),
  ...inGender(men, 'men'),
  ...inGender(careCategories, 'unisex'),
]

function inGender(list: readonly NamedCategory[], gender: Gender): CategoryFeed[] {
  return list.map((category) => ({ ...category, gender, slug: slugs(category.name) }))
}

function slugs(name: Translated): Translated {
  const entries = languages.map((language) => [language, publishedSlugOf(textIn(name, language), language)])
  return Object.fromEntries(entries) as Translated
}

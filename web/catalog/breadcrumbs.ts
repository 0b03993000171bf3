import type { Crumb } from '#web/seo/breadcrumbs.tsx'

type PlacedCategory = {
  readonly id: string
  readonly level: number
  readonly name: string
  readonly url: string
  readonly parentId?: string | null
}

/** From the root to the deepest category that a product is in. */
export function categoryBreadcrumbs(categories: readonly PlacedCategory[]): Crumb[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  let category = [...categories].sort((a, b) => b.level - a.level)[0]
  const breadcrumbs: Crumb[] = []
  while (category && breadcrumbs.length < categories.length) {
    breadcrumbs.unshift({ label: category.name, url: category.url })
    category = category.parentId ? byId.get(category.parentId) : undefined
  }
  return breadcrumbs
}

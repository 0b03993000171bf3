import type { Storefront } from '#kernel/storefront.ts'
import { slashed } from '#web/content/seo.ts'

/** A step of the breadcrumbs; `url` without the storefront's prefix and slashes. */
export type Step = { readonly label: string; readonly url: string }

type PlacedCategory = {
  readonly id: string
  readonly level: number
  readonly name: string
  readonly url: string
  readonly parentId?: string | null
}

/** From the root to the deepest category that a product is in. */
export function categoryTrail(categories: readonly PlacedCategory[]): Step[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  let category = [...categories].sort((a, b) => b.level - a.level)[0]
  const trail: Step[] = []
  while (category && trail.length < categories.length) {
    trail.unshift({ label: category.name, url: category.url })
    category = category.parentId ? byId.get(category.parentId) : undefined
  }
  return trail
}

type Place = { readonly storefront: Pick<Storefront, 'basePath'>; readonly publicUrl: string }

/** schema.org's BreadcrumbList, beginning with home (specification §2); the page itself is the last step. */
export function breadcrumbList({ storefront, publicUrl }: Place, home: string, steps: readonly Step[]) {
  const root = publicUrl + storefront.basePath
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: home, url: '' }, ...steps].map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: root + slashed(url),
    })),
  }
}

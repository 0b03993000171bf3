import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { SearchablePage } from './find-pages.ts'

/** The pages of categories, brands and lists as a search shows them: with the pages above them. */
export async function viewListPages(
  catalog: Pick<CatalogStore, 'listPages' | 'categories'>,
  storefrontCode: StorefrontCode,
): Promise<SearchablePage[]> {
  const [pages, categories] = await Promise.all([
    catalog.listPages(storefrontCode),
    catalog.categories(storefrontOf(storefrontCode)),
  ])
  const byId = new Map(categories.map((category) => [category.id, category]))
  const above = (id: string | null | undefined): { label: string; url: string }[] => {
    const category = id ? byId.get(id) : undefined
    return category ? [...above(category.parentId), { label: category.name, url: category.url }] : []
  }
  return pages.map(({ url, label, pageType, categoryId }) => ({
    group: pageType === 'category' ? 'Category' : 'Plp',
    url,
    label,
    parents: above(categoryId).slice(0, -1),
  }))
}

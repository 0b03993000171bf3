import type { FacetName } from '#kernel/product-list.ts'

/** What a list can be narrowed by, as the search counts it. */
export type ListFacet = { readonly name: FacetName; readonly values: readonly FacetOption[] }

export type FacetOption = {
  readonly value: string
  readonly label?: string | null
  readonly hex?: string | null
  readonly count: number
  readonly chosen: boolean
  readonly category?: (Subcategory & { readonly parentId?: string | null }) | null
}

export type Subcategory = { readonly name: string; readonly url: string }

export type ListOptions = {
  /** What a filter is shown for: facets that leave a choice, or in which one was made. */
  readonly facets: readonly ListFacet[]
  readonly subcategories: readonly Subcategory[]
}

/** The list's facets; the categories right below the one that is shown are ways, not filters. */
export function listOptions(facets: readonly ListFacet[], categoryId: string | undefined): ListOptions {
  const categories = facets.find(({ name }) => name === 'category')?.values ?? []
  return {
    facets: facets
      .filter(({ name }) => name !== 'category' || categoryId === undefined)
      .map(({ name, values }) => ({ name, values: values.map(({ category: _, ...value }) => value) }))
      .filter(({ name, values }) => values.some(({ chosen }) => chosen) || leavesChoice(name, values)),
    subcategories: categories
      .flatMap(({ category, count }) =>
        category && categoryId !== undefined && category.parentId === categoryId ? [{ category, count }] : [],
      )
      .sort((a, b) => b.count - a.count)
      .map(({ category: { name, url } }) => ({ name, url })),
  }
}

/** One value for all is no choice; 'sale' and 'new' are there or not. */
function leavesChoice(name: FacetName, values: readonly FacetOption[]): boolean {
  return values.length > (name === 'sale' || name === 'new' ? 0 : 1)
}

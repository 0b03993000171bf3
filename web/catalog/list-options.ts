import { groupedBy } from '#kernel/grouped-by.ts'
import type { FacetName } from '#kernel/product-list.ts'

/** What a list can be narrowed by, as the search counts it. */
export type ListFacet = {
  readonly name: FacetName
  readonly values: readonly FacetOption[]
  /** Colours over their shades, kinds over their sizes. */
  readonly groups: readonly ListFacetGroup[]
  /** How many there are at which price; empty for other facets. */
  readonly bars: readonly { readonly from: number; readonly to?: number | null; readonly count: number }[]
}

export type ListFacetGroup = {
  readonly key: string
  readonly label: string
  readonly hex?: string | null
  /** The filter's value for all of it; nothing where it is only a heading. */
  readonly value?: string | null
  readonly count: number
  readonly chosen: boolean
}

export type FacetOption = {
  readonly value: string
  readonly label?: string | null
  readonly hex?: string | null
  readonly count: number
  readonly chosen: boolean
  /** The key of the group that it stands in. */
  readonly group?: string | null
  /** Whose category it is, where several are called the same: 'Women'. */
  readonly owner?: string
}

/** A value as the search answers it. */
type CountedOption = Omit<FacetOption, 'owner'> & {
  readonly category?: (Subcategory & { readonly id: string; readonly parentId?: string | null }) | null
}
type CountedFacet = Omit<ListFacet, 'values'> & { readonly values: readonly CountedOption[] }

export type Subcategory = { readonly name: string; readonly url: string }

export type ListOptions = {
  /** What a filter is shown for: facets that leave a choice, or in which one was made. */
  readonly facets: readonly ListFacet[]
  readonly subcategories: readonly Subcategory[]
}

/** The list's facets; the categories right below the one that is shown are ways, not filters. */
export function listOptions(facets: readonly CountedFacet[], categoryId: string | undefined): ListOptions {
  const categories = facets.find(({ name }) => name === 'category')?.values ?? []
  return {
    facets: facets
      .filter(({ name }) => name !== 'category' || categoryId === undefined)
      .map((facet) => ({ ...facet, values: withOwners(facet.values) }))
      .filter(({ name, values, groups }) => [...values, ...groups].some(isChosen) || leavesChoice(name, values)),
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

const isChosen = ({ chosen }: { readonly chosen: boolean }) => chosen

/** Categories of the same name with whose they are: what the tree begins with above them. */
function withOwners(values: readonly CountedOption[]): FacetOption[] {
  const categories = new Map(values.flatMap(({ category }) => (category ? [[category.id, category] as const] : [])))
  const named = groupedBy(categories.values(), ({ name }) => name)
  return values.map(({ category, ...value }) => {
    if (!category || (named.get(category.name)?.length ?? 0) < 2) return value
    let root = category
    for (let depth = 0; depth < deepest; depth++) root = categories.get(root.parentId ?? '') ?? root
    return root === category ? value : { ...value, owner: root.name }
  })
}

/** A tree is three levels deep at most. */
const deepest = 3

/** Whether a range of prices was typed (`60..120`) and not ticked (`50-100`). */
export const isTypedRange = (value: string) => value.includes('..')

/** The two ends of a range that was typed; an open end is empty. */
export function typedRange(value: string): { readonly from: string; readonly to: string } {
  const [from = '', to = ''] = value.split('..')
  return { from, to }
}

/** What is chosen of a facet, whole groups too. */
export function chosenOf({ values, groups }: ListFacet): readonly (Pick<FacetOption, 'value' | 'label' | 'owner'> & {
  readonly isGroup?: boolean
})[] {
  const whole = groups.flatMap(({ chosen, value, label }) => (chosen && value ? [{ value, label, isGroup: true }] : []))
  return [...whole, ...values.filter(isChosen)]
}

/** What a list can be narrowed to. */
export type ListOptions = {
  readonly sizes: readonly string[]
  readonly colors: readonly ColorOption[]
  readonly subcategories: readonly Subcategory[]
}

export type ColorOption = { readonly key: string; readonly name: string; readonly hex: string }
export type Subcategory = { readonly name: string; readonly url: string }

type Choices = {
  readonly sizes: readonly string[]
  readonly colors: readonly ColorOption[]
  readonly categories: readonly {
    readonly count: number
    readonly category: Subcategory & { readonly parentId?: string | null }
  }[]
}

/** The choices of a list in the order of a shelf; of its categories those right below the one that is shown. */
export function listOptions(choices: Choices, categoryId: string | undefined): ListOptions {
  return {
    sizes: [...choices.sizes].sort(bySize),
    colors: [...choices.colors].sort((a, b) => a.name.localeCompare(b.name)),
    subcategories: choices.categories
      .filter(({ category }) => categoryId !== undefined && category.parentId === categoryId)
      .sort((a, b) => b.count - a.count)
      .map(({ category: { name, url } }) => ({ name, url })),
  }
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']

/** 36, 36.5, 37 in that order, then XS to XXL, then whatever else there is. */
export function bySize(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b)
}

function rank(size: string): number {
  const number = Number.parseFloat(size.replace(',', '.').replace('½', '.5'))
  if (!Number.isNaN(number) && /^\d/.test(size)) return number
  const letter = letters.indexOf(size.toUpperCase())
  return letter < 0 ? 2000 : 1000 + letter
}

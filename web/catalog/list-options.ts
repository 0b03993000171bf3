/** What a list can be narrowed to. */
export type ListOptions = {
  readonly sizes: readonly string[]
  readonly colors: readonly ColorOption[]
  readonly subcategories: readonly Subcategory[]
}

export type ColorOption = { readonly key: string; readonly name: string; readonly hex: string }
export type Subcategory = { readonly name: string; readonly url: string }

type ListedProduct = {
  readonly color: ColorOption
  readonly sizes: readonly { readonly name: string }[]
  readonly categories: readonly {
    readonly name: string
    readonly url: string
    readonly parentId?: string | null
  }[]
}

const oneSize = 'ONE'

/** Reads the choices from the products of a list, so that none of them leads to an empty page. */
export function listOptions(products: readonly ListedProduct[], categoryId: string | undefined): ListOptions {
  const sizes = new Set<string>()
  const colors = new Map<string, ColorOption>()
  const categories = new Map<string, { readonly category: Subcategory; count: number }>()
  for (const product of products) {
    for (const { name } of product.sizes) if (name !== oneSize) sizes.add(name)
    colors.set(product.color.key, product.color)
    for (const { name, url, parentId } of product.categories) {
      if (categoryId === undefined || parentId !== categoryId) continue
      const known = categories.get(url)
      if (known) known.count += 1
      else categories.set(url, { category: { name, url }, count: 1 })
    }
  }
  return {
    sizes: [...sizes].sort(bySize),
    colors: [...colors.values()].sort((a, b) => a.name.localeCompare(b.name)),
    subcategories: [...categories.values()].sort((a, b) => b.count - a.count).map(({ category }) => category),
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

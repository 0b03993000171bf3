import type { Category } from '../catalog/product.ts'
import type { LayoutContent } from './layout.ts'

type Navigation = LayoutContent['navigation']

/** The address of an item of the menu in whose place the categories stand that have something to sell. */
export const categoriesInMenu = 'categories:'

/** So many stand in the row beside what else there is. */
const mostCategories = 6

export const namesCategories = ({ navigation }: Pick<LayoutContent, 'navigation'>): boolean =>
  navigation.some(({ primary }) => primary.url === categoriesInMenu)

/**
 * The menu with the categories of the catalogue where an editor wants them: those below the one that a half of the assortment begins
 * with, in their order; what has nothing below it stands for itself.
 *
 * @param filled ids of the categories in which something is sold
 */
export function menuWithCategories(
  navigation: Navigation,
  categories: readonly Category[],
  filled: ReadonlySet<string>,
): Navigation {
  return navigation.flatMap((item) => {
    if (item.primary.url !== categoriesInMenu) return [item]
    const gender = item.primary.segment === 'for-him' ? 'men' : 'women'
    const own = categories.filter((one) => one.gender === gender && filled.has(one.id))
    const roots = categories.filter(({ parentId, gender: whose }) => parentId === null && whose === gender)
    const shown = roots.length > 1 ? own.filter(({ parentId }) => parentId === null) : own.filter(isBelow(roots))
    return shown.slice(0, mostCategories).map((category) => ({
      ...item,
      primary: { ...item.primary, label: category.name, url: `/${category.url}/` },
      items: [],
    }))
  })
}

const isBelow =
  (roots: readonly Category[]) =>
  ({ parentId }: Category) =>
    roots.some(({ id }) => id === parentId)

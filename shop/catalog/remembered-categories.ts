import type { Storefront } from '#kernel/storefront.ts'
import type { Category } from './product.ts'

/** The categories of each storefront, asked for once: every page needs them, and they change with an import only. */
export function rememberCategories(read: (storefront: Storefront) => Promise<Category[]>) {
  const known = new Map<string, Promise<Category[]>>()
  return {
    categories(storefront: Storefront): Promise<Category[]> {
      const remembered = known.get(storefront.code)
      if (remembered) return remembered
      const asked = read(storefront)
      known.set(storefront.code, asked)
      // A question that failed is asked anew.
      asked.catch(() => known.delete(storefront.code))
      return asked
    },
    forget(): void {
      known.clear()
    },
  }
}

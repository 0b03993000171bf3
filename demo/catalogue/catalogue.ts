import type { CatalogFeed } from '#shop/catalog/catalog-feed.ts'
import { productsOf } from './assemble.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { locations } from './locations.ts'
import { manufacturers } from './manufacturers.ts'
import type { Model } from './model.ts'
import { menBoots } from './products/men-boots.ts'
import { womenSneakers } from './products/women-sneakers.ts'
import { sizeTables } from './size-tables.ts'

const models: readonly Model[] = [...womenSneakers, ...menBoots]

/**
 * The demo shop's whole assortment. Releases, reductions and announcements are counted from `now`, so that the shop
 * always has something new; everything else, stock included, is the same on every run.
 */
export function demoCatalog(now: Date): CatalogFeed {
  return {
    brands,
    manufacturers,
    categories,
    sizeTables,
    locations,
    products: models.flatMap((model) => productsOf(model, now)),
  }
}

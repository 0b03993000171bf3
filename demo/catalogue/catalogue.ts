import type { CatalogFeed } from '#shop/catalog/catalog-feed.ts'
import { productsOf } from './assemble.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { locations } from './locations.ts'
import { manufacturers } from './manufacturers.ts'
import type { Model } from './model.ts'
import { openingHoursOf } from './opening-hours.ts'
import { bags } from './products/bags.ts'
import { belts } from './products/belts.ts'
import { menBoots } from './products/men-boots.ts'
import { menClothes } from './products/men-clothing.ts'
import { menShoes } from './products/men-shoes.ts'
import { menSneakers } from './products/men-sneakers.ts'
import { totes } from './products/totes.ts'
import { womenBoots } from './products/women-boots.ts'
import { womenClothes } from './products/women-clothing.ts'
import { womenFlats } from './products/women-flats.ts'
import { womenPumps } from './products/women-pumps.ts'
import { womenSandals } from './products/women-sandals.ts'
import { womenSneakers } from './products/women-sneakers.ts'
import { sizeTables } from './size-tables.ts'

const models: readonly Model[] = [
  ...womenSneakers,
  ...womenFlats,
  ...womenPumps,
  ...womenSandals,
  ...womenBoots,
  ...bags,
  ...totes,
  ...womenClothes,
  ...menSneakers,
  ...menShoes,
  ...menBoots,
  ...menClothes,
  ...belts,
]

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
    locations: locations.map((location) => {
      const openingHours = openingHoursOf(location, now)
      return openingHours ? { ...location, openingHours } : location
    }),
    products: models.flatMap((model) => productsOf(model, now)),
  }
}

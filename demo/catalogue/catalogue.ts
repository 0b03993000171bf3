import type { CatalogFeed } from '#shop/catalog/catalog-feed.ts'
import { productsOfModel } from './assemble.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { locations } from './locations.ts'
import { manufacturers } from './manufacturers.ts'
import type { Model } from './model.ts'
import { openingHoursOf } from './opening-hours.ts'
import { bags } from './products/bags.ts'
import { belts } from './products/belts.ts'
import { careModels } from './products/care.ts'
import { menBoots } from './products/men-boots.ts'
import { menClothes } from './products/men-clothing.ts'
import { menDerbies } from './products/men-derbies.ts'
import { menLoafers } from './products/men-loafers.ts'
import { menShoes } from './products/men-shoes.ts'
import { menSlides } from './products/men-slides.ts'
import { menSneakers } from './products/men-sneakers.ts'
import { miniBags } from './products/mini-bags.ts'
import { totes } from './products/totes.ts'
import { womenAnkleBoots } from './products/women-ankle-boots.ts'
import { womenBallerinas } from './products/women-ballerinas.ts'
import { womenBoots } from './products/women-boots.ts'
import { womenClothes } from './products/women-clothing.ts'
import { womenFlats } from './products/women-flats.ts'
import { womenKneeBoots } from './products/women-knee-boots.ts'
import { womenLowHeels } from './products/women-low-heels.ts'
import { womenLowSandals } from './products/women-low-sandals.ts'
import { womenPumps } from './products/women-pumps.ts'
import { womenSandals } from './products/women-sandals.ts'
import { womenSneakers } from './products/women-sneakers.ts'
import { sizeTables } from './size-tables.ts'

const models: readonly Model[] = [
  ...womenSneakers,
  ...womenFlats,
  ...womenBallerinas,
  ...womenPumps,
  ...womenLowHeels,
  ...womenSandals,
  ...womenLowSandals,
  ...womenBoots,
  ...womenAnkleBoots,
  ...womenKneeBoots,
  ...bags,
  ...miniBags,
  ...totes,
  ...womenClothes,
  ...menSneakers,
  ...menShoes,
  ...menLoafers,
  ...menDerbies,
  ...menSlides,
  ...menBoots,
  ...menClothes,
  ...belts,
  ...careModels,
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
    products: models.flatMap((model) => productsOfModel(model, now)),
  }
}

/** Specification §9: exactly these seven. */
export const sortOptions = [
  'recommended',
  'newdesc',
  'saledesc',
  'nameasc',
  'namedesc',
  'priceasc',
  'pricedesc',
] as const
export type SortOption = (typeof sortOptions)[number]

/** Lists that are not a category, at `/products/?list=…`: what is new, reduced, nearly gone, gone. */
export const listModes = ['new', 'sale', 'last-items', 'sold-out'] as const
export type ListMode = (typeof listModes)[number]

/** What a list can be narrowed by. Each is a parameter of a list's URL and a filter of the API of the same name. */
export const facetNames = [
  'category',
  'size',
  'color',
  // A colour of the wheel, as pictures show it.
  'tone',
  'brand',
  'price',
  'material',
  'heel',
  'season',
  'sale',
  'new',
] as const
export type FacetName = (typeof facetNames)[number]

/** The values chosen of each facet; one without any is absent. Values of one facet widen the list, facets narrow it. */
export type Chosen = Readonly<Partial<Record<FacetName, readonly string[]>>>

/** Specification §9: last items by 6, sold out by 20, everything else by 24. */
export function pageSizeOf(list: ListMode | undefined): number {
  return list === 'last-items' ? 6 : list === 'sold-out' ? 20 : 24
}

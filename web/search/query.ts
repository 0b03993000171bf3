/** Of a query; what is typed beyond it is nobody's wish. */
export const longest = 200

/** Free text needs four characters; two and three are answered when they are a brand or a SKU (specification §5). */
export const fewestForText = 4
const fewest = 2

/** A query as it is searched for: lower case, one space between words, no longer than anyone types. */
export function searchQuery(typed: string | null): string {
  return (typed ?? '').slice(0, longest).toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Whether the shop is asked at all. */
export function isSearchable(query: string): boolean {
  return [...query].length >= fewest
}

/** Whether so little was typed that only a brand or a SKU could have matched. */
export function isShort(query: string): boolean {
  return [...query].length < fewestForText
}

/** The query of the search page: `?q=zwarte+laars&sort=priceasc&page=2`. */
export function searchAddress(
  query: string,
  { sort, page = 1 }: { sort?: string | undefined; page?: number } = {},
): string {
  const search = new URLSearchParams({ q: query })
  if (sort) search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}

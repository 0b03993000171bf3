import type { Facet } from './search-port.ts'

/** What suggestions are made of. */
export type SuggestionDeps = {
  readonly query: string
  readonly corrected?: string | undefined
  /** Names of categories that the query leads to, the best first. */
  readonly categories: readonly string[]
  /** Of what the query finds. */
  readonly facets: readonly Facet[]
  /** Names spelled like the query, for when nothing was found. */
  readonly nearest: readonly string[]
}

/**
 * Other things to search for: the query rightly spelled, the names of what it leads to, and the same with the brands and
 * colours that there are most of. Each of them finds something.
 */
export function suggestQueries(
  { query, corrected, categories, facets, nearest }: SuggestionDeps,
  most: number,
): string[] {
  // What was typed in several words says more than the name of a category.
  const typed = corrected ?? query.trim().toLowerCase()
  const topic = typed.includes(' ') && facets.length > 0 ? typed : (categories[0]?.toLowerCase() ?? corrected)
  const isNarrowedBy = (text: string) => typed.includes(text)
  const narrower = (topic === undefined ? [] : ['brand', 'color']).flatMap((name) =>
    (facets.find((facet) => facet.name === name)?.values ?? [])
      .toSorted((a, b) => b.count - a.count)
      .flatMap(({ label }) => (label === null ? [] : [label.toLowerCase()]))
      .filter((label) => !isNarrowedBy(label) && !(name === 'color' && typed.includes(' ')))
      .slice(0, 2)
      .map((label) => `${topic} ${label}`),
  )
  const all = [
    ...(corrected === undefined ? [] : [corrected]),
    ...categories.map((name) => name.toLowerCase()).slice(0, 3),
    ...narrower,
    ...nearest,
  ]
  return [...new Set(all)].filter((text) => text !== query.trim().toLowerCase()).slice(0, most)
}

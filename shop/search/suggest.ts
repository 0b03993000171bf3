import type { Facet } from './search-port.ts'

/** What suggestions are made of. */
export type SuggestionDeps = {
  readonly query: string
  readonly corrected?: string | undefined
  /** Names of categories that the query leads to, the best first. */
  readonly categories: readonly string[]
  /** What is narrowed by brands and colours, as `suggestionTopic` says; nothing where the query found nothing. */
  readonly topic?: string | undefined
  /** Of what the topic finds. */
  readonly facets: readonly Facet[]
  /** Names spelled like the query, for when nothing was found. */
  readonly nearest: readonly string[]
}

export type SuggestedQuery = {
  readonly text: string
  /** Put together from a topic and a brand or a colour: whether all of it is understood has to be tried. */
  readonly isPutTogether: boolean
}

/** What was typed in several words, which says more than the name of a category; else the name of the best one. */
export function suggestionTopic({
  query,
  corrected,
  categories,
}: Pick<SuggestionDeps, 'query' | 'corrected' | 'categories'>): string | undefined {
  const typed = typedIn({ query, corrected })
  return typed.includes(' ') ? typed : (categories[0]?.toLowerCase() ?? corrected)
}

/**
 * Other things to search for, the best first: the query rightly spelled, the names of what it leads to, and the same with the
 * brands and colours that there are most of.
 */
export function suggestQueries(deps: SuggestionDeps): SuggestedQuery[] {
  const { query, corrected, categories, nearest } = deps
  const before = [
    ...(corrected === undefined ? [] : [corrected]),
    ...categories.map((name) => name.toLowerCase()).slice(0, 3),
  ]
  const all = [
    ...before.map((text) => ({ text, isPutTogether: false })),
    ...narrowedTopics(deps).map((text) => ({ text, isPutTogether: true })),
    ...nearest.map((text) => ({ text, isPutTogether: false })),
  ]
  const typed = query.trim().toLowerCase()
  return all.filter(({ text }, at) => text !== typed && all.findIndex((one) => one.text === text) === at)
}

function narrowedTopics({ query, corrected, topic, facets }: SuggestionDeps): string[] {
  if (topic === undefined) return []
  const typed = typedIn({ query, corrected })
  const names = typed.includes(' ') ? ['brand'] : ['brand', 'color']
  return names.flatMap((name) =>
    (facets.find((facet) => facet.name === name)?.values ?? [])
      .toSorted((a, b) => b.count - a.count)
      .flatMap(({ label }) => (label === null ? [] : [label.toLowerCase()]))
      .filter((label) => !typed.includes(label))
      .slice(0, 2)
      .map((label) => `${topic} ${label}`),
  )
}

const typedIn = ({ query, corrected }: Pick<SuggestionDeps, 'query' | 'corrected'>): string =>
  corrected ?? query.trim().toLowerCase()

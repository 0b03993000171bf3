import type { Language } from '#kernel/storefront.ts'

/**
 * What people ask for in many words: `best` is what they mean, `good` what a salesperson would show as well. Facts as in
 * `relevance-test-set.ts`, and `under:100` for a price of at most 100 in the storefront's currency.
 */
export type QueryConcept = {
  readonly kind: string
  readonly best: string
  readonly good: string | undefined
  readonly queries: Readonly<Partial<Record<Language, readonly string[]>>>
}

export function conceptQueries(
  kind: string,
  best: string,
  good: string | undefined,
  queries: QueryConcept['queries'],
): QueryConcept {
  return { kind, best, good, queries }
}

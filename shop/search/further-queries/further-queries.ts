import type { Language } from '#kernel/storefront.ts'
import type { QueryConcept } from './concept.ts'
import { footwear } from './footwear.ts'
import { occasions } from './occasions.ts'
import { sentences } from './sentences.ts'
import { wardrobe } from './wardrobe.ts'

/** One query with its judgement. `untouched` ones are a measure only: nobody tunes the search by looking at them. */
export type FurtherQuery = Omit<QueryConcept, 'queries'> & { readonly query: string; readonly untouched: boolean }

/**
 * Queries in the words of the trade, of regions, of styles and of occasions. They were written from the vocabulary of
 * fashion before any result was looked at; each third one of a language is kept untouched.
 */
export function furtherQueries(language: Language): readonly FurtherQuery[] {
  return [...footwear, ...wardrobe, ...occasions, ...sentences]
    .flatMap(({ queries, ...judgement }) => (queries[language] ?? []).map((query) => ({ ...judgement, query })))
    .map((one, position) => ({ ...one, untouched: position % 3 === 2 }))
}

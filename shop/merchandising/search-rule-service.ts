import { type Clock, day } from '#kernel/clock.ts'
import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import { removeRedirect, removeSynonym, saveRedirect, saveSynonym } from './change-search-rules.ts'
import { SearchCounter } from './search-counter.ts'
import type { SearchRedirect, SearchRedirectInput, Synonym, SynonymInput } from './search-rules.ts'
import type { SearchRulesReader } from './search-rules-store.ts'
import { comparedTerm, weekOf } from './search-term.ts'
import type { SearchedTerm, SearchTermReader } from './search-term-store.ts'
import { writeSearches } from './write-searches.ts'

export type SearchRuleServiceDeps = {
  readonly transact: Transact
  readonly clock: Clock
  /** How many people have to search for a term before staff see it. */
  readonly fewestPeople: () => number
  readonly publicUrl: string
  readonly rules: SearchRulesReader
  readonly terms: SearchTermReader
  /** How many products a search finds now. */
  readonly countFound: (storefront: StorefrontCode, term: string) => Promise<number>
}

/** A term, and what became of it since. */
export type JudgedTerm = SearchedTerm & {
  /** Products that it finds now. */
  readonly found: number
  readonly synonym: Synonym | undefined
  readonly redirect: SearchRedirect | undefined
}

/** So many weeks searches are looked back at. */
export const searchWeeks = [1, 4, 13] as const
export type SearchWeeks = (typeof searchWeeks)[number]
const longest = 13

/** What was searched for, and what the retailer says of searches. */
export function searchRuleService(deps: SearchRuleServiceDeps) {
  const { transact, clock, fewestPeople, rules, terms, countFound } = deps
  const counter = new SearchCounter(clock, fewestPeople)
  const weeksAgo = (weeks: number) => weekOf(new Date(clock.now().getTime() - weeks * 7 * day))
  return {
    synonyms: () => rules.synonyms(),
    redirects: () => rules.redirects(),
    saveSynonym: (input: SynonymInput, by: string) => saveSynonym(deps, input, by),
    removeSynonym: (id: string) => removeSynonym(deps, id),
    saveRedirect: (input: SearchRedirectInput, by: string) => saveRedirect(deps, input, by),
    removeRedirect: (id: string) => removeRedirect(deps, id),

    /** Counts a search in memory; nothing of who searched leaves there. */
    count: (storefront: StorefrontCode, typed: string, address: string | undefined) =>
      counter.count(storefront, typed, address),
    /** Writes down what was counted. */
    write: () => writeSearches({ transact, counter, countFound, fewestPeople }),

    /** What was searched for in this week and those before it. */
    async terms({ code, language }: Storefront, weeks: SearchWeeks, onlyEmpty: boolean) {
      const [found, synonyms, redirects] = await Promise.all([
        terms.terms(code, { fromWeek: weeksAgo(weeks - 1), onlyEmpty, fewestPeople: fewestPeople() }),
        rules.synonyms(),
        rules.redirects(code),
      ])
      const judged: JudgedTerm[] = []
      for (const one of found.terms) {
        const isMeant = (synonym: Synonym) =>
          synonym.language === language &&
          (synonym.term === one.term || (synonym.bothWays && synonym.means.includes(one.term)))
        judged.push({
          ...one,
          found: await countFound(code, one.term),
          synonym: synonyms.find(isMeant),
          redirect: redirects.find(({ term }) => term === comparedTerm(one.term)),
        })
      }
      return { terms: judged, hidden: found.hidden }
    },

    /** Forgets what is too old, and what too few people searched for in weeks that are over. */
    purge: () =>
      transact(['searchTerms'], ({ searchTerms }) =>
        searchTerms.purge({
          before: weeksAgo(longest),
          currentWeek: weekOf(clock.now()),
          fewestPeople: fewestPeople(),
        }),
      ),
  }
}

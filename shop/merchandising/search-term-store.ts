import { sql } from 'kysely'
import { type Database, inBatches } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { CountedSearch } from './search-counter.ts'

/** What was counted, and whether it found something when it was written down. */
export type FoundSearch = CountedSearch & { readonly isFound: boolean }

/** A term of some weeks. */
export type SearchedTerm = {
  readonly term: string
  readonly searches: number
  readonly withoutResult: number
}

export type SearchedTerms = {
  readonly terms: readonly SearchedTerm[]
  /** Searches for terms that too few people searched for. */
  readonly hidden: number
}

export type TermQuery = {
  readonly fromWeek: string
  /** Those alone that found nothing. */
  readonly onlyEmpty: boolean
  readonly fewestPeople: number
}

/** So many terms are shown. */
export const mostTermsShown = 100

/** So many columns a row has, and rows are written. */
const rowsAtOnce = 1000

export type SearchTermReader = ReturnType<typeof searchTermReader>

export function searchTermReader(db: Database) {
  return {
    /**
     * What was searched for most in the weeks from one on. A term is shown once enough people searched for it within a week: before
     * that it may say who they are.
     */
    async terms(storefront: StorefrontCode, { fromWeek, onlyEmpty, fewestPeople }: TermQuery): Promise<SearchedTerms> {
      const { rows } = await sql<SearchedTerm & { readonly people: number; readonly hidden: number }>`
        with terms as (
          select term, sum(searches)::int as searches, sum(without_result)::int as "withoutResult",
            max(people)::int as people
          from search_terms where store_code = ${storefront} and week >= ${fromWeek}::date group by term
        )
        select term, searches, "withoutResult", people,
          (select coalesce(sum(searches), 0)::int from terms where people < ${fewestPeople}) as hidden
        from (select null) as always left join (
          select * from terms where people >= ${fewestPeople} and (not ${onlyEmpty} or "withoutResult" > 0)
        ) as shown on true
        order by ${onlyEmpty ? sql`"withoutResult"` : sql`searches`} desc, term limit ${mostTermsShown}`.execute(db)
      return {
        terms: rows
          .filter(({ term }) => term !== null)
          .map(({ term, searches, withoutResult }) => ({ term, searches, withoutResult })),
        hidden: rows[0]?.hidden ?? 0,
      }
    },
  }
}

export function searchTermWriter(tx: Database) {
  return {
    ...searchTermReader(tx),

    /**
     * Adds what was counted to what is known, by one statement for a batch.
     * @param fewestPeople how many it takes until a term is shown: no more of them are counted
     */
    async add(counted: readonly FoundSearch[], fewestPeople: number): Promise<void> {
      for (const batch of inBatches(counted, rowsAtOnce)) {
        const column = <T>(of: (one: FoundSearch) => T) => batch.map(of)
        await sql`
          insert into search_terms (week, store_code, term, searches, without_result, people)
          select week, store_code, term, sum(searches), sum(without_result), least(sum(people), ${fewestPeople})
          from unnest(
            ${column(({ week }) => week)}::date[], ${column(({ storefront }) => storefront)}::text[],
            ${column(({ term }) => term)}::text[], ${column(({ searches }) => searches)}::int[],
            ${column(({ isFound, searches }) => (isFound ? 0 : searches))}::int[],
            ${column(({ people }) => people)}::int[]
          ) as counted (week, store_code, term, searches, without_result, people)
          group by 1, 2, 3
          order by 1, 2, 3
          on conflict (week, store_code, term) do update set
            searches = search_terms.searches + excluded.searches,
            without_result = search_terms.without_result + excluded.without_result,
            people = least(search_terms.people + excluded.people, ${fewestPeople})`.execute(tx)
      }
    },

    /** Removes what is too old, and of weeks that are over what too few people searched for. */
    async purge({
      before,
      currentWeek,
      fewestPeople,
    }: {
      readonly before: string
      readonly currentWeek: string
      readonly fewestPeople: number
    }): Promise<void> {
      await sql`
        delete from search_terms
        where week < ${before}::date or (week < ${currentWeek}::date and people < ${fewestPeople})`.execute(tx)
    },
  }
}

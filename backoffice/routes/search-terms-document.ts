import type { StaffLanguage } from '#kernel/staff-language.ts'
import { storefrontByCode } from '#kernel/storefront.ts'
import { graphql } from '../graphql/gql.ts'
import { firstStorefront } from '../ui/format.ts'
import { searchPeriods } from './search-periods.ts'

export const searchTermsQuery = graphql(`
  query SearchTerms($storefront: String!, $weeks: Int!, $onlyEmpty: Boolean!) {
    searchTerms(storefront: $storefront, weeks: $weeks, onlyEmpty: $onlyEmpty) {
      hidden
      terms {
        term
        searches
        withoutResult
        found
        synonym {
          means
        }
        redirect {
          address
        }
      }
    }
  }
`)

/** Which searches an address asks for. */
export function searchedIn(searchParams: URLSearchParams, language: StaffLanguage) {
  const storefront = storefrontByCode(searchParams.get('storefront') ?? '') ?? firstStorefront(language)
  if (!storefront) throw new Response(null, { status: 404 })
  const weeks = searchPeriods.find((one) => one === Number(searchParams.get('weeks'))) ?? 4
  return { storefront, asked: { storefront: storefront.code, weeks, onlyEmpty: searchParams.get('which') === 'empty' } }
}

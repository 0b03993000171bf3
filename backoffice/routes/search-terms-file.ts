import { csvFile } from '../csv.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { searchedIn, searchTermsQuery } from './search-terms-document.ts'

/** What shoppers searched for, as a file. */
export async function loader({ context, request }: RouteArgs) {
  const { ask, words, language } = scopeOf(context)
  const said = words.merchandising
  const { asked } = searchedIn(new URL(request.url).searchParams, language)
  const { terms } = (await ask(searchTermsQuery, asked)).searchTerms
  return csvFile(
    `searches-${asked.storefront}-${asked.weeks}`,
    [said.term, said.searches, said.withoutResult, said.finds, said.meaning, said.target],
    terms.map(({ term, searches, withoutResult, found, synonym, redirect }) => [
      term,
      searches,
      withoutResult,
      found,
      synonym?.means.join(', ') ?? '',
      redirect?.address ?? '',
    ]),
  )
}

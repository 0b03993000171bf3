import type { SearchTermsQuery } from '../../graphql/graphql.ts'
import { searchPeriods } from '../../routes/search-periods.ts'
import { SelectField } from '../field.tsx'
import { storefrontOptions } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'

type Searched = SearchTermsQuery['searchTerms']
type Term = Searched['terms'][number]
type Asked = { readonly storefront: string; readonly weeks: number; readonly onlyEmpty: boolean }

const addressOf = ({ storefront, weeks, onlyEmpty }: Asked) =>
  new URLSearchParams({ storefront, weeks: `${weeks}`, ...(onlyEmpty && { which: 'empty' }) })

/** What shoppers searched for, and what became of it. */
export function SearchTermTable({
  searched,
  asked,
  mayChange,
}: {
  readonly searched: Searched
  readonly asked: Asked
  readonly mayChange: boolean
}) {
  const { words, language } = useScope()
  const { merchandising: said, report } = words
  const { terms, hidden } = searched
  return (
    <section className="stack wide" aria-labelledby="terms">
      <div className="row between">
        <h2 id="terms">{said.terms}</h2>
        {terms.length === 0 ? null : (
          <a
            href={`/merchandising/search/terms?${addressOf(asked)}`}
            aria-label={words.session.labelled(said.terms, report.csv)}
          >
            {report.csv}
          </a>
        )}
      </div>
      <search>
        <form className="filters">
          <SelectField
            name="storefront"
            label={said.storefront}
            value={asked.storefront}
            options={storefrontOptions()}
          />
          <SelectField
            name="weeks"
            label={said.period}
            value={`${asked.weeks}`}
            options={searchPeriods.map((weeks) => ({ value: `${weeks}`, label: said.weeks(weeks) }))}
          />
          <SelectField
            name="which"
            label={said.which}
            value={asked.onlyEmpty ? 'empty' : ''}
            options={[
              { value: '', label: said.allSearches },
              { value: 'empty', label: said.emptySearches },
            ]}
          />
          <div className="row">
            <button type="submit">{said.showTerms}</button>
          </div>
        </form>
      </search>
      {terms.length === 0 ? (
        <p className="card">{said.noTerms}</p>
      ) : (
        <DataTable
          caption={said.terms}
          rows={terms}
          keyOf={({ term }) => term}
          columns={[
            { label: said.term, cell: ({ term }) => <strong className="break">{term}</strong> },
            { label: said.searches, isAmount: true, cell: ({ searches }) => searches.toLocaleString(language) },
            {
              label: said.withoutResult,
              isAmount: true,
              cell: ({ withoutResult }) => withoutResult.toLocaleString(language),
            },
            { label: said.since, cell: (term) => <Since term={term} asked={asked} mayChange={mayChange} /> },
          ]}
        />
      )}
      {hidden > 0 ? <p className="soft small">{said.hidden(hidden)}</p> : null}
    </section>
  )
}

function Since({
  term,
  asked,
  mayChange,
}: {
  readonly term: Term
  readonly asked: Asked
  readonly mayChange: boolean
}) {
  const said = useScope().words.merchandising
  const form = (name: 'synonym' | 'redirect') => {
    const query = new URLSearchParams({ storefront: asked.storefront, weeks: `${asked.weeks}` })
    if (asked.onlyEmpty) query.set('which', 'empty')
    query.set(name, term.term)
    return `?${query}#${name}s`
  }
  return (
    <span className="row">
      {term.redirect ? (
        <span className="break">{said.leadsTo(term.redirect.address)}</span>
      ) : (
        <span>{said.foundNow(term.found)}</span>
      )}
      {term.synonym ? <span className="soft">{said.meansNow(term.synonym.means.join(', '))}</span> : null}
      {mayChange && !term.redirect && !term.synonym ? (
        <>
          <a href={form('synonym')} aria-label={said.makeSynonymFor(term.term)}>
            {said.makeSynonym}
          </a>
          <a href={form('redirect')} aria-label={said.makeRedirectFor(term.term)}>
            {said.makeRedirect}
          </a>
        </>
      ) : null}
    </span>
  )
}

import { storefrontByCode } from '#kernel/storefront.ts'
import type { SearchRulesQuery } from '../../graphql/graphql.ts'
import type { SearchRuleResult } from '../../routes/search-rules.tsx'
import { SelectField, TextField } from '../field.tsx'
import { storefrontName, storefrontOptions } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'
import { RemoveRule } from './remove-rule.tsx'

/** Searches that lead to a page instead of a list. */
export function SearchRedirects({
  redirects,
  mayChange,
  result,
  term,
  storefront,
}: {
  readonly redirects: SearchRulesQuery['searchRedirects']
  readonly mayChange: boolean
  readonly result: SearchRuleResult | undefined
  /** What was chosen from the list of searches. */
  readonly term: string | undefined
  readonly storefront: string
}) {
  const { words, storefrontUrl } = useScope()
  const said = words.merchandising
  const typed = result?.typed
  const urlOf = ({ storefront: code, address }: (typeof redirects)[number]) =>
    `${storefrontUrl}${storefrontByCode(code)?.basePath ?? ''}${address}`
  return (
    <section className="stack wide" aria-labelledby="redirects">
      <h2 id="redirects">{said.redirects}</h2>
      <p className="soft">{said.redirectsAbout}</p>
      {redirects.length === 0 ? (
        <p className="card">{said.noRedirects}</p>
      ) : (
        <DataTable
          caption={said.redirects}
          rows={redirects}
          keyOf={({ id }) => id}
          columns={[
            { label: said.storefront, cell: (one) => storefrontName(one.storefront) },
            { label: said.term, cell: (one) => <strong className="break">{one.term}</strong> },
            {
              label: said.address,
              cell: (one) => (
                <a className="break" href={urlOf(one)}>
                  {one.address}
                </a>
              ),
            },
            ...(mayChange
              ? [
                  {
                    label: said.removeRule,
                    cell: (one: (typeof redirects)[number]) => (
                      <RemoveRule verb="remove-redirect" id={one.id} name={one.term} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayChange ? (
        <details className="card" open={result !== undefined || term !== undefined}>
          <summary>{said.makeRedirect}</summary>
          <form method="post" className="stack slim" noValidate>
            <SelectField
              name="storefront"
              scope="redirect-"
              label={said.storefront}
              value={typed?.storefront ?? storefront}
              options={storefrontOptions()}
            />
            <TextField
              name="term"
              scope="redirect-"
              label={said.term}
              value={typed?.term ?? term}
              problems={result?.problems}
              maxLength={60}
            />
            <TextField
              name="address"
              scope="redirect-"
              label={said.address}
              hint={said.addressHint}
              value={typed?.address}
              problems={result?.problems}
              maxLength={300}
            />
            <button type="submit" name="do" value="redirect">
              {said.saveRedirect}
            </button>
          </form>
        </details>
      ) : null}
    </section>
  )
}

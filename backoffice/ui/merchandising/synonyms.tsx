import { languages } from '#kernel/storefront.ts'
import type { SearchRulesQuery } from '../../graphql/graphql.ts'
import type { SearchRuleResult } from '../../routes/search-rules.tsx'
import { SelectField, TextField } from '../field.tsx'
import { languageText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'
import { RemoveRule } from './remove-rule.tsx'

/** What words mean to the search, by what staff said of them. */
export function Synonyms({
  synonyms,
  mayChange,
  result,
  term,
  language: chosen,
}: {
  readonly synonyms: SearchRulesQuery['searchSynonyms']
  readonly mayChange: boolean
  readonly result: SearchRuleResult | undefined
  /** What was chosen from the list of searches. */
  readonly term: string | undefined
  readonly language: string
}) {
  const { words, language } = useScope()
  const said = words.merchandising
  const typed = result?.typed
  return (
    <section className="stack wide" aria-labelledby="synonyms">
      <h2 id="synonyms">{said.synonyms}</h2>
      <p className="soft">{said.synonymsAbout}</p>
      {synonyms.length === 0 ? (
        <p className="card">{said.noSynonyms}</p>
      ) : (
        <DataTable
          caption={said.synonyms}
          rows={synonyms}
          keyOf={({ id }) => id}
          columns={[
            { label: said.language, cell: (one) => languageText(one.language, language) },
            { label: said.typed, cell: (one) => <strong className="break">{one.term}</strong> },
            { label: said.means, cell: ({ means }) => <span className="break">{means.join(', ')}</span> },
            { label: said.ways, cell: ({ bothWays }) => (bothWays ? said.both : said.oneWay) },
            ...(mayChange
              ? [
                  {
                    label: said.removeRule,
                    cell: (one: (typeof synonyms)[number]) => (
                      <RemoveRule verb="remove-synonym" id={one.id} name={one.term} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayChange ? (
        <details className="card" open={result !== undefined || term !== undefined}>
          <summary>{said.makeSynonym}</summary>
          <form method="post" className="stack slim" noValidate>
            <SelectField
              name="language"
              scope="synonym-"
              label={said.language}
              value={typed?.language ?? chosen}
              options={languages.map((one) => ({ value: one, label: languageText(one, language) }))}
            />
            <TextField
              name="term"
              scope="synonym-"
              label={said.typed}
              value={typed?.term ?? term}
              problems={result?.problems}
              maxLength={60}
            />
            <TextField
              name="means"
              scope="synonym-"
              label={said.means}
              hint={said.meansHint}
              value={typed?.means}
              problems={result?.problems}
              maxLength={400}
            />
            <label className="choice">
              <input type="checkbox" name="bothWays" value="yes" defaultChecked={typed?.bothWays === 'yes'} />
              <span>{said.bothWays}</span>
            </label>
            <button type="submit" name="do" value="synonym">
              {said.saveSynonym}
            </button>
          </form>
        </details>
      ) : null}
    </section>
  )
}

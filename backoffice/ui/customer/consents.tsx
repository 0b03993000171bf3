import { Badge } from '../badge.tsx'
import { dayText, languageText, momentText, storefrontName } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'
import type { ShownCustomer } from './shown-customer.ts'

const toneOf = { given: 'good', withdrawn: 'warn', refused: 'calm', asked: 'calm' } as const

/** How each consent stands, and all that was said about it: when, where, and to which words. */
export function CustomerConsents({ customer }: { readonly customer: ShownCustomer }) {
  const { words, language } = useScope()
  const said = words.customers
  const { consents, consentStandings, storefront } = customer
  const purposeText = (purpose: string) => said.consentPurposes[purpose as keyof typeof said.consentPurposes] ?? purpose
  const decisionText = (decision: string) =>
    said.consentDecisions[decision as keyof typeof said.consentDecisions] ?? decision
  const formText = (form: string) => said.consentForms[form as keyof typeof said.consentForms] ?? form
  const day = (at: string) => dayText(at, language, storefront)
  return (
    <section className="card" aria-labelledby="consents">
      <h2 id="consents">{said.consents}</h2>
      {consents.length === 0 ? <p className="soft">{said.noConsents}</p> : null}
      {consentStandings.length === 0 ? null : (
        <ul className="stack">
          {consentStandings.map(({ purpose, decision, since, givenAt }) => (
            <li key={purpose}>
              {purposeText(purpose)}{' '}
              <Badge text={decisionText(decision)} tone={toneOf[decision as keyof typeof toneOf] ?? 'calm'} />{' '}
              <span className="soft small">
                {decision === 'withdrawn' && givenAt
                  ? said.fromTo(day(givenAt), day(since))
                  : said.sinceDay(day(since))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {consents.length === 0 ? null : (
        <DataTable
          caption={said.consentHistory}
          rows={consents}
          keyOf={({ purpose, at, decision }) => `${purpose} ${at} ${decision}`}
          columns={[
            { label: said.when, cell: ({ at }) => momentText(at, language, storefront) },
            {
              label: said.what,
              cell: ({ purpose, decision }) => words.session.labelled(purposeText(purpose), decisionText(decision)),
            },
            {
              label: said.where,
              cell: ({ form, storefront: where, language: spoken }) =>
                `${formText(form)}, ${storefrontName(where)} (${languageText(spoken, language)})`,
            },
            { label: said.wording, cell: ({ wordingVersion }) => wordingVersion },
          ]}
        />
      )}
    </section>
  )
}

import type { FunnelCountsFragment, SalesReportQuery } from '../graphql/graphql.ts'
import { useScope } from './page-scope.tsx'
import { funnelSteps, shareOf } from './report-tables.ts'

/** How far the carts of all storefronts came: a bar for each step, which its number and share say as well. */
export function Funnel({ funnel }: { readonly funnel: SalesReportQuery['salesReport']['funnel'] }) {
  const { words, language } = useScope()
  const said = words.report
  const all = sumOf(funnel.map(({ steps }) => steps))
  const before = sumOf(funnel.map((one) => one.before))
  if (all.carts === 0) return null
  return (
    <ol className="card funnel" aria-label={said.funnel}>
      {funnelSteps.map((step) => {
        const share = step === 'productViews' ? undefined : shareOf(all[step], all.carts)
        return (
          <li key={step}>
            <span className="row between">
              <strong>{said.steps[step]}</strong>
              <span className="number">{all[step].toLocaleString(language)}</span>
            </span>
            {share === undefined ? null : <meter className="bar" min="0" max="100" value={share} aria-hidden="true" />}
            <span className="soft small">
              {share === undefined ? '' : `${said.ofCarts(share.toLocaleString(language))} · `}
              {said.before(before[step].toLocaleString(language))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function sumOf(counts: readonly FunnelCountsFragment[]): Record<(typeof funnelSteps)[number], number> {
  const sum = { productViews: 0, carts: 0, addresses: 0, orders: 0, paid: 0 }
  for (const one of counts) for (const step of funnelSteps) sum[step] += one[step]
  return sum
}

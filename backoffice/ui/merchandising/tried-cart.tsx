import { shownSize } from '#kernel/written-size.ts'
import type { SimulatedCartQuery } from '../../graphql/graphql.ts'
import { Badge } from '../badge.tsx'
import { moneyText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'

type Simulated = SimulatedCartQuery['simulatedCart']

/** What a cart would come to, and what each promotion has to do with it. */
export function TriedCart({ simulated }: { readonly simulated: Simulated }) {
  const { words, language } = useScope()
  const said = words.promotions
  const money = (amount: Simulated['total']) => moneyText(amount, language)
  const { lines, promotions, unknownArticles, unknownCodes } = simulated
  const totals: readonly (readonly [string, Simulated['total']])[] = [
    [said.subtotal, simulated.subtotal],
    [said.discount, { ...simulated.discount, amount: -simulated.discount.amount }],
    [said.shipping, simulated.shipping],
    [said.total, simulated.total],
  ]
  return (
    <>
      {unknownArticles.length > 0 ? (
        <p className="notice warn break" role="alert" data-enhance="told">
          {said.unknownArticles(unknownArticles.join(', '))}
        </p>
      ) : null}
      {unknownCodes.length > 0 ? (
        <p className="notice warn break" role="alert" data-enhance="told">
          {said.unknownCodes(unknownCodes.join(', '))}
        </p>
      ) : null}
      <section className="stack wide" aria-labelledby="outcomes">
        <h2 id="outcomes">{said.outcomes}</h2>
        {promotions.length === 0 ? (
          <p className="card">{said.noPromotions}</p>
        ) : (
          <DataTable
            caption={said.outcomes}
            rows={promotions}
            keyOf={({ key }) => key}
            columns={[
              {
                label: said.promotion,
                cell: ({ key, name, code }) => (
                  <span>
                    <a href={`/merchandising/promotions/${encodeURIComponent(key)}`}>{name}</a>
                    <br />
                    <span className="soft small break">{code ?? said.byItself}</span>
                  </span>
                ),
              },
              { label: said.outcome, cell: (one) => <Outcome promotion={one} /> },
            ]}
          />
        )}
      </section>
      <section className="stack wide" aria-labelledby="lines">
        <h2 id="lines">{said.lines}</h2>
        {lines.length === 0 ? null : (
          <DataTable
            caption={said.lines}
            rows={lines}
            keyOf={({ sku }) => sku}
            columns={[
              {
                label: said.article,
                cell: ({ name, size, sku, isReduced }) => (
                  <span>
                    {[name, shownSize(size, language)].filter(Boolean).join(' ')}
                    <br />
                    <span className="soft small break">
                      {sku}
                      {isReduced ? ` · ${said.reducedAlready}` : ''}
                    </span>
                  </span>
                ),
              },
              { label: said.quantity, isAmount: true, cell: ({ quantity }) => quantity },
              { label: said.price, isAmount: true, cell: ({ total }) => money(total) },
              {
                label: said.off,
                isAmount: true,
                cell: ({ discount }) => (discount.amount > 0 ? money({ ...discount, amount: -discount.amount }) : '–'),
              },
              {
                label: said.afterOff,
                isAmount: true,
                cell: ({ total, discount }) => money({ ...total, amount: total.amount - discount.amount }),
              },
            ]}
          />
        )}
        <dl className="facts amounts">
          {totals.map(([label, amount]) => (
            <div key={label} className="fact">
              <dt>{label}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Outcome({ promotion }: { readonly promotion: Simulated['promotions'][number] }) {
  const { words, language } = useScope()
  const said = words.promotions
  const { isApplied, freesShipping, amount, reason, minimum } = promotion
  if (isApplied) {
    const text = freesShipping && amount.amount === 0 ? said.frees : said.applied(moneyText(amount, language))
    return <Badge tone="good" text={text} />
  }
  const known = reason && Object.hasOwn(said.reasons, reason) ? said.reasons[reason as keyof typeof said.reasons] : ''
  return (
    <span className="soft">
      {known} {reason === 'promotion-minimum' ? said.atLeast(moneyText(minimum, language)) : null}
    </span>
  )
}

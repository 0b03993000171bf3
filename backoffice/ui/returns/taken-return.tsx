import type { ReturnQuery } from '../../graphql/graphql.ts'
import { dayText, moneyText } from '../format.ts'
import { useScope } from '../page-scope.tsx'

type Order = NonNullable<ReturnQuery['order']>

/** What was taken in of a return and what goes back for it, with the ways on from there. */
export function TakenReturn({ order, taken }: { readonly order: Order; readonly taken: Order['returns'][number] }) {
  const said = useScope().words.returns
  const refunds = order.refunds.filter(({ returnId }) => returnId === taken.id)
  return (
    <section className="card" aria-labelledby="taken">
      <h2 id="taken">{said.receivedPieces}</h2>
      <ul>
        {(taken.received ?? []).map(({ position, quantity, name }) => (
          <li key={position}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {refunds.length === 0 ? null : (
        <>
          <h3>{said.moneyBack}</h3>
          <ul>
            {refunds.map((refund) => (
              <li key={refund.id}>
                <RefundText refund={refund} storefront={order.storefront} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function RefundText({
  refund: { amount, paysForExchange, refundedAt, dueAt },
  storefront,
}: {
  readonly refund: Order['refunds'][number]
  readonly storefront: string
}) {
  const { words, language } = useScope()
  const said = words.returns
  const money = moneyText(amount, language)
  if (paysForExchange) return said.paysForSize(money)
  return refundedAt
    ? said.paidBack(money, dayText(refundedAt, language, storefront))
    : said.paysBack(money, dayText(dueAt, language, storefront))
}

/** Where somebody goes from a return that is dealt with. */
export function AfterReturn({ order }: { readonly order: Order }) {
  const said = useScope().words.returns
  const mayMore = order.lines.some(({ type, returnable }) => type === 'article' && returnable > 0)
  return (
    <p className="row">
      <a className="button" href="/returns">
        {said.nextReturn}
      </a>
      {mayMore ? <a href={`/returns/${order.number}?unannounced`}>{said.toUnannounced}</a> : null}
    </p>
  )
}

import { dayText, momentText, moneyText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { ShownOrder } from './shown-order.ts'

/** Attempts to pay, what goes back, and the papers about it. */
export function OrderMoney({ order }: { readonly order: ShownOrder }) {
  const { words, language } = useScope()
  const { page: said, paymentStates, refundReasons } = words.orders
  const at = (moment: string) => momentText(moment, language, order.storefront)
  const stateOf = (status: string) => paymentStates[status as keyof typeof paymentStates] ?? status
  if (order.payments.length + order.refunds.length + order.papers.length === 0) return null
  return (
    <section className="card" aria-labelledby="payments">
      <h2 id="payments">{said.payments}</h2>
      <ul className="timeline">
        {order.payments.map(({ id, attempt, methodName, status, amount, providerId, failureReason, createdAt }) => (
          <li key={id} className={status === 'paid' ? 'good' : undefined}>
            <p>
              {said.attempt(attempt)}: {methodName}, {stateOf(status)}, {moneyText(amount, language)}
            </p>
            <p className="soft small break">{[at(createdAt), providerId, failureReason].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
      {order.refunds.length === 0 ? null : (
        <>
          <h3>{said.refunds}</h3>
          <ul className="timeline">
            {order.refunds.map(({ id, reason, amount, dueAt, refundedAt }) => (
              <li key={id} className={refundedAt ? 'good' : undefined}>
                {refundReasons[reason as keyof typeof refundReasons] ?? reason}, {moneyText(amount, language)},{' '}
                {refundedAt
                  ? said.done(dayText(refundedAt, language, order.storefront))
                  : said.due(dayText(dueAt, language, order.storefront))}
              </li>
            ))}
          </ul>
        </>
      )}
      {order.papers.length === 0 ? null : (
        <>
          <h3>{said.papers}</h3>
          <ul>
            {order.papers.map(({ number, issuedAt }) => (
              <li key={number} className="row between">
                <a href={`/papers/${encodeURIComponent(number)}`}>{number}</a>
                <span className="soft small">{dayText(issuedAt, language, order.storefront)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

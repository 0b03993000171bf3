import { shownSize } from '#kernel/written-size.ts'
import { moneyText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { ShownOrder } from './shown-order.ts'

/** The articles, what became of their pieces, and what all of it cost. */
export function OrderLines({ order }: { readonly order: ShownOrder }) {
  const { words, language, storefrontUrl } = useScope()
  const said = words.orders.page
  const toLeave = order.delivery === 'STORE' ? said.toHandOver : said.waiting
  const articles = order.lines.filter(({ type }) => type === 'article')
  const amounts = [
    [said.subtotal, order.subtotal],
    [said.discount, { ...order.discountTotal, amount: -order.discountTotal.amount }],
    [said.costs, order.costsTotal],
    [said.shipping, order.shippingTotal],
  ] as const
  return (
    <section className="card" aria-labelledby="lines">
      <h2 id="lines">{said.lines}</h2>
      <ul className="lines">
        {articles.map((line) => (
          <li key={line.position}>
            {line.image === null || line.image === undefined ? (
              <span />
            ) : (
              <img src={`${storefrontUrl}${line.image}?w=332`} alt="" width="64" height="88" loading="lazy" />
            )}
            <div>
              <p>
                <strong>{line.name}</strong>
              </p>
              <p className="soft small break">
                {[line.brand, line.color, shownSize(line.size, language), line.sku].filter(Boolean).join(' · ')}
              </p>
              <p className="row small">
                {line.waiting > 0 ? <span className="badge warn">{toLeave(line.waiting)}</span> : null}
                {line.shipped > 0 ? <span className="badge">{said.sent(line.shipped)}</span> : null}
                {line.returned > 0 ? <span className="badge">{said.returned(line.returned)}</span> : null}
                {line.notDelivered > 0 ? (
                  <span className="badge bad">{said.notDelivered(line.notDelivered)}</span>
                ) : null}
              </p>
            </div>
            <p className="number">
              {line.quantity} × <br />
              {moneyText(line.total, language)}
            </p>
          </li>
        ))}
      </ul>
      <dl className="facts amounts">
        {amounts
          .filter(([, { amount }]) => amount !== 0)
          .flatMap(([label, amount]) => [
            <dt key={`${label} name`}>{label}</dt>,
            <dd key={label}>{moneyText(amount, language)}</dd>,
          ])}
        <dt>
          <strong>{said.total}</strong>
        </dt>
        <dd>
          <strong>{moneyText(order.total, language)}</strong>
        </dd>
        <dt>{said.vat}</dt>
        <dd>{moneyText(order.taxTotal, language)}</dd>
        {order.refunded.amount > 0 ? (
          <>
            <dt>{said.refunded}</dt>
            <dd>{moneyText(order.refunded, language)}</dd>
          </>
        ) : null}
      </dl>
    </section>
  )
}

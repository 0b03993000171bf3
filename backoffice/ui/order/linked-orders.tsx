import { useScope } from '../page-scope.tsx'
import type { ShownOrder } from './shown-order.ts'

/** What an order was exchanged from, and for. */
export function LinkedOrders({ order }: { readonly order: ShownOrder }) {
  const said = useScope().words.changes
  if (!order.exchangeOf && order.exchanges.length === 0) return null
  return (
    <p className="row">
      {order.exchangeOf ? (
        <span>
          {said.exchangeOf} <a href={`/orders/${order.exchangeOf}`}>{order.exchangeOf}</a>
        </span>
      ) : null}
      {order.exchanges.map((number) => (
        <span key={number}>
          {said.exchanges} <a href={`/orders/${number}`}>{number}</a>
        </span>
      ))}
    </p>
  )
}

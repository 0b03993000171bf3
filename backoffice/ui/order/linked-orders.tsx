import { useScope } from '../page-scope.tsx'
import type { ShownOrder } from './shown-order.ts'

type Linked = Pick<ShownOrder, 'exchangeOf' | 'exchanges' | 'additionTo' | 'additions'>

/** What an order was exchanged from and for, and what it travels together with. */
export function LinkedOrders({ order }: { readonly order: Linked }) {
  const { changes, additions } = useScope().words
  const links = [
    ...[order.exchangeOf].flatMap((number) => (number ? [{ number, said: changes.exchangeOf }] : [])),
    ...order.exchanges.map((number) => ({ number, said: changes.exchanges })),
    ...[order.additionTo].flatMap((number) => (number ? [{ number, said: additions.additionTo }] : [])),
    ...order.additions.map((number) => ({ number, said: additions.additions })),
  ]
  if (links.length === 0) return null
  return (
    <p className="row">
      {links.map(({ number, said }) => (
        <span key={number}>
          {said} <a href={`/orders/${number}`}>{number}</a>
        </span>
      ))}
    </p>
  )
}

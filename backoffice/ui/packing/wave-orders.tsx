import type { PackingWaveQuery } from '../../graphql/graphql.ts'
import { bulkAddress } from '../../routes/bulk-orders-form.ts'
import { Badge } from '../badge.tsx'
import { useScope } from '../page-scope.tsx'

type Wave = NonNullable<PackingWaveQuery['packingWave']>
type WaveOrder = Wave['orders'][number]

/** The orders of a wave, each with its label and the way to its box. */
export function WaveOrders({ wave }: { readonly wave: Wave }) {
  const { words } = useScope()
  const said = words.packing
  return (
    <ul className="presses">
      {wave.orders.map((order) => (
        <li key={order.number}>
          <span className="break">
            <a href={`/orders/${order.number}`}>{order.number}</a>
            <br />
            <span className="soft small">
              {order.customerName} · {words.orders.pieces(order.pieces)}
            </span>
            <LabelOfOrder order={order} />
          </span>
          {order.isPacked ? (
            <span className="badge good">{said.packed}</span>
          ) : (
            <a className="button big" href={`/pack/${order.number}?wave=${wave.id}`}>
              {said.pack}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** One that goes elsewhere by now is not printed: it is called off where its order is packed. */
function LabelOfOrder({ order: { number, label, isPacked, customsLacks } }: { readonly order: WaveOrder }) {
  const said = useScope().words.packing
  if (!label && !isPacked && customsLacks.length > 0)
    return (
      <>
        <br />
        <span className="badge warn sentence">{said.customsLacks(customsLacks.join(', '))}</span>
      </>
    )
  if (!label) return null
  return (
    <>
      <br />
      {label.isOutdated ? (
        <Badge text={said.labelOutdatedShort} tone="bad" />
      ) : (
        <a
          href={`/orders/${number}/parcel-labels/${label.id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={said.printLabelOf(number)}
        >
          {said.printLabel}
        </a>
      )}
    </>
  )
}

/** To the preview of the labels of all that has to leave; nothing where none is missing, or where nobody makes them. */
export function MakeAllLabels({ wave }: { readonly wave: Wave }) {
  const said = useScope().words.packing
  const leaving = wave.orders.filter(({ isPacked, isCollected }) => !isPacked && !isCollected)
  const missing = leaving.filter(({ label, customsLacks }) => !label && customsLacks.length === 0).length
  if (!wave.makesLabels || missing === 0) return null
  const numbers = leaving.map(({ number }) => number)
  return (
    <p>
      <a className="button big" href={bulkAddress('label', numbers, wave.id)}>
        {said.makeAllLabels(missing)}
      </a>
    </p>
  )
}

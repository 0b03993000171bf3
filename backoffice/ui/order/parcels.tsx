import { momentText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { PressFields } from './action-form.tsx'
import type { ShownOrder } from './shown-order.ts'

/** What left, what comes back, and the mails about it with their texts. */
export function OrderParcels({
  order,
  mayWrite,
  pressKey,
}: {
  readonly order: ShownOrder
  readonly mayWrite: boolean
  readonly pressKey: string
}) {
  const { words, language } = useScope()
  const { page: said, ways } = words.orders
  const at = (moment: string) => momentText(moment, language, order.storefront)
  return (
    <>
      <WaitingLabel order={order} />
      {order.parcels.length === 0 ? null : (
        <section className="card" aria-labelledby="parcels">
          <h2 id="parcels">{said.parcels}</h2>
          <ul className="timeline">
            {order.parcels.map(({ id, carrier, trackingCode, trackingUrl, shippedAt, deliveredAt, pieces }) => (
              <li key={id} className={deliveredAt ? 'good' : undefined}>
                <p>
                  {carrier} {trackingUrl ? <a href={trackingUrl}>{trackingCode ?? trackingUrl}</a> : trackingCode}
                </p>
                <p className="soft small">
                  {at(shippedAt)} · {pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.returns.length === 0 ? null : (
        <section className="card" aria-labelledby="returns">
          <h2 id="returns">{said.returns}</h2>
          <ul className="timeline">
            {order.returns.map(({ id, reference, way, announcedAt, receivedAt, pieces }) => (
              <li key={id} className={receivedAt ? 'good' : undefined}>
                <p>
                  {reference}, {ways[way as keyof typeof ways] ?? way}
                </p>
                <p className="soft small">
                  {at(receivedAt ?? announcedAt)} ·{' '}
                  {pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.mails.length === 0 ? null : (
        <section className="card" aria-labelledby="mails">
          <h2 id="mails">{said.mails}</h2>
          {order.mails.map(({ id, key, subject, to, sentAt, text, isErased, isRepeatable }) => (
            <details key={id} className="do">
              <summary>{subject}</summary>
              <div className="stack">
                <p className="soft small break">
                  {said.mailTo(to)} · {sentAt ? at(sentAt) : said.mailWaits}
                </p>
                <p className="pre small">{isErased ? said.mailErased : text}</p>
                {mayWrite && isRepeatable ? (
                  <form method="post">
                    <input type="hidden" name="do" value="mailAgain" />
                    <input type="hidden" name="which" value={key} />
                    <PressFields order={order} pressKey={pressKey} />
                    <button type="submit" className="plain">
                      {words.changes.mailAgain}
                    </button>
                  </form>
                ) : null}
              </div>
            </details>
          ))}
        </section>
      )}
    </>
  )
}

/** A label that no parcel took along, which is paid for unless it is called off. */
function WaitingLabel({ order: { number, label, storefront, state } }: { readonly order: ShownOrder }) {
  const { words, language } = useScope()
  const said = words.packing
  if (!label) return null
  return (
    <section className="card" aria-labelledby="label">
      <h2 id="label">{said.label}</h2>
      <p>{said.labelMade(label.carrier, label.trackingCode, momentText(label.madeAt, language, storefront))}</p>
      {state === 'cancelled' ? <p className="notice">{said.labelIdle}</p> : null}
      <p>
        <a href={`/pack/${number}`}>{said.pack}</a>
      </p>
    </section>
  )
}

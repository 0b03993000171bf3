import type { Words } from '../../messages/staff-language-messages.ts'
import { momentText, moneyText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { ShownOrder } from './shown-order.ts'

type ShownEvent = ShownOrder['timeline'][number]

const bad = new Set(['payment-failed', 'paid-twice', 'cancelled', 'pickup-lapsed'])
const good = new Set(['paid', 'delivered', 'collected', 'refunded'])

/** What happened, the newest first, with what colleagues wrote. */
export function OrderTimeline({ order }: { readonly order: ShownOrder }) {
  const { words, language } = useScope()
  const notes = new Map(order.notes.map((note) => [note.id, note]))
  const methods = Object.fromEntries(order.payments.map(({ method, methodName }) => [method, methodName]))
  return (
    <section className="card" aria-labelledby="timeline">
      <h2 id="timeline">{words.orders.page.timeline}</h2>
      <ol className="timeline">
        {order.timeline.toReversed().map((event) => (
          <li
            key={`${event.at} ${event.kind} ${event.about}`}
            className={bad.has(event.kind) ? 'bad' : good.has(event.kind) ? 'good' : undefined}
          >
            <p className="break">
              {eventText(words, event, methods)}
              {event.amount ? ` · ${moneyText(event.amount, language)}` : ''}
            </p>
            {event.kind === 'note' ? <p className="pre">{notes.get(event.about)?.text}</p> : null}
            {event.why ? <p className="pre">{event.why}</p> : null}
            <p className="soft small">
              {[momentText(event.at, language, order.storefront), event.author].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function eventText(
  { orders, session }: Words,
  { kind, detail }: ShownEvent,
  methods: Readonly<Record<string, string>>,
): string {
  const { events, mailKinds, changeKinds, refundReasons } = orders
  const said = events[kind as keyof typeof events]
  if (said === undefined) return kind
  if (typeof said === 'string') {
    const reason = refundReasons[(detail ?? '') as keyof typeof refundReasons]
    return reason === undefined ? said : session.labelled(said, reason)
  }
  const names: Readonly<Record<string, string>> = kind === 'changed' ? changeKinds : { ...mailKinds, ...methods }
  return said(names[detail ?? ''] ?? detail ?? '')
}

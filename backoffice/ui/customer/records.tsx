import { shownSize } from '#kernel/written-size.ts'
import { dayText, momentText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { ShownCustomer } from './shown-customer.ts'

type Part = { readonly customer: ShownCustomer }

/** Pairs that stores keep for somebody, or kept lately. */
export function KeptPairs({ customer: { reservations, storefront } }: Part) {
  const { words, language } = useScope()
  const said = words.customers
  if (reservations.length === 0) return null
  return (
    <section className="card" aria-labelledby="kept">
      <h2 id="kept">{said.reservations}</h2>
      <ul className="timeline">
        {reservations.map(({ number, article, size, store, state, heldUntil }) => (
          <li key={number} className="break">
            {[article, shownSize(size, language)].filter(Boolean).join(' · ')}
            <br />
            <span className="soft small">
              {number} · {store} ·{' '}
              {state === 'held'
                ? said.heldUntil(momentText(heldUntil, language, storefront))
                : (said.reservationStates[state as keyof typeof said.reservationStates] ?? state)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sizes that somebody waits for. */
export function AwaitedSizes({ customer: { awaited, storefront } }: Part) {
  const { words, language } = useScope()
  if (awaited.length === 0) return null
  return (
    <section className="card" aria-labelledby="awaited">
      <h2 id="awaited">{words.customers.awaited}</h2>
      <ul className="timeline">
        {awaited.map(({ article, size, askedAt }) => (
          <li key={`${article} ${size} ${askedAt}`} className="break">
            {[article, shownSize(size, language)].filter(Boolean).join(' · ')}
            <br />
            <span className="soft small">{dayText(askedAt, language, storefront)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function WishedProducts({ customer: { wishlist } }: Part) {
  const { words } = useScope()
  if (wishlist.length === 0) return null
  return (
    <section className="card" aria-labelledby="wishlist">
      <h2 id="wishlist">{words.customers.wishlist}</h2>
      <ul className="timeline">
        {wishlist.map(({ sku, name }) => (
          <li key={sku} className="break">
            <a href={`/products/${sku}`}>{name}</a> <span className="soft small">{sku}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CustomerMails({ customer: { mails, storefront } }: Part) {
  const { words, language } = useScope()
  const said = words.customers
  if (mails.length === 0) return null
  return (
    <section className="card" aria-labelledby="mails">
      <h2 id="mails">{said.mails}</h2>
      <ul className="timeline">
        {mails.map(({ id, subject, createdAt, sentAt }) => (
          <li key={id} className="break">
            {subject}
            <br />
            <span className="soft small">
              {sentAt
                ? momentText(sentAt, language, storefront)
                : said.mailWaits(momentText(createdAt, language, storefront))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CustomerSessions({
  customer: { sessions, storefront },
  mayChange,
}: Part & { readonly mayChange: boolean }) {
  const { words, language } = useScope()
  const said = words.customers
  if (sessions.length === 0) return null
  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">{said.sessions}</h2>
      {sessions.map(({ device, seenAt }) => (
        <p key={`${device} ${seenAt}`}>
          {device || '–'}
          <br />
          <span className="soft small">{momentText(seenAt, language, storefront)}</span>
        </p>
      ))}
      {mayChange ? (
        <details className="do">
          <summary>{said.endSessions}</summary>
          <form method="post" className="stack">
            <p>{said.endSessionsAbout}</p>
            <button type="submit" name="do" value="sessions">
              {said.endSessionsSubmit}
            </button>
          </form>
        </details>
      ) : null}
    </section>
  )
}

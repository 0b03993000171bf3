import { dayText, storefrontName } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { ShownCustomer } from './shown-customer.ts'

/** Who somebody is to the shop. */
export function CustomerFacts({ customer }: { readonly customer: ShownCustomer }) {
  const { words, language } = useScope()
  const said = words.customers
  const { storefront, subscription, favouriteStores } = customer
  const day = (at: string) => dayText(at, language, storefront)
  const states = said.subscriptionStates
  return (
    <section className="card" aria-label={said.facts}>
      <dl className="facts">
        <dt>{said.storefront}</dt>
        <dd>{storefrontName(storefront)}</dd>
        <dt>{said.since}</dt>
        <dd>{day(customer.createdAt)}</dd>
        <dt>{said.confirmed}</dt>
        <dd>{customer.emailConfirmedAt ? day(customer.emailConfirmedAt) : said.notConfirmed}</dd>
        <dt>{said.newsletter}</dt>
        <dd>
          {subscription ? (
            <>
              {states[subscription.status as keyof typeof states] ?? subscription.status}
              {', '}
              {day(subscription.unsubscribedAt ?? subscription.confirmedAt ?? subscription.askedAt)}
            </>
          ) : customer.newsletter ? (
            words.session.yes
          ) : (
            words.session.no
          )}
        </dd>
        {favouriteStores.length === 0 ? null : (
          <>
            <dt>{said.favouriteStores}</dt>
            <dd>{favouriteStores.join(', ')}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import type { CheckoutContext } from './checkout-document.ts'

const knownQuery = graphql(`
  mutation PrepareCheckout($token: String) {
    prepareCheckout(token: $token) {
      cart { count errors { level } }
    }
  }
`)

const prepareQuery = graphql(`
  mutation PrepareOnePage($token: String) {
    prepareCheckout(token: $token) { ...CheckoutView }
  }
`)

type Scope = Pick<PersonalScope, 'api' | 'session'>

/** Whether all that an order needs is known of the shopper, and their cart can be ordered as it is. */
export async function isKnownShopper({ api, session }: Scope): Promise<boolean> {
  if (session.customerToken === undefined || session.contextToken === undefined) return false
  const { prepareCheckout: prepared } = await api(knownQuery, { token: session.contextToken })
  return prepared !== null && prepared.cart.count > 0 && prepared.cart.errors.every(({ level }) => level !== 'error')
}

/** The checkout of somebody who is known, filled in with what they did not say themselves; nothing for everybody else. */
export async function prepareOnePage({ api, session }: Scope): Promise<CheckoutContext | null> {
  if (session.customerToken === undefined || session.contextToken === undefined) return null
  return (await api(prepareQuery, { token: session.contextToken })).prepareCheckout
}

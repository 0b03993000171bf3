import { type CartView, cartCookieName, cartQuery } from '#web/cart/cart-document.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { loadOrder } from './load-order.ts'
import { loadStep } from './load-step.ts'
import type { OfferedMethod } from './offered-methods.ts'
import { paymentOutcome } from './payment-outcome.ts'

const methodsQuery = graphql(`
  query OfferedPaymentMethods($token: String, $reference: String) {
    getPaymentOptions(token: $token, reference: $reference) {
      __typename
      ... on PaymentOptions { methods { ...OfferedPaymentMethod } }
    }
  }
`)

const restore = graphql(`
  mutation RestoreCart($token: String, $reference: String) {
    restoreCart(token: $token, reference: $reference) {
      __typename
      ... on Cart { count }
    }
  }
`)

/**
 * The ways to pay; none while the provider can't be asked.
 * @param reference of the order that is to be paid; without one, the cart is asked about
 */
export async function offeredMethods(
  { api, session }: Pick<PersonalScope, 'api' | 'session'>,
  reference: string | null = null,
): Promise<readonly OfferedMethod[]> {
  const token = session.contextToken ?? null
  const { getPaymentOptions: options } = await api(methodsQuery, { token, reference })
  return options.__typename === 'PaymentOptions' ? options.methods : []
}

/** The bag of the header, which an unpaid order leaves as it is. */
async function cartOf({ api, session }: Pick<PersonalScope, 'api' | 'session'>): Promise<CartView | null> {
  return (await api(cartQuery, { token: session.contextToken ?? null, name: cartCookieName })).getCart
}

/** The payment step: what the shopper is about to order, and how they can pay it. */
export async function loadPaymentStep(scope: PersonalScope) {
  const context = await loadStep(scope, 'payment')
  return {
    kind: 'step',
    context,
    cart: context?.cart ?? null,
    methods: context ? await offeredMethods(scope) : [],
  } as const
}

/**
 * The same page with an order's reference: the way back from a payment that did not succeed. The order can be paid anew with
 * any method; one that can't any more gives its cart back, with which one can still order.
 */
export async function loadPaymentReturn(scope: PersonalScope, reference: string) {
  const order = await loadOrder(scope, reference)
  const outcome = paymentOutcome(order)
  if (outcome === 'closed') {
    const token = scope.session.contextToken ?? null
    const restored = (await scope.api(restore, { token, reference })).restoreCart
    return {
      kind: 'closed',
      outcome: restored.__typename === 'Cart' ? 'recover' : 'empty',
      cart: await cartOf(scope),
    } as const
  }
  const cart = await cartOf(scope)
  if (outcome === 'paid') return { kind: 'closed', outcome, cart } as const
  return { kind: 'again', order, outcome, cart, methods: await offeredMethods(scope, reference) } as const
}

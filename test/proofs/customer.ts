import { askOverHttp, type Send } from '#test/shop/ask-over-http.ts'
import { addresses } from '#test/shop/shopper.ts'

export type OrderAnswer = { readonly orderNumber?: string; readonly refused?: string }

type Ask = <T>(query: string, variables?: object, by?: Send) => Promise<T>

/** One shopper with plain HTTP in hand, from nothing to the order button. @returns asks in their session, perhaps another node */
export async function filledCheckout(send: Send, sku: string): Promise<Ask> {
  const { token } = await askOverHttp<{ token: string }>(send, 'mutation { createContext { token } }')
  const ask = <T>(query: string, variables: object = {}, by = send) => askOverHttp<T>(by, query, variables, { token })
  const added = await ask<{ __typename: string }>(
    'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename } }',
    { sku },
  )
  if (added.__typename !== 'Cart') throw new Error('Not added')
  await ask(
    'mutation ($b: AddressInput) { setShippingAddress(email: "a@example.com", billingAddress: $b) { __typename } }',
    { b: addresses.nl_NL },
  )
  await ask('mutation ($t: String!) { updatePaymentMethod(token: $t, id: "ideal") { __typename } }', { t: token })
  return ask
}

/**
 * One shopper all the way to the order button.
 *
 * @returns presses the button, perhaps on another node
 */
export async function readyCustomer(send: Send, sku: string): Promise<(elsewhere?: Send) => Promise<OrderAnswer>> {
  const ask = await filledCheckout(send, sku)
  return async (elsewhere) => {
    const { orderNumber, refusals } = await ask<{ orderNumber?: string; refusals?: { messageKey: string }[] }>(
      'mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { orderNumber } ... on Refused { refusals { messageKey } } } }',
      {},
      elsewhere,
    )
    return orderNumber === undefined ? { refused: refusals?.[0]?.messageKey ?? 'nothing' } : { orderNumber }
  }
}

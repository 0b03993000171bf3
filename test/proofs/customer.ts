import { addresses } from '#test/shop/shopper.ts'
import type { Send } from './node.ts'

export type OrderAnswer = { readonly orderNumber?: string; readonly refused?: string }

/**
 * One shopper with plain HTTP in hand, all the way from nothing to the order button.
 *
 * @returns presses the button, perhaps on another node
 */
export async function readyCustomer(send: Send, sku: string): Promise<(elsewhere?: Send) => Promise<OrderAnswer>> {
  const call = async (query: string, variables: object, token?: string, by = send): Promise<Record<string, never>> => {
    const response = await by(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-store-key': 'nl_NL',
          ...(token === undefined ? {} : { cookie: `contextToken=${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      }),
    )
    const answer = (await response.json()) as { data: Record<string, never>; errors?: { message: string }[] }
    if (answer.errors?.[0]) throw new Error(answer.errors[0].message)
    return answer.data
  }
  const begun = await call('mutation { createContext { token } }', {})
  const { token } = begun.createContext as unknown as { token: string }
  const added = await call(
    'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename } }',
    { sku },
    token,
  )
  if ((added.addToCart as unknown as { __typename: string }).__typename !== 'Cart') throw new Error('Not added')
  await call(
    'mutation ($b: AddressInput) { setShippingAddress(email: "a@example.com", billingAddress: $b) { __typename } }',
    { b: addresses.nl_NL },
    token,
  )
  await call(
    'mutation ($t: String!) { updatePaymentMethod(token: $t, id: "ideal") { __typename } }',
    { t: token },
    token,
  )

  return async (elsewhere) => {
    const data = await call(
      'mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { orderNumber } ... on Refused { refusals { messageKey } } } }',
      {},
      token,
      elsewhere,
    )
    const answer = data.placeOrder as unknown as { orderNumber?: string; refusals?: { messageKey: string }[] }
    return answer.orderNumber === undefined
      ? { refused: answer.refusals?.[0]?.messageKey ?? 'nothing' }
      : { orderNumber: answer.orderNumber }
  }
}

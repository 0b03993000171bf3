import { graphql } from '#web/graphql/gql.ts'
import type { AddToCartMutation } from '#web/graphql/graphql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { ensureContext } from './ensure-context.ts'

const addToCartDocument = graphql(`
  mutation AddToCart($token: String, $items: [CartItemInput!]!) {
    addToCart(token: $token, items: $items) {
      __typename
      ... on Cart {
        count
        items {
          referencedId name brand quantity
          image { url width height }
          price { unitPrice { label amount } }
          payload { size }
          product { sku unitPrice }
        }
        errors { messageKey name message level }
      }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

export type PutIntoCart = AddToCartMutation['addToCart']

/** Puts sizes into the visitor's cart, and begins a cart for a visitor without one, or whose cart has run out. */
export async function putIntoCart(
  { api, session }: Pick<PersonalScope, 'api' | 'session'>,
  sizes: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<PutIntoCart> {
  const items = sizes.map(({ sku, quantity }) => ({ referencedId: sku, type: 'product' as const, quantity }))
  const put = async (contextToken: string | undefined) => {
    const token = await ensureContext({ api, session: { ...session, contextToken } })
    return (await api(addToCartDocument, { token, items })).addToCart
  }
  const answer = await put(session.contextToken)
  // A cart that has run out is followed by a new one; the shopper needn't know.
  return session.contextToken && isLost(answer) ? put(undefined) : answer
}

function isLost(answer: PutIntoCart): boolean {
  return answer.__typename === 'Refused' && answer.refusals.some(({ messageKey }) => messageKey === 'context-not-found')
}

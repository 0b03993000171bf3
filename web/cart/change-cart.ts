import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import type { CartNotice } from '../messages/api-messages.ts'
import type { CartChange } from './read-change.ts'

const setQuantity = graphql(`
  mutation ChangeQuantity($token: String, $id: ID!, $quantity: Int!) {
    updateCartItem(token: $token, id: $id, quantity: $quantity) {
      __typename
      ... on Cart { errors { messageKey name message level } }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

const setSize = graphql(`
  mutation ChangeSize($token: String, $id: ID!, $referencedId: String!) {
    changeCartItemSize(token: $token, id: $id, referencedId: $referencedId) {
      __typename
      ... on Cart { errors { messageKey name message level } }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

const saveLine = graphql(`
  mutation SaveLine($token: String, $id: ID!) {
    saveForLater(token: $token, id: $id) {
      __typename
      ... on Cart { errors { messageKey name message level } }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

const moveLine = graphql(`
  mutation MoveLine($token: String, $id: ID!) {
    moveToCart(token: $token, id: $id) {
      __typename
      ... on Cart { errors { messageKey name message level } }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

const removeLine = graphql(`
  mutation RemoveLine($token: String, $ids: [ID!]!) {
    deleteCartItem(token: $token, ids: $ids) {
      __typename
      ... on Cart { errors { messageKey name message level } }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

const addItems = graphql(`
  mutation AddToCartPage($token: String, $items: [CartItemInput!]!) {
    addToCart(token: $token, items: $items) {
      __typename
      ... on Cart { errors { messageKey name message level } }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

type Answer =
  | { readonly __typename: 'Cart'; readonly errors: readonly CartNotice[] }
  | { readonly __typename: 'Refused'; readonly refusals: readonly CartNotice[] }

/**
 * Carries out a change of the cart.
 *
 * @returns what the shop says to it, and whether it refused to do it
 */
export async function changeCart(
  { api, session }: Pick<PersonalScope, 'api' | 'session'>,
  change: CartChange,
): Promise<{ readonly news: readonly CartNotice[]; readonly declined: boolean }> {
  const token = session.contextToken ?? null
  switch (change.kind) {
    case 'quantity': {
      const { line, quantity } = change
      return newsOf((await api(setQuantity, { token, id: line, quantity })).updateCartItem)
    }
    case 'save':
      return newsOf((await api(saveLine, { token, id: change.line })).saveForLater)
    case 'move':
      return newsOf((await api(moveLine, { token, id: change.line })).moveToCart)
    case 'size':
      return newsOf((await api(setSize, { token, id: change.line, referencedId: change.sku })).changeCartItemSize)
    case 'remove':
      return newsOf((await api(removeLine, { token, ids: [change.line] })).deleteCartItem)
    case 'restore': {
      // Named by the cookie alone, a context that has ended meanwhile is followed by a new one.
      const items = [{ referencedId: change.sku, type: change.type, quantity: change.quantity }]
      return newsOf((await api(addItems, { token: null, items })).addToCart)
    }
    case 'extra': {
      const items = [{ referencedId: change.key, type: 'custom' as const, quantity: 1 }]
      return newsOf((await api(addItems, { token: null, items })).addToCart)
    }
    case 'code': {
      if (change.code === '') return refusedBecause('code-required')
      const items = [{ referencedId: change.code, type: 'promotion' as const, quantity: 1 }]
      return newsOf((await api(addItems, { token: null, items })).addToCart)
    }
  }
}

function newsOf(answer: Answer) {
  return answer.__typename === 'Cart'
    ? { news: answer.errors, declined: answer.errors.some(({ level }) => level === 'error') }
    : { news: answer.refusals, declined: true }
}

function refusedBecause(messageKey: string) {
  return { news: [{ messageKey, message: messageKey }], declined: true }
}

import { ensureContext } from '#web/cart/ensure-context.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { type CartMessage, cartMessages } from '#web/messages/api-messages.ts'

const buyAgainMutation = graphql(`
  mutation BuyAgain($token: String, $reference: String!) {
    buyAgain(token: $token, reference: $reference) {
      __typename
      ... on Cart { count errors { messageKey name message level } }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

/** @returns what could not be put into the cart; nothing when all of it is there */
export async function loadBuyAgain(scope: PersonalScope, reference: string): Promise<readonly CartMessage[]> {
  const token = await ensureContext(scope)
  const { buyAgain: answer } = await scope.api(buyAgainMutation, { token, reference })
  return cartMessages(answer.__typename === 'Refused' ? answer.refusals : answer.errors, scope.t, scope.storefront.iso)
}

import { redirect } from 'react-router'
import { beginContext } from '#web/cart/ensure-context.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { hasError, type ValidationError } from '../forms/validation-errors.ts'
import { addressInput, type CheckoutValues } from './address-values.ts'
import { stepPath } from './step.ts'

const sendTo = graphql(`
  mutation SendToBookAddress($token: String!, $id: ID!) {
    updateShippingAddress(token: $token, id: $id) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

const setAddress = graphql(`
  mutation SetCheckoutAddress(
    $token: String
    $email: String
    $billingAddress: AddressInput
    $shippingAddress: AddressInput
  ) {
    setShippingAddress(
      token: $token
      email: $email
      billingAddress: $billingAddress
      shippingAddress: $shippingAddress
    ) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/**
 * Sends the parcel to an address of the book, or to the one that it goes to already.
 *
 * @returns that it is gone by now, if it is
 */
export async function sendToAddress({ api, session }: PersonalScope, id: string): Promise<readonly ValidationError[]> {
  const { updateShippingAddress: answer } = await api(sendTo, { token: session.contextToken ?? '', id })
  return answer.__typename === 'Refused' ? answer.refusals : []
}

/**
 * Stores who buys and where it goes.
 *
 * @returns what is wrong with it; nothing once it is stored
 * @throws the redirect to the first step, when the cart has ended meanwhile
 */
export async function takeAddresses(scope: PersonalScope, values: CheckoutValues): Promise<readonly ValidationError[]> {
  const { api, session, to } = scope
  const typed = {
    email: values.email,
    billingAddress: addressInput(values.billingAddress),
    shippingAddress: values.elsewhere ? addressInput(values.shippingAddress) : null,
  }
  const { setShippingAddress: answer } = await api(setAddress, { token: session.contextToken ?? null, ...typed })
  if (answer.__typename === 'Context') return []
  if (!hasError(answer.refusals, 'context-not-found')) return answer.refusals
  // The cart has ended, and the page says so. Nobody types an address twice: the next cart has it.
  await api(setAddress, { token: await beginContext(scope), ...typed })
  throw redirect(stepPath(to, 'address'), 303)
}

import { redirect } from 'react-router'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { hasError, type ValidationError, validationError } from '../forms/validation-errors.ts'

const chooseMethod = graphql(`
  mutation ChooseShippingMethod($token: String!, $id: ID!) {
    updateShippingMethod(token: $token, id: $id) {
      __typename
      ... on Context { cart { deliveries { shippingMethod { type } } } }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/**
 * Chooses how the parcel travels, or answers why not.
 *
 * @returns whether it is collected somewhere
 * @throws the redirect to what has to be said first
 */
export async function chooseShippingMethod(
  { api, session, to }: Pick<PersonalScope, 'api' | 'session' | 'to'>,
  id: string,
): Promise<{ readonly collected: boolean } | { readonly errors: readonly ValidationError[] }> {
  if (id === '') return { errors: [validationError('shipping-method-missing', 'shippingMethod')] }
  const { updateShippingMethod: chosen } = await api(chooseMethod, { token: session.contextToken ?? '', id })
  if (chosen.__typename === 'Context') {
    return { collected: chosen.cart.deliveries.some(({ shippingMethod: { type } }) => type === 'pickup') }
  }
  if (hasError(chosen.refusals, 'context-not-found')) throw redirect(to('checkoutShipment'), 303)
  if (hasError(chosen.refusals, 'address-missing')) throw redirect(`${to('checkout')}?way=deliver`, 303)
  return { errors: chosen.refusals }
}

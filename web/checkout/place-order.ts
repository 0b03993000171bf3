import { redirect } from 'react-router'
import { measuredBrowsersIn } from '#web/analytics/measured-browser.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { branchcodeOf } from '#web/newsletter/branchcode.ts'
import { hasError, type ValidationError, validationError } from '../forms/validation-errors.ts'
import { offeredMethods } from './load-payment.ts'
import type { PaymentAnswers } from './read-payment-form.ts'
import { type PaidByWallet, startPayment } from './start-payment.ts'
import { stepPath } from './step.ts'

const chooseMethod = graphql(`
  mutation ChoosePaymentMethod($token: String!, $id: ID!) {
    updatePaymentMethod(token: $token, id: $id) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

const order = graphql(`
  mutation PlaceOrder($token: String, $input: PlaceOrderInput!) {
    placeOrder(token: $token, input: $input) {
      __typename
      ... on PlacedOrder { id reference }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

type OrderOptions = {
  /** One page with all of it: what is missing is said there, and leads to no step. */
  readonly on?: 'steps' | 'one-page'
  /** What the wallet handed over that pays. */
  readonly walletToken?: string | undefined
}

/**
 * Chooses the payment method, places the order and sends the shopper to pay it; or answers why not. Posting it again, from a
 * second tab or after the payment could not be opened, leads to the same order.
 *
 * @throws the redirect to the provider, or to what is missing
 */
export async function orderAndPay(
  scope: PersonalScope,
  answers: PaymentAnswers,
  { on = 'steps', walletToken }: OrderOptions = {},
): Promise<readonly ValidationError[] | PaidByWallet> {
  const { api, session, to } = scope
  const token = session.contextToken ?? ''
  if (answers.paymentMethod === '') {
    // Nobody is asked for what can't be chosen; the page says why.
    return (await offeredMethods(scope)).length > 0 ? [validationError('payment-method-missing', 'paymentMethod')] : []
  }
  const { updatePaymentMethod: chosen } = await api(chooseMethod, { token, id: answers.paymentMethod })
  if (chosen.__typename === 'Refused') return gone(chosen.refusals)

  const { paymentMethod: _, ...input } = answers
  const branchcode = branchcodeOf(scope.request)
  const measured = measuredBrowsersIn(scope.request.headers, scope.thirdParties)
  const { placeOrder: placed } = await api(order, {
    token,
    input: { ...input, ...(branchcode && { branchcode }), ...(measured && { measured }) },
  })
  if (placed.__typename === 'Refused') return gone(placed.refusals)
  return startPayment(scope, placed, answers, walletToken)

  /** Some refusals have a page of their own that says more. */
  function gone(refusals: readonly ValidationError[]): readonly ValidationError[] {
    if (hasError(refusals, 'order-already-paid')) throw redirect(to('checkoutStatus'), 303)
    if (hasError(refusals, 'context-not-found', 'cart-empty')) throw redirect(to('checkoutPayment'), 303)
    if (on === 'one-page') return refusals
    if (hasError(refusals, 'address-missing', 'country-not-delivered')) throw redirect(stepPath(to, 'address'), 303)
    if (hasError(refusals, 'shipping-method-missing')) throw redirect(to('checkoutShipment'), 303)
    return refusals
  }
}

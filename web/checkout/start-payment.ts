import { redirectDocument } from 'react-router'
import { routePath } from '#kernel/routes.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import type { ValidationError } from '../forms/validation-errors.ts'
import type { PaymentAnswers } from './read-payment-form.ts'

const handlePayment = graphql(`
  mutation StartPayment($orderId: ID!, $finishUrl: String!, $errorUrl: String!, $additionalData: PaymentDataInput) {
    handlePayment(orderId: $orderId, finishUrl: $finishUrl, errorUrl: $errorUrl, additionalData: $additionalData) {
      __typename
      ... on PaymentRedirect { redirectUrl }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/**
 * Sends the shopper to the provider to pay an order, or answers why not. They come back to the finish page, which asks the
 * provider what became of it.
 *
 * @throws the redirect
 */
export async function startPayment(
  { api, publicUrl, storefront }: Pick<PersonalScope, 'api' | 'publicUrl' | 'storefront'>,
  order: { readonly id: string; readonly reference: string },
  answers: Pick<PaymentAnswers, 'paymentMethod' | 'rivertyTermsAccepted'>,
): Promise<readonly ValidationError[]> {
  const query = `?${new URLSearchParams({ order: order.reference })}`
  const { handlePayment: answer } = await api(handlePayment, {
    orderId: order.id,
    finishUrl: publicUrl + routePath(storefront, 'checkoutSuccess') + query,
    errorUrl: publicUrl + routePath(storefront, 'checkoutPayment') + query,
    additionalData: { paymentMethodId: answers.paymentMethod, rivertyTermsAccepted: answers.rivertyTermsAccepted },
  })
  if (answer.__typename === 'Refused') return answer.refusals
  throw redirectDocument(answer.redirectUrl, 303)
}

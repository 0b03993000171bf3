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

/** Where a shopper goes on whose wallet has paid: its sheet is still open, and the page closes it first. */
export type PaidByWallet = { readonly goTo: string }

/** What the page is answered whose sheet is open: where to go on, or what keeps it from being paid. */
export const walletAnswer = (started: readonly ValidationError[] | PaidByWallet) =>
  'goTo' in started ? { errors: [], goTo: started.goTo } : { errors: started, goTo: undefined }

/**
 * Sends the shopper to the provider to pay an order, or answers why not. They come back to the finish page, which asks the
 * provider what became of it. What a wallet paid already needs no provider's page, as a rule.
 *
 * @throws the redirect
 */
export async function startPayment(
  { api, publicUrl, storefront }: Pick<PersonalScope, 'api' | 'publicUrl' | 'storefront'>,
  order: { readonly id: string; readonly reference: string },
  answers: Pick<PaymentAnswers, 'paymentMethod' | 'rivertyTermsAccepted'>,
  walletToken?: string,
): Promise<readonly ValidationError[] | PaidByWallet> {
  const query = `?${new URLSearchParams({ order: order.reference })}`
  const { handlePayment: answer } = await api(handlePayment, {
    orderId: order.id,
    finishUrl: publicUrl + routePath(storefront, 'checkoutSuccess') + query,
    errorUrl: publicUrl + routePath(storefront, 'checkoutPayment') + query,
    additionalData: {
      paymentMethodId: answers.paymentMethod,
      rivertyTermsAccepted: answers.rivertyTermsAccepted,
      ...(walletToken && { walletToken }),
    },
  })
  if (answer.__typename === 'Refused') return answer.refusals
  if (walletToken) return { goTo: answer.redirectUrl }
  throw redirectDocument(answer.redirectUrl, 303)
}

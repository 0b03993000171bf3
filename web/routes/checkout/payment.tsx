import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { CheckoutCode } from '#web/checkout/checkout-code.tsx'
import { CheckoutFrame, isCollected } from '#web/checkout/checkout-frame.tsx'
import { GiftCardForm } from '#web/checkout/gift-card-form.tsx'
import { loadOrder } from '#web/checkout/load-order.ts'
import { loadPaymentReturn, loadPaymentStep } from '#web/checkout/load-payment.ts'
import { EmptyCartOutcome, OutcomePage } from '#web/checkout/outcome-page.tsx'
import { PaymentAgain } from '#web/checkout/payment-again.tsx'
import { PaymentForm } from '#web/checkout/payment-form.tsx'
import { orderAndPay } from '#web/checkout/place-order.ts'
import { readPaymentForm, readWalletToken } from '#web/checkout/read-payment-form.ts'
import { Review, ReviewFacts } from '#web/checkout/review.tsx'
import { startPayment, walletAnswer } from '#web/checkout/start-payment.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { useTranslate } from '#web/shop-context.tsx'
import type { Route } from './+types/payment.ts'

/** The last step; with an order's reference, the way back from a payment that did not succeed (specification §2). */
export const loader = personalLoader(async (scope) => {
  const reference = scope.url.searchParams.get('order')
  const page = reference ? await loadPaymentReturn(scope, reference) : await loadPaymentStep(scope)
  const title = scope.t(page.kind === 'again' ? 'payment.again' : 'payment.title')
  const seo = pageSeo(scope, { title, robots: 'noindex,nofollow' })
  return { ...page, reference, seo }
})

export const action = personalAction(async (scope) => {
  const form = await scope.request.formData()
  const answers = readPaymentForm(form)
  const walletToken = readWalletToken(form)
  const reference = scope.url.searchParams.get('order')
  const started = reference
    ? await startPayment(scope, { id: (await loadOrder(scope, reference)).id, reference }, answers, walletToken)
    : await orderAndPay(scope, answers, { walletToken })
  const answer = { answers, ...walletAnswer(started) }
  return data(answer, { status: answer.goTo === undefined ? 422 : 200 })
})

export const meta = seoMeta
export const headers = privatePage

/** What was refused may have shown that prices, stock or the payment are others. What is paid is left for another page. */
export const shouldRevalidate = ({ formMethod, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.goTo === undefined && (formMethod === 'POST' || defaultShouldRevalidate)

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  switch (loaderData.kind) {
    case 'closed':
      return <OutcomePage outcome={loaderData.outcome} reference={loaderData.reference} />
    case 'again':
      return (
        <CheckoutFrame title={t('payment.again')}>
          <PaymentAgain
            order={loaderData.order}
            reference={loaderData.reference ?? ''}
            outcome={loaderData.outcome}
            methods={loaderData.methods}
            answers={actionData?.answers}
            errors={actionData?.errors}
            paid={actionData?.goTo}
          />
        </CheckoutFrame>
      )
    case 'step': {
      const { context, methods } = loaderData
      if (!context) return <EmptyCartOutcome />
      // What the shop refused for is said by the form.
      const refused = ['payment-unavailable', ...(actionData?.errors.map(({ messageKey }) => messageKey) ?? [])]
      const errors = context.cart.errors.filter(({ messageKey }) => !refused.includes(messageKey))
      return (
        <CheckoutFrame
          step="payment"
          title={t('payment.title')}
          wide
          errors={errors}
          collected={isCollected(context.cart)}
        >
          <PaymentForm
            methods={methods}
            chosen={context.paymentMethod?.id ?? null}
            total={context.cart.price.totalPrice.amount}
            answers={actionData?.answers}
            errors={actionData?.errors}
            paid={actionData?.goTo}
            giftCard={context.giftCard?.amount.amount}
            offersGiftReceipt={context.cart.offersGiftReceipt}
            code={
              <div>
                <CheckoutCode items={context.cart.items} step="payment" />
                <GiftCardForm card={context.giftCard} here="checkoutPayment" />
              </div>
            }
            facts={<ReviewFacts context={context} />}
            review={<Review context={context} />}
          />
        </CheckoutFrame>
      )
    }
  }
}

import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { CheckoutFrame } from '#web/checkout/checkout-frame.tsx'
import { chooseShippingMethod } from '#web/checkout/choose-shipping-method.ts'
import { DeliveryChoice } from '#web/checkout/delivery-choice.tsx'
import { ExpressForm } from '#web/checkout/express/express-form.tsx'
import { loadExpress } from '#web/checkout/express/load-express.ts'
import { type ExpressAnswer, orderExpress } from '#web/checkout/express/order-express.ts'
import { EmptyCartOutcome } from '#web/checkout/outcome-page.tsx'
import { PaymentAway } from '#web/checkout/payment-away.tsx'
import { isKnownShopper } from '#web/checkout/prepare-checkout.ts'
import { readPaymentForm } from '#web/checkout/read-payment-form.ts'
import { Review } from '#web/checkout/review.tsx'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import type { Route } from './+types/express.ts'

/** Where a wallet says who orders and where it goes. Who is known to the shop has all of it on one page, wallets too. */
export const loader = personalLoader(async (scope) => {
  if (!scope.isPosted && (await isKnownShopper(scope))) throw redirect(scope.to('checkoutOnePage'))
  const page = await loadExpress(scope)
  const seo = pageSeo(scope, { title: scope.t('review.title'), robots: 'noindex,nofollow' })
  return { page, cart: page?.context.cart ?? null, chosen: scope.url.searchParams.get('wallet'), seo }
})

export const action = personalAction(async (scope) => {
  const form = await scope.request.formData()
  const answer = form.has('update') ? await chooseDelivery(scope, form) : await orderExpress(scope, form)
  return data(answer, { status: answer.errors.length === 0 ? 200 : 422 })
})

/** Stores how it is delivered, so that what it costs is shown. */
async function chooseDelivery(scope: PersonalScope, form: FormData): Promise<ExpressAnswer> {
  const chosen = await chooseShippingMethod(scope, String(form.get('shippingMethod') ?? ''))
  const errors = 'errors' in chosen ? chosen.errors : []
  return { answers: readPaymentForm(form), errors, goTo: undefined, values: undefined }
}

export const meta = seoMeta
export const headers = privatePage

/** What was refused may have shown that prices, stock or the payment are others. What is paid is left for another page. */
export const shouldRevalidate = ({ formMethod, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.goTo === undefined && (formMethod === 'POST' || defaultShouldRevalidate)

export default function Express({ loaderData: { page, chosen }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const path = usePath()
  if (!page) return <EmptyCartOutcome />
  const { context, ways, wallets } = page
  return (
    <CheckoutFrame title={t('review.title')} wide begun={context.cart} errors={context.cart.errors}>
      {wallets.length === 0 ? (
        <PaymentAway message="payment-unavailable" href={path('checkoutExpress')}>
          <Review context={context} />
        </PaymentAway>
      ) : (
        <ExpressForm
          context={context}
          wallets={wallets}
          chosen={chosen}
          answer={actionData}
          delivery={
            <DeliveryChoice
              here="checkoutExpress"
              address={undefined}
              methods={ways}
              chosen={context.shippingMethod?.id ?? null}
              isWithoutPlace={false}
              errors={(actionData?.errors ?? []).filter(({ field }) => field === 'shippingMethod')}
            />
          }
        />
      )}
    </CheckoutFrame>
  )
}

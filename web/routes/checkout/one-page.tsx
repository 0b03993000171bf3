import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { readCheckoutForm } from '#web/checkout/address-values.ts'
import { besideParts } from '#web/checkout/beside-part.ts'
import { CheckoutCode } from '#web/checkout/checkout-code.tsx'
import { CheckoutFrame, isCollected } from '#web/checkout/checkout-frame.tsx'
import { chooseShippingMethod } from '#web/checkout/choose-shipping-method.ts'
import { DeliveryChoice } from '#web/checkout/delivery-choice.tsx'
import { GiftCardForm } from '#web/checkout/gift-card-form.tsx'
import { loadAddresses } from '#web/checkout/load-addresses.ts'
import { offeredMethods } from '#web/checkout/load-payment.ts'
import { isWithoutPoint } from '#web/checkout/load-step.ts'
import { OnePageAddresses } from '#web/checkout/one-page-addresses.tsx'
import { EmptyCartOutcome } from '#web/checkout/outcome-page.tsx'
import { PaymentForm } from '#web/checkout/payment-form.tsx'
import { orderAndPay } from '#web/checkout/place-order.ts'
import { prepareOnePage } from '#web/checkout/prepare-checkout.ts'
import { readPaymentForm, readWalletToken } from '#web/checkout/read-payment-form.ts'
import { RefusedGoods } from '#web/checkout/refused-goods.tsx'
import { Review, ReviewFacts, ReviewNote } from '#web/checkout/review.tsx'
import { loadShippingMethods } from '#web/checkout/shipping-options.ts'
import { stepPath } from '#web/checkout/step.ts'
import { sendToAddress, takeAddresses } from '#web/checkout/take-addresses.ts'
import { hasError, type ValidationError, validationError } from '#web/forms/validation-errors.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import links from '#web/ui/links.module.css'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { Route } from './+types/one-page.ts'

/** All of the checkout on one page, for who is known to the shop; everybody else goes by the steps. */
export const loader = personalLoader(async (scope) => {
  const context = await prepareOnePage(scope)
  if (!context) throw redirect(stepPath(scope.to, 'address'))
  const [addresses, shippingMethods, methods] = await Promise.all([
    loadAddresses(scope, context),
    loadShippingMethods(scope),
    offeredMethods(scope),
  ])
  const seo = pageSeo(scope, { title: scope.t('review.title'), robots: 'noindex,nofollow' })
  return { context, cart: context.cart, addresses, shippingMethods, methods, seo }
})

const none: readonly ValidationError[] = []

/** The page has three forms: an address of the book, an address that is written, and all the rest with the button that orders. */
export const action = personalAction(async (scope) => {
  const form = await scope.request.formData()
  const book = form.get('book')
  if (typeof book === 'string') {
    // One that is gone by now is chosen no more: the page shows which is.
    await sendToAddress(scope, book)
    throw redirect(scope.to('checkoutOnePage'), 303)
  }
  return form.has('email') ? writeAddresses(scope, form) : order(scope, form)
})

async function writeAddresses(scope: PersonalScope, form: FormData) {
  const values = readCheckoutForm(form)
  const answer = (addressErrors: readonly ValidationError[], status: number) =>
    data({ values, addressErrors, answers: undefined, errors: none, goTo: undefined }, { status })
  // Without JavaScript the fields of another country are shown by asking for them.
  if (form.get('show') === 'country') return answer(none, 200)
  const errors = await takeAddresses(scope, values)
  if (errors.length === 0) throw redirect(scope.to('checkoutOnePage'), 303)
  return answer(errors, 422)
}

/**
 * Stores where it goes and how, as this window shows them, whatever another one has chosen; and orders unless the delivery is all that
 * was asked for: then what it costs is shown.
 */
async function order(scope: PersonalScope, form: FormData) {
  const answers = readPaymentForm(form)
  const answer = (errors: readonly ValidationError[], status: number, goTo?: string) =>
    data({ values: undefined, addressErrors: undefined, answers, errors: besideParts(errors), goTo }, { status })
  const refused = form.has('shippingAddress') ? await sendToAddress(scope, String(form.get('shippingAddress'))) : none
  // Another window has written another one in its place.
  if (hasError(refused, 'address-missing')) return answer([validationError('address-changed')], 422)
  const chosen = await chooseShippingMethod(scope, String(form.get('shippingMethod') ?? ''))
  if ('errors' in chosen) return answer(chosen.errors, 422)
  if (form.has('update')) return answer(none, 200)
  const started = await orderAndPay(scope, answers, { on: 'one-page', walletToken: readWalletToken(form) })
  return 'goTo' in started ? answer(none, 200, started.goTo) : answer(started, 422)
}

export const meta = seoMeta
export const headers = privatePage

/** What was refused may have shown that prices, stock or the payment are others. What is paid is left for another page. */
export const shouldRevalidate = ({ formMethod, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.goTo === undefined && (formMethod === 'POST' || defaultShouldRevalidate)

export default function OnePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const path = usePath()
  const { context, cart, addresses, shippingMethods, methods } = loaderData
  if (cart.count === 0) return <EmptyCartOutcome />
  const errors = actionData?.errors ?? none
  // What the shop refused for is said by the form.
  const said = ['payment-unavailable', ...errors.map(({ messageKey }) => messageKey)]
  const isKept = Boolean(context.shippingAddress?.customFields.servicePoint)
  return (
    <CheckoutFrame
      title={t('review.title')}
      wide
      begun={cart}
      errors={cart.errors.filter(({ messageKey }) => !said.includes(messageKey))}
      collected={isCollected(cart)}
    >
      <PaymentForm
        here="checkoutOnePage"
        methods={methods}
        chosen={context.paymentMethod?.id ?? null}
        total={cart.price.totalPrice.amount}
        answers={actionData?.answers}
        errors={errors}
        paid={actionData?.goTo}
        giftCard={context.giftCard?.amount.amount}
        offersGiftReceipt={cart.offersGiftReceipt}
        code={
          <div>
            {!isKept && (
              <OnePageAddresses
                context={context}
                book={addresses.book}
                values={actionData?.values ?? addresses.values}
                refused={actionData?.addressErrors}
                errors={errors}
                countries={addresses.countries}
                salutations={addresses.salutations}
              />
            )}
            <CheckoutCode items={cart.items} step="all" />
            <GiftCardForm card={context.giftCard} here="checkoutOnePage" />
          </div>
        }
        delivery={
          <DeliveryChoice
            address={context.shippingAddress?.id}
            methods={shippingMethods}
            chosen={context.shippingMethod?.id ?? null}
            isWithoutPlace={isWithoutPoint(context)}
            errors={errors}
          />
        }
        facts={
          isKept ? (
            <ReviewFacts context={context} />
          ) : (
            <>
              <ReviewNote />
              <p>
                <SmartLink href={stepPath(path, 'address')} className={links.text}>
                  {t('checkout.by_steps')}
                </SmartLink>
              </p>
            </>
          )
        }
        review={
          <>
            <h2 className="visually-hidden">{t('checkout.your_order')}</h2>
            <RefusedGoods errors={errors} />
            <Review context={context} />
          </>
        }
      />
    </CheckoutFrame>
  )
}

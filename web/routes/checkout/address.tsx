import { data, redirect } from 'react-router'
import { AddressBook } from '#web/checkout/address-book.tsx'
import { AddressForm } from '#web/checkout/address-form.tsx'
import { addressInput, type CheckoutValues, readCheckoutForm } from '#web/checkout/address-values.ts'
import { CheckoutFrame } from '#web/checkout/checkout-frame.tsx'
import { CheckoutWays } from '#web/checkout/checkout-ways.tsx'
import { loadAddresses } from '#web/checkout/load-addresses.ts'
import { loadStep } from '#web/checkout/load-step.ts'
import { LoginOffer } from '#web/checkout/login-offer.tsx'
import { EmptyCartOutcome } from '#web/checkout/outcome-page.tsx'
import { PickupContactForm } from '#web/checkout/pickup-contact-form.tsx'
import { isKnownShopper } from '#web/checkout/prepare-checkout.ts'
import { stepPath } from '#web/checkout/step.ts'
import { sendToAddress, takeAddresses } from '#web/checkout/take-addresses.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { hasError } from '#web/forms/validation-errors.ts'
import { graphql } from '#web/graphql/gql.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import type { Route } from './+types/address.ts'

const setContact = graphql(`
  mutation SetPickupContact(
    $token: String
    $email: String!
    $firstName: String!
    $lastName: String!
    $phoneNumber: String
    $billingAddress: AddressInput
  ) {
    setPickupContact(
      token: $token
      email: $email
      firstName: $firstName
      lastName: $lastName
      phoneNumber: $phoneNumber
      billingAddress: $billingAddress
    ) {
      __typename
      ... on Context { shippingMethod { id } }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  // Whoever is known needs no steps, unless they ask for one.
  if (scope.url.search === '' && !scope.isPosted && (await isKnownShopper(scope))) {
    throw redirect(scope.to('checkoutOnePage'))
  }
  const context = await loadStep(scope, 'address')
  const { billingAddress: given } = context ?? {}
  const collectable = context?.collectable ?? false
  const way = scope.url.searchParams.get('way')
  return {
    cart: context?.cart ?? null,
    collectable,
    // Whoever said before that they collect it is asked for no more.
    collect: collectable && (way === null ? given?.street === '' : way === 'collect'),
    billingRequired: context?.billingAddressRequired ?? false,
    billed: Boolean(given?.street),
    ...(await loadAddresses(scope, context)),
    seo: pageSeo(scope, { title: scope.t('address.title'), robots: 'noindex,nofollow' }),
  }
})

export const action = personalAction(async (scope) => {
  const { request, to, url } = scope
  const form = await request.formData()
  const values = readCheckoutForm(form)
  const none: readonly ValidationError[] = []
  // Without JavaScript the fields of another country are shown by asking for them.
  if (form.get('show') === 'country') return data({ values, errors: none }, { status: 200 })

  const book = form.get('book')
  if (typeof book === 'string') {
    // One that is gone by now is chosen no more: the page shows which is.
    await sendToAddress(scope, book)
    throw redirect(stepPath(to, 'address'), 303)
  }
  if (url.searchParams.get('way') === 'collect') return takeContact(scope, values)
  const errors = await takeAddresses(scope, values)
  if (errors.length === 0) throw redirect(to('checkoutShipment'), 303)
  return data({ values, errors }, { status: 422 })
})

/** Who collects the order; in which store is chosen next. */
async function takeContact({ api, session, to }: PersonalScope, values: CheckoutValues) {
  const { firstName = '', lastName = '', phoneNumber = null } = values.billingAddress
  const { setPickupContact: answer } = await api(setContact, {
    token: session.contextToken ?? null,
    email: values.email,
    firstName,
    lastName,
    phoneNumber,
    billingAddress: values.elsewhere ? addressInput(values.billingAddress) : null,
  })
  if (answer.__typename === 'Context') {
    const type = answer.shippingMethod?.id ?? ''
    throw redirect(`${to('checkoutShipment')}?${new URLSearchParams({ type })}`, 303)
  }
  if (hasError(answer.refusals, 'context-not-found', 'shipping-method-not-found')) {
    throw redirect(stepPath(to, 'address'), 303)
  }
  return data({ values, errors: answer.refusals as readonly ValidationError[] }, { status: 422 })
}

export const meta = seoMeta
export const headers = privatePage

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const path = usePath()
  const { cart, values, countries, salutations, known, lines, book, delivery, collectable, collect } = loaderData
  if (!cart) return <EmptyCartOutcome />
  if (collect) {
    return (
      <CheckoutFrame step="address" title={t('pickup.contact_title')} cart={cart} collected>
        <CheckoutWays collect />
        <PickupContactForm
          key="collect"
          values={actionData?.values ?? { ...values, elsewhere: loaderData.billed }}
          errors={actionData?.errors}
          countries={countries}
          salutations={salutations}
          billingRequired={loaderData.billingRequired}
        />
      </CheckoutFrame>
    )
  }
  return (
    <CheckoutFrame step="address" title={t('address.title')} cart={cart}>
      {collectable && <CheckoutWays collect={false} />}
      {!known && <LoginOffer />}
      <AddressBook addresses={book} delivery={delivery} action={stepPath(path, 'address')} />
      <AddressForm
        key={delivery}
        values={actionData?.values ?? values}
        errors={actionData?.errors}
        known={actionData ? undefined : (lines ?? undefined)}
        countries={countries}
        salutations={salutations}
      />
    </CheckoutFrame>
  )
}

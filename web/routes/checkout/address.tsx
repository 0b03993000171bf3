import { data, redirect } from 'react-router'
import { beginContext } from '#web/cart/ensure-context.ts'
import { AddressBook } from '#web/checkout/address-book.tsx'
import { AddressForm } from '#web/checkout/address-form.tsx'
import { shownAddressLines } from '#web/checkout/address-lines.ts'
import { addressInput, type CheckoutValues, readCheckoutForm, valuesOfAddress } from '#web/checkout/address-values.ts'
import { CheckoutFrame } from '#web/checkout/checkout-frame.tsx'
import { CheckoutWays } from '#web/checkout/checkout-ways.tsx'
import { loadStep } from '#web/checkout/load-step.ts'
import { LoginOffer } from '#web/checkout/login-offer.tsx'
import { EmptyCartOutcome } from '#web/checkout/outcome-page.tsx'
import { PickupContactForm } from '#web/checkout/pickup-contact-form.tsx'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { hasError } from '#web/forms/validation-errors.ts'
import { graphql } from '#web/graphql/gql.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { useTranslate } from '#web/shop-context.tsx'
import type { Route } from './+types/address.ts'

const choicesQuery = graphql(`
  query AddressChoices {
    storeConfig {
      countries { iso name }
      salutations { key label }
    }
    getCustomer {
      email
      activeBillingAddress { ...AddressView }
      activeShippingAddress { ...AddressView }
    }
  }
`)

const bookQuery = graphql(`
  query CheckoutAddressBook {
    addresses { ...AddressView }
  }
`)

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
  const context = await loadStep(scope, 'address')
  const { storeConfig, getCustomer: customer } = await scope.api(choicesQuery)
  // Whoever is logged in finds their default addresses, until they wrote others into this checkout.
  const given = context?.billingAddress
  const book = customer ? (await scope.api(bookQuery)).addresses : []
  const billingAddress = given ?? customer?.activeBillingAddress
  // Where a parcel waits is chosen in the next step; whose it is stands in the address of before.
  const sent = context?.shippingAddress?.customFields.servicePoint ? given : context?.shippingAddress
  const shippingAddress = given ? sent : (sent ?? customer?.activeShippingAddress)
  const collectable = context?.collectable ?? false
  const way = scope.url.searchParams.get('way')
  return {
    cart: context?.cart ?? null,
    collectable,
    // Whoever said before that they collect it is asked for no more.
    collect: collectable && (way === null ? given?.street === '' : way === 'collect'),
    billingRequired: context?.billingAddressRequired ?? false,
    billed: Boolean(given?.street),
    values: {
      email: context?.email ?? customer?.email ?? '',
      elsewhere: Boolean(shippingAddress && shippingAddress.id !== billingAddress?.id),
      billingAddress: valuesOfAddress(billingAddress),
      shippingAddress: shippingAddress?.id === billingAddress?.id ? {} : valuesOfAddress(shippingAddress),
    },
    known: customer !== null,
    lines: customer && {
      ...(billingAddress?.street && { billingAddress: shownAddressLines(billingAddress) }),
      ...(shippingAddress?.street &&
        shippingAddress.id !== billingAddress?.id && { shippingAddress: shownAddressLines(shippingAddress) }),
    },
    // An address to choose is one beside the other.
    book: book.length > 1 ? book : [],
    delivery: shippingAddress?.id ?? null,
    countries: storeConfig.countries,
    salutations: storeConfig.salutations,
    seo: pageSeo(scope, { title: scope.t('address.title'), robots: 'noindex,nofollow' }),
  }
})

export const action = personalAction(async (scope) => {
  const { request, api, session, to, url } = scope
  const form = await request.formData()
  const values = readCheckoutForm(form)
  const none: readonly ValidationError[] = []
  // Without JavaScript the fields of another country are shown by asking for them.
  if (form.get('show') === 'country') return data({ values, errors: none }, { status: 200 })

  const book = form.get('book')
  if (typeof book === 'string') {
    await api(sendTo, { token: session.contextToken ?? '', id: book })
    throw redirect(to('checkout'), 303)
  }
  if (url.searchParams.get('way') === 'collect') return takeContact(scope, values)
  const typed = {
    email: values.email,
    billingAddress: addressInput(values.billingAddress),
    shippingAddress: values.elsewhere ? addressInput(values.shippingAddress) : null,
  }
  const { setShippingAddress: answer } = await api(setAddress, { token: session.contextToken ?? null, ...typed })
  if (answer.__typename === 'Context') throw redirect(to('checkoutShipment'), 303)
  if (hasError(answer.refusals, 'context-not-found')) {
    // The cart has ended, and the page says so. Nobody types an address twice: the next cart has it.
    await api(setAddress, { token: await beginContext(scope), ...typed })
    throw redirect(to('checkout'), 303)
  }
  return data({ values, errors: answer.refusals as readonly ValidationError[] }, { status: 422 })
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
  if (hasError(answer.refusals, 'context-not-found', 'shipping-method-not-found')) throw redirect(to('checkout'), 303)
  return data({ values, errors: answer.refusals as readonly ValidationError[] }, { status: 422 })
}

export const meta = seoMeta
export const headers = privatePage

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
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
      <AddressBook addresses={book} delivery={delivery} />
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

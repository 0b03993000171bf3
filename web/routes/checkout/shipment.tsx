import { data, redirect } from 'react-router'
import { CheckoutFrame } from '#web/checkout/checkout-frame.tsx'
import { chooseShippingMethod } from '#web/checkout/choose-shipping-method.ts'
import { loadPoints } from '#web/checkout/load-points.ts'
import { loadStep } from '#web/checkout/load-step.ts'
import { EmptyCartOutcome } from '#web/checkout/outcome-page.tsx'
import { ServicePointForm } from '#web/checkout/service-point-form.tsx'
import { ShipmentForm } from '#web/checkout/shipment-form.tsx'
import { loadShippingMethods } from '#web/checkout/shipping-options.ts'
import { stepPath } from '#web/checkout/step.ts'
import { hasError, type ValidationError } from '#web/forms/validation-errors.ts'
import { graphql } from '#web/graphql/gql.ts'
import { type PersonalScope, personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import { useTranslate } from '#web/shop-context.tsx'
import type { Route } from './+types/shipment.ts'

const choosePoint = graphql(`
  mutation ChooseServicePoint($token: String, $type: ID!, $providerId: ID!, $dhlCustomerNumber: String) {
    setServicePoint(token: $token, type: $type, providerId: $providerId, dhlCustomerNumber: $dhlCustomerNumber) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/** How the parcel travels; with `?type=`, a method whose parcels are collected, where it waits. */
export const loader = personalLoader(async (scope) => {
  const { t, url } = scope
  const context = await loadStep(scope, 'shipment')
  const methods = context ? await loadShippingMethods(scope) : []
  const collected = methods.find(({ id, type }) => type === 'pickup' && id === url.searchParams.get('type'))
  // Nothing can be sent to somebody who only said who they are: in which store they collect it is the question.
  const isContact = context?.billingAddress?.street === ''
  const storePickup = methods.find((method) => method.storePickup)
  if (isContact && storePickup && collected !== storePickup) throw redirect(pointsOf(scope, storePickup.id))
  const points = context && collected ? await loadPoints(scope, collected.id, context) : undefined
  const title = t(titleOf(collected))
  return {
    cart: context?.cart ?? null,
    chosen: context?.shippingMethod?.id ?? null,
    methods,
    collected,
    isContact,
    points,
    seo: pageSeo(scope, { title, robots: 'noindex,nofollow' }),
  }
})

export const action = personalAction(async (scope) => {
  const form = await scope.request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return form.has('type')
    ? takePoint(scope, { type: text('type'), providerId: text('servicePoint'), number: text('dhlCustomerNumber') })
    : takeMethod(scope, text('shippingMethod'), form.has('stay'))
})

/** Where the places of a method are chosen. */
const pointsOf = ({ to }: Pick<PersonalScope, 'to'>, type: string) =>
  `${to('checkoutShipment')}?${new URLSearchParams({ type })}`

/** Who collects in a store is asked in which; everybody else how it travels, also where a carrier keeps it for them. */
const titleOf = (collected: { readonly storePickup: boolean } | undefined) =>
  collected?.storePickup ? 'pickup.choose_title' : 'shipment.title'

/** @param stay the shopper is still choosing: what it costs and when it comes is shown at once, beside the methods */
async function takeMethod(scope: PersonalScope, id: string, stay: boolean) {
  const chosen = await chooseShippingMethod(scope, id)
  if ('errors' in chosen) return declined(chosen.errors)
  if (stay) return data({ errors: [] as readonly ValidationError[], typed: undefined })
  if (chosen.collected) throw redirect(`${pointsOf(scope, id)}#places`, 303)
  throw redirect(scope.to('checkoutPayment'), 303)
}

async function takePoint(
  { api, session, to }: PersonalScope,
  { type, providerId, number }: { readonly type: string; readonly providerId: string; readonly number: string },
) {
  const token = session.contextToken ?? null
  const { setServicePoint: chosen } = await api(choosePoint, { token, type, providerId, dhlCustomerNumber: number })
  if (chosen.__typename === 'Context') throw redirect(to('checkoutPayment'), 303)
  if (hasError(chosen.refusals, 'context-not-found', 'address-missing')) throw redirect(stepPath(to, 'address'), 303)
  return declined(chosen.refusals, { providerId, dhlCustomerNumber: number })
}

function declined(
  errors: readonly ValidationError[],
  typed?: { readonly providerId: string; readonly dhlCustomerNumber: string },
) {
  return data({ errors, typed }, { status: 422 })
}

export const meta = seoMeta
export const headers = privatePage

export default function Shipment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { cart, methods, chosen, collected, isContact, points } = loaderData
  if (!cart) return <EmptyCartOutcome />
  const refused = actionData?.typed && { typed: actionData.typed, errors: actionData.errors }
  if (collected?.storePickup && points) {
    return (
      <CheckoutFrame step="shipment" title={t(titleOf(collected))} cart={cart} collected>
        <ServicePointForm
          key={points.query}
          method={collected}
          search={points}
          back={isContact ? 'checkout' : 'checkoutShipment'}
          typed={refused?.typed}
          errors={refused?.errors}
        />
      </CheckoutFrame>
    )
  }
  return (
    <CheckoutFrame step="shipment" title={t(titleOf(collected))} cart={cart} collected={false}>
      <ShipmentForm
        key={collected?.id}
        methods={methods}
        chosen={chosen}
        errors={refused ? [] : actionData?.errors}
        opened={collected && points ? { collected, points } : undefined}
        refused={refused}
      />
    </CheckoutFrame>
  )
}

import { data, redirect } from 'react-router'
import { privatePage } from '#web/cart/private-page.ts'
import { CheckoutFrame } from '#web/checkout/checkout-frame.tsx'
import { type Fault, fault, has } from '#web/checkout/faults.ts'
import { loadStep } from '#web/checkout/load-step.ts'
import { EmptyBag } from '#web/checkout/outcome-page.tsx'
import { ShipmentForm } from '#web/checkout/shipment-form.tsx'
import { pageSeo, seoMeta } from '#web/content/seo.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { useWords } from '#web/shop-context.tsx'
import type { Route } from './+types/shipment.ts'

const methodsQuery = graphql(`
  query AvailableShippingMethods($token: String, $onlyAvailable: Boolean) {
    getShippingMethods(token: $token, onlyAvailable: $onlyAvailable) {
      id name description deliveryTime
      price { amount label }
      freeFrom { label }
    }
  }
`)

const chooseMethod = graphql(`
  mutation ChooseShippingMethod($token: String!, $id: ID!) {
    updateShippingMethod(token: $token, id: $id) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const loader = personalLoader(async (scope) => {
  const { api, session, t } = scope
  const context = await loadStep(scope, 'shipment')
  const methods = context
    ? (await api(methodsQuery, { token: session.contextToken ?? null, onlyAvailable: true })).getShippingMethods
    : []
  return {
    cart: context?.cart ?? null,
    chosen: context?.shippingMethod?.id ?? null,
    methods,
    seo: pageSeo(scope, { title: t('shipment.title'), robots: 'noindex,nofollow' }),
  }
})

export const action = personalAction(async ({ request, api, session, to }) => {
  const id = String((await request.formData()).get('shippingMethod') ?? '')
  const faults: readonly Fault[] = id === '' ? [fault('shipping-method-missing', 'shippingMethod')] : await choose()
  if (has(faults, 'context-not-found')) throw redirect(to('checkoutShipment'), 303)
  if (faults.length > 0) return data({ faults }, { status: 422 })
  throw redirect(to('checkoutPayment'), 303)

  async function choose(): Promise<readonly Fault[]> {
    const answer = await api(chooseMethod, { token: session.contextToken ?? '', id })
    const { updateShippingMethod: chosen } = answer
    return chosen.__typename === 'Refused' ? chosen.refusals : []
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Shipment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords()
  const { cart, methods, chosen } = loaderData
  if (!cart) return <EmptyBag />
  return (
    <CheckoutFrame step="shipment" title={t('shipment.title')} cart={cart}>
      <ShipmentForm methods={methods} chosen={chosen} faults={actionData?.faults} />
    </CheckoutFrame>
  )
}

import { graphql } from '#web/graphql/gql.ts'
import type { AvailableShippingMethodsQuery } from '#web/graphql/graphql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import type { Translate } from '#web/messages/translator.ts'

/** A way to deliver, as the checkout shows it. */
export type ShippingMethodView = AvailableShippingMethodsQuery['getShippingMethods'][number]

const methodsQuery = graphql(`
  query AvailableShippingMethods($token: String, $onlyAvailable: Boolean) {
    getShippingMethods(token: $token, onlyAvailable: $onlyAvailable) {
      id name description type storePickup deliveryTime asksForCustomerNumber
      price { amount label }
      freeFrom { label }
      deliveryDate { label }
    }
  }
`)

/** The ways in which the cart can be delivered to where it goes. */
export async function loadShippingMethods({
  api,
  session,
}: Pick<PersonalScope, 'api' | 'session'>): Promise<readonly ShippingMethodView[]> {
  return (await api(methodsQuery, { token: session.contextToken ?? null, onlyAvailable: true })).getShippingMethods
}

/** The ways to deliver as rows to choose from: what is special about each, when it comes, what it costs. */
export function shippingOptions(methods: readonly ShippingMethodView[], t: Translate) {
  const promise = (days: string) => {
    const [min = '', max = min] = days.split('-')
    return t('delivery.short', { min, max })
  }
  const whenOf = ({ storePickup, type, deliveryDate, deliveryTime }: ShippingMethodView) => {
    if (storePickup) return t('pickup.method_hint')
    if (!deliveryDate) return promise(deliveryTime)
    return t(type === 'pickup' ? 'delivery.collect_on' : 'delivery.on', { date: deliveryDate.label })
  }
  return methods.map((method) => ({
    value: method.id,
    label: method.name,
    hint: [
      method.description !== method.name && method.description,
      whenOf(method),
      method.freeFrom && method.price.amount > 0 && t('shipment.free_from', { price: method.freeFrom.label }),
    ]
      .filter(Boolean)
      .join('\u00a0· '),
    aside: method.price.amount === 0 ? t('shipment.free') : method.price.label,
  }))
}

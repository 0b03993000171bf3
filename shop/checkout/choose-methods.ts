import type { Clock } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import { reaches, type ShippingMethod, shippingMethods } from '../cart/shipping-methods.ts'
import type { Transact, Writers } from '../transact.ts'
import { isContactOnly } from './address.ts'
import { isMethodId } from './payment-methods.ts'
import { leadsTo } from './service-point.ts'

type Parts = { readonly transact: Transact; readonly clock: Clock }

/** Chooses how the parcel travels. */
export function updateShippingMethod(
  parts: Parts,
  storefront: Storefront,
  token: string,
  id: string,
): Promise<Context | Refused> {
  return parts.transact({ token }, async (writers) => {
    const now = parts.clock.now()
    const context = await writers.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
    const method = shippingMethods(storefront).find((one) => one.id === id)
    const country = await destinationOf(writers, context, storefront)
    if (!method || !reaches(method, country)) {
      return declined(refuse('shipping-method-not-found', { field: 'shippingMethod' }))
    }
    const back = await backHome(writers, context, method)
    if (await isNowhere(writers, context, method, back.shippingAddressId)) return declined(refuse('address-missing'))
    return writers.contexts.change(context.id, { shippingMethod: id, ...back }, now)
  })
}

/** From a place where it can't wait any more, the parcel goes back to the address of before. */
async function backHome(
  { addresses }: Pick<Writers, 'addresses'>,
  { shippingAddressId, billingAddressId }: Context,
  { pickup }: ShippingMethod,
): Promise<{ shippingAddressId?: string | null }> {
  const [address] = shippingAddressId === null ? [] : await addresses.addresses([shippingAddressId])
  const kept = readServicePoint(address?.customFields.servicePoint)
  if (!address || !kept || leadsTo(kept, pickup)) return {}
  const [origin] = address.customFields.origin ? await addresses.addresses([address.customFields.origin]) : []
  return { shippingAddressId: origin?.id ?? billingAddressId }
}

/** Whether something would be sent to somebody who has not said where they live: they meant to collect it in a store. */
async function isNowhere(
  { addresses }: Pick<Writers, 'addresses'>,
  { shippingAddressId }: Context,
  { pickup }: ShippingMethod,
  back: string | null = shippingAddressId,
): Promise<boolean> {
  if (pickup?.source === 'store' || back === null) return false
  const [address] = await addresses.addresses([back])
  return address !== undefined && isContactOnly(address)
}

/** Where the parcel goes; the storefront's own country until an address says otherwise. */
async function destinationOf(
  { addresses }: Pick<Writers, 'addresses'>,
  { shippingAddressId }: Context,
  storefront: Storefront,
): Promise<Country> {
  const [address] = shippingAddressId === null ? [] : await addresses.addresses([shippingAddressId])
  return address?.country ?? storefront.country
}

/** Chooses how to pay. Whether the method can pay this order is asked when it is placed, since amounts change until then. */
export function updatePaymentMethod(
  parts: Parts,
  storefront: Storefront,
  token: string,
  id: string,
): Promise<Context | Refused> {
  return parts.transact({ token }, async (writers) => {
    const now = parts.clock.now()
    const context = await writers.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
    if (!isMethodId(id)) return declined(refuse('payment-method-not-found', { field: 'paymentMethod' }))
    return writers.contexts.change(context.id, { paymentMethod: id }, now)
  })
}

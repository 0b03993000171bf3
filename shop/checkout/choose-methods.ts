import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import { shippingMethods, shipsTo } from '../cart/shipping-methods.ts'
import { isContactOnly } from '../orders/address.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import { isMethodId } from './payment-methods.ts'
import { leadsTo } from './service-point.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource }

/** Chooses how the parcel travels. */
export function updateShippingMethod(
  deps: Deps,
  storefront: Storefront,
  token: string,
  id: string,
): Promise<Context | Refused> {
  return deps.transact(['addresses', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    const method = shippingMethods(deps.settings.at(now), storefront).find((one) => one.id === id)
    const country = await destinationOf(repositories, context, storefront)
    if (!method || !shipsTo(method, country)) {
      return refusedWith(refusalOf('shipping-method-not-found', { field: 'shippingMethod' }))
    }
    const back = await backHome(repositories, context, method)
    if (await isNowhere(repositories, context, method, back.shippingAddressId))
      return refusedWith(refusalOf('address-missing'))
    return repositories.contexts.change(context.id, { shippingMethod: id, ...back }, now)
  })
}

/** From a place where it can't wait any more, the parcel goes back to the address of before. */
async function backHome(
  { addresses }: Pick<Repositories, 'addresses'>,
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
  { addresses }: Pick<Repositories, 'addresses'>,
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
  { addresses }: Pick<Repositories, 'addresses'>,
  { shippingAddressId }: Context,
  storefront: Storefront,
): Promise<Country> {
  const [address] = shippingAddressId === null ? [] : await addresses.addresses([shippingAddressId])
  return address?.country ?? storefront.country
}

/** Chooses how to pay. Whether the method can pay this order is asked when it is placed, since amounts change until then. */
export function updatePaymentMethod(
  deps: Deps,
  storefront: Storefront,
  token: string,
  id: string,
): Promise<Context | Refused> {
  return deps.transact(['contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    if (!isMethodId(id)) return refusedWith(refusalOf('payment-method-not-found', { field: 'paymentMethod' }))
    return repositories.contexts.change(context.id, { paymentMethod: id }, now)
  })
}

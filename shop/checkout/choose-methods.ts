import { lastWrite } from '#database/unit-of-work.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import { shippingMethods, shipsTo } from '../cart/shipping-methods.ts'
import { isContactOnly } from '../orders/address.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { StoredAddress } from './address-store.ts'
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
    const address = await addressOf(repositories, context.shippingAddressId)
    if (!method || !shipsTo(method, address?.country ?? storefront.country)) {
      return refusedWith(refusalOf('shipping-method-not-found', { field: 'shippingMethod' }))
    }
    const to = await destinationBy(repositories, context, method, address)
    if (to && method.pickup?.source !== 'store' && isContactOnly(to)) return refusedWith(refusalOf('address-missing'))
    const back = to?.id === address?.id ? {} : { shippingAddressId: to?.id ?? null }
    return lastWrite(repositories.contexts.change(context.id, { shippingMethod: id, ...back }, now))
  })
}

async function addressOf({ addresses }: Pick<Repositories, 'addresses'>, id: string | null) {
  const [address] = id === null ? [] : await addresses.addresses([id])
  return address
}

/** From a place where it can't wait any more, the parcel goes back to the address of before. */
async function destinationBy(
  repositories: Pick<Repositories, 'addresses'>,
  { billingAddressId }: Context,
  { pickup }: ShippingMethod,
  address: StoredAddress | undefined,
): Promise<StoredAddress | undefined> {
  const kept = readServicePoint(address?.customFields.servicePoint)
  if (!address || !kept || leadsTo(kept, pickup)) return address
  const origin = await addressOf(repositories, address.customFields.origin ?? null)
  return origin ?? addressOf(repositories, billingAddressId)
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
    return lastWrite(repositories.contexts.change(context.id, { paymentMethod: id }, now))
  })
}

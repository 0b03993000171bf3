import { lastWrite } from '#database/unit-of-work.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import { shippingMethods, shipsTo } from '../cart/shipping-methods.ts'
import { isContactOnly } from '../orders/address.ts'
import { hasPaymentName } from '../orders/payment-names.ts'
import { PaymentProviderUnavailable } from '../orders/payment-port.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { StoredAddress } from './address-store.ts'
import { isMethodId, type OfferedPaymentMethod, ordinaryAmount, type PaymentQuestion } from './payment-methods.ts'
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

type PaymentOffer = {
  readonly methods: (storefront: Storefront, question: PaymentQuestion) => Promise<readonly OfferedPaymentMethod[]>
}

/**
 * Chooses how to pay: by a method that there is. Whether it can pay this order is asked when it is placed, since amounts change until
 * then. Who orders for a caller offers ways of their own, and asks no provider.
 */
export async function updatePaymentMethod(
  deps: Deps & { readonly offer?: PaymentOffer },
  storefront: Storefront,
  token: string,
  id: string,
): Promise<Context | Refused> {
  const exists = isMethodId(id) && (!deps.offer || hasPaymentName(id) || (await isOffered(deps.offer, storefront, id)))
  return deps.transact(['contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    if (!exists) return refusedWith(refusalOf('payment-method-not-found', { field: 'paymentMethod' }))
    return lastWrite(repositories.contexts.change(context.id, { paymentMethod: id }, now))
  })
}

/** Whether the provider names it; while nobody can ask, it is decided when the order is paid. */
async function isOffered(offer: PaymentOffer, storefront: Storefront, id: string): Promise<boolean> {
  const question = { amount: ordinaryAmount, country: storefront.country, chosen: null }
  try {
    return (await offer.methods(storefront, question)).some((method) => method.id === id)
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return true
    throw error
  }
}

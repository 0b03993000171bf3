import type { Clock } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { type Refusal, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import { storePickup } from '../cart/shipping-methods.ts'
import { readAddress, type TypedAddress } from '../orders/address.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'

/** Who collects an order in a store of ours. */
export type TypedPickupContact = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber?: string | null | undefined
  /** For an invoice that names it, or a way to pay that asks for it. */
  readonly billingAddress?: TypedAddress | null | undefined
}

/**
 * Stores who collects the order: nothing is sent, so a name and a way to be reached are enough. In which store is chosen next.
 * All errors come back at once, each with its field.
 */
export async function setPickupContact(
  deps: { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource },
  storefront: Storefront,
  token: string | undefined,
  typed: TypedPickupContact,
): Promise<Context | Refused> {
  const method = storePickup(deps.settings.at(deps.clock.now()), storefront)
  if (!method) return refusedWith(refusalOf('shipping-method-not-found', { field: 'shippingMethod' }))
  const error = emailError(typed.email)
  const refusals: Refusal[] = error ? [refusalOf(error, { field: 'email' })] : []
  const read = typed.billingAddress
    ? readAddress({ ...typed.billingAddress, ...namesOf(typed) }, storefront, 'billingAddress.', 'billing')
    : readAddress(
        { ...nowhere, ...namesOf(typed), countryIso: storefront.country },
        storefront,
        'billingAddress.',
        'contact',
      )
  if ('refusals' in read) refusals.push(...read.refusals)
  if (refusals.length > 0 || 'refusals' in read) return refusedWith(...refusals)

  return deps.transact(['addresses', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    const billingAddressId = await repositories.addresses.add(read.address, now)
    const change = { email: normalizedEmail(typed.email), billingAddressId, shippingAddressId: billingAddressId }
    return repositories.contexts.change(context.id, { ...change, shippingMethod: method.id }, now)
  })
}

const namesOf = ({ firstName, lastName, phoneNumber }: TypedPickupContact) => ({ firstName, lastName, phoneNumber })
const nowhere = { street: '', zipcode: '', city: '' }

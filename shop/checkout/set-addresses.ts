import { lastWrite } from '#database/unit-of-work.ts'
import type { Clock } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { type Refusal, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import type { ContextChange } from '../cart/context-store.ts'
import { readAddress, type TypedAddress } from '../orders/address.ts'
import type { Transact } from '../transact.ts'

export type TypedCheckoutAddress = {
  readonly email?: string | null | undefined
  readonly billingAddress?: TypedAddress | null | undefined
  /** Absent: the parcel goes to the billing address. */
  readonly shippingAddress?: TypedAddress | null | undefined
}

/**
 * Stores who buys and where the parcel goes. All errors come back at once, each with its field; a sound address takes the
 * place of the one before.
 */
export async function setAddresses(
  deps: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  token: string | undefined,
  typed: TypedCheckoutAddress,
): Promise<Context | Refused> {
  const refusals: Refusal[] = []
  if (typed.email !== undefined && typed.email !== null) {
    const error = emailError(typed.email)
    if (error) refusals.push(refusalOf(error, { field: 'email' }))
  }
  const sameForBoth = !typed.shippingAddress
  const billing = typed.billingAddress
    ? readAddress(typed.billingAddress, storefront, 'billingAddress.', sameForBoth ? 'shipping' : 'billing')
    : undefined
  const shipping = typed.shippingAddress
    ? readAddress(typed.shippingAddress, storefront, 'shippingAddress.', 'shipping')
    : undefined
  for (const read of [billing, shipping]) if (read && 'refusals' in read) refusals.push(...read.refusals)
  if (refusals.length > 0) return refusedWith(...refusals)

  return deps.transact(['addresses', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    const change: { -readonly [Key in keyof ContextChange]: ContextChange[Key] } = {}
    if (typed.email) change.email = normalizedEmail(typed.email)
    if (billing && 'address' in billing) {
      change.billingAddressId = await repositories.addresses.add(billing.address, now)
      if (sameForBoth) change.shippingAddressId = change.billingAddressId
    }
    if (shipping && 'address' in shipping)
      change.shippingAddressId = await repositories.addresses.add(shipping.address, now)
    return lastWrite(repositories.contexts.change(context.id, change, now))
  })
}

/** Sends the parcel to an address that this shopper gave before, or that stands in the book of the one logged in. */
export async function updateShippingAddress(
  deps: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  token: string,
  addressId: string,
  customerId?: string,
): Promise<Context | Refused> {
  return deps.transact(['addresses', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    const book = customerId === undefined ? [] : await repositories.addresses.ofCustomer(customerId)
    const own = [context.billingAddressId, context.shippingAddressId, ...book.map(({ id }) => id)]
    if (!own.includes(addressId)) return refusedWith(refusalOf('address-missing', { field: 'id' }))
    return lastWrite(repositories.contexts.change(context.id, { shippingAddressId: addressId }, now))
  })
}

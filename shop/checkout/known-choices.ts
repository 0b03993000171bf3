import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import { chosenShippingMethod, homeDelivery, shippingMethods, shipsTo } from '../cart/shipping-methods.ts'
import { type Address, isContactOnly, readAddress } from '../orders/address.ts'
import type { LastChoices } from '../orders/order-store.ts'
import type { ShopSettings } from '../settings/settings.ts'
import type { StoredAddress } from './address-store.ts'
import { capturesLater, isGiftCard } from './payment-methods.ts'

/** Who is logged in, as far as a checkout needs to know. */
export type OrderingCustomer = {
  readonly id: string
  readonly email: string
  readonly defaultBillingAddressId: string | null
  readonly defaultShippingAddressId: string | null
}

/** What is known of somebody before they say anything. */
type Known = {
  readonly customer: OrderingCustomer
  readonly book: readonly StoredAddress[]
  /** The addresses that were chosen in this checkout. */
  readonly chosen: { readonly billing: StoredAddress | undefined; readonly shipping: StoredAddress | undefined }
  /** Of the order that they paid last in this storefront. */
  readonly last: LastChoices | undefined
}

export type KnownChoices = Pick<
  Context,
  'email' | 'billingAddressId' | 'shippingAddressId' | 'shippingMethod' | 'paymentMethod'
>

/**
 * All that an order needs to know besides what is in it: what was chosen in this checkout, else what the account says, else what was
 * chosen for the last order. A credit and a gift card are never chosen for anybody, and neither is a place to collect a parcel,
 * which may be closed by now.
 *
 * @returns nothing where an address is missing or can't be delivered to, which has to be asked for
 */
export function knownChoices(
  settings: Pick<ShopSettings, 'delivery'>,
  storefront: Storefront,
  context: Context,
  { customer, book, chosen, last }: Known,
): KnownChoices | undefined {
  const ofBook = (id: string | null) => book.find((address) => address.id === id)
  const billing = chosen.billing ?? ofBook(customer.defaultBillingAddressId) ?? book[0]
  // Who gave an address in this checkout gave it for the parcel too.
  const shipping =
    chosen.shipping ??
    chosen.billing ??
    ofBook(customer.defaultShippingAddressId) ??
    book.find((address) => last && isSamePlace(address, last.shippingAddress)) ??
    billing
  if (!billing || !shipping || !isSound(billing, storefront, 'billing')) return undefined
  if (!isSound(shipping, storefront, 'shipping')) return undefined
  const shippingMethod = context.shippingMethod ?? methodFor(settings, storefront, shipping, last)
  if (!chosenShippingMethod(settings, storefront, shippingMethod, shipping.country)) return undefined
  return {
    email: context.email ?? customer.email,
    billingAddressId: billing.id,
    shippingAddressId: shipping.id,
    shippingMethod,
    paymentMethod: context.paymentMethod ?? paymentLike(last),
  }
}

/** Whether an address that is stored would be taken if it were typed now. */
function isSound(address: StoredAddress, storefront: Storefront, use: 'billing' | 'shipping'): boolean {
  // Where a parcel waits was found by its carrier.
  if (use === 'shipping' && address.customFields.servicePoint) return true
  const { country, customFields: _, ...typed } = address
  return !isContactOnly(address) && 'address' in readAddress({ ...typed, countryIso: country }, storefront, '', use)
}

function isSamePlace(a: Address, b: Address): boolean {
  const words = ({ country, firstName, lastName, street, zipcode, city, ...rest }: Address) =>
    [
      country,
      firstName,
      lastName,
      street,
      rest.additionalAddressLine1,
      rest.additionalAddressLine2,
      zipcode,
      city,
    ].join()
  return words(a) === words(b)
}

/** How the last parcel came, if it can come so again; else the first way, but none to a place that would have to be chosen. */
function methodFor(
  settings: Pick<ShopSettings, 'delivery'>,
  storefront: Storefront,
  { country }: StoredAddress,
  last: LastChoices | undefined,
): string | null {
  const again = shippingMethods(settings, storefront).find(({ id }) => id === last?.shippingMethod)
  if (again?.type === 'home' && shipsTo(again, country)) return again.id
  return homeDelivery(settings, storefront, country)?.method.id ?? null
}

function paymentLike(last: LastChoices | undefined): string | null {
  if (!last || capturesLater(last.paymentMethod) || isGiftCard(last.paymentMethod)) return null
  return last.paymentMethod
}

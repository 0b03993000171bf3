import type { Storefront } from '#kernel/storefront.ts'
import { readAddress } from '../orders/address.ts'
import type { Order } from '../orders/order.ts'
import type { Registration } from './register-customer.ts'

/**
 * The account of a guest who placed an order a moment ago: with a password everything is known, and nothing has to be typed again.
 * An address that is none, of an order that is collected, stays out of the address book.
 */
export function registrationOf(
  order: Pick<Order, 'id' | 'email' | 'billingAddress'>,
  storefront: Pick<Storefront, 'deliversTo'>,
  chosen: Pick<Registration, 'password' | 'storefrontUrl' | 'device'>,
): Registration {
  const { country, salutation, firstName, lastName, customFields: _, ...postal } = order.billingAddress
  const address = { ...postal, countryIso: country, salutation, firstName, lastName }
  const isWhole = 'address' in readAddress(address, storefront, '', 'billing')
  return {
    ...chosen,
    firstName,
    lastName,
    email: order.email,
    salutation,
    birthday: null,
    newsletter: false,
    billingAddress: isWhole ? address : null,
    orderId: order.id,
  }
}

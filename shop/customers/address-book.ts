import type { Clock } from '#kernel/clock.ts'
import { isUuid } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { StoredAddress } from '../checkout/address-store.ts'
import { readAddress, type TypedAddress } from '../orders/address.ts'
import type { Transact } from '../transact.ts'
import type { Customer } from './customer.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock }

export const mostAddresses = 30

/** Writes an address into a customer's book. The first one becomes the default for both. */
export async function addAddress(
  { transact, clock }: Deps,
  storefront: Storefront,
  customer: Customer,
  typed: TypedAddress,
): Promise<StoredAddress | Refused> {
  const read = readAddress(typed, storefront, '', 'billing')
  if ('refusals' in read) return refusedWith(...read.refusals)
  return transact(['addresses', 'customers'], { customerId: customer.id }, async ({ customers, addresses }) => {
    const now = clock.now()
    const held = await customers.lock(customer.id)
    if (!held) return refusedWith(refusalOf('login-required'))
    const book = await addresses.ofCustomer(held.id)
    if (book.length >= mostAddresses)
      return refusedWith(refusalOf('address-book-full', { name: String(mostAddresses) }))
    const id = await addresses.add(read.address, now, held.id)
    if (book.length === 0) {
      await customers.change(held.id, { defaultBillingAddressId: id, defaultShippingAddressId: id }, now)
    }
    return { ...read.address, id }
  })
}

/** Writes an address of one's own anew. Orders that went there keep the copy that they have. */
export async function updateAddress(
  { transact }: Deps,
  storefront: Storefront,
  customer: Customer,
  id: string,
  typed: TypedAddress,
): Promise<StoredAddress | Refused> {
  const read = readAddress(typed, storefront, '', 'billing')
  if ('refusals' in read) return refusedWith(...read.refusals)
  return transact(['addresses'], { customerId: customer.id }, async ({ addresses }) => {
    const changed = isUuid(id) && (await addresses.replaceOfCustomer(customer.id, id, read.address))
    return changed ? { ...read.address, id } : refusedWith(refusalOf('address-missing', { field: 'id' }))
  })
}

/** Takes an address out of the book. Those that orders go to by default stay until another one takes their place. */
export async function deleteAddress(
  { transact }: Deps,
  customer: Customer,
  id: string,
): Promise<{ readonly id: string } | Refused> {
  return transact(['addresses', 'customers'], { customerId: customer.id }, async ({ customers, addresses }) => {
    const held = await customers.lock(customer.id)
    if (!held) return refusedWith(refusalOf('login-required'))
    if (id === held.defaultBillingAddressId || id === held.defaultShippingAddressId) {
      return refusedWith(refusalOf('address-is-default', { field: 'id' }))
    }
    const gone = isUuid(id) && (await addresses.deleteOfCustomer(held.id, id))
    return gone ? { id } : refusedWith(refusalOf('address-missing', { field: 'id' }))
  })
}

/** Makes an address of one's own the one that invoices, or parcels, go to unless another one is chosen. */
export async function setDefaultAddress(
  { transact, clock }: Deps,
  customer: Customer,
  use: 'billing' | 'shipping',
  id: string,
): Promise<Customer | Refused> {
  return transact(['addresses', 'customers'], { customerId: customer.id }, async ({ customers, addresses }) => {
    const own = isUuid(id) && (await addresses.ofCustomer(customer.id)).some((address) => address.id === id)
    if (!own) return refusedWith(refusalOf('address-missing', { field: 'id' }))
    const changed = await customers.change(
      customer.id,
      use === 'billing' ? { defaultBillingAddressId: id } : { defaultShippingAddressId: id },
      clock.now(),
    )
    return changed ?? refusedWith(refusalOf('login-required'))
  })
}

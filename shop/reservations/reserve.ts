import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { isUuid, newToken } from '#kernel/ids.ts'
import { type Refusal, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import { heldUntil } from './held-until.ts'
import { mostAtOnce, reservationNumber, type StoreReservation } from './reservation.ts'

export type ReservationInput = {
  /** Of the form: the same form twice is one reservation. */
  readonly key: string
  /** Of the size. */
  readonly sku: string
  /** Of the store. */
  readonly location: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

type Deps = { readonly transact: Transact; readonly clock: Clock; readonly openHours: number }

const longestName = 80
const numberLength = 6

/**
 * Has a store keep one pair apart for some of its opening hours, and tells the shopper and the store by mail. The pair leaves
 * the stock in the same transaction, so that it can't be sold meanwhile. The same form again answers what it made; the same pair
 * for the same address is refused, since whoever types an address need not be its owner.
 */
export async function reserveInStore(
  { transact, clock, openHours }: Deps,
  storefront: Storefront,
  wish: ReservationInput,
): Promise<StoreReservation | Refused> {
  const typed = { firstName: wish.firstName.trim(), lastName: wish.lastName.trim() }
  const errors = errorsOf({ ...typed, email: wish.email })
  if (errors.length > 0) return refusedWith(...errors)
  if (!isUuid(wish.key)) return refusedWith(refusalOf('reservation-not-possible'))
  const email = normalizedEmail(wish.email)
  return transact(['invalidate', 'jobs', 'reservations'], async ({ reservations, jobs, invalidate }) => {
    const before = await reservations.byWish(wish.key)
    if (before) return before
    const now = clock.now()
    const size = await reservations.sizeOnSale(wish.sku, now)
    if (!size) return refusedWith(refusalOf('product-not-found', { field: 'sku', name: wish.sku }))
    const { variantId, productId } = size
    if ((await reservations.countHeld(email)) >= mostAtOnce)
      return refusedWith(refusalOf('reservation-limit', { name: String(mostAtOnce) }))
    const number = reservationNumber(crypto.getRandomValues(new Uint8Array(numberLength)))
    if (!(await reservations.takeFromShelf(variantId, wish.location, number, { handedOver: false })))
      return refusedWith(refusalOf('reservation-not-possible', { field: 'location' }))
    const token = newToken()
    const id = await reservations.add({
      variantId,
      locationCode: wish.location,
      number,
      storefrontCode: storefront.code,
      email,
      ...typed,
      wish: wish.key,
      token,
      heldUntil: heldUntil(await reservations.openingHoursOf(wish.location), now, openHours),
      now,
    })
    const made = id === undefined ? undefined : await reservations.byId(id)
    // What was taken is put back with the transaction.
    if (id === undefined) return refusedWith(refusalOf('reservation-exists'))
    if (!made) return refusedWith(refusalOf('reservation-not-possible', { field: 'location' }))
    await jobs.mailReservation('reserved', id)
    await jobs.mailReservation('to-store', id)
    await invalidate(changes.stock([productId]))
    return made
  })
}

function errorsOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): Refusal[] {
  const mail = emailError(email)
  return [
    ...(firstName === '' ? [refusalOf('first-name-required', { field: 'firstName' })] : []),
    ...(lastName === '' ? [refusalOf('last-name-required', { field: 'lastName' })] : []),
    ...(firstName.length > longestName ? [refusalOf('field-too-long', { field: 'firstName' })] : []),
    ...(lastName.length > longestName ? [refusalOf('field-too-long', { field: 'lastName' })] : []),
    ...(mail ? [refusalOf(mail, { field: 'email' })] : []),
  ]
}

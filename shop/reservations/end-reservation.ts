import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { StoreReservation } from './reservation.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock }

/** So many in one transaction. */
const atOnce = 100

/** Gives a pair up; its holder has the link. Saying so again changes nothing. */
export async function cancelReservation({ transact, clock }: Deps, token: string): Promise<StoreReservation | Refused> {
  return transact(['invalidate', 'jobs', 'reservations'], async ({ reservations, jobs, invalidate }) => {
    const reservation = await reservations.byToken(token)
    if (!reservation) return refusedWith(refusalOf('reservation-not-found'))
    if (await reservations.end(reservation.id, 'cancelled', clock.now())) {
      await jobs.mailReservation('cancelled-to-store', reservation.id)
      await invalidate(changes.stock([reservation.product.id]))
    }
    return (await reservations.byToken(token)) ?? refusedWith(refusalOf('reservation-not-found'))
  })
}

/**
 * What came of booking a pair that was handed over: `lapsed` for one that was no longer kept and that lies nowhere any more, so
 * that what was handed over is missing somewhere else.
 */
export type CollectedReservation = 'collected' | 'collected-before' | 'lapsed' | 'unknown'

/**
 * Books a pair that the counter handed over, by the number that the shopper named there. Safe to repeat. One that had lapsed or
 * was given up, and was handed over all the same, leaves the shelf that it went back to.
 */
export async function collectReservation({ transact, clock }: Deps, number: string): Promise<CollectedReservation> {
  return transact(['invalidate', 'reservations'], async ({ reservations, invalidate }) => {
    const named = number.trim().toUpperCase()
    const found = await reservations.lockByNumber(named)
    if (!found) return 'unknown'
    if (found.state === 'collected') return 'collected-before'
    if (found.state !== 'held') {
      const taken = await reservations.takeFromShelf(found.variantId, found.locationCode, named, { handedOver: true })
      if (!taken) return 'lapsed'
      await invalidate(changes.stock([found.productId]))
    }
    await reservations.collect(found.id, clock.now())
    return 'collected'
  })
}

/** Gives up what is kept for an address and erases whose it was; the store hears of the number alone. */
export async function endReservations(
  { reservations, jobs, invalidate }: Pick<Repositories, 'reservations' | 'jobs' | 'invalidate'>,
  email: string,
  now: Date,
): Promise<void> {
  await reservations.erase(email)
  for (const { id, product } of await reservations.ofEmail(email)) {
    if (!(await reservations.end(id, 'cancelled', now))) continue
    await jobs.mailReservation('cancelled-to-store', id)
    await invalidate(changes.stock([product.id]))
  }
  await reservations.eraseHolder(email)
}

/** Puts back what nobody fetched in time, and tells whom it was kept for. */
export async function expireReservations({ transact, clock }: Deps): Promise<void> {
  let ended: number
  do {
    ended = await transact(['invalidate', 'jobs', 'reservations'], async ({ reservations, jobs, invalidate }) => {
      const due = await reservations.due(clock.now(), atOnce)
      for (const { id } of due) {
        await reservations.end(id, 'expired', clock.now())
        await jobs.mailReservation('expired', id)
      }
      await invalidate(changes.stock([...new Set(due.map(({ productId }) => productId))]))
      return due.length
    })
  } while (ended === atOnce)
}

import type { Clock } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { Transact } from '../transact.ts'
import type { Reservation } from './reservation.ts'

type Parts = { readonly transact: Transact; readonly clock: Clock }

/** So many in one transaction. */
const atOnce = 100

/** Gives a pair up; its holder has the link. Saying so again changes nothing. */
export async function cancelReservation({ transact, clock }: Parts, token: string): Promise<Reservation | Refused> {
  return transact(async ({ reservations, jobs, changed }) => {
    const reservation = await reservations.byToken(token)
    if (!reservation) return declined(refuse('reservation-not-found'))
    if (await reservations.end(reservation.id, 'cancelled', clock.now())) {
      await jobs.mailReservation('cancelled-to-store', reservation.id)
      await changed([`product:${reservation.product.id}`])
    }
    return (await reservations.byToken(token)) ?? declined(refuse('reservation-not-found'))
  })
}

/** The counter hands a pair over. The number is what the shopper names there. */
export async function collectReservation({ transact, clock }: Parts, id: string): Promise<boolean> {
  return transact(({ reservations }) => reservations.end(id, 'collected', clock.now()))
}

/** Puts back what nobody fetched in time, and tells whom it was kept for. */
export async function expireReservations({ transact, clock }: Parts): Promise<void> {
  let ended: number
  do {
    ended = await transact(async ({ reservations, jobs, changed }) => {
      const due = await reservations.due(clock.now(), atOnce)
      for (const { id } of due) {
        await reservations.end(id, 'expired', clock.now())
        await jobs.mailReservation('expired', id)
      }
      await changed([...new Set(due.map(({ productId }) => `product:${productId}`))])
      return due.length
    })
  } while (ended === atOnce)
}

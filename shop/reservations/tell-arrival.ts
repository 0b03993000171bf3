import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type ArrivalStage, type CountArrival, reasonAgainstTelling } from '../stores/arrival.ts'
import type { Transact } from '../transact.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  /** Whether the retailer wants it. */
  readonly offersArrivals: () => boolean
  readonly countArrival: CountArrival
}

/** Tells the store that the holder of a pair comes or is there, or takes that back, by the link of its mail. Safe to repeat. */
export async function tellReservationArrival(
  { transact, clock, offersArrivals, countArrival }: Deps,
  token: string,
  arrival: ArrivalStage | null,
): Promise<Refused | object> {
  let isNews = false
  const answer = await transact(['reservations'], async ({ reservations }) => {
    const now = clock.now()
    const held = await reservations.byToken(token)
    if (!held) return refusedWith(refusalOf('reservation-not-found'))
    if (held.state !== 'held' || !held.putAsideAt) return refusedWith(refusalOf('arrival-not-ready'))
    const hours = held.store.openingHours
    const reason = reasonAgainstTelling(arrival, { isOffered: offersArrivals(), hours, now })
    if (reason) return refusedWith(refusalOf(reason))
    isNews = await reservations.arrive(held.id, arrival, now)
    return {}
  })
  if (isNews && arrival) countArrival({ of: 'reservation', arrival })
  return answer
}

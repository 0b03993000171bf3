import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import { heldUntil } from './held-until.ts'

/** What came of saying that a pair lies ready: `over` for one that nobody waits for any more. */
export type PutAside = 'ready' | 'ready-before' | 'over' | 'unknown'

/**
 * Staff have a reserved pair at hand, by the number of its mail: its shopper is told that it is ready, and has the store's hours
 * from now on. Safe to repeat.
 */
export async function putAside(
  { transact, clock, openHours }: { readonly transact: Transact; readonly clock: Clock; readonly openHours: number },
  number: string,
): Promise<PutAside> {
  return transact(['jobs', 'reservations'], async ({ reservations, jobs }) => {
    const found = await reservations.lockByNumber(number.trim().toUpperCase())
    if (!found) return 'unknown'
    if (found.state !== 'held') return 'over'
    if (found.putAsideAt) return 'ready-before'
    const now = clock.now()
    const until = heldUntil(await reservations.openingHoursOf(found.locationCode), now, openHours)
    // Nobody's time becomes shorter by it.
    await reservations.putAside(found.id, now, until > found.heldUntil ? until : found.heldUntil)
    await jobs.mailReservation('ready', found.id)
    return 'ready'
  })
}

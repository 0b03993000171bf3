import { changes } from '#kernel/cache-table.ts'
import { type Clock, day } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'

/** Older purchases say little of what is made today. */
const reach = 540 * day
/** Until then most of what comes back has come back. */
const settledAfter = 30 * day

/** Learns anew how products run; pages of those of which something else is known are made anew. @returns how many those are */
export async function learnFits({
  transact,
  clock,
}: {
  readonly transact: Transact
  readonly clock: Clock
}): Promise<number> {
  return transact(['fits', 'invalidate'], async ({ fits, invalidate }) => {
    const now = clock.now()
    const since = new Date(now.getTime() - reach)
    const changed = await fits.learn(since, new Date(now.getTime() - settledAfter), now)
    await invalidate(changes.fit(changed))
    return changed.length
  })
}

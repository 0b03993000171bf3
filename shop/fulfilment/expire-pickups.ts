import type { Clock } from '#kernel/clock.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { takeBack, takenBackRepositories } from './cancel-order.ts'
import { isCancellable } from './progress.ts'
import { pickupState } from './store-pickup.ts'

/** How many orders one round looks at. */
const most = 100

/**
 * Cancels orders that lay ready in a store and that nobody collected in time: their stock lies in the store's shelf again and
 * their money goes back, as the mail that told they were ready has said.
 *
 * @returns sentences for staff about orders that nobody can cancel any more, since a part of them was missing
 */
export async function expirePickups({
  transact,
  clock,
  settings,
}: {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
}): Promise<readonly string[]> {
  const now = clock.now()
  const due = await transact(['storePickups'], (repositories) => repositories.storePickups.due(now, most))
  const problems: string[] = []
  for (const orderId of due) {
    await transact(takenBackRepositories, async (repositories) => {
      const order = await repositories.orders.lock(orderId)
      const progress = await repositories.fulfilment.progress(orderId)
      // Collected or cancelled meanwhile.
      if (order?.state !== 'paid' || !progress.pickup || pickupState(progress.pickup) !== 'ready') return
      await repositories.storePickups.lapsed(orderId, now)
      if (isCancellable(order, progress)) await takeBack(repositories, settings.at(now).loyalty, order, now)
      else problems.push(`Order ${order.number} was not collected, and a part of it was missing: refund it by hand`)
    })
  }
  return problems
}

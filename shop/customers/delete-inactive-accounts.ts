import type { Clock } from '#kernel/clock.ts'
import { inactivity, monthsBefore } from '../privacy/retention.ts'
import type { RetentionStore } from '../privacy/retention-store.ts'
import type { Repositories, Transact } from '../transact.ts'
import { eraseCustomer, erasedRepositories } from './erase-customer.ts'

/**
 * Writes to those who have not used their account for long, and deletes it when they still don't come. Each in a transaction of its
 * own, which looks again: whoever logs in meanwhile keeps it.
 */
export async function deleteInactiveAccounts(deps: {
  readonly transact: Transact
  readonly retention: RetentionStore
  readonly clock: Clock
}): Promise<void> {
  const now = deps.clock.now()
  const quietSince = monthsBefore(now, inactivity.warnAfterMonths)
  const overSince = monthsBefore(now, inactivity.deleteAfterMonths)
  const warnedBefore = new Date(now.getTime() - inactivity.atLeastAfterWarning)

  for (const id of await deps.retention.unused(quietSince)) {
    await deps.transact(['customers', 'jobs'], (repositories) => warn(repositories, id, quietSince, now))
  }
  for (const id of await deps.retention.abandoned(overSince, warnedBefore)) {
    await deps.transact(erasedRepositories, async (repositories) => {
      const customer = await repositories.customers.lockUnused(id, overSince)
      if (customer) await eraseCustomer(repositories, customer, now)
    })
  }
}

async function warn(
  { customers, jobs }: Pick<Repositories, 'customers' | 'jobs'>,
  id: string,
  since: Date,
  now: Date,
): Promise<void> {
  const customer = await customers.lockUnused(id, since)
  if (!customer) return
  await customers.warned(id, now)
  await jobs.mailAccount({
    kind: 'unused',
    key: `unused:${id}:${now.getTime()}`,
    email: customer.email,
    firstName: customer.firstName,
    storefrontCode: customer.storefrontCode,
  })
}

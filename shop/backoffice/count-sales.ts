import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'

/** What is written by one that is still at it when another one counts. */
const overlap = 10 * 60_000

/** So many days of storefronts are counted in one transaction. */
const daysAtOnce = 60

/** So many of those transactions somebody waits for who opens a report; the job does the rest. */
const mostWaitedFor = 4

export type CountSalesDeps = { readonly transact: Transact; readonly clock: Clock }

/** Finds the days of which something became since the last time: all of them when nothing was counted yet. */
async function noteChangedDays({ transact, clock }: CountSalesDeps): Promise<void> {
  await transact(['salesDays'], async ({ salesDays }) => {
    const until = await salesDays.lockCounted()
    await salesDays.noteChanged(new Date(until ? until.getTime() - overlap : 0), clock.now())
  })
}

/** @returns whether there was anything to count */
async function countSomeDays({ transact }: CountSalesDeps): Promise<boolean> {
  return transact(['salesDays'], async ({ salesDays }) => {
    // Before any day is taken: who changes costs notes days, and would wait for this one for ever.
    await salesDays.holdCosts()
    const days = await salesDays.takeDays(daysAtOnce)
    if (days.length > 0) await salesDays.countDays(days)
    return days.length === daysAtOnce
  })
}

/** Counts what changed, down to the last day. Safe to repeat, and to cut off anywhere. */
export async function countSales(deps: CountSalesDeps): Promise<void> {
  await noteChangedDays(deps)
  while (await countSomeDays(deps));
}

/** Counts the latest of what changed, for somebody who waits. @returns whether earlier days are still to be counted */
export async function countLatestSales(deps: CountSalesDeps): Promise<boolean> {
  await noteChangedDays(deps)
  for (let turn = 0; turn < mostWaitedFor; turn++) if (!(await countSomeDays(deps))) return false
  return true
}

import { addDays, type Day, localDay } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import { addedSteps, type FunnelDay, type FunnelFigures, type FunnelSteps, noSteps } from './funnel.ts'
import type { FunnelReader, FunnelStorefronts } from './funnel-store.ts'
import type { ReportDays } from './report.ts'
import { storefrontsByTimeZone } from './sales-figures.ts'
import { ViewCounter } from './view-counter.ts'

/** Carts that became no order are kept a little longer; what is older was written down. */
const countedDays = 88

type Deps = { readonly transact: Transact; readonly clock: Clock; readonly funnel: FunnelReader }

/** How far shoppers come, counted without following anybody (docs/decisions/161-a-funnel-of-numbers.md). */
export function funnelService({ transact, clock, funnel }: Deps) {
  const counter = new ViewCounter(clock)
  const today = ({ timeZone }: FunnelStorefronts) => localDay(clock.now(), timeZone)

  async function stepsOf(from: Day, until: Day, group: FunnelStorefronts): Promise<Map<StorefrontCode, FunnelSteps>> {
    const last = await funnel.lastWritten(group.codes)
    const oldest = addDays(today(group), -countedDays)
    const unwritten = last === undefined ? oldest : addDays(last, 1)
    const live = [from, oldest, unwritten].sort().at(-1) ?? from
    const counted = live < until ? await funnel.counted(live, until, group) : []
    const steps = new Map<StorefrontCode, FunnelSteps>()
    for (const one of [...(await funnel.written(from, until, group.codes)), ...counted])
      steps.set(one.storefrontCode, addedSteps(steps.get(one.storefrontCode) ?? noSteps, one))
    return steps
  }

  return {
    /** A page of a product was shown. */
    countView: (storefrontCode: StorefrontCode) => counter.count(storefrontCode),

    /** Writes down what this process counted. What can't be written is kept for the next time. */
    async writeViews(): Promise<void> {
      const counted = counter.take()
      if (counted.length === 0) return
      try {
        await transact(['funnel'], (repositories) => repositories.funnel.addViews(counted))
      } catch (error) {
        counter.putBack(counted)
        throw error
      }
    },

    /** Writes down what became of the carts of the days that are over, as long as they are kept. Safe to repeat. */
    async writeDays(): Promise<void> {
      for (const group of storefrontsByTimeZone('all')) {
        const now = today(group)
        await transact(['funnel'], async (repositories) =>
          repositories.funnel.write(
            completed(
              await repositories.funnel.counted(addDays(now, -countedDays), now, group),
              group,
              addDays(now, -1),
            ),
          ),
        )
      }
    },

    /** The last days, today with them, and as many before them; storefronts in which nothing was counted are left out. */
    async figures(seen: StaffReach['storefronts'], days: ReportDays): Promise<FunnelFigures[]> {
      const found = await Promise.all(
        storefrontsByTimeZone(seen).map(async (group) => {
          const until = addDays(today(group), 1)
          const from = addDays(until, -days)
          const [steps, before] = [await stepsOf(from, until, group), await stepsOf(addDays(from, -days), from, group)]
          return group.codes.flatMap((storefrontCode) => {
            const own = steps.get(storefrontCode) ?? noSteps
            const earlier = before.get(storefrontCode) ?? noSteps
            const isCounted = [own, earlier].some(({ productViews, carts }) => productViews + carts > 0)
            return isCounted ? [{ ...own, storefrontCode, before: earlier }] : []
          })
        }),
      )
      return found.flat().sort((one, other) => other.carts - one.carts)
    },
  }
}

/** The same with a row for yesterday in every storefront: a day on which nobody began a cart is counted, too. */
function completed(counted: readonly FunnelDay[], { codes }: FunnelStorefronts, yesterday: Day): FunnelDay[] {
  const missing = codes.filter(
    (code) => !counted.some(({ day, storefrontCode }) => day === yesterday && storefrontCode === code),
  )
  return [...counted, ...missing.map((storefrontCode) => ({ ...noSteps, storefrontCode, day: yesterday }))]
}

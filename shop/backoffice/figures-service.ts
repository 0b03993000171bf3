import { addDays, type Day, instantOf, localDay } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { FunnelFigures } from './funnel.ts'
import { type ProductFigures, type ReportDays, type RunningOut, type StorefrontFigures, withMargins } from './report.ts'
import type { ReportedDays, ReportReader } from './report-store.ts'
import {
  comparedPeriods,
  type DayFigures,
  type SalesFigures,
  storefrontsByTimeZone,
  sumByCurrency,
} from './sales-figures.ts'
import type { SalesReader } from './sales-figures-store.ts'
import { type SizeCurvePoint, sizeCurves } from './size-curve.ts'

/** Today so far beside the same part of last week’s and last year’s day. */
export type ComparedFigures = {
  readonly today: readonly SalesFigures[]
  readonly lastWeek: readonly SalesFigures[]
  readonly lastYear: readonly SalesFigures[]
}

export type SalesReport = {
  readonly days: ReportDays
  /** Whether days are missing in it that are still being counted, as they are once, before the first report. */
  readonly isIncomplete: boolean
  readonly storefronts: readonly StorefrontFigures[]
  readonly products: readonly ProductFigures[]
  readonly runningOut: readonly RunningOut[]
  readonly sizes: readonly SizeCurvePoint[]
  readonly funnel: readonly FunnelFigures[]
}

/** So many days stand on the page of figures. */
export const shownDays = 28

/** What is sold, for those who look at it. Each storefront's day begins by its own clock. */
export function figuresService({
  clock,
  sales,
  reports,
  countSales,
  funnel,
}: {
  readonly clock: Clock
  readonly sales: SalesReader
  readonly reports: ReportReader
  /** Counts what was sold until now. @returns whether earlier days are still to be counted */
  readonly countSales: () => Promise<boolean>
  readonly funnel: { figures(seen: StaffReach['storefronts'], days: ReportDays): Promise<readonly FunnelFigures[]> }
}) {
  return {
    today: async (seen: StaffReach['storefronts']): Promise<ComparedFigures> => {
      const now = clock.now()
      const groups = storefrontsByTimeZone(seen)
      const of = async (which: keyof ComparedFigures) =>
        sumByCurrency(
          (
            await Promise.all(
              groups.map(({ timeZone, codes }) => sales.within(comparedPeriods(now, timeZone)[which], codes)),
            )
          ).flat(),
        )
      const [today, lastWeek, lastYear] = [await of('today'), await of('lastWeek'), await of('lastYear')]
      return { today, lastWeek, lastYear }
    },

    /** What was sold in so many days, today with them, storefront by storefront, product by product, and what runs out by it. */
    report: async (seen: StaffReach['storefronts'], days: ReportDays): Promise<SalesReport> => {
      const isIncomplete = await countSales()
      const reported = reportedDays(clock.now(), seen, days)
      const storefrontFigures = await reports.byStorefront(reported)
      const products = await reports.byProduct(reported)
      const runningOut = await reports.runningOut(reported)
      const sizes = sizeCurves(await reports.bySize(reported))
      const margins = await reports.margins(
        reported,
        products.map(({ sku }) => sku),
      )
      const steps = await funnel.figures(seen, days)
      return {
        days,
        isIncomplete,
        ...withMargins(storefrontFigures, products, margins),
        runningOut,
        sizes,
        funnel: steps,
      }
    },

    /** The last days, the newest first, those without an order too where a currency has any. */
    days: async (seen: StaffReach['storefronts']): Promise<DayFigures[]> => {
      const now = clock.now()
      const found = await Promise.all(
        storefrontsByTimeZone(seen).map(({ timeZone, codes }) => {
          const first = addDays(localDay(now, timeZone), 1 - shownDays)
          return sales.byDay({ from: instantOf(first, '00:00', timeZone), until: now }, codes, timeZone)
        }),
      )
      return filledDays(found.flat(), localDay(now, storefronts[0]?.timeZone ?? 'UTC'))
    },
  }
}

/** The days of a report in each storefront that somebody sees. */
function reportedDays(now: Date, seen: StaffReach['storefronts'], days: ReportDays): ReportedDays[] {
  return storefrontsByTimeZone(seen).flatMap(({ codes, timeZone }) => {
    const to = localDay(now, timeZone)
    return codes.map((storefrontCode) => ({ storefrontCode, from: addDays(to, 1 - days), to }))
  })
}

/** Every one of the last days for each currency that was taken in one of them, the newest first. */
export function filledDays(found: readonly DayFigures[], today: Day): DayFigures[] {
  const currencies = [...new Set(found.map(({ currency }) => currency))].sort()
  const days = Array.from({ length: shownDays }, (_, back) => addDays(today, -back))
  return days.flatMap((day) =>
    currencies.map((currency) => {
      const ofDay = found.filter((one) => one.day === day && one.currency === currency)
      return {
        day,
        currency,
        orders: ofDay.reduce((sum, { orders }) => sum + orders, 0),
        revenue: ofDay.reduce((sum, { revenue }) => sum + revenue, 0),
      }
    }),
  )
}

import { addDays, type Day, instantOf, localTime } from '#kernel/calendar.ts'
import type { Cents } from '#kernel/money.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import { type Currency, type StorefrontCode, storefronts } from '#kernel/storefront.ts'

/** What was sold within a time, in one currency. Orders count when they were paid, money back when it was decided. */
export type SalesFigures = {
  readonly currency: Currency
  readonly orders: number
  readonly revenue: Cents
  readonly refunds: Cents
  /** Parcels that came back and were looked at. */
  readonly returns: number
}

/** A time from its first moment on, and until the one that is no longer part of it. */
export type SalesPeriod = { readonly from: Date; readonly until: Date }

/** Today so far, and as much of the same weekday a week and a year before. */
export type ComparedPeriods = {
  readonly today: SalesPeriod
  readonly lastWeek: SalesPeriod
  readonly lastYear: SalesPeriod
}

/** 52 weeks: the same weekday, since Saturdays are not like Mondays. */
const daysOfYear = 364

export function comparedPeriods(now: Date, timeZone: string): ComparedPeriods {
  const { date, time } = localTime(now, timeZone)
  const until = (days: number): Date => (days === 0 ? now : instantOf(addDays(date, -days), time.slice(0, 5), timeZone))
  const period = (days: number): SalesPeriod => ({
    from: instantOf(addDays(date, -days), '00:00', timeZone),
    until: until(days),
  })
  return { today: period(0), lastWeek: period(7), lastYear: period(daysOfYear) }
}

/** What one order brought on average; nothing where there was none. */
export function averageOf({ orders, revenue }: Pick<SalesFigures, 'orders' | 'revenue'>): Cents | undefined {
  return orders === 0 ? undefined : Math.round(revenue / orders)
}

/** Figures of several storefronts as one for each currency, in the order of the alphabet. */
export function sumByCurrency(all: readonly SalesFigures[]): SalesFigures[] {
  const sums = new Map<Currency, SalesFigures>()
  for (const one of all) {
    const sum = sums.get(one.currency)
    sums.set(one.currency, {
      currency: one.currency,
      orders: (sum?.orders ?? 0) + one.orders,
      revenue: (sum?.revenue ?? 0) + one.revenue,
      refunds: (sum?.refunds ?? 0) + one.refunds,
      returns: (sum?.returns ?? 0) + one.returns,
    })
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

export type DayFigures = Pick<SalesFigures, 'currency' | 'orders' | 'revenue'> & { readonly day: Day }

/** Storefronts that somebody sees, those together whose days begin by one clock. */
export function storefrontsByTimeZone(
  seen: StaffReach['storefronts'],
): { readonly timeZone: string; readonly codes: readonly StorefrontCode[] }[] {
  const of = storefronts.filter(({ code }) => seen === 'all' || seen.includes(code))
  return [...Map.groupBy(of, ({ timeZone }) => timeZone)].map(([timeZone, some]) => ({
    timeZone,
    codes: some.map(({ code }) => code),
  }))
}

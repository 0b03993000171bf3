import { day } from '#kernel/clock.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'

/** A place that is closed for longer is told by the first weeks of it. */
const mostDays = 42

/** Periods in which a place is closed, as the days that differ. */
export function closedDays(
  periods: readonly { readonly fromDate?: string | null | undefined; readonly toDate?: string | null | undefined }[],
): OpeningHours['exceptions'] {
  const days = new Set<string>()
  for (const { fromDate, toDate } of periods) {
    const from = Date.parse(fromDate?.slice(0, 10) ?? '')
    const to = Date.parse(toDate?.slice(0, 10) ?? fromDate?.slice(0, 10) ?? '')
    for (let at = from; at <= to && days.size < mostDays; at += day) days.add(new Date(at).toISOString().slice(0, 10))
  }
  return [...days].sort().map((date) => ({ date, periods: [] }))
}

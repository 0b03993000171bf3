import type { Day } from '#kernel/calendar.ts'
import { isPublicHoliday } from '#kernel/public-holidays.ts'
import type { Country } from '#kernel/storefront.ts'

/**
 * Whether nobody has to do on that day what the law gives them time for: a weekend or a public holiday. A period that would end
 * on one is prolonged.
 */
export function isDayOff(day: Day, country: Exclude<Country, 'GB'>): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6 || isPublicHoliday(day, country)
}

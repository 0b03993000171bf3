import { type Day, daysBetween } from '#kernel/calendar.ts'

/**
 * Whole days until more of a size is expected. A day that has passed says nothing any more: what came lies on the shelf, and what
 * did not come is late by nobody knows how much.
 *
 * @param date the day on which it is expected
 * @param today the shopper's own day
 */
export function daysUntilRestock(date: Day | null, today: Day): number | null {
  return date === null || date < today ? null : daysBetween(today, date)
}

const dayMs = 86_400_000

/**
 * Whole days until more of a size is expected. A day that has passed says nothing any more: what came lies on the shelf, and what
 * did not come is late by nobody knows how much.
 *
 * @param date the day on which it is expected, `2026-12-10`
 * @param today the shopper's own day
 */
export function daysUntilRestock(date: string | null, today: string): number | null {
  if (date === null || date < today) return null
  return Math.round((Date.parse(date) - Date.parse(today)) / dayMs)
}

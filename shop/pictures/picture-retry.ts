import { hour, minute } from '#kernel/clock.ts'

const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour] as const

/**
 * When to ask again for a picture that didn't come.
 * @param attempts how often it was asked for by now
 * @returns nothing once asking is of no use any more
 */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause)
}

import { day, hour, minute } from '#kernel/clock.ts'

/** How long is waited after each attempt, in milliseconds; the last pause again and again. */
const pauses = [30_000, 2 * minute, 5 * minute, 15 * minute, hour, 2 * hour, 4 * hour, 6 * hour, 8 * hour]

/** For so long an event is tried again. */
export const webhookPatience = 3 * day

/**
 * When an event is tried again.
 * @param attempts that were made, one at least
 * @returns nothing where it was tried for long enough
 */
export function nextWebhookAttempt(attempts: number, firstTriedAt: Date, now: Date): Date | undefined {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0
  const next = new Date(now.getTime() + pause)
  return next.getTime() - firstTriedAt.getTime() > webhookPatience ? undefined : next
}

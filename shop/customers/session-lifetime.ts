import { day, hour } from '#kernel/clock.ts'
import { cookies } from '#kernel/routes.ts'
import type { SettingsSource } from '../settings/settings-source.ts'

/** How long somebody stays logged in (specification §9), whatever they do. */
export const sessionLifetime = cookies.customer.days * day

/** Not every request is a write: that a session is in use is noted once in so long. */
const notedEvery = hour

/** By what a login is told from one that is over: its own end, and when it was last seen in use. */
export type LoginsAlive = { readonly now: Date; readonly seenSince: Date }

/** What counts as logged in, by what the retailer decided. */
export function loginsAlive(settings: SettingsSource, now: Date): LoginsAlive {
  return { now, seenSince: oldestSeen(settings.at(now).account.idleDays, now) }
}

/**
 * When a session has to be seen since, not to be over. It may have been in use for as long as that isn't noted anew, so that much is
 * added: nobody is logged out before the days that the retailer says.
 */
export const oldestSeen = (idleDays: number, now: Date): Date => new Date(now.getTime() - idleDays * day - notedEvery)

/** Whether it is to be noted that a session is in use. */
export const isToBeNoted = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() > notedEvery

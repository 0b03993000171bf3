import { writtenMoment } from '#kernel/calendar.ts'

/** 'Monday 23 November at 15:00', by the store's own clock. */
export function untilText(iso: string, instant: string, timeZone: string | null | undefined): string {
  return writtenMoment(new Date(instant), { iso, timeZone: timeZone ?? 'UTC' })
}

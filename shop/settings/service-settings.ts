import { z } from 'zod'
import { type Weekday, weekdays } from '#kernel/calendar.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { datedValue } from './dated.ts'
import { saysThat } from './settings-problems.ts'

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, saysThat('time'))

const periodsOfDay = z
  .array(
    z
      .strictObject({ opens: timeOfDay, closes: timeOfDay })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: saysThat('closes-before-opens') }),
  )
  .max(4)
  .refine((periods) => periods.every(({ opens }, at) => at === 0 || (periods[at - 1]?.closes ?? opens) <= opens), {
    message: saysThat('overlapping'),
  })

const weekOfService = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, periodsOfDay.optional()])) as Record<
      Weekday,
      z.ZodOptional<typeof periodsOfDay>
    >,
  )
  .refine((days) => Object.values(days).some((periods) => (periods ?? []).length > 0), saysThat('no-hours'))

const workday = [{ opens: '09:00', closes: '17:00' }]

/** Monday to Friday, 09:00 to 17:00 (specification §1). */
export const usualService = {
  hours: { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday },
  exceptions: [],
}

/** When customer service is there. */
export const serviceSettings = z
  .strictObject({
    hours: datedValue(weekOfService).describe(
      'By the clock of the storefront; a day that is absent has no service. Words on pages and in mails follow.',
    ),
    exceptions: z
      .array(z.strictObject({ date: z.iso.date(saysThat('day')), periods: periodsOfDay }))
      .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, saysThat('day-twice'))
      .describe('Days that differ, such as holidays; without periods nobody is there.'),
  })
  .prefault(usualService)

type ServiceDays = {
  readonly hours: { readonly [day in Weekday]?: OpeningHours['days'][Weekday] | undefined }
  readonly exceptions: OpeningHours['exceptions']
}

/** When customer service is there, by the storefront's clock. */
export function serviceHours(
  { hours, exceptions }: ServiceDays,
  { timeZone }: Pick<Storefront, 'timeZone'>,
): OpeningHours {
  const days = Object.fromEntries(Object.entries(hours).filter(([, periods]) => periods !== undefined))
  return { timeZone, days, exceptions }
}

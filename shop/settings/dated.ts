import { z } from 'zod'
import { instantOf } from '#kernel/calendar.ts'
import { saysThat } from './settings-problems.ts'

const isoDay = /^\d{4}-\d{2}-\d{2}$/

const notAMoment = saysThat('moment')

const moment = z
  .union([z.iso.date(notAMoment), z.iso.datetime({ offset: true, error: notAMoment })])
  .describe('A day such as 2026-12-01, which begins at midnight by the clock of the shop, or a moment with its offset.')

/** A value and when it holds: from the beginning of `from` until the beginning of `until`. */
export type Period<T> = {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly value: T
}

/** A setting whose value may depend on the day. Of the periods that hold, the last one counts. */
export class Dated<T> {
  readonly periods: readonly Period<T>[]

  constructor(periods: readonly Period<T>[]) {
    this.periods = periods
  }
}

/** What settings are at one moment: each dated value is the one that holds. */
export type At<T> =
  T extends Dated<infer Value> ? Value : T extends object ? { readonly [Key in keyof T]: At<T[Key]> } : T

/**
 * A setting that may be dated: a value by itself, or a list of periods with a value each. The first period has no `from`, so that
 * there is a value at any time.
 */
export function datedValue<T, Given>(schema: z.ZodType<T, Given>) {
  const period = z
    .strictObject({ from: moment.optional(), until: moment.optional(), value: schema })
    .refine(({ from, until }) => !from || !until || dayOf(from) < dayOf(until) || from < until, {
      path: ['until'],
      message: saysThat('until-before-from'),
    })
  const periods = z
    .array(period)
    .min(1)
    .refine(([first]) => first?.from === undefined && first?.until === undefined, {
      path: [0],
      message: saysThat('first-period'),
    })
  return z.union([schema, periods]).transform((given) => new Dated<T>(isPeriods<T>(given) ? given : [{ value: given }]))
}

// A value that is a list of objects with `value` in them would be taken for periods; no setting is one.
function isPeriods<T>(given: unknown): given is readonly Period<T>[] {
  return (
    Array.isArray(given) &&
    given.length > 0 &&
    given.every((one) => typeof one === 'object' && one !== null && 'value' in one)
  )
}

const dayOf = (text: string) => text.slice(0, 10)

/** The moment that a day or a moment means. */
export function momentOf(text: string, timeZone: string): Date {
  return isoDay.test(text) ? instantOf(text, '00:00', timeZone) : new Date(text)
}

/**
 * What dated settings are now, and until when that is so.
 *
 * @param timeZone by whose clock a day begins
 * @returns the values that hold at `now`, and the next moment at which one of them may change
 */
export function resolveAt<T>(
  settings: T,
  now: Date,
  timeZone: string,
): { readonly value: At<T>; readonly until: Date | undefined } {
  let next: number | undefined
  const holds = ({ from, until }: Period<unknown>): boolean => {
    const [begins, ends] = [from, until].map((text) =>
      text === undefined ? undefined : momentOf(text, timeZone).getTime(),
    )
    for (const moment of [begins, ends]) {
      if (moment !== undefined && moment > now.getTime() && (next === undefined || moment < next)) next = moment
    }
    return (begins === undefined || begins <= now.getTime()) && (ends === undefined || now.getTime() < ends)
  }
  const walk = (part: unknown): unknown => {
    if (part instanceof Dated) return walk(part.periods.filter(holds).at(-1)?.value)
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]))
  }
  // The walk replaces each dated value by the one that holds, which is what the type says.
  const value = walk(settings) as At<T>
  return { value, until: next === undefined ? undefined : new Date(next) }
}

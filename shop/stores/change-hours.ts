import { changes } from '#kernel/cache-table.ts'
import { type Day, localDay } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { Transact } from '../transact.ts'
import {
  readExceptions,
  readWeek,
  type StoreRefused,
  storeRefused,
  type TypedException,
  type TypedWeekday,
  withBegunWeeks,
  withWeek,
} from './store-hours.ts'

export type HoursDeps = { readonly transact: Transact; readonly clock: Clock }

/** What every change of a store's hours says; `version` is the one that its author had seen. */
export type HoursPress = { readonly store: string; readonly version: string }

/** What the hours were and are. */
export type HoursChanged = { readonly name: string; readonly before: OpeningHours | null; readonly after: OpeningHours }

/** Another week from a day on; without a day it holds at once. */
export async function changeWeek(
  deps: HoursDeps,
  {
    week,
    from,
    timeZone,
    ...press
  }: HoursPress & {
    readonly week: readonly TypedWeekday[]
    readonly from: string | null
    /** Of a store that has told no hours yet. */
    readonly timeZone: string
  },
): Promise<HoursChanged | StoreRefused> {
  const read = readWeek(week)
  if ('refusals' in read) return read
  return changeHours(deps, press, (hours = { timeZone, days: {}, exceptions: [] }) => {
    const now = deps.clock.now()
    const first = from ?? localDay(now, hours.timeZone)
    if (!isWithinTwoYears(first, now)) return storeRefused('store-day-invalid', 'from')
    return withWeek(hours, read.days, first, now)
  })
}

/** All days that differ from their weekday, in the place of those of before. */
export async function changeExceptions(
  deps: HoursDeps,
  {
    exceptions,
    timeZone,
    ...press
  }: HoursPress & {
    readonly exceptions: readonly TypedException[]
    readonly timeZone: string
  },
): Promise<HoursChanged | StoreRefused> {
  const read = readExceptions(exceptions)
  if ('refusals' in read) return read
  return changeHours(deps, press, (hours = { timeZone, days: {}, exceptions: [] }) => {
    const today = localDay(deps.clock.now(), hours.timeZone)
    const over = exceptions.findIndex(({ date }) => date < today && !hours.exceptions.some((one) => one.date === date))
    // A day that is over changes nothing, and whoever typed it meant another one.
    return over < 0 ? { ...hours, ...read } : storeRefused('store-day-invalid', `date-${over}`)
  })
}

/** What was planned from a day on is not any more. */
export async function dropPlannedWeek(
  deps: HoursDeps,
  { from, ...press }: HoursPress & { readonly from: string },
): Promise<HoursChanged | StoreRefused> {
  return changeHours(deps, press, (hours) => {
    if (!hours?.planned?.some((one) => one.from === from)) return storeRefused('store-changed-meanwhile')
    return { ...hours, planned: hours.planned.filter((one) => one.from !== from) }
  })
}

/** Puts planned weeks in force whose day has come, and tells every node. @returns of how many stores */
export async function beginPlannedWeeks({ transact, clock }: HoursDeps): Promise<number> {
  return transact(['storeHours', 'invalidate'], async ({ storeHours, invalidate }) => {
    const now = clock.now()
    let begun = 0
    for (const { code, hours } of await storeHours.lockPlanned()) {
      const next = hours && withBegunWeeks(hours, now)
      if (!next || next === hours) continue
      await storeHours.putHours(code, next)
      begun++
    }
    if (begun > 0) await invalidate(changes.stores())
    return begun
  })
}

async function changeHours(
  { transact }: HoursDeps,
  { store, version }: HoursPress,
  change: (hours: OpeningHours | undefined) => OpeningHours | StoreRefused,
): Promise<HoursChanged | StoreRefused> {
  return transact(['storeHours', 'invalidate'], async ({ storeHours, invalidate }) => {
    const held = await storeHours.lockHours(store)
    if (!held) return storeRefused('store-not-found')
    if (held.version !== version) return storeRefused('store-changed-meanwhile')
    const after = change(held.hours)
    if ('refusals' in after) return after
    await storeHours.putHours(store, after)
    await invalidate(changes.stores())
    return { name: held.name, before: held.hours ?? null, after }
  })
}

const twoYears = 2 * 366 * 24 * 3_600_000

function isWithinTwoYears(date: Day, now: Date): boolean {
  const at = Date.parse(`${date}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(at) && Math.abs(at - now.getTime()) < twoYears
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDay, weekdayOf, weekdays } from '#kernel/calendar.ts'
import { day, hour } from '#kernel/clock.ts'
import { type OpeningHours, openState } from '#kernel/opening-hours.ts'
import { keptUntil, type PickupTimes, readyAt } from './pickup-time.ts'

const usual = [{ opens: '10:00', closes: '18:00' }]
const openingHours: OpeningHours = {
  timeZone: 'Europe/Amsterdam',
  days: { tuesday: usual, wednesday: usual, thursday: usual, friday: usual, saturday: usual },
  exceptions: [{ date: '2026-12-25', periods: [] }],
}
const times: PickupTimes = { readyHours: 2, transferDays: 3, keepDays: 7 }
const ready = (from: string, hasAll: boolean) => readyAt({ openingHours }, new Date(from), hasAll, times).toISOString()
const kept = (from: string) => keptUntil({ openingHours }, new Date(from), times).toISOString()

describe('what a store has is ready within its open hours', () => {
  test('the same afternoon', () => expect(ready('2026-11-24T11:00:00Z', true)).toBe('2026-11-24T13:00:00.000Z'))

  test('the next morning, where it closes before', () =>
    expect(ready('2026-11-24T16:00:00Z', true)).toBe('2026-11-25T10:00:00.000Z'))

  test('on Tuesday, where it is closed until then', () =>
    expect(ready('2026-11-21T18:00:00Z', true)).toBe('2026-11-24T11:00:00.000Z'))
})

describe('what has to be brought is ready when the store opens, working days later', () => {
  test('within a week', () => expect(ready('2026-11-24T11:00:00Z', false)).toBe('2026-11-27T09:00:00.000Z'))

  test('not on a day on which it is closed: what comes on Monday is there on Tuesday', () =>
    expect(ready('2026-11-25T11:00:00Z', false)).toBe('2026-12-01T09:00:00.000Z'))

  test('not on a holiday', () => expect(ready('2026-12-22T11:00:00Z', false)).toBe('2026-12-26T09:00:00.000Z'))

  test('at noon where nobody has said when the store opens', () =>
    expect(readyAt({ openingHours: undefined }, new Date('2026-11-24T11:00:00Z'), false, times).toISOString()).toBe(
      '2026-11-27T11:00:00.000Z',
    ))
})

describe('what is ready waits until the store closes on the last day', () => {
  test('that day', () => expect(kept('2026-11-24T11:00:00Z')).toBe('2026-12-01T17:00:00.000Z'))

  test('or the next on which it opens', () => expect(kept('2026-11-23T11:00:00Z')).toBe('2026-12-01T17:00:00.000Z'))
})

const period = fc
  .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 12 }))
  .map(([from, long]) => ({ opens: clockTime(from), closes: clockTime(Math.min(24, from + long)) }))
const clockTime = (hours: number) => `${String(hours).padStart(2, '0')}:00`
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  timeZone: fc.constantFrom('Europe/Amsterdam', 'Europe/London', 'Europe/Berlin'),
  // At least one day, so that it opens at all.
  days: fc
    .array(fc.tuple(fc.constantFrom(...weekdays), period), { minLength: 1, maxLength: 7 })
    .map((pairs) => Object.fromEntries(pairs.map(([weekday, one]) => [weekday, [one]]))),
  exceptions: fc.constant([]),
})
const anyTimes = fc.record({
  readyHours: fc.integer({ min: 1, max: 12 }),
  transferDays: fc.integer({ min: 1, max: 10 }),
  keepDays: fc.integer({ min: 1, max: 30 }),
})
const anyTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })

describe('whatever the hours', () => {
  test('nobody is promised the past, nor what is brought on the day of the order', () => {
    fc.assert(
      fc.property(anyHours, anyTimes, anyTime, (hours, some, now) => {
        const there = readyAt({ openingHours: hours }, now, true, some)
        const brought = readyAt({ openingHours: hours }, now, false, some)
        expect(there.getTime()).toBeGreaterThanOrEqual(now.getTime() + some.readyHours * hour)
        expect(localDay(brought, hours.timeZone) > localDay(now, hours.timeZone)).toBe(true)
        expect(openState(hours, brought).open).toBe(true)
      }),
    )
  })

  test('nobody is sent away early: it waits for all of its days, and to the end of an open one', () => {
    fc.assert(
      fc.property(anyHours, anyTimes, anyTime, (hours, some, now) => {
        const until = keptUntil({ openingHours: hours }, now, some)
        expect(until.getTime()).toBeGreaterThan(now.getTime() + (some.keepDays - 1) * day)
        const lastDay = weekdayOf(localDay(new Date(until.getTime() - 1), hours.timeZone))
        expect(hours.days[lastDay]).toBeDefined()
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localTime } from '#kernel/calendar.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import { openState } from '#kernel/opening-hours.ts'
import { arrivals, arrivalToday, byArrival, hearsArrivals, minutesSince, toldArrival } from './arrival.ts'

const timeZone = 'Europe/Amsterdam'
const weekdays = { opens: '10:00', closes: '18:00' }
const hours: OpeningHours = {
  timeZone,
  days: {
    monday: [weekdays],
    saturday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
  },
  exceptions: [{ date: '2026-11-30', periods: [] }],
}
const anyMoment = fc.date({ min: new Date('2026-11-01'), max: new Date('2027-02-01'), noInvalidDate: true })
const anyTold = fc.record({ arrival: fc.constantFrom(...arrivals), at: anyMoment })

describe('a notice that somebody comes', () => {
  test.each([
    ['2026-11-28T08:30:00Z', true],
    ['2026-11-28T11:30:00Z', false],
    ['2026-11-28T16:00:00Z', false],
    ['2026-11-30T11:00:00Z', false],
    ['2026-12-07T11:00:00Z', true],
  ])('at %s is heard: %s', (now, heard) => expect(hearsArrivals(hours, new Date(now))).toBe(heard))

  test('is heard while the store is open and then alone, and always where nobody has said its hours', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        expect(hearsArrivals(hours, now)).toBe(openState(hours, now).open)
        expect(hearsArrivals(undefined, now)).toBe(true)
      }),
    )
  })

  test('counts on the day of the store on which it was told', () => {
    fc.assert(
      fc.property(anyTold, anyMoment, (told, now) => {
        const sameDay = localTime(told.at, timeZone).date === localTime(now, timeZone).date
        expect(arrivalToday(told, timeZone, now)).toEqual(sameDay ? told : undefined)
        expect(arrivalToday(undefined, timeZone, now)).toBeUndefined()
      }),
    )
  })

  test('stands before those on their way once somebody is there, and in the order of waiting', () => {
    fc.assert(
      fc.property(fc.array(anyTold), (told) => {
        const sorted = told.toSorted(byArrival)
        const firstComing = sorted.findIndex(({ arrival }) => arrival === 'coming')
        const here = firstComing < 0 ? sorted : sorted.slice(0, firstComing)
        const coming = firstComing < 0 ? [] : sorted.slice(firstComing)
        expect(coming.every(({ arrival }) => arrival === 'coming')).toBe(true)
        for (const part of [here, coming])
          expect(part.map(({ at }) => at.getTime())).toEqual(
            part.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
          )
      }),
    )
  })
})

test('nobody has waited less than no time', () => {
  const at = new Date('2026-11-28T10:00:00Z')
  expect(minutesSince(at, new Date('2026-11-28T10:04:59Z'))).toBe(4)
  expect(minutesSince(at, new Date('2026-11-28T09:00:00Z'))).toBe(0)
})

test('a row without a notice, or with one that nobody knows, tells none', () => {
  const arrival_at = new Date()
  expect(toldArrival({ arrival: null, arrival_at: null })).toBeUndefined()
  expect(toldArrival({ arrival: 'elsewhere', arrival_at })).toBeUndefined()
  expect(toldArrival({ arrival: 'here', arrival_at })).toEqual({ arrival: 'here', at: arrival_at })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, instantOf, localDay, localTime, weekdayOf, writtenDay } from './calendar.ts'

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

test('a day is the one of the clock on the wall', () => {
  const night = new Date('2026-11-21T23:30:00Z')
  expect([localDay(night, 'Europe/London'), localDay(night, 'Europe/Amsterdam')]).toEqual(['2026-11-21', '2026-11-22'])
})

test.each([
  ['2026-03-28', '10:00', '2026-03-28T09:00:00Z'],
  ['2026-03-29', '10:00', '2026-03-29T08:00:00Z'], // the clocks went forward in the night
  ['2026-10-25', '00:30', '2026-10-24T22:30:00Z'],
  ['2026-10-25', '10:00', '2026-10-25T09:00:00Z'],
  ['2026-11-21', '24:00', '2026-11-21T23:00:00Z'],
])('%s at %s in Amsterdam is %s', (date, time, instant) => {
  expect(instantOf(date, time, 'Europe/Amsterdam')).toEqual(new Date(instant))
})

test('an instant that was read from a clock is found again', () => {
  expect(localTime(instantOf('2026-07-17', '08:05', 'Europe/London'), 'Europe/London')).toEqual({
    date: '2026-07-17',
    time: '08:05',
  })
})

test('weeks begin on Monday', () => {
  expect([weekdayOf('2026-11-21'), weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([
    'saturday',
    'sunday',
    'monday',
  ])
})

test('days that are added are days between', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count)
    }),
  )
})

test('a day is written in the language of the storefront', () => {
  expect([writtenDay('2027-05-21', { iso: 'nl-NL' }), writtenDay('2027-05-21', { iso: 'de-DE' })]).toEqual([
    '21 mei 2027',
    '21. Mai 2027',
  ])
})

describe('six months', () => {
  test.each([
    ['2026-11-21', '2027-05-21'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2027-08-29', '2028-02-29'],
    ['2027-08-28', '2028-02-28'],
    ['2026-12-31', '2027-06-30'],
    ['2026-07-01', '2027-01-01'],
  ])('from %s end on %s', (from, to) => {
    expect(addMonths(from, 6)).toBe(to)
  })

  test('never skip a month', () => {
    fc.assert(
      fc.property(days, fc.nat(24), (from, months) => {
        const to = addMonths(from, months)
        const index = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(index(to) - index(from)).toBe(months)
        expect(Number(to.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)))
      }),
    )
  })
})

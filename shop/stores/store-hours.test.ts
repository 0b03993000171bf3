import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdays } from '#kernel/calendar.ts'
import { type OpeningHours, periodsOn } from '#kernel/opening-hours.ts'
import { readExceptions, readWeek, withBegunWeeks, withWeek } from './store-hours.ts'

const short = [{ opens: '10:00', closes: '12:00' }]
const long = [{ opens: '09:00', closes: '21:00' }]
const now = new Date('2026-11-26T12:00:00Z')
const today = '2026-11-26'
const hours: OpeningHours = { timeZone: 'Europe/Amsterdam', days: { thursday: short }, exceptions: [] }

describe('a week as it is typed', () => {
  test.each([
    [[{ opens: '10:00', closes: '18:00' }]],
    [
      [
        { opens: '10:00', closes: '12:30' },
        { opens: '12:30', closes: '24:00' },
      ],
    ],
    [[]],
  ])('takes %j', (periods) => {
    expect(readWeek([{ day: 'monday', periods }])).toEqual({ days: periods.length > 0 ? { monday: periods } : {} })
  })

  test.each([
    [[{ opens: '18:00', closes: '10:00' }]],
    [[{ opens: '10:00', closes: '10:00' }]],
    [[{ opens: '10:00', closes: '' }]],
    [[{ opens: '9:00', closes: '18:00' }]],
    [[{ opens: '24:00', closes: '24:00' }]],
    [[{ opens: '10:00', closes: '25:00' }]],
    [
      [
        { opens: '13:00', closes: '18:00' },
        { opens: '10:00', closes: '12:00' },
      ],
    ],
    [
      [
        { opens: '10:00', closes: '14:00' },
        { opens: '13:00', closes: '18:00' },
      ],
    ],
  ])('names the day of %j, and each other that is wrong', (periods) => {
    const answer = readWeek([
      { day: 'monday', periods },
      { day: 'tuesday', periods: short },
      { day: 'sunday', periods },
    ])
    expect(answer).toMatchObject({
      refusals: [
        { messageKey: 'store-hours-invalid', field: 'monday' },
        { messageKey: 'store-hours-invalid', field: 'sunday' },
      ],
    })
  })
})

describe('days that differ', () => {
  test('stand in their order, closed ones without hours', () => {
    const typed = [
      { date: '2026-12-25', periods: [] },
      { date: '2026-12-24', periods: short },
    ]
    expect(readExceptions(typed)).toEqual({ exceptions: typed.toReversed() })
  })

  test.each([
    [[{ date: '', periods: short }], 'store-day-invalid', 'date-0'],
    [[{ date: '2026-13-01', periods: [] }], 'store-day-invalid', 'date-0'],
    [
      [
        { date: today, periods: [] },
        { date: today, periods: [] },
      ],
      'store-day-twice',
      'date-1',
    ],
    [[{ date: today, periods: [{ opens: '12:00', closes: '11:00' }] }], 'store-hours-invalid', 'periods-0'],
  ])('%j are refused: %s', (typed, messageKey, field) => {
    expect(readExceptions(typed)).toMatchObject({ refusals: [{ messageKey, field }] })
  })
})

describe('another week from a day on', () => {
  test('holds at once from today, and counts before it begins for who looks beyond', () => {
    expect(withWeek(hours, { thursday: long }, today, now)).toEqual({ ...hours, days: { thursday: long } })
    const planned = withWeek(hours, { thursday: long }, '2026-12-03', now)
    expect(periodsOn(planned, '2026-11-26')).toEqual(short)
    expect(periodsOn(planned, '2026-12-03')).toEqual(long)
    expect(withBegunWeeks(planned, now)).toBe(planned)
    const begun = withBegunWeeks(planned, new Date('2026-12-03T00:00:00Z'))
    expect(begun).toEqual({ ...hours, days: { thursday: long }, planned: [] })
  })

  test('by the clock of its store', () => {
    const planned = withWeek(hours, {}, '2026-12-03', now)
    expect(withBegunWeeks(planned, new Date('2026-12-02T22:59:00Z'))).toBe(planned)
    expect(withBegunWeeks(planned, new Date('2026-12-02T23:00:00Z'))).not.toBe(planned)
  })

  test('however many are planned, and whenever they are put in force, each day has the hours of the last that began', () => {
    const plans = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()), { maxLength: 6 })
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 70 }), (all, at, ahead) => {
        const week = (open: boolean) => Object.fromEntries(weekdays.map((day) => [day, open ? long : []]))
        const planned = all.reduce((known, [day, open]) => withWeek(known, week(open), addDays(today, day), now), {
          ...hours,
          days: week(true),
        } as OpeningHours)
        const later = new Date(now.getTime() + at * 86_400_000)
        const date = addDays(today, at + ahead)
        expect(periodsOn(withBegunWeeks(planned, later), date)).toEqual(periodsOn(planned, date))
        const [last] = all
          .map(([day, open], place) => ({ day, open, place }))
          .filter(({ day }) => day <= at + ahead)
          .toSorted((one, other) => other.day - one.day || other.place - one.place)
        expect(periodsOn(planned, date)).toEqual((last?.open ?? true) ? long : [])
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import { comingExceptions, type OpeningHours, openState, periodsOn } from './opening-hours.ts'

const day = [{ opens: '10:00', closes: '18:00' }]
const hours: OpeningHours = {
  timeZone: 'Europe/Amsterdam',
  days: {
    monday: [{ opens: '13:00', closes: '18:00' }],
    tuesday: day,
    wednesday: [
      { opens: '10:00', closes: '12:30' },
      { opens: '13:30', closes: '18:00' },
    ],
    thursday: [{ opens: '10:00', closes: '21:00' }],
    friday: day,
    saturday: day,
  },
  exceptions: [
    { date: '2026-12-24', periods: [{ opens: '10:00', closes: '16:00' }] },
    { date: '2026-12-25', periods: [] },
  ],
}
const at = (instant: string) => openState(hours, new Date(instant))

describe('whether a store is open', () => {
  test('is read by its own clock, in summer and in winter', () => {
    expect(at('2026-11-20T08:59:00Z')).toMatchObject({ open: false })
    expect(at('2026-11-20T09:00:00Z')).toEqual({ open: true, until: '18:00' })
    expect(at('2026-07-17T08:00:00Z')).toEqual({ open: true, until: '18:00' })
  })

  test('ends with the minute in which it closes', () => {
    expect(at('2026-11-20T16:59:59Z')).toEqual({ open: true, until: '18:00' })
    expect(at('2026-11-20T17:00:00Z')).toEqual({ open: false, opens: { date: '2026-11-21', time: '10:00' } })
  })

  test('knows a lunch break', () => {
    expect(at('2026-11-18T12:00:00Z')).toEqual({ open: false, opens: { date: '2026-11-18', time: '13:30' } })
    expect(at('2026-11-18T11:00:00Z')).toEqual({ open: true, until: '12:30' })
  })

  test('says on Saturday evening that Monday is next', () => {
    expect(at('2026-11-21T18:00:00Z')).toEqual({ open: false, opens: { date: '2026-11-23', time: '13:00' } })
  })

  test('follows the exceptions: shorter on Christmas Eve, closed on the day', () => {
    expect(at('2026-12-24T14:59:00Z')).toEqual({ open: true, until: '16:00' })
    expect(at('2026-12-24T15:00:00Z')).toEqual({ open: false, opens: { date: '2026-12-26', time: '10:00' } })
  })

  test('is no and never for a store that does not open', () => {
    const never = openState({ timeZone: 'Europe/Berlin', days: {}, exceptions: [] }, new Date('2026-11-20T10:00:00Z'))
    expect(never).toEqual({ open: false, opens: undefined })
  })
})

test('a day has the periods of its weekday, unless it is an exception', () => {
  expect(periodsOn(hours, '2026-11-22')).toEqual([])
  expect(periodsOn(hours, '2026-12-25')).toEqual([])
  expect(periodsOn(hours, '2026-12-18')).toEqual(day)
})

test('exceptions that have passed are told no more', () => {
  expect(comingExceptions(hours, new Date('2026-12-24T22:59:00Z')).map(({ date }) => date)).toEqual([
    '2026-12-24',
    '2026-12-25',
  ])
  expect(comingExceptions(hours, new Date('2026-12-24T23:00:00Z')).map(({ date }) => date)).toEqual(['2026-12-25'])
})

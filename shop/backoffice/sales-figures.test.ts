import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localTime, weekdayOf } from '#kernel/calendar.ts'
import { averageOf, comparedPeriods, type SalesFigures, sumByCurrency } from './sales-figures.ts'

describe('what today is compared with', () => {
  test('is the same part of the same weekday, also over the change of the clock', () => {
    // Summer time ended on 25 October 2026.
    const periods = comparedPeriods(new Date('2026-10-28T14:30:00Z'), 'Europe/Amsterdam')
    expect(periods.today).toEqual({ from: new Date('2026-10-27T23:00:00Z'), until: new Date('2026-10-28T14:30:00Z') })
    expect(periods.lastWeek).toEqual({
      from: new Date('2026-10-20T22:00:00Z'),
      until: new Date('2026-10-21T13:30:00Z'),
    })
  })

  test('begins at midnight by the clock of the shop, on the same weekday', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.constantFrom('Europe/Amsterdam', 'Europe/London', 'Atlantic/Canary'), (now, zone) => {
        const { today, lastWeek, lastYear } = comparedPeriods(now, zone)
        const weekdays = [today, lastWeek, lastYear].map(({ from }) => weekdayOf(localTime(from, zone).date))
        expect(new Set(weekdays).size).toBe(1)
        for (const { from, until } of [today, lastWeek, lastYear]) {
          expect(localTime(from, zone).time.slice(0, 5)).toBe('00:00')
          expect(until.getTime()).toBeGreaterThanOrEqual(from.getTime())
        }
      }),
    )
  })
})

const figures: fc.Arbitrary<SalesFigures> = fc.record({
  currency: fc.constantFrom('EUR', 'GBP'),
  orders: fc.nat(100),
  revenue: fc.nat(1_000_000),
  refunds: fc.nat(10_000),
  returns: fc.nat(10),
})

test('no cent is lost when figures are put together, and currencies stay apart', () => {
  fc.assert(
    fc.property(fc.array(figures, { maxLength: 8 }), (all) => {
      const sums = sumByCurrency(all)
      for (const currency of ['EUR', 'GBP'] as const) {
        const parts = all.filter((one) => one.currency === currency)
        const sum = sums.find((one) => one.currency === currency)
        expect(sum?.revenue ?? 0).toBe(parts.reduce((total, { revenue }) => total + revenue, 0))
        expect(sum === undefined).toBe(parts.length === 0)
      }
    }),
  )
})

test('an average is of something', () => {
  expect(averageOf({ orders: 3, revenue: 10_000 })).toBe(3333)
  expect(averageOf({ orders: 0, revenue: 0 })).toBeUndefined()
})

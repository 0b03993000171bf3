import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { hidesReductions, salePhase } from './sale-period.ts'

const belgium = storefrontOf('nl_BE')
const noon = (date: string) => new Date(`${date}T11:00:00Z`)

describe('the Belgian calendar', () => {
  test.each([
    ['2026-12-01', 'none'],
    ['2026-12-02', 'waiting'], // 3 January 2027 is a Sunday
    ['2027-01-01', 'waiting'],
    ['2027-01-02', 'sale'],
    ['2027-01-31', 'sale'],
    ['2027-02-01', 'none'],
    ['2027-06-01', 'waiting'],
    ['2027-06-30', 'waiting'],
    ['2027-07-01', 'sale'],
    ['2027-07-31', 'sale'],
    ['2027-08-01', 'none'],
    ['2027-12-03', 'waiting'],
    ['2028-01-03', 'sale'],
    ['2029-05-31', 'waiting'], // 1 July 2029 is a Sunday
    ['2029-06-30', 'sale'],
  ] as const)('on %s the phase is %s', (date, phase) => {
    expect(salePhase(belgium, noon(date))).toBe(phase)
  })

  test('turns at midnight in Brussels, not in Greenwich', () => {
    expect(salePhase(belgium, new Date('2027-05-31T22:30:00Z'))).toBe('waiting')
    expect(salePhase(belgium, new Date('2027-05-31T21:30:00Z'))).toBe('none')
  })
})

describe('the French calendar', () => {
  const france = storefrontOf('fr_FR')
  test.each([
    ['2026-01-06', 'none'],
    ['2026-01-07', 'sale'], // the second Wednesday would be the 14th
    ['2026-02-03', 'sale'],
    ['2026-02-04', 'none'],
    ['2023-01-10', 'none'],
    ['2023-01-11', 'sale'],
    ['2026-06-23', 'none'],
    ['2026-06-24', 'sale'],
    ['2026-07-21', 'sale'],
    ['2026-07-22', 'none'],
    ['2027-06-23', 'sale'], // the last Wednesday would be the 30th
  ] as const)('on %s the phase is %s', (date, phase) => {
    expect(salePhase(france, noon(date))).toBe(phase)
  })

  test('begins on a Wednesday and lasts 28 days, in every year', () => {
    for (let year = 2020; year < 2060; year++) {
      const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day, 12)))
      const sale = days.filter((day) => salePhase(france, day) === 'sale')
      expect(sale).toHaveLength(56)
      expect([sale[0]?.getUTCDay(), sale[28]?.getUTCDay()]).toEqual([3, 3])
    }
  })
})

test('reductions show in Belgium as long as the shop does not follow the calendar', () => {
  expect(hidesReductions(belgium, noon('2026-12-10'))).toBe(false)
  expect(hidesReductions(belgium, noon('2026-12-10'), 'calendar')).toBe(true)
  expect(hidesReductions(belgium, noon('2026-11-10'), 'calendar')).toBe(false)
  expect(hidesReductions(belgium, noon('2026-11-10'), 'on')).toBe(true)
})

test('no other country hides its reductions', () => {
  expect(hidesReductions(storefrontOf('nl_NL'), noon('2026-12-10'), 'on')).toBe(false)
  expect(salePhase(storefrontOf('fr_FR'), noon('2026-12-10'))).toBe('none')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Country, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { inactivity, keeps, monthsBefore, ordersKeptFrom } from './retention.ts'

const yearsOf: Partial<Record<Country, number>> = { GB: 6, NL: 7, DE: 8, BE: 10, FR: 10 }

describe('an order is kept for the full calendar years of its market', () => {
  test.each([
    ['en_GB', '2033-01-01T12:00:00Z', 2026],
    ['nl_NL', '2034-01-01T12:00:00Z', 2026],
    ['de_DE', '2035-01-01T12:00:00Z', 2026],
    ['nl_BE', '2037-01-01T12:00:00Z', 2026],
    ['fr_BE', '2037-01-01T12:00:00Z', 2026],
    ['fr_FR', '2037-01-01T12:00:00Z', 2026],
  ] as const)('%s: the year before %s is the first that drops the whole of %i', (code, at, year) => {
    const storefront = storefrontOf(code)
    const kept = ordersKeptFrom(storefront, new Date(at))
    expect(kept.toISOString()).toBe(`${year}-12-31T00:00:00.000Z`)
    const dayBefore = ordersKeptFrom(storefront, new Date(Date.parse(at) - 2 * 86_400_000))
    expect(dayBefore.toISOString()).toBe(`${year - 1}-12-31T00:00:00.000Z`)
  })

  test('and never less, on whatever day one looks', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.constantFrom(...storefronts), (now, storefront) => {
        const least = yearsOf[storefront.country] ?? Number.NaN
        const kept = ordersKeptFrom(storefront, now)
        expect(now.getTime() - kept.getTime()).toBeGreaterThan(least * 365 * 86_400_000)
        expect(now.getTime() - kept.getTime()).toBeLessThan((least + 1) * 366.25 * 86_400_000)
      }),
    )
  })
})

test.each([
  ['2026-11-22T10:00:00.000Z', 23, '2024-12-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00.000Z', 24, '2024-11-22T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-03-31T10:00:00.000Z', 1, '2024-02-29T10:00:00.000Z'],
])('%s less %i months is %s', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then)
})

test('what is kept for people to be reached is kept shorter than what the books need', () => {
  expect(keeps.contactToErase.afterDelivery).toBeLessThan(keeps.contactOfOrder)
  expect(keeps.contactOfOrder).toBeLessThan(6 * 365 * 86_400_000)
  expect(inactivity.warnAfterMonths).toBeLessThan(inactivity.deleteAfterMonths)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GivenByHand, pointsNeedSecond, pointsProblem, voucherNeedsSecond, voucherProblem } from './credit.ts'

const limits = { pointsAbove: 500, vouchersAbove: { EUR: 5000 } }
const nothing: GivenByHand = { points: 0, vouchers: {} }
const key = (messageKey: string, field?: string) => ({ refusals: [{ messageKey, ...(field && { field }) }] })

describe('points by hand', () => {
  test.each([
    [0, 'Late', 'credit-points-invalid', 'points'],
    [1.5, 'Late', 'credit-points-invalid', 'points'],
    [100_001, 'Late', 'credit-points-invalid', 'points'],
    [Number.NaN, 'Late', 'credit-points-invalid', 'points'],
    [10, '  ', 'credit-reason-required', 'reason'],
    [-51, 'Slip', 'credit-points-too-many', 'points'],
  ])('%d for “%s” are refused: %s', (points, reason, messageKey, field) => {
    expect(pointsProblem(points, reason, 50)).toMatchObject(key(messageKey, field))
  })

  test('all that somebody has may be taken, and nothing more', () => {
    expect(pointsProblem(-50, 'Slip', 50)).toBeUndefined()
    expect(pointsProblem(-1, 'Slip', -20)).toMatchObject(key('credit-points-too-many'))
  })

  test('however they are cut up, no more than the limit goes alone in a month', () => {
    const steps = fc.array(
      fc.integer({ min: -400, max: 400 }).filter((one) => one !== 0),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(steps, (points) => {
        const alone = points.reduce(
          (given, one) =>
            pointsNeedSecond(one, { ...nothing, points: given }, limits) ? given : given + Math.abs(one),
          0,
        )
        expect(alone).toBeLessThanOrEqual(limits.pointsAbove)
      }),
    )
  })
})

describe('vouchers by hand', () => {
  test.each([
    [0, 'Late', 'credit-amount-invalid'],
    [100_001, 'Late', 'credit-amount-invalid'],
    [12.5, 'Late', 'credit-amount-invalid'],
    [500, ' ', 'credit-reason-required'],
  ])('of %d for “%s” are refused: %s', (amount, reason, messageKey) => {
    expect(voucherProblem(amount, reason)).toMatchObject(key(messageKey))
  })

  test('count together in their own currency, and go alone in none without a limit', () => {
    const given = { points: 0, vouchers: { EUR: 4000, GBP: 9000 } }
    expect(voucherNeedsSecond({ amount: 1000, currency: 'EUR' }, given, limits)).toBe(false)
    expect(voucherNeedsSecond({ amount: 1001, currency: 'EUR' }, given, limits)).toBe(true)
    expect(voucherNeedsSecond({ amount: 1, currency: 'GBP' }, nothing, limits)).toBe(true)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cents, centsOf, decimalAmount, formatPrice, splitByWeight, taxGroups, taxInside } from './money.ts'
import { type Storefront, storefrontOf, storefronts } from './storefront.ts'

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 })
const rate = fc.constantFrom(0, 550, 900, 1700, 1900, 2000, 2100)
const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('tax inside a price', () => {
  test.each([
    [9995, 2100, 1735],
    [9995, 2000, 1666],
    [9995, 1900, 1596],
    [14999, 2100, 2603],
    [14999, 2000, 2500],
    [14999, 1900, 2395],
    [495, 2100, 86],
    [495, 2000, 83],
    [495, 1900, 79],
    [9995, 0, 0],
    [0, 2100, 0],
  ])('%i cents at %i basis points hold %i', (gross, basisPoints, tax) => {
    expect(taxInside(gross, basisPoints)).toBe(tax)
  })

  test('is rounded half up, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), rate, (gross, basisPoints) => {
        const whole = BigInt(10_000 + basisPoints)
        const exact = (2n * BigInt(gross) * BigInt(basisPoints) + whole) / (2n * whole)
        expect(taxInside(gross, basisPoints)).toBe(Number(exact))
      }),
    )
  })

  test('of a credit note mirrors its invoice, and is never minus zero', () => {
    fc.assert(
      fc.property(cents, rate, (gross, basisPoints) => {
        expect(taxInside(-gross, basisPoints) + taxInside(gross, basisPoints)).toBe(0)
        expect(Object.is(taxInside(gross, basisPoints), -0)).toBe(false)
      }),
    )
  })
})

describe('tax by rate', () => {
  test('is computed on the sum of the lines, not line by line', () => {
    expect(taxGroups([995, 995, 995].map((gross) => ({ gross, rate: 2100 })))).toEqual([
      { rate: 2100, gross: 2985, tax: 518 },
    ])
    expect(taxGroups(Array.from({ length: 5 }, () => ({ gross: 1099, rate: 1900 })))).toEqual([
      { rate: 1900, gross: 5495, tax: 877 },
    ])
  })

  test('has one group a rate, the highest first, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ gross: cents, rate })), (lines) => {
        const groups = taxGroups(lines)
        const rates = groups.map((group) => group.rate)
        expect(rates).toEqual([...new Set(lines.map((line) => line.rate))].sort((a, b) => b - a))
        expect(sum(groups.map((group) => group.gross))).toBe(sum(lines.map((line) => line.gross)))
        for (const group of groups) expect(Math.abs(group.tax)).toBeLessThanOrEqual(Math.abs(group.gross))
      }),
    )
  })

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ gross: cents, rate })), (lines) => {
        expect(taxGroups(lines.toReversed())).toEqual(taxGroups(lines))
      }),
    )
  })
})

describe('splitting', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 })

  test('adds up to the whole', () => {
    fc.assert(
      fc.property(cents, weights, (whole, shares) => {
        const parts = splitByWeight(whole, shares)
        expect(parts).toHaveLength(shares.length)
        expect(sum(parts)).toBe(whole)
        for (const part of parts) expect(Number.isInteger(part) && !Object.is(part, -0)).toBe(true)
      }),
    )
  })

  test('gives every part its exact share, rounded up or down', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), weights, (whole, shares) => {
        const total = sum(shares)
        fc.pre(total > 0)
        splitByWeight(whole, shares).forEach((part, index) => {
          const floor = Number((BigInt(whole) * BigInt(shares[index] ?? 0)) / BigInt(total))
          expect(part - floor === 0 || part - floor === 1).toBe(true)
        })
      }),
    )
  })

  test('a larger weight never gets less, and of equal ones the earlier gets the odd cent', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), weights, (whole, shares) => {
        fc.pre(sum(shares) > 0)
        const parts = splitByWeight(whole, shares)
        shares.forEach((weight, index) => {
          shares.slice(0, index).forEach((earlier, at) => {
            if (earlier >= weight) expect(parts[at]).toBeGreaterThanOrEqual(parts[index] ?? 0)
          })
        })
      }),
    )
  })

  test('equal remainders go to the earlier part also when their shares differ', () => {
    // 3 × 4⁄9 and 3 × 1⁄9 both leave a third.
    expect(splitByWeight(3, [4, 1, 4])).toEqual([2, 0, 1])
  })

  test('a refund is the mirror of a charge', () => {
    fc.assert(
      fc.property(cents, weights, (whole, shares) => {
        const mirrored = splitByWeight(whole, shares).map((part) => (part === 0 ? 0 : -part))
        expect(splitByWeight(whole === 0 ? 0 : -whole, shares)).toEqual(mirrored)
      }),
    )
  })

  test('without a weight the first part takes everything', () => {
    expect(splitByWeight(100, [0, 0, -5])).toEqual([100, 0, 0])
    expect(splitByWeight(100, [])).toEqual([])
  })

  test('a line without weight gets nothing', () => {
    expect(splitByWeight(1000, [3, 0, 1])).toEqual([750, 0, 250])
  })
})

describe('prices as people read them', () => {
  // U+00A0 and U+202F, which do not break, are written out: a plain space would be an error.
  const euros = (text: string) => `€\u00A0${text}`
  const eurosBehind = (text: string) => `${text}\u00A0€`

  test.each([
    ['nl_NL', euros('99,95'), euros('1.299,00'), `\u2212${euros('10,00')}`, euros('100,00')],
    ['nl_BE', euros('99,95'), euros('1.299'), `\u2212${euros('10')}`, euros('100')],
    ['fr_BE', eurosBehind('99,95'), eurosBehind('1\u202F299'), `\u2212${eurosBehind('10')}`, eurosBehind('100')],
    [
      'fr_FR',
      eurosBehind('99,95'),
      eurosBehind('1\u202F299,00'),
      `\u2212${eurosBehind('10,00')}`,
      eurosBehind('100,00'),
    ],
    ['de_DE', eurosBehind('99,95'), eurosBehind('1.299,00'), `\u2212${eurosBehind('10,00')}`, eurosBehind('100,00')],
    ['en_GB', '£99.95', '£1,299.00', '\u2212£10.00', '£100.00'],
  ] as const)('%s', (code, odd, thousands, negative, whole) => {
    const storefront = storefrontOf(code)
    expect([9995, 129_900, -1000, 10_000].map((amount) => formatPrice(amount, storefront))).toEqual([
      odd,
      thousands,
      negative,
      whole,
    ])
  })

  test('Belgium drops the decimals of whole prices only', () => {
    const belgium = storefrontOf('nl_BE')
    expect(formatPrice(9990, belgium)).toBe(euros('99,90'))
    expect(formatPrice(9901, belgium)).toBe(euros('99,01'))
    expect(formatPrice(0, belgium)).toBe(euros('0'))
  })

  test.each(storefronts)('no cent is lost on the way to the screen in $code', (storefront: Storefront) => {
    fc.assert(
      fc.property(cents, (amount) => {
        const shown = formatPrice(amount, storefront)
        const digits = Number(shown.replace(/\D/g, ''))
        const read = /[.,]\d\d(?!\d)/.test(shown) ? digits : digits * 100
        expect(shown.includes('\u2212') ? -read : read).toBe(amount)
      }),
    )
  })
})

describe('amounts as payment providers write them', () => {
  test.each([
    [4995, '49.95'],
    [5, '0.05'],
    [0, '0.00'],
    [-1000, '-10.00'],
    [129_900, '1299.00'],
  ])('%i cents are %s', (amount, written) => {
    expect(decimalAmount(amount)).toBe(written)
  })

  test('are read back as they were', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsOf(decimalAmount(amount))).toBe(amount)
      }),
    )
  })

  test.each(['', '10', '10.5', '10,50', '1.234.00', '10.500', ' 10.50', '1e3.00', 'NaN'])(
    '%s is no amount',
    (written) => {
      expect(() => centsOf(written)).toThrow('two decimals')
    },
  )
})

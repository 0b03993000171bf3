import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samplePromotion } from '#test/shop/sample-promotion.ts'
import {
  applyPromotions,
  type Benefit,
  normalizedCode,
  type PromotedLine,
  type Promotion,
  promotionError,
} from './promotion.ts'
import { feedError } from './promotion-feed.ts'

const now = new Date('2026-11-21T10:00:00Z')
const unused = { inTotal: 0, byShopper: 0 }

const line = (sku: string, unitPrice: number, change: Partial<PromotedLine> = {}): PromotedLine => ({
  sku,
  unitPrice,
  quantity: 1,
  categories: ['boots', 'women'],
  brand: 'veldt',
  reduced: false,
  ...change,
})

const off = (lines: readonly PromotedLine[], ...promotions: Promotion[]) =>
  applyPromotions(lines, promotions, 495).map(({ amount, shares }) => [amount, Object.fromEntries(shares)])

describe('a promotion takes off', () => {
  test('a percentage, rounded once and spread to the cent', () => {
    expect(off([line('a', 3333), line('b', 3333), line('c', 3334)], samplePromotion())).toEqual([
      [1000, { a: 333, b: 333, c: 334 }],
    ])
  })

  test('an amount, but never more than there is', () => {
    const twenty = samplePromotion({ benefit: { kind: 'amount', amount: 2000 } })
    expect(off([line('a', 15_000), line('b', 5000)], twenty)).toEqual([[2000, { a: 1500, b: 500 }]])
    expect(off([line('a', 1500)], twenty)).toEqual([[1500, { a: 1500 }]])
  })

  test('the cheapest of three, for every three', () => {
    const threeForTwo = samplePromotion({ benefit: { kind: 'bundle', pieces: 3, reduced: 1, rate: 10_000 } })
    const lines = [line('dear', 9000, { quantity: 2 }), line('cheap', 4000, { quantity: 5 })]
    // 90 90 40, 40 40 40 and one more
    expect(off(lines, threeForTwo)).toEqual([[8000, { cheap: 8000 }]])
  })

  test('only of the categories and brands that it is for, and not of what is reduced already', () => {
    const lines = [
      line('boot', 10_000),
      line('bag', 10_000, { categories: ['bags'] }),
      line('other', 10_000, { brand: 'calon' }),
      line('sale', 10_000, { reduced: true }),
    ]
    const boots = samplePromotion({ categories: ['boots'], brands: ['veldt'], fullPriceOnly: true })
    expect(off(lines, boots)).toEqual([[1000, { boot: 1000 }]])
  })

  test('of what an earlier one left, the lower priority first', () => {
    const five = samplePromotion({ key: 'five', benefit: { kind: 'amount', amount: 5000 }, priority: 1 })
    const half = samplePromotion({ key: 'half', benefit: { kind: 'percentage', rate: 5000 }, priority: 2 })
    expect(off([line('a', 10_000)], half, five)).toEqual([
      [5000, { a: 5000 }],
      [2500, { a: 2500 }],
    ])
  })

  test('nothing together with an exclusive one: the shopper gets what saves more', () => {
    const alone = samplePromotion({ key: 'alone', exclusive: true, benefit: { kind: 'amount', amount: 1500 } })
    expect(off([line('a', 10_000)], samplePromotion(), alone)).toEqual([[1500, { a: 1500 }]])
    expect(off([line('a', 20_000)], samplePromotion(), alone)).toEqual([[2000, { a: 2000 }]])
  })

  test('delivery, which counts when the best is chosen', () => {
    const freeDelivery = samplePromotion({ key: 'free', benefit: { kind: 'free-shipping' } })
    const alone = samplePromotion({ key: 'alone', exclusive: true, benefit: { kind: 'amount', amount: 400 } })
    expect(applyPromotions([line('a', 10_000)], [freeDelivery, alone], 495)[0]?.promotion.key).toBe('free')
    expect(applyPromotions([line('a', 10_000)], [freeDelivery, alone], 0)[0]?.promotion.key).toBe('alone')
  })
})

describe('a promotion refuses', () => {
  const goods = [line('a', 10_000)]
  test.each<[Partial<Promotion>, typeof unused, string | undefined]>([
    [{}, unused, undefined],
    [{ validFrom: new Date('2026-11-22T00:00:00Z') }, unused, 'promotion-not-found'],
    [{ validTo: now }, unused, 'promotion-expired'],
    [{ mostInTotal: 3 }, { inTotal: 3, byShopper: 0 }, 'promotion-used-up'],
    [{ mostPerShopper: 1 }, { inTotal: 1, byShopper: 1 }, 'promotion-used'],
    [{ mostPerShopper: 1, mostInTotal: 9 }, { inTotal: 8, byShopper: 0 }, undefined],
    [{ categories: ['bags'] }, unused, 'promotion-not-eligible'],
    [{ minimum: 10_001 }, unused, 'promotion-minimum'],
    [{ minimum: 10_000 }, unused, undefined],
    [{ benefit: { kind: 'bundle', pieces: 2, reduced: 1, rate: 5000 } }, unused, 'promotion-not-eligible'],
  ])('%j with %j used: %s', (change, uses, error) => {
    expect(promotionError(samplePromotion(change), goods, uses, now)).toBe(error)
  })
})

describe('whatever lies in the cart and whatever is given', () => {
  const category = fc.constantFrom('boots', 'bags', 'belts')
  const lines = fc.uniqueArray(
    fc.record({
      sku: fc.stringMatching(/^[a-z]{1,4}$/),
      unitPrice: fc.integer({ min: 0, max: 60_000 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      categories: fc.array(category, { maxLength: 2 }),
      brand: fc.constantFrom('veldt', 'calon'),
      reduced: fc.boolean(),
    }),
    { maxLength: 8, selector: ({ sku }) => sku },
  )
  const rate = fc.integer({ min: 1, max: 10_000 })
  const benefit: fc.Arbitrary<Benefit> = fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), rate }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
    fc.record({ kind: fc.constant('free-shipping' as const) }),
    fc
      .record({ pieces: fc.integer({ min: 2, max: 4 }), reduced: fc.integer({ min: 1, max: 4 }), rate })
      .map((one) => ({ kind: 'bundle' as const, ...one, reduced: Math.min(one.reduced, one.pieces) })),
  )
  const promotions = fc.uniqueArray(
    fc.record({
      key: fc.stringMatching(/^[a-z]{1,4}$/),
      benefit,
      categories: fc.option(fc.array(category, { maxLength: 2 })),
      fullPriceOnly: fc.boolean(),
      exclusive: fc.boolean(),
      priority: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 5, selector: ({ key }) => key },
  )
  const given = promotions.map((all) => all.map((one) => samplePromotion(one)))

  test('no line falls below zero, and shares add up to what is taken off', () => {
    fc.assert(
      fc.property(lines, given, (goods, chosen) => {
        const applied = applyPromotions(goods, chosen, 495)
        for (const { amount, shares } of applied) {
          expect([...shares.values()].every((share) => Number.isInteger(share) && share > 0)).toBe(true)
          expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(amount)
        }
        for (const { sku, unitPrice, quantity } of goods) {
          const taken = applied.reduce((sum, { shares }) => sum + (shares.get(sku) ?? 0), 0)
          expect(taken).toBeLessThanOrEqual(unitPrice * quantity)
        }
      }),
    )
  })

  test('the order of lines and promotions is irrelevant, to the cent', () => {
    const plain = (applied: ReturnType<typeof applyPromotions>) =>
      applied.map(({ promotion: { key }, shares }) => [key, Object.fromEntries([...shares].sort())])
    fc.assert(
      fc.property(lines, given, fc.func(fc.integer()), (goods, chosen, random) => {
        const shuffled = <T>(all: readonly T[], name: (one: T) => string) =>
          all.toSorted((a, b) => random(name(a)) - random(name(b)))
        const again = applyPromotions(
          shuffled(goods, ({ sku }) => sku),
          shuffled(chosen, ({ key }) => key),
          495,
        )
        expect(plain(again)).toEqual(plain(applyPromotions(goods, chosen, 495)))
      }),
    )
  })

  test('an exclusive one never goes together with another', () => {
    fc.assert(
      fc.property(lines, given, (goods, chosen) => {
        const applied = applyPromotions(goods, chosen, 495)
        if (applied.some(({ promotion: { exclusive } }) => exclusive)) expect(applied).toHaveLength(1)
      }),
    )
  })
})

test('a code is the same however it is typed, and a barcode may have spaces', () => {
  expect(normalizedCode(' welcome 10 ')).toBe('WELCOME10')
  expect(normalizedCode('29 0123 456789 0\u200B')).toBe('2901234567890')
})

describe('a handed-over promotion is refused', () => {
  const sound = {
    key: 'ten',
    name: { en: '', nl: '', de: '', fr: '' },
    benefit: { kind: 'percentage', rate: 1000 },
  } as const
  test.each([
    [{}, undefined],
    [{ key: 'Ten' }, /key/],
    [{ code: 'ten' }, /code/],
    [{ code: '2901234567892' }, /barcode/],
    [{ from: 'tomorrow' }, /date/],
    [{ benefit: { kind: 'percentage', rate: 10_001 } as const }, /rate/],
    [{ benefit: { kind: 'amount', amounts: { EUR: 0 } } as const }, /amount/],
    [{ benefit: { kind: 'bundle', pieces: 2, reduced: 3, rate: 1 } as const }, /bundle/],
  ])('%j', (change, why) => {
    const error = feedError({ ...sound, ...change })
    if (why) expect(error).toMatch(why)
    else expect(error).toBeUndefined()
  })
})

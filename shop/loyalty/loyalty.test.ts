import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { countries, storefrontCodes } from '#kernel/storefront.ts'
import {
  balanceOf,
  goodsTotal,
  type LoyaltyEntry,
  pendingOf,
  pointsFor,
  pointsReversal,
  releaseDay,
  vouchersDue,
} from './loyalty.ts'

/** So many points become a voucher here. */
const voucherPoints = 200

const entry = (type: LoyaltyEntry['type'], points: number, more: Partial<LoyaltyEntry> = {}): LoyaltyEntry => ({
  type,
  points,
  state: type === 'earn' ? 'pending' : 'available',
  at: new Date('2026-11-21T10:00:00Z'),
  orderId: null,
  orderNumber: null,
  voucher: null,
  reason: null,
  releaseOn: null,
  ...more,
})
const earned = (orderId: string, points: number, releaseOn = '2026-12-09') =>
  entry('earn', points, { orderId, releaseOn })

describe('points of an order', () => {
  test.each([
    [7995, 79],
    [9995, 99],
    [10_000, 100],
    [99, 0],
    [0, 0],
    [-500, 0],
  ])('of %i cents are %i', (goods, points) => {
    expect(pointsFor(goods)).toBe(points)
  })

  test('count articles less discounts, and neither delivery nor costs', () => {
    const lines = [
      { type: 'article', total: 10_995 },
      { type: 'discount', total: -1000 },
      { type: 'delivery', total: 495 },
      { type: 'transaction_costs', total: 100 },
    ] as const
    expect(goodsTotal(lines)).toBe(9995)
  })

  test('never add up to more than one for each euro', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000)), (orders) => {
        const points = orders.reduce((sum, goods) => sum + pointsFor(goods), 0)
        expect(points * 100).toBeLessThanOrEqual(orders.reduce((sum, goods) => sum + goods, 0))
      }),
    )
  })
})

describe('a balance', () => {
  test('of somebody new is what the sign-up gave', () => {
    expect(balanceOf([entry('signup', 50)])).toEqual({ available: 50, pending: 0, until: null })
    expect(balanceOf([])).toEqual({ available: 0, pending: 0, until: null })
  })

  test('holds what was earned back until the last order is released', () => {
    const entries = [entry('signup', 50), earned('a', 79, '2026-12-09'), earned('b', 20, '2026-12-12')]
    expect(balanceOf(entries)).toEqual({ available: 50, pending: 99, until: '2026-12-12' })
    const released = entry('release', 20, { orderId: 'b' })
    expect(balanceOf([...entries, released])).toEqual({ available: 70, pending: 79, until: '2026-12-09' })
  })

  test('waits for no order that went back', () => {
    const back = entry('reverse', -79, { orderId: 'a', state: 'pending' })
    expect(balanceOf([earned('a', 79), back])).toEqual({ available: 0, pending: 0, until: null })
  })

  test('falls below zero when released points go back after they were spent', () => {
    const entries = [
      earned('a', 200),
      entry('release', 200, { orderId: 'a' }),
      entry('convert', -200),
      entry('reverse', -120, { orderId: 'a' }),
    ]
    expect(balanceOf(entries)).toMatchObject({ available: -120, pending: 0 })
  })
})

describe('what goes back', () => {
  test.each([
    [0, -159],
    [7995, -80],
    [15_990, 0],
    [99_999, 0],
  ])('with %i cents of goods kept is %i of 159 points', (kept, points) => {
    expect(pointsReversal([earned('a', 159), earned('b', 500)], 'a', kept)).toBe(points)
  })

  test('is given back when the goods stay after all', () => {
    const entries = [earned('a', 159), entry('reverse', -159, { orderId: 'a', state: 'pending' })]
    expect(pointsReversal(entries, 'a', 7995)).toBe(79)
  })

  test('is nothing when an order earned nothing', () => {
    expect(pointsReversal([], 'a', 7995)).toBe(0)
  })
})

describe('vouchers', () => {
  test.each([
    [199, 0, 0],
    [200, 0, 1],
    [399, 3, 1],
    [400, 0, 2],
    [0, 2, 0],
    [-1, 2, -1],
    [-200, 2, -1],
    [-201, 2, -2],
    [-500, 1, -1],
    [-500, 0, 0],
  ])('for %i points, with %i announced, are %i', (available, announced, due) => {
    expect(vouchersDue(available, announced, voucherPoints) + 0).toBe(due)
  })
})

describe('the day of release', () => {
  const order = {
    paidAt: new Date('2026-11-21T10:00:00Z'),
    storefrontCode: 'nl_NL',
    country: 'NL',
    returnDays: 14,
  } as const

  test('is the one after the withdrawal period, counted from the delivery', () => {
    // 14 days from Monday 23 November end on Monday 7 December.
    expect(releaseDay({ ...order, deliveredAt: new Date('2026-11-23T15:00:00Z') })).toBe('2026-12-08')
  })

  test('takes the parcel to arrive after three days when nobody says when', () => {
    expect(releaseDay({ ...order, deliveredAt: null })).toBe('2026-12-09')
  })

  test('waits for as long as the order may come back', () => {
    const deliveredAt = new Date('2026-11-23T15:00:00Z')
    expect(releaseDay({ ...order, deliveredAt, returnDays: 30 })).toBe('2026-12-24')
  })

  test('moves with a period that would end on a day off, but for Great Britain', () => {
    const deliveredAt = new Date('2026-12-11T10:00:00Z')
    // 25 and 26 December are holidays, 27 is a Sunday.
    expect(releaseDay({ ...order, deliveredAt })).toBe('2026-12-29')
    expect(releaseDay({ ...order, deliveredAt, storefrontCode: 'en_GB', country: 'GB' })).toBe('2026-12-26')
  })

  test('leaves fourteen days, and never takes a month', () => {
    const orders = fc.record({
      paidAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      storefrontCode: fc.constantFrom(...storefrontCodes),
      country: fc.constantFrom(...countries),
    })
    fc.assert(
      fc.property(orders, fc.boolean(), (paid, delivered) => {
        const releaseOn = releaseDay({ ...paid, returnDays: 14, deliveredAt: delivered ? paid.paidAt : null })
        expect(Date.parse(releaseOn) - paid.paidAt.getTime()).toBeGreaterThanOrEqual(14 * day)
        expect(Date.parse(releaseOn) - paid.paidAt.getTime()).toBeLessThan(30 * day)
      }),
    )
  })
})

/** What can happen to somebody's points, as a test tells it. */
type Happening =
  | { readonly type: 'order'; readonly goods: number }
  | { readonly type: 'release' | 'return'; readonly order: number; readonly kept: number }
  | { readonly type: 'issue' }

const happening = fc.oneof(
  fc.record({ type: fc.constant('order' as const), goods: fc.nat(60_000) }),
  fc.record({ type: fc.constantFrom('release' as const, 'return' as const), order: fc.nat(5), kept: fc.nat(60_000) }),
  fc.record({ type: fc.constant('issue' as const) }),
)

/** Keeps the book as the club does; `twice` does everything again at once. */
function keepBook(happenings: readonly Happening[], twice = false) {
  const book: LoyaltyEntry[] = [entry('signup', 50)]
  let orders = 0
  let announced = 0
  let issued = 0
  const convert = () => {
    const due = vouchersDue(balanceOf(book).available, announced, voucherPoints)
    announced += due
    for (let count = 0; count < due; count++) {
      book.push(entry('convert', -voucherPoints))
      expect(balanceOf(book).available).toBeGreaterThanOrEqual(0)
    }
    for (let count = 0; count > due; count--) book.push(entry('adjust', voucherPoints))
  }
  const isReleased = (orderId: string) => book.some((one) => one.type === 'release' && one.orderId === orderId)
  const happen = (one: Happening) => {
    if (one.type === 'issue') {
      issued += announced
      announced = 0
    }
    if (one.type === 'release') {
      const points = pendingOf(book, String(one.order))
      if (points > 0) book.push(entry('release', points, { orderId: String(one.order) }))
      convert()
    }
    if (one.type === 'return') {
      const orderId = String(one.order)
      const points = pointsReversal(book, orderId, one.kept)
      if (points !== 0)
        book.push(entry('reverse', points, { orderId, state: isReleased(orderId) ? 'available' : 'pending' }))
      convert()
    }
  }
  for (const one of happenings) {
    if (one.type === 'order') book.push(earned(String(orders++), pointsFor(one.goods)))
    for (let time = 0; time < (twice ? 2 : 1); time++) happen(one)
  }
  return { book, announced, issued }
}

describe('the book of the club', () => {
  test('is the same whatever is done twice', () => {
    fc.assert(
      fc.property(fc.array(happening), (happenings) => {
        expect(keepBook(happenings, true)).toEqual(keepBook(happenings))
      }),
    )
  })

  test('says the same in whatever order its entries are read', () => {
    fc.assert(
      fc.property(
        fc
          .array(happening)
          .map((happenings) => keepBook(happenings).book)
          .chain((book) => fc.tuple(fc.constant(book), fc.shuffledSubarray(book, { minLength: book.length }))),
        ([book, shuffled]) => {
          expect(balanceOf(shuffled)).toEqual(balanceOf(book))
        },
      ),
    )
  })

  test('gives one voucher for each 200 points, and loses none', () => {
    fc.assert(
      fc.property(fc.array(happening), (happenings) => {
        const { book, announced, issued } = keepBook(happenings)
        const { available, pending } = balanceOf(book)
        const came = book
          .filter(({ type }) => type === 'signup' || type === 'earn' || type === 'reverse')
          .reduce((sum, { points }) => sum + points, 0)
        expect(available + pending + voucherPoints * (announced + issued)).toBe(came)
        expect(available).toBeLessThan(voucherPoints)
        expect(pending).toBeGreaterThanOrEqual(0)
        // Only what was issued before its goods went back can be owed.
        if (available < 0) expect(announced).toBe(0)
      }),
    )
  })
})

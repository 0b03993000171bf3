import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { usualSettings } from '#test/shop/settings.ts'
import {
  canPay,
  cardCodeTyped,
  dividedRefund,
  effectOf,
  endingOf,
  newCardCode,
  paidByCard,
  validUntilOf,
} from './gift-card.ts'
import { giftCardErrors, mailMoment, type TypedGiftCard, tidyGiftCard } from './gift-card-sale.ts'

const nl = storefrontOf('nl_NL')
const amounts = fc.integer({ min: 0, max: 1_000_000 })

describe('a code', () => {
  test('has eighty bits, and is read however it is typed', () => {
    const codes = Array.from({ length: 200 }, newCardCode)
    expect(new Set(codes).size).toBe(200)
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
      expect(cardCodeTyped(` ${code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 - ')} `)).toBe(code)
      expect(endingOf(code)).toBe(code.slice(12))
    }
  })

  test.each(['', '1234', '7K3M9Q2XABCD', 'U'.repeat(16), '1'.repeat(61)])('%j is none', (typed) => {
    expect(cardCodeTyped(typed)).toBeUndefined()
  })
})

describe('a card', () => {
  const card = { blockedAt: null, currency: 'EUR', validUntil: '2031-12-31' } as const

  test('is valid until the end of the year, on the day of the shop', () => {
    expect(validUntilOf('2026-01-01', 5)).toBe('2031-12-31')
    expect(canPay(card, nl, new Date('2031-12-31T22:59:00Z'))).toBe(true)
    expect(canPay(card, nl, new Date('2031-12-31T23:00:00Z'))).toBe(false)
  })

  test('pays in its currency alone, and not when it is blocked', () => {
    const now = new Date('2027-01-01T12:00:00Z')
    expect(canPay(card, storefrontOf('en_GB'), now)).toBe(false)
    expect(canPay({ ...card, blockedAt: now }, nl, now)).toBe(false)
  })

  test('pays no more than it has and than is to be paid', () => {
    fc.assert(
      fc.property(amounts, amounts, (available, total) => {
        const paid = paidByCard(available, total)
        expect(paid).toBe(Math.min(available, total))
      }),
    )
  })
})

test('a refund is divided without a cent too many or too few, first to the provider', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (owed, provider, card) => {
      const { providerAmount, cardAmount, byHand } = dividedRefund(owed, provider, card)
      expect(providerAmount + cardAmount + byHand).toBe(owed)
      expect(providerAmount).toBe(Math.min(owed, provider))
      expect(cardAmount).toBeLessThanOrEqual(card)
      expect(Math.min(providerAmount, cardAmount, byHand)).toBeGreaterThanOrEqual(0)
      if (byHand > 0) expect(providerAmount + cardAmount).toBe(provider + card)
    }),
  )
})

test('what the shop owes is what was sold and came back, without what was spent, through any history', () => {
  const step = fc.tuple(fc.constantFrom('order', 'pay', 'release', 'refund'), fc.integer({ min: 1, max: 5000 }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 25_000 }), fc.array(step, { maxLength: 40 }), (sold, steps) => {
      let balance = 0
      let owed = 0
      const move = (kind: Parameters<typeof effectOf>[0], amount: number) => {
        const effect = effectOf(kind, amount)
        balance += effect.balance
        owed += effect.owed
      }
      move('sold', sold)
      const reserved: number[] = []
      let spent = 0
      for (const [what, most] of steps) {
        if (what === 'order') {
          const amount = paidByCard(balance, most)
          if (amount > 0) reserved.push(amount)
          move('reserved', amount)
        }
        const held = what === 'pay' || what === 'release' ? reserved.pop() : undefined
        if (held !== undefined) move(what === 'pay' ? 'redeemed' : 'released', held)
        if (held !== undefined && what === 'pay') spent += held
        if (what === 'refund') {
          const back = Math.min(most, spent)
          spent -= back
          move('refunded', back)
        }
        const waiting = reserved.reduce((sum, one) => sum + one, 0)
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(owed - balance).toBe(waiting)
        expect(owed + spent).toBe(sold)
      }
    }),
  )
})

describe('what is typed', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const typed: TypedGiftCard = {
    amount: 5000,
    giverFirstName: 'Sanne',
    giverLastName: 'de Wit',
    giverEmail: 'sanne@example.com',
    receiverName: 'Lotte',
    receiverEmail: 'lotte@example.com',
    message: '',
    mailOn: null,
  }
  const { giftCards } = usualSettings
  const errorsOf = (change: Partial<TypedGiftCard>) =>
    giftCardErrors(tidyGiftCard({ ...typed, ...change }), giftCards, nl, now).map(
      ({ messageKey, field }) => `${field}: ${messageKey}`,
    )

  test.each<[string, Partial<TypedGiftCard>, string[]]>([
    ['all that is asked', {}, []],
    ['today', { mailOn: '2026-11-28' }, []],
    ['yesterday', { mailOn: '2026-11-27' }, ['mailOn: gift-card-date-invalid']],
    ['a year on', { mailOn: '2027-11-28' }, []],
    ['a day too far', { mailOn: '2027-11-29' }, ['mailOn: gift-card-date-invalid']],
    ['no day', { mailOn: '2027-02-30' }, ['mailOn: gift-card-date-invalid']],
    ['too little', { amount: giftCards.least - 1 }, ['amount: gift-card-amount-invalid']],
    ['too much', { amount: giftCards.most + 1 }, ['amount: gift-card-amount-invalid']],
    ['no whole cent', { amount: 5000.5 }, ['amount: gift-card-amount-invalid']],
    ['no name', { receiverName: ' ' }, ['receiverName: field-required']],
    ['no address of the receiver', { receiverEmail: ' ' }, ['receiverEmail: gift-card-receiver-email-required']],
    [
      'half an address of the receiver',
      { receiverEmail: 'lotte' },
      ['receiverEmail: gift-card-receiver-email-invalid'],
    ],
    ['half an address of the giver', { giverEmail: 'sanne' }, ['giverEmail: email-invalid']],
    ['a novel', { message: 'a'.repeat(501) }, ['message: field-too-long']],
  ])('%s', (_, change, problems) => {
    expect(errorsOf(change)).toEqual(problems)
  })

  test('it is mailed in the morning of the chosen day where its shoppers are, or at once', () => {
    expect(mailMoment({ mailOn: '2026-12-24' }, 8, nl, now)).toEqual(new Date('2026-12-24T07:00:00Z'))
    expect(mailMoment({ mailOn: '2027-07-01' }, 8, nl, now)).toEqual(new Date('2027-07-01T06:00:00Z'))
    expect(mailMoment({ mailOn: '2026-11-28' }, 8, nl, now)).toEqual(now)
    expect(mailMoment({ mailOn: null }, 8, nl, now)).toEqual(now)
  })
})

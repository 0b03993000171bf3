import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { giftCodeTyped, isGiftOver, newGiftCode, writtenGiftCode } from './gift-receipt.ts'

test('a code is read again however it is written', () => {
  fc.assert(
    fc.property(fc.constantFrom(' ', '-', ' – ', ''), fc.boolean(), (between, isSmall) => {
      const code = newGiftCode()
      const written = writtenGiftCode(code).replaceAll('-', between)
      expect(giftCodeTyped(isSmall ? written.toLowerCase() : written)).toBe(code)
    }),
  )
})

test('signs that look alike are the same', () => {
  expect(giftCodeTyped('o0iI-lL11-oOo0')).toBe('001111110000')
})

test.each(['', '7K3M-9Q2X', '7K3M-9Q2X-ABCD-E', '7K3M-9Q2X-ABC!', "' or 1=1 --ab", '7'.repeat(10_000)])(
  '%s is none',
  (typed) => expect(giftCodeTyped(typed)).toBeUndefined(),
)

test('codes do not come twice', () => {
  expect(new Set(Array.from({ length: 10_000 }, newGiftCode)).size).toBe(10_000)
})

test.each([
  [99, false],
  [100, false],
  [100.1, true],
])('after %d of 100 days it is over: %s', (age, isOver) => {
  const now = new Date('2026-12-24T12:00:00Z')
  expect(isGiftOver(new Date(now.getTime() - age * day), 100, now)).toBe(isOver)
})

import { expect, test } from 'vitest'
import { hasPassed, writtenDeliveryDate } from './delivery-date.ts'
import { type StorefrontCode, storefrontOf } from './storefront.ts'

const evening = { earliest: '2026-11-24', latest: '2026-11-24', window: { from: '18:00', to: '22:00' } }
const range = { earliest: '2026-11-24', latest: '2026-11-26', window: null }
const twoMonths = { earliest: '2026-11-30', latest: '2026-12-02', window: null }

test.each([
  ['nl_NL', 'dinsdag 24 november, tussen 18 en 22 uur', 'dinsdag 24 t/m donderdag 26 november'],
  ['de_DE', 'Dienstag, 24. November, zwischen 18 und 22 Uhr', 'Dienstag, 24. bis Donnerstag, 26. November'],
  ['fr_FR', 'mardi 24 novembre, entre 18\u00A0h et 22\u00A0h', 'mardi 24 au jeudi 26 novembre'],
  ['en_GB', 'Tuesday 24 November, between 6\u00A0pm and 10\u00A0pm', 'Tuesday 24 to Thursday 26 November'],
] as const)('%s writes a day with its hours, and days of one month', (code: StorefrontCode, day, days) => {
  expect(writtenDeliveryDate(evening, storefrontOf(code))).toBe(day)
  expect(writtenDeliveryDate(range, storefrontOf(code))).toBe(days)
})

test('Spanish writes days as they stand in a sentence', () => {
  const spanish = { iso: 'es-ES', language: 'es' } as const
  expect(writtenDeliveryDate(evening, spanish)).toBe('martes 24 de noviembre, entre las 18 y las 22')
  expect(writtenDeliveryDate(range, spanish)).toBe('martes 24 al jueves 26 de noviembre')
})

test('names both months where there are two', () => {
  expect(writtenDeliveryDate(twoMonths, storefrontOf('nl_NL'))).toBe('maandag 30 november t/m woensdag 2 december')
})

test('has passed once its last day is over where the storefront is, and not an hour before', () => {
  const passed = (code: StorefrontCode, now: string) => hasPassed(range, storefrontOf(code), new Date(now))
  // Midnight in Amsterdam is eleven at night in London.
  expect([passed('nl_NL', '2026-11-26T22:59:59Z'), passed('nl_NL', '2026-11-26T23:00:00Z')]).toEqual([false, true])
  expect([passed('en_GB', '2026-11-26T23:00:00Z'), passed('en_GB', '2026-11-27T00:00:00Z')]).toEqual([false, true])
})

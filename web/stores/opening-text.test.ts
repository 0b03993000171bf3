import { expect, test } from 'vitest'
import type { Translate } from '#web/messages/translator.ts'
import { dayName, nameOfWeekday, openText, periodText } from './opening-text.ts'

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ')
const opens = (daysAhead: number, date = '2026-11-23') => ({ open: false, opens: { date, time: '10:00', daysAhead } })

test('a store says until when it is open, or when it opens again', () => {
  expect(openText(t, 'nl-NL', { open: true, until: '18:00' })).toBe('stores.open_until 18:00')
  expect(openText(t, 'nl-NL', opens(0))).toBe('stores.opens_today 10:00')
  expect(openText(t, 'nl-NL', opens(1))).toBe('stores.opens_tomorrow 10:00')
  expect(openText(t, 'nl-NL', opens(2))).toBe('stores.opens_on maandag 10:00')
  expect(openText(t, 'de-DE', opens(9, '2026-12-01'))).toBe('stores.opens_on Dienstag, 1. Dezember 10:00')
  expect(openText(t, 'fr-FR', { open: false })).toBe('stores.closed')
})

test('hours and days are written in the words of the storefront', () => {
  expect(periodText(t, [])).toBe('stores.closed')
  expect(
    periodText(t, [
      { opens: '10:00', closes: '13:00' },
      { opens: '14:00', closes: '19:00' },
    ]),
  ).toBe('10:00–13:00, 14:00–19:00')
  expect(nameOfWeekday('fr-FR', 'monday')).toBe('lundi')
  expect(nameOfWeekday('en-GB', 'sunday')).toBe('Sunday')
  expect(dayName('nl-NL', '2026-12-25')).toBe('vrijdag 25 december')
})

import { expect, test } from 'vitest'
import { withOrdinalFirst, writtenDate } from './written-date.ts'

test.each([
  ['fr-BE', '1 décembre 2026', '1er décembre 2026'],
  ['fr-FR', 'mardi 1 décembre', 'mardi 1er décembre'],
  ['fr-FR', 'mardi 1', 'mardi 1er'],
  ['fr-FR', '11 décembre 2026', '11 décembre 2026'],
  ['fr-FR', 'lundi 21 à 01:00', 'lundi 21 à 01:00'],
  ['nl-NL', '1 december 2026', '1 december 2026'],
])('in %s %s is written %s', (iso, written, said) => {
  expect(withOrdinalFirst(written, iso)).toBe(said)
})

test('a long date knows the first of a month', () => {
  const first = new Date('2026-12-01T10:00:00Z')
  expect(writtenDate(first, { iso: 'fr-BE', timeZone: 'Europe/Brussels' })).toBe('1er décembre 2026')
  expect(writtenDate(first, { iso: 'de-DE', timeZone: 'Europe/Berlin' })).toBe('1. Dezember 2026')
})

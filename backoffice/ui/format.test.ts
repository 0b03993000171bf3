import { expect, test } from 'vitest'
import { firstStorefront, momentText, ownMomentText, sizeText } from './format.ts'

test.each([
  ['nl', undefined, 'nl_NL'],
  ['de', undefined, 'de_DE'],
  ['fr', undefined, 'fr_FR'],
  ['en', undefined, 'en_GB'],
  ['fr', ['nl_BE', 'fr_BE'], 'fr_BE'],
  ['de', ['nl_BE', 'nl_NL'], 'nl_NL'],
] as const)('who reads %s and sees %j is shown %s first', (language, seen, code) => {
  expect(firstStorefront(language, seen)?.code).toBe(code)
})

test('who sees no storefront is shown none', () => {
  expect(firstStorefront('nl', [])).toBeUndefined()
})

test.each([
  ['Europe/London', '21:51'],
  ['Europe/Amsterdam', '22:51'],
])('what belongs to no storefront is told by the clock of the retailer, %s', (timeZone, time) => {
  const at = '2026-11-29T21:51:00Z'
  expect(ownMomentText(at, { language: 'en', timeZone })).toContain(time)
  // Whatever that is, an order is told by the clock of its storefront.
  expect(momentText(at, 'en', 'en_GB')).toContain('21:51')
  expect(momentText(at, 'en', 'nl_NL')).toContain('22:51')
})

test.each([
  ['37.5', 'en', '37.5'],
  ['37.5', 'nl', '37,5'],
  ['37.5', 'fr', '37,5'],
  ['M', 'de', 'M'],
  ['ONE', 'nl', '–'],
  [null, 'en', '–'],
] as const)('a size %j is told in %s as %s', (size, language, text) => {
  expect(sizeText(size, language)).toBe(text)
})

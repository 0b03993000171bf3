import { describe, expect, test } from 'vitest'
import { dayOf, minutesOf, subjectSlug } from './post.ts'

test.each([
  ['Savoir-faire', 'savoir-faire'],
  ['Op bezoek', 'op-bezoek'],
  ['Bien chaussé', 'bien-chausse'],
  ['  Über uns ', 'uber-uns'],
])('the subject %s is %s in addresses', (label, slug) => {
  expect(subjectSlug(label)).toBe(slug)
})

describe('the time that an article takes', () => {
  const ofWords = (count: number) =>
    JSON.stringify({
      slices: [{ slice_type: 'richtext', primary: { text: [{ type: 'paragraph', text: 'word '.repeat(count) }] } }],
    })

  test.each([
    [10, 1],
    [440, 2],
    [500, 2],
  ])('%i words are %i minutes', (words, minutes) => {
    expect(minutesOf(ofWords(words))).toBe(minutes)
  })
})

test('a date is written as the storefront writes dates, whatever the hour there', () => {
  expect(dayOf('2026-11-18', { iso: 'nl-NL' })).toBe('18 november 2026')
  expect(dayOf('2026-11-18', { iso: 'de-DE' })).toBe('18. November 2026')
  expect(dayOf('', { iso: 'en-GB' })).toBe('')
})

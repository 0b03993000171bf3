import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageRules } from './languages/rules.ts'
import { editDistance, mostCompared, Vocabulary } from './vocabulary.ts'

const syllables = [
  'la',
  'ars',
  'bo',
  'ot',
  'sne',
  'ker',
  'pum',
  'ps',
  'mo',
  'ca',
  'ssin',
  'del',
  'ven',
  'tor',
  'ri',
  'na',
]
/** Sixty thousand words that look alike: more than any catalogue has. */
const many = Array.from({ length: 60_000 }, (_, at) => {
  let word = ''
  for (let left = at + 4096; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length]
  return word
})
const vocabulary = new Vocabulary(new Set(many), [], languageRules.en)

test('no word, however it is spelled, is compared with more than so many others', { timeout: 60_000 }, () => {
  const typed = fc.oneof(
    fc.string({ minLength: 1, maxLength: 100 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
    fc.constantFrom('a'.repeat(100), 'laarsboot', 'sneakerpumps', 'القميص', '👟👟👟👟', "'; drop table products --"),
    fc.constantFrom(...many.slice(0, 500)).map((word) => word.slice(1)),
  )
  fc.assert(
    fc.property(typed, fc.boolean(), (word, unfinished) => {
      let compared = 0
      vocabulary.nearly(word, unfinished, (...pair) => {
        compared++
        return editDistance(...pair)
      })
      // A word that is still being typed is looked at twice: as a whole and by its beginning.
      expect(compared).toBeLessThanOrEqual(mostCompared * (unfinished ? 2 : 1))
    }),
    { numRuns: 25 },
  )
})

test('a word with an error in it is found among all of them', () => {
  const word = many[31_337] ?? ''
  const typed = `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`
  const found = vocabulary.nearly(typed, false).map(({ term }) => vocabulary.stems[term])
  expect(found).toContain(word)
})

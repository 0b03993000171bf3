import { expect, test } from 'vitest'
import { knownLanguages } from '#kernel/storefront.ts'
import { colorOfWord, namedColors } from './named-colors.ts'

test('a colour is known by its key and by its name in every language, and no word means two', () => {
  for (const color of namedColors)
    for (const word of [color.key, ...knownLanguages.map((language) => color.name[language])])
      expect(colorOfWord(word)?.key, word).toBe(color.key)
})

test.each([
  ['Schwarz', 'black'],
  ['WEISS', 'white'],
  ['grün', 'green'],
  ['gruen', 'green'],
  ['Bleu marine', 'navy'],
  ['Dark Brown', 'dark-brown'],
  ['marrón', 'brown'],
])('%s is %s', (word, key) => {
  expect(colorOfWord(word)?.key).toBe(key)
})

test.each(['', '  ', 'Petrolmeliert', 'Schwarz/Weiß', '黒'])('%j is no word of everybody', (word) => {
  expect(colorOfWord(word)).toBeUndefined()
})

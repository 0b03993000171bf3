import { expect, test } from 'vitest'
import { articleNumber, foldedSku, foldText, searchTerm, wordsOfText } from './text.ts'

test('words are found however their letters are typed', () => {
  expect(foldText('Élégance à la Français')).toBe('elegance a la francais')
  expect(foldText('WEISS Weiß Œuvre smørrebrød')).toBe('weiss weiss oeuvre smorrebrod')
  expect(searchTerm('  Zwarte   LAARS ')).toMatchObject({ kind: 'words', words: ['zwarte', 'laars'] })
})

test('free text needs four characters, two and three are a brand or a SKU, one is nothing', () => {
  expect(searchTerm('boot')).toMatchObject({ kind: 'words', words: ['boot'] })
  expect(searchTerm(' UGG ')).toEqual({ kind: 'exact', text: 'ugg' })
  expect(searchTerm('on')).toEqual({ kind: 'exact', text: 'on' })
  expect(searchTerm('a')).toEqual({ kind: 'nothing' })
  expect(searchTerm('    ')).toEqual({ kind: 'nothing' })
})

test('a SKU is found under its old spelling as well', () => {
  expect(foldedSku(' 10412x003 ')).toBe('10412.003')
  expect(foldedSku('10412X003x38')).toBe('10412.003.38')
})

test('words are told apart as people write them', () => {
  expect(wordsOfText('Chelsea-Boot „Élise“, Gr. 38,5')).toEqual(['chelsea', 'boot', 'élise', 'gr', '38.5'])
  expect(wordsOfText('women’s 38½')).toEqual(['womens', '38.5'])
})

test('what holds no word finds nothing, and nobody can ask for a hundred words', () => {
  expect(searchTerm('%%%%')).toEqual({ kind: 'nothing' })
  expect(searchTerm('....')).toEqual({ kind: 'nothing' })
  const many = searchTerm(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' '))
  expect(many.kind === 'words' && many.words).toHaveLength(24)
})

test.each([
  ['8712345678906', 'ean 8712345678906'],
  [' 8 712345-678906 ', 'ean 8712345678906'],
  // A UPC is an EAN that begins with a zero, and a GTIN-14 of a single piece one that begins with another.
  ['012345678905', 'ean 12345678905'],
  ['0012345678905', 'ean 12345678905'],
  ['1234567', undefined],
  ['123456789012345', undefined],
  ['10412.003', undefined],
  ['8712345678906 red', undefined],
])('an article number: %s', (typed, number) => expect(articleNumber(typed)).toBe(number))

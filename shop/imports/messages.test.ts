import { describe, expect, test } from 'vitest'
import { keptWith } from './kept-messages.ts'
import {
  type ImportMessage,
  importMessage,
  importMessageBlanks,
  importSentence,
  importSentenceIn,
  keptMessage,
  keptSentenceIn,
} from './messages.ts'

/** Every message, with another number in each of its blanks. */
const messages = [...importMessageBlanks].map(([key, blanks]) => ({
  message: { key, values: Object.fromEntries(blanks.map((blank, at) => [blank, 1_234_567 + at])) } as ImportMessage,
}))

/** How each blank is written: as this language writes numbers, as it was given, or not at all. */
function writtenIn(language: string, { values = {} }: ImportMessage, said: string) {
  const { format } = new Intl.NumberFormat(language)
  return Object.entries(values).map(([blank, value]) => {
    const number = format(Number(value))
    return [blank, said.includes(number) ? 'as a number' : said.includes(`${value}`) ? 'as it is' : 'not at all']
  })
}

describe.each(['nl', 'de', 'fr', 'es'])('in %s', (language) => {
  test.each(messages)('$message.key has a text of its own, with the same in it', ({ message }) => {
    const english = importSentence(message)
    const said = importSentenceIn(language, message)
    expect(said).not.toBe(english)
    expect(writtenIn(language, message, said)).toEqual(writtenIn('en', message, english))
  })
})

const tooLong = importMessage('key-too-long', { column: 'sku', length: 12_345, most: 64 })

test('numbers are written as the language does, cells and columns as the file does', () => {
  expect(importSentence(tooLong)).toBe('The sku is 12,345 characters long: 64 are the most')
  expect(importSentenceIn('nl', tooLong)).toBe('sku is 12.345 tekens lang: hoogstens 64 passen er')
  expect(importSentenceIn('de', importMessage('price-unreadable', { cell: '{x} 1.2.3' }))).toContain('„{x} 1.2.3“')
})

describe('what was kept', () => {
  const kept = keptMessage(tooLong)

  test('has its English beside its key and values', () => {
    expect(kept).toEqual({ ...tooLong, sentence: 'The sku is 12,345 characters long: 64 are the most' })
    expect(keptSentenceIn('nl', kept)).toBe(importSentenceIn('nl', tooLong))
  })

  test.each([
    ['without a key, by the release before', {}],
    ['under a key that a later release knows', { key: 'not-thought-of', values: {} }],
    ['without all of its values', { key: 'key-too-long', values: { column: 'sku' } }],
    ['under the name of something of JavaScript', { key: 'toString', values: {} }],
  ])('%s is said in English', (_, about) => {
    expect(keptSentenceIn('nl', { sentence: 'The sku is too long', ...about })).toBe('The sku is too long')
  })

  test('is taken for its own sentence alone', () => {
    expect(keptWith(kept.sentence, [null, keptMessage(importMessage('left-changed')), kept])).toEqual(kept)
    expect(keptWith('It was stopped', [kept])).toEqual({ sentence: 'It was stopped' })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textProblems } from './check-messages.ts'
import { directionIn, fallbackChain } from './manifest.ts'
import { messageSet, withBlanks } from './message-set.ts'
import { readPo, writePo } from './po-file.ts'

test('a country falls back to its language, and a language to English', () => {
  expect(fallbackChain('nl-be')).toEqual(['nl-be', 'nl', 'en'])
  expect(fallbackChain('fr-lu')).toEqual(['fr', 'en'])
  expect(fallbackChain('en-gb')).toEqual(['en'])
  expect(fallbackChain('xx')).toEqual(['en'])
})

test('whatever falls back to whatever, each language is asked once, the own one first and English last', () => {
  const codes = ['aa', 'bb', 'cc', 'dd', 'ee-ff']
  const manifests = fc.tuple(...codes.map((_, place) => fc.constantFrom('en', ...codes.slice(place + 1))))
  fc.assert(
    fc.property(manifests, fc.constantFrom(...codes, 'aa-zz'), (fallbacks, asked) => {
      const known = Object.fromEntries(
        codes.map((code, place) => [code, { name: code, direction: 'ltr' as const, fallback: fallbacks[place] }]),
      )
      const chain = fallbackChain(asked, { ...known, en: { name: 'English', direction: 'ltr' } })
      expect(chain[0]).toBe(asked === 'aa-zz' ? 'aa' : asked)
      expect(chain.at(-1)).toBe('en')
      expect(new Set(chain).size).toBe(chain.length)
      for (const [place, code] of chain.slice(0, -1).entries()) expect(known[code]?.fallback).toBe(chain[place + 1])
    }),
  )
})

test('a set says what a language lacks in English, and fills blanks in the order of the code', () => {
  const said = messageSet('mails', 'no-such-set', {
    plain: 'Hello',
    lines: withBlanks(['{name} of {place}', 'It’s {name, select, undefined {nobody} other {{name}}}'], 'place', 'name'),
  })('nl-be')
  expect(said.plain).toBe('Hello')
  expect(said.lines('Delft', 'Ann')).toEqual(['Ann of Delft', 'It’s Ann'])
  expect(said.lines('Delft', undefined)[1]).toBe('It’s nobody')
})

test('a number is written as its language does, where the text asks for one', () => {
  const set = messageSet('mails', 'no-such-numbers', withBlanks('{n, number} of {id}', 'n', 'id'))
  expect([set('en')(1234.5, 1000), set('nl')(1234.5, 1000), set('de')('1e3', 1000)]).toEqual([
    '1,234.5 of 1000',
    '1.234,5 of 1000',
    '1e3 of 1000',
  ])
})

test('what is filled in is never read as a message', () => {
  const { greeting } = messageSet('mails', 'no-such-greeting', { greeting: withBlanks('Hello {name}', 'name') })('nl')
  expect(greeting('{n, plural, other {#}} <b>')).toBe('Hello {n, plural, other {#}} <b>')
})

describe('a translation', () => {
  test.each([
    ['{n} items', '{n} artículos', []],
    ['{n} items', 'artículos', ['lacks {n}']],
    ['{n} items', '{n} {m}', ['has {m}, which nothing fills']],
    ['{n, plural, one {# item} other {# items}}', '{n, plural, one {# artículo} other {# artículos}}', []],
    [
      '{n, plural, one {# item} other {# items}}',
      '{n, plural, other {# artículos}}',
      ['n: lacks the plural form “one”'],
    ],
    [
      '{n, plural, one {# item} other {# items}}',
      '{n, plural, one {# artículo} few {#} other {# artículos}}',
      ['n: es has no form “few”'],
    ],
  ])('of “%s” by “%s”', (english, text, problems) => {
    expect(textProblems(english, text, 'es')).toEqual(problems)
  })

  test('that is no ICU message says so in a sentence', () => {
    expect(textProblems('{n} items', '{n', 'es')).toEqual([expect.stringMatching(/^is no ICU message: /)])
  })
})

test('whatever stands in a PO file is read as it was written', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\r'))
  const entry = fc.record({
    key: fc.stringMatching(/^[a-z.]{1,20}$/),
    english: text.filter((one) => one !== ''),
    text,
    fuzzy: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      expect(readPo(writePo('es', entries)).map(({ note: _, ...one }) => one)).toEqual(entries)
    }),
  )
})

test('a language is written from the side that its folder says', () => {
  const languages = {
    en: { name: 'English', direction: 'ltr' as const },
    ar: { name: 'العربية', fallback: 'en', direction: 'rtl' as const },
  }
  expect(directionIn('ar-eg', languages)).toBe('rtl')
  expect(directionIn('en-gb', languages)).toBeUndefined()
  expect(directionIn('nl-be')).toBeUndefined()
})

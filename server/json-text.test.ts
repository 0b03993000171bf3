import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJsonText } from './json-text.ts'

test.each([
  ['{ "vat": { "NL": 21, "BE": 21, "NL": 9 } }', 'vat.NL stands there twice'],
  ['{ "methods": [{ "id": 1 }, { "id": 2, "id": 3 }] }', 'methods.id stands there twice'],
  ['{ "a": "}", "b": "{\\"a\\":", "\\u0061": 1 }', 'a stands there twice'],
])('%s is refused', (text, sentence) => {
  expect(() => parseJsonText(text)).toThrow(sentence)
})

test('whatever has each name once is read as it is', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJsonText(text)).toEqual(JSON.parse(text))
    }),
  )
})

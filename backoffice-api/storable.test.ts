import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test.each([
  ['Gebeld, 👟 gestuurd', true],
  [{ number: 1, roles: ['OWNER'], note: null, done: true }, true],
  [undefined, true],
  ['a\0b', false],
  ['half of a shoe: \ud83d', false],
  [{ pieces: [{ sku: 'x\udc5f' }] }, false],
  [{ 'a\0b': 1 }, false],
  ['typed out: \\u0000 and \\ud83d', true],
])('%j can be held: %s', (value, answer) => expect(isStorable(value)).toBe(answer))

test('how deep a value goes makes no difference', () => {
  let deep: unknown = 'a\0b'
  for (let level = 0; level < 100_000; level++) deep = [deep]
  expect(isStorable(deep)).toBe(false)
})

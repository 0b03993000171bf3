import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withParts } from './page-parts.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (page: Uint8Array) => new TextDecoder().decode(page)

test('parts stand where their marks stood, as often as those do', () => {
  const page = '<ul><!--n0nce-1--></ul><p>é €</p><ul><!--n0nce-0--></ul><ul><!--n0nce-1--></ul>'
  expect(text(withParts(page, 'n0nce', [bytes('<li>a</li>'), bytes('<li>ü</li>')]))).toBe(
    '<ul><li>ü</li></ul><p>é €</p><ul><li>a</li></ul><ul><li>ü</li></ul>',
  )
})

test('what looks like a mark of another page is left as it is, in a page and in its parts', () => {
  const part = '<!--n0nce-0--><!--other-0-->'
  expect(text(withParts('<!--other-0--><b><!--n0nce-0--></b>', 'n0nce', [bytes(part)]))).toBe(
    `<!--other-0--><b>${part}</b>`,
  )
})

test('a page is what its text and its parts are, whatever they hold', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))), (pairs) => {
      const page = pairs.map(([before], number) => `${before}<!--n0nce-${number}-->`).join('')
      const parts = pairs.map(([, part]) => bytes(part))
      expect(text(withParts(page, 'n0nce', parts))).toBe(text(bytes(pairs.flat().join(''))))
    }),
  )
})

test('a mark without its part is an error, and no page', () => {
  expect(() => withParts('<!--n0nce-1-->', 'n0nce', [bytes('one')])).toThrow('mark')
})

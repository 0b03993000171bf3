import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const colleagues = [
  { id: 'anna', name: 'Anna' },
  { id: 'anna-maria', name: 'Anna Maria' },
  { id: 'wim', name: 'Wim de Bruin' },
  { id: 'ozgur', name: 'Özgür' },
]

test.each([
  ['@Anna can you look?', ['anna']],
  ['Please @anna maria, and @WIM DE BRUIN.', ['anna-maria', 'wim']],
  ['(@Özgür)', ['ozgur']],
  ['@Annabel is a customer', []],
  ['mail anna@anna.example, or @Wim', ['anna']],
  ['Anna called', []],
  ['@', []],
  ['@Anna @Anna', ['anna']],
])('%s names %j', (text, ids) => {
  expect(mentionedIn(text, colleagues)).toEqual(ids)
})

test('two colleagues of one name are both meant', () => {
  expect(
    mentionedIn('@Jan', [
      { id: '1', name: 'Jan' },
      { id: '2', name: 'jan ' },
    ]),
  ).toEqual(['1', '2'])
})

test('whatever is written, nobody is named but who stands there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      for (const id of mentionedIn(text, colleagues)) {
        const name = colleagues.find((one) => one.id === id)?.name.toLowerCase() ?? '?'
        expect(text.toLowerCase()).toContain(`@${name}`)
      }
    }),
  )
})

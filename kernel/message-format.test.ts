import { expect, test } from 'vitest'
import { type CompiledMessage, createMessageFormat } from './message-format.ts'

const sentence: CompiledMessage = [['name'], ', maat ', ['size']]

test.each([
  ['nl-BE', 'Boot 2.0, maat 37,5'],
  ['en-GB', 'Boot 2.0, maat 37.5'],
])('in %s a sentence writes the size that it is given, and no other number', (iso, text) => {
  expect(createMessageFormat(iso)(sentence, { name: 'Boot 2.0', size: '37.5' })).toBe(text)
})

test('a sentence without its size says the rest', () => {
  expect(createMessageFormat('nl-NL')(sentence, { name: 'Alma' })).toBe('Alma, maat ')
})

test('a choice by a size is made by the size of the catalogue', () => {
  const choice: CompiledMessage = [['size', 'select', { '37.5': ['precies ', ['size']], other: ['niet'] }]]
  expect(createMessageFormat('nl-NL')(choice, { size: '37.5' })).toBe('precies 37,5')
})

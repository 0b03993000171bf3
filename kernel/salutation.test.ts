import { expect, test } from 'vitest'
import { readSalutation } from './salutation.ts'

test('a salutation is one of two or none, and nothing else', () => {
  expect(['mr', 'mrs'].map(readSalutation)).toEqual(['mr', 'mrs'])
  expect([undefined, null, '', 'none'].map(readSalutation)).toEqual([null, null, null, null])
  expect(['dr', 'Mr', 'toString', ' '].map(readSalutation)).toEqual([undefined, undefined, undefined, undefined])
})

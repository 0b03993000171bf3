import { expect, test } from 'vitest'
import type { Country } from '#kernel/storefront.ts'
import { internationalPhone } from './phone.ts'

const dialled: readonly [string, Country, string][] = [
  ['06 12345678', 'NL', '+31612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['07400 123456', 'GB', '+447400123456'],
  ['0664 1234567', 'AT', '+436641234567'],
  ['621 123 456', 'LU', '+352621123456'],
  [' 0031 6 12345678 ', 'NL', '+31612345678'],
]

test.each(dialled)('%s, typed in an address in %s, is stored as %s', (typed, country, stored) => {
  expect(internationalPhone(typed, country)).toBe(stored)
})

test('a number with a country code keeps its country, whatever the address says', () => {
  expect(internationalPhone('+49 151 23456789', 'NL')).toBe('+4915123456789')
})

const impossible: readonly [string, Country][] = [
  ['06-1234567', 'NL'],
  ['0612345678', 'BE'],
  ['01632 960001', 'GB'],
  ['', 'NL'],
  ['call me', 'NL'],
  ['mine is 06 12345678', 'NL'],
  ['1'.repeat(500), 'DE'],
]

test.each(impossible)('%s is no number in %s', (typed, country) => {
  expect(internationalPhone(typed, country)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { wordsIn } from '../../messages/staff-language-messages.ts'
import { differenceText } from './difference-text.ts'

const german = {
  words: wordsIn('de'),
  language: 'de',
  timeZone: 'Europe/Amsterdam',
  categories: new Map([['women-shoes', 'Schuhe']]),
} as const

const becomes = (field: string, value: string) => differenceText({ field, was: '', becomes: value }, 'becomes', german)

test('a plan is told in the words of staff, and its moments by the clock of the shop', () => {
  expect(becomes('on_sale', 'no')).toBe('Im Verkauf: Nein')
  expect(becomes('on_sale_from', '2026-12-23T23:30:00.000Z')).toBe('Im Verkauf ab: 24.12.2026, 00:30')
  expect(becomes('categories', 'women-shoes, unknown')).toBe('Kategorien: Schuhe, unknown')
  expect(becomes('gender', 'women')).toBe('Für wen: Damen')
  expect(becomes('name_de', 'Stiefel')).toBe('Name (Deutsch): Stiefel')
  expect(becomes('ean 10412.001.38', '')).toBe('EAN einer Größe 10412.001.38: –')
  expect(becomes('unheard_of', 'x')).toBe('unheard_of: x')
})

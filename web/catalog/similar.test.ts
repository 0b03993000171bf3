import { expect, test } from 'vitest'
import { mostAlike, mostSimilar } from './similar.ts'

const product = (sku: string, more = {}) => ({
  sku,
  totalAvailableStock: 3,
  isComingSoon: false,
  color: { hex: '#111111' },
  ...more,
})

test('shows what can be bought, the same colour first, and nothing that is shown already', () => {
  const candidates = [
    product('1'),
    product('2', { totalAvailableStock: 0 }),
    product('3', { isComingSoon: true }),
    product('4', { color: { hex: '#7a2233' } }),
    product('5'),
  ]
  expect(mostAlike(candidates, ['1'], '#7a2233').map(({ sku }) => sku)).toEqual(['4', '5'])
})

test('shows a row of them, not all', () => {
  expect(
    mostAlike(
      Array.from({ length: 20 }, (_, at) => product(String(at))),
      [],
    ),
  ).toHaveLength(mostSimilar)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from '#web/ui/icon-names.ts'
import { drawnPayments } from '#web/ui/payment-icons.tsx'

const symbols = (file: string) =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('every icon that can be named is drawn', () => {
  expect(symbols('../ui/icons.svg').sort()).toEqual([...iconNames].sort())
})

/** Ways to pay that the shop knows beyond the specification's. */
const others = ['giftcard', 'googlepay']

test('all eighteen ways to pay of the specification are drawn, a gift card of any maker and the wallet of Google', () => {
  const drawn = symbols('../ui/payment-icons.svg')
  expect(drawn.filter((name) => !others.includes(name ?? ''))).toHaveLength(18)
  expect(drawn.toSorted()).toEqual([...drawnPayments].sort())
  expect(drawn).toEqual(expect.arrayContaining(others))
})

test('all six networks of the specification are drawn', () => {
  expect(symbols('social-icons.svg')).toEqual(['facebook', 'twitter', 'instagram', 'youtube', 'linkedin', 'pinterest'])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from '#web/ui/icon-names.ts'

const symbols = (file: string) =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('every icon that can be named is drawn', () => {
  expect(symbols('../ui/icons.svg').sort()).toEqual([...iconNames].sort())
})

test('all eighteen ways to pay of the specification are drawn', () => {
  expect(symbols('../ui/payment-icons.svg')).toHaveLength(18)
})

test('all six networks of the specification are drawn', () => {
  expect(symbols('social-icons.svg')).toEqual(['facebook', 'twitter', 'instagram', 'youtube', 'linkedin', 'pinterest'])
})

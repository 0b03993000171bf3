import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { settingsPlaceholders } from './settings-placeholders.ts'

const nl = storefrontOf('nl_NL')
const { methods } = usualSettings.delivery

const freeFrom = (price: number, freeFrom: number | undefined) => {
  const [first, ...rest] = methods.nl_NL
  if (!first) throw new Error('The shop delivers nothing')
  const others = rest.map((method) => ({ ...method, freeFrom: undefined }))
  const changed = { ...methods, nl_NL: [{ ...first, price, freeFrom }, ...others] }
  const settings = { ...usualSettings, delivery: { ...usualSettings.delivery, methods: changed } }
  return settingsPlaceholders(settings, nl)['delivery.freeFrom'].replaceAll(/\s/g, ' ')
}

test('content names the amount from which delivery is free, as it is set', () => {
  expect(freeFrom(495, 7500)).toBe('€ 75')
  expect(freeFrom(495, 6050)).toBe('€ 60,50')
})

test('where delivery is never free, or always, there is no such amount', () => {
  expect(freeFrom(495, undefined)).toBe('')
  expect(freeFrom(0, 7500)).toBe('')
})

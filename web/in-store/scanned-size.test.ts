import { expect, test } from 'vitest'
import { pageOfScan } from './scanned-size.ts'

const boot = {
  url: 'women/boots/maas',
  isOneSize: false,
  variants: [
    { sku: '10412.003.38', legacySku: '10412x003x38', ean: '0712345678904' },
    { sku: '10412.003.39', legacySku: null, ean: '8712345678911' },
  ],
}
const cart = { url: 'women/bags/kade', isOneSize: true, variants: [{ sku: '20001.001.ONE', ean: '8712345678928' }] }

test('a label leads to the product and its size', () => {
  expect(pageOfScan([cart, boot], '8712345678911')).toBe('/women/boots/maas/#size=10412.003.39')
  expect(pageOfScan([boot], '10412x003x38')).toBe('/women/boots/maas/#size=10412.003.38')
  expect(pageOfScan([cart], '8712345678928')).toBe('/women/bags/kade/')
})

test('a UPC is the EAN without its leading zero', () => {
  expect(pageOfScan([boot], '712345678904')).toBe('/women/boots/maas/#size=10412.003.38')
})

test('a code that the search only found something like for leads nowhere', () => {
  expect(pageOfScan([boot, cart], '8712345678935')).toBeUndefined()
  expect(pageOfScan([], '8712345678911')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { wantedSizes } from './wanted.ts'

const variants = ['38', '39', '40'].map((sku) => ({ sku }))
const soon = { isOneSize: false, isComingSoon: true, variants }

test('a product that is to come is asked for once: in the sizes that were ticked, or in all', () => {
  expect(wantedSizes(soon, { sku: '38' }, ['40', '39'])).toEqual({ sku: '39', skus: ['40'] })
  expect(wantedSizes(soon, { sku: '39' }, [])).toEqual({ sku: '38', skus: ['39', '40'] })
  expect(wantedSizes(soon, { sku: '38' }, ['made-up'])).toEqual({ sku: '38', skus: ['39', '40'] })
})

test('a size that is sold out is asked for by itself', () => {
  expect(wantedSizes({ ...soon, isComingSoon: false }, { sku: '39' }, ['40'])).toEqual({ sku: '39', skus: [] })
})

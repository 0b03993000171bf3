import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedList, sharedQuery } from './shared-list.ts'

test('a link to a list leads to the same list', () => {
  const skus = fc.uniqueArray(fc.stringMatching(/^[0-9]{5}\.[0-9]{3}$/), { maxLength: 200 })
  const looks = fc.uniqueArray(fc.stringMatching(/^look-[a-z-]{1,20}$/), { maxLength: 100 })
  fc.assert(
    fc.property(fc.record({ skus, looks }), (list) => {
      expect(sharedList(new URLSearchParams(sharedQuery(list)))).toEqual(list)
    }),
  )
})

test.each(['', ',,', '<script>', "1' or 1=1", 'x'.repeat(41), ' '])('%j names nothing', (items) => {
  expect(sharedList(new URLSearchParams({ items, looks: items }))).toEqual({ skus: [], looks: [] })
})

test('no link names more than the shop may be asked for', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `${at}`).join(',')
  const { skus, looks } = sharedList(new URLSearchParams({ items: many, looks: many }))
  expect(skus.length).toBeLessThanOrEqual(200)
  expect(looks.length).toBeLessThanOrEqual(100)
})

import { expect, test } from 'vitest'
import { pageSizeOf } from './product-list.ts'

test('last items come by 6, sold out ones by 20, others by 24', () => {
  expect([pageSizeOf('last-items'), pageSizeOf('sold-out'), pageSizeOf(undefined), pageSizeOf('sale')]).toEqual([
    6, 20, 24, 24,
  ])
})

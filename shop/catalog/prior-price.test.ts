import { expect, test } from 'vitest'
import { discountPercent, priorPrice } from './prior-price.ts'

const at = (date: string) => new Date(`${date}T00:00:00Z`)

test('a price that was briefly raised before the sale does not make the reduction look larger', () => {
  const history = [
    { price: 10000, validFrom: at('2026-10-01') },
    { price: 8000, validFrom: at('2026-11-01') },
    { price: 10000, validFrom: at('2026-11-10') },
  ]
  const prior = priorPrice(history, at('2026-11-20'))
  expect(prior).toBe(8000)
  expect(discountPercent(7500, prior)).toBe(6)
})

test('a lower price that ended more than 30 days ago no longer counts', () => {
  const history = [
    { price: 5000, validFrom: at('2026-08-01') },
    { price: 9000, validFrom: at('2026-09-01') },
  ]
  expect(priorPrice(history, at('2026-11-20'))).toBe(9000)
})

test('the price in force when the 30 days begin counts', () => {
  const history = [
    { price: 5000, validFrom: at('2026-08-01') },
    { price: 9000, validFrom: at('2026-10-22') },
  ]
  expect(priorPrice(history, at('2026-11-20'))).toBe(5000)
})

test('a product without an earlier price has no prior price', () => {
  expect(priorPrice([{ price: 5000, validFrom: at('2026-11-20') }], at('2026-11-20'))).toBeUndefined()
})

test('a price at or above the prior price is no reduction', () => {
  expect(discountPercent(8000, 8000)).toBe(0)
  expect(discountPercent(9000, 8000)).toBe(0)
  expect(discountPercent(9000, null)).toBe(0)
})

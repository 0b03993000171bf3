import { expect, test } from 'vitest'
import { orderSummary } from './order-history.ts'

const shippedAt = new Date('2026-03-02T10:00:00Z')

test.each([
  [{ shippedAt, cancelled: false }, 'sale', 'shipped'],
  [{ shippedAt: null, cancelled: false }, 'sale', 'processing'],
  [{ shippedAt, cancelled: false }, 'return', 'return'],
  [{ shippedAt: null, cancelled: true }, 'sale', 'cancelled'],
  [{ shippedAt, cancelled: true }, 'return', 'cancelled'],
] as const)('an order (%o) of type %s is summarised as %s', (order, type, summary) =>
  expect(orderSummary(order, type)).toBe(summary),
)

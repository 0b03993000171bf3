import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AllocationShelf, allocateStock } from './allocate.ts'

const shelf = (variantId: string, locationCode: string, available: number, priority: number): AllocationShelf => ({
  variantId,
  locationCode,
  available,
  priority,
})

test('the distribution centre is emptied before a store', () => {
  const answer = allocateStock([{ variantId: 'a', quantity: 3 }], [shelf('a', 'AMS1', 5, 1), shelf('a', 'DC', 2, 0)])
  expect(answer).toEqual({
    reservations: [
      { variantId: 'a', locationCode: 'DC', quantity: 2 },
      { variantId: 'a', locationCode: 'AMS1', quantity: 1 },
    ],
  })
})

test('two lines of the same size are summed before they are compared', () => {
  const lines = [
    { variantId: 'a', quantity: 2 },
    { variantId: 'a', quantity: 2 },
  ]
  expect(allocateStock(lines, [shelf('a', 'DC', 3, 0)])).toEqual({ missing: [{ variantId: 'a', available: 3 }] })
})

const shelves = fc.uniqueArray(
  fc.record({
    variantId: fc.constantFrom('a', 'b', 'c'),
    locationCode: fc.constantFrom('DC', 'AMS1', 'GEN1'),
    available: fc.nat(6),
    priority: fc.nat(3),
  }),
  { selector: (s) => `${s.variantId} ${s.locationCode}` },
)
const demands = fc.array(
  fc.record({ variantId: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 8 }) }),
  {
    minLength: 1,
  },
)

test('claims cover the demand exactly and never more than a shelf holds', () => {
  fc.assert(
    fc.property(demands, shelves, (wanted, held) => {
      const answer = allocateStock(wanted, held)
      const need = (id: string) => wanted.filter((d) => d.variantId === id).reduce((sum, d) => sum + d.quantity, 0)
      const have = (id: string) => held.filter((s) => s.variantId === id).reduce((sum, s) => sum + s.available, 0)
      const ids = [...new Set(wanted.map((d) => d.variantId))]
      if ('missing' in answer) {
        expect(answer.missing.map((m) => m.variantId).sort()).toEqual(ids.filter((id) => have(id) < need(id)).sort())
        return
      }
      for (const id of ids) {
        expect(answer.reservations.filter((c) => c.variantId === id).reduce((sum, c) => sum + c.quantity, 0)).toBe(
          need(id),
        )
      }
      for (const reserve of answer.reservations) {
        const source = held.find((s) => s.variantId === reserve.variantId && s.locationCode === reserve.locationCode)
        expect(reserve.quantity).toBeGreaterThan(0)
        expect(reserve.quantity).toBeLessThanOrEqual(source?.available ?? 0)
      }
    }),
  )
})

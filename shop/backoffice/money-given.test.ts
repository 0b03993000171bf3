import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unannouncedPieces } from './money-given.ts'
import type { InspectedPieces } from './return-inspection.ts'

const piece = (position: number, quantity: number): InspectedPieces => ({
  position,
  quantity,
  reason: 'too-small',
  condition: 'as-new',
  restockAt: null,
  exchangeSku: null,
})
const announced = (pieces: readonly (readonly [number, number])[]) => ({
  returns: [
    {
      id: 'one',
      orderId: 'order',
      reference: 'R-1',
      labelCode: null,
      way: 'post' as const,
      announcedAt: new Date(0),
      receivedAt: null,
      pieces: new Map(pieces),
      received: null,
    },
  ],
})

test('what nobody announced is all of it without a return, and else what lies there beyond it', () => {
  const seen = [piece(0, 2), piece(1, 1), piece(0, 1)]
  expect(unannouncedPieces(announced([[0, 3]]), null, seen)).toEqual(seen)
  expect(unannouncedPieces(announced([[0, 3]]), 'R-2', seen)).toEqual(seen)
  expect(unannouncedPieces(announced([[0, 3]]), 'R-1', seen)).toEqual([piece(1, 1)])
  expect(unannouncedPieces(announced([[0, 1]]), 'R-1', seen)).toEqual([piece(0, 1), piece(1, 1), piece(0, 1)])
})

test('no announced piece covers two', () => {
  const pairs = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 4 })), { maxLength: 8 })
  fc.assert(
    fc.property(pairs, fc.uniqueArray(fc.tuple(fc.nat(2), fc.nat(6)), { selector: ([at]) => at }), (seen, told) => {
      const pieces = seen.map(([position, quantity]) => piece(position, quantity))
      const left = unannouncedPieces(announced(told), 'R-1', pieces)
      for (const position of [0, 1, 2]) {
        const sum = (of: readonly InspectedPieces[]) =>
          of.filter((one) => one.position === position).reduce((all, { quantity }) => all + quantity, 0)
        expect(sum(left)).toBe(Math.max(0, sum(pieces) - (new Map(told).get(position) ?? 0)))
      }
    }),
  )
})

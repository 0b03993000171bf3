import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualSettings } from '#test/shop/settings.ts'
import { noProgress, type Parcel, type Return } from '../fulfilment/progress.ts'
import { quantitiesOf } from '../fulfilment/quantities.ts'
import type { OrderLine } from '../orders/order.ts'
import {
  isBeforeWork,
  isOver,
  newRepairCode,
  nextStates,
  ownedPieces,
  type RepairState,
  repairStates,
  servicesFor,
} from './repair.ts'

const { services } = usualSettings.repairs
const states = fc.constantFrom(...repairStates)
const prices = fc.option(fc.integer({ min: 0, max: 20_000 }))

describe('the way of a repair', () => {
  test('ends from everywhere, and what is over stays so', () => {
    const reached = (from: RepairState): RepairState[] => {
      const next = nextStates({ state: from, proposedPrice: null })
      return [from, ...next.flatMap(reached)]
    }
    for (const state of repairStates) expect(reached(state).some((one) => isOver({ state: one }))).toBe(true)
    for (const state of repairStates.filter((one) => isOver({ state: one })))
      expect(nextStates({ state, proposedPrice: null })).toEqual([])
    expect(reached('new')).toEqual(expect.arrayContaining(['received', 'in-work', 'ready', 'collected', 'refused']))
  })

  test('leads into no work while a price waits for an answer', () => {
    fc.assert(
      fc.property(states, prices, (state, proposedPrice) => {
        const next = nextStates({ state, proposedPrice })
        if (proposedPrice !== null) expect(next).not.toContain('in-work')
        if (next.includes('in-work')) expect(isBeforeWork({ state })).toBe(true)
      }),
    )
  })
})

describe('services', () => {
  const idsFor = (upper: string[], said: string[]) => servicesFor(services, { upper, said }).map(({ id }) => id)

  test('fit what they are for, and every shoe where they say nothing', () => {
    expect(idsFor(['leather'], ['Rits'])).toEqual(['resole', 'heels', 'stitching', 'zip', 'cleaning'])
    expect(idsFor(['leather'], ['Veters'])).toEqual(['resole', 'heels', 'stitching', 'cleaning'])
    expect(idsFor(['textile', 'other'], [])).toEqual(['stitching', 'cleaning'])
    const [first] = services
    expect(first && servicesFor([{ ...first, offered: false }], { upper: ['leather'], said: [] })).toEqual([])
  })
})

const line = (type: OrderLine['type'], quantity: number) => ({ type, quantity }) as OrderLine
const parcel = (deliveredAt: Date | null, pieces: [number, number][]) =>
  ({ deliveredAt, pieces: quantitiesOf(pieces) }) as Parcel
const back = (pieces: [number, number][]) => ({ pieces: quantitiesOf(pieces) }) as Return
const now = new Date('2026-11-21T10:00:00Z')

describe('what can be repaired', () => {
  test('arrived and was not announced to come back', () => {
    const order = { lines: [line('article', 2), line('delivery', 1), line('article', 1)] }
    const parcels = [parcel(now, [[0, 2]]), parcel(null, [[2, 1]])]
    expect([...ownedPieces(order, { parcels, returns: [] })]).toEqual([[0, 2]])
    expect([...ownedPieces(order, { parcels, returns: [back([[0, 1]])] })]).toEqual([[0, 1]])
    expect([...ownedPieces(order, { parcels, returns: [back([[0, 2]])] })]).toEqual([])
    expect([...ownedPieces(order, noProgress)]).toEqual([])
  })

  test('is never more than was ordered or arrived', () => {
    const pieces = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 })), { maxLength: 3 })
    fc.assert(
      fc.property(pieces, pieces, (sent, returned) => {
        const order = { lines: [line('article', 9), line('article', 9), line('delivery', 1)] }
        const owned = ownedPieces(order, { parcels: [parcel(now, sent)], returns: [back(returned)] })
        for (const [position, quantity] of owned) {
          expect(order.lines[position]?.type).toBe('article')
          expect(quantity).toBeGreaterThan(0)
          expect(quantity).toBeLessThanOrEqual(quantitiesOf(sent).get(position) ?? 0)
        }
      }),
    )
  })
})

test('codes are told apart by whoever reads them aloud', () => {
  for (let time = 0; time < 200; time++) expect(newRepairCode()).toMatch(/^S-[0-9A-HJKMNP-TV-Z]{8}$/)
})

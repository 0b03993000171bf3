import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Draft, draftAfter, draftIn, pinText, pressIn } from './arrangement-form.ts'

const draft = (change: Partial<Draft> = {}): Draft => ({ steps: [], pins: [], buried: [], ...change })
const pins = (...skus: string[]) => skus.map((sku, at) => ({ sku, place: at + 1 }))
const press = (value: string, fields: Readonly<Record<string, string>> = {}) =>
  pressIn(new URLSearchParams({ ...fields, press: value }))

test('a form carries the draft from press to press', () => {
  const drafts = fc.record({
    steps: fc.constant([
      { kind: 'BRAND' as const, brand: 'veldt' },
      { kind: 'NEWEST' as const, brand: null },
    ]),
    pins: fc.uniqueArray(
      fc.record({ sku: fc.stringMatching(/^[\w.][\w. -]{0,12}$/), place: fc.integer({ min: 1, max: 200 }) }),
      {
        selector: ({ sku }) => sku,
      },
    ),
    buried: fc.array(fc.stringMatching(/^[\w.]{1,12}$/)),
  })
  fc.assert(
    fc.property(drafts, (one) => {
      const form = new URLSearchParams()
      for (const { kind, brand } of one.steps) {
        form.append('step', kind)
        form.append('brand', brand ?? '')
      }
      form.append('step', '')
      form.append('brand', '')
      for (const pin of one.pins) form.append('pin', pinText(pin))
      for (const sku of one.buried) form.append('buried', sku)
      expect(draftIn(form)).toEqual(one)
    }),
  )
})

describe('what is pressed', () => {
  test('is read with a SKU of any kind', () => {
    expect(press('move 3 2 10001.001')).toEqual({ kind: 'move', sku: '10001.001', from: 3, to: 2 })
    expect(press('pin 4 AB 77')).toEqual({ kind: 'pin', sku: 'AB 77', to: 4 })
    expect(press('unpin 12 34')).toEqual({ kind: 'unpin', sku: '12 34' })
    expect(press('add', { sku: ' 10001.001 ', place: '5' })).toEqual({ kind: 'pin', sku: '10001.001', to: 5 })
  })

  test('is to show, where Enter sent the form or nothing was typed', () => {
    for (const one of ['', 'add', 'anything']) expect(press(one)).toEqual({ kind: 'show' })
  })

  test('moves a product before a pinned one, which takes its place', () => {
    const after = draftAfter(draft({ pins: pins('a', 'b', 'c') }), { kind: 'move', sku: 'c', from: 3, to: 2 })
    expect(after.pins).toEqual(pins('a', 'c', 'b'))
    expect(draftAfter(after, { kind: 'move', sku: 'c', from: 2, to: 3 }).pins).toEqual(pins('a', 'b', 'c'))
  })

  test('puts a product at a place, from which pinned ones make room', () => {
    const after = draftAfter(draft({ pins: pins('a', 'b'), buried: ['x'] }), { kind: 'pin', sku: 'x', to: 1 })
    expect(after).toEqual(draft({ pins: pins('x', 'a', 'b') }))
  })

  test('leaves pinned products alone that are not in the way', () => {
    const far = { sku: 'far', place: 9 }
    const after = draftAfter(draft({ pins: [...pins('a'), far] }), { kind: 'pin', sku: 'x', to: 1 })
    expect(after.pins).toEqual([...pins('x', 'a'), far])
  })

  test('never moves a product before the first place', () => {
    const one = draft({ pins: pins('a') })
    expect(draftAfter(one, { kind: 'move', sku: 'a', from: 1, to: 0 })).toEqual(one)
  })

  test('puts a product at the end, and takes it back', () => {
    const buried = draftAfter(draft({ pins: pins('a') }), { kind: 'bury', sku: 'a' })
    expect(buried).toEqual(draft({ buried: ['a'] }))
    expect(draftAfter(buried, { kind: 'unbury', sku: 'a' })).toEqual(draft())
  })

  test('decides nothing any more, where the order is taken away', () => {
    expect(draftAfter(draft({ pins: pins('a'), buried: ['b'] }), { kind: 'remove' })).toEqual(draft())
  })

  test('leaves each place to one product, whatever is moved', () => {
    const moves = fc.array(
      fc.record({ sku: fc.constantFrom('a', 'b', 'c', 'd'), to: fc.integer({ min: 1, max: 6 }) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(moves, (all) => {
        const end = all.reduce((one, { sku, to }) => draftAfter(one, { kind: 'pin', sku, to }), draft())
        const places = end.pins.map(({ place }) => place)
        expect(new Set(places).size).toBe(places.length)
        expect(new Set(end.pins.map(({ sku }) => sku)).size).toBe(end.pins.length)
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { noProgress, type Parcel, type Progress, type Return, returnableQuantities } from './progress.ts'
import { coversQuantities, isNone, quantitiesOf } from './quantities.ts'
import { returnOffer } from './return-offer.ts'

const order = { storefrontCode: 'nl_NL', shippingAddress: { country: 'NL' } } as Parameters<typeof returnOffer>[0]
const shippedAt = new Date('2026-11-20T10:00:00Z')
const later = (days: number) => new Date(shippedAt.getTime() + days * day)

const parcel = (key: string, deliveredAt: Date | null, position = 0): Parcel => ({
  id: key,
  orderId: 'order',
  key,
  carrier: 'PostNL',
  trackingCode: null,
  trackingUrl: null,
  shippedAt,
  deliveredAt,
  pieces: quantitiesOf([[position, 1]]),
})

const announced = (way: Return['way']): Return => ({
  id: way,
  orderId: 'order',
  reference: 'R-1',
  way,
  announcedAt: later(3),
  labelCode: null,
  receivedAt: null,
  pieces: quantitiesOf([[0, 1]]),
  received: null,
})

const pieces = (progress: Progress, at: Date, withdrawn = false) => returnOffer(order, progress, at, withdrawn).pieces

test('nothing is offered before something has arrived', () => {
  expect(isNone(pieces(noProgress, later(1)))).toBe(true)
  expect(isNone(pieces({ ...noProgress, parcels: [parcel('a', null)] }, later(1)))).toBe(true)
})

test('what has arrived is offered while another parcel is under way', () => {
  const parcels = [parcel('a', later(1), 0), parcel('b', null, 1)]
  expect([...pieces({ ...noProgress, parcels }, later(2))]).toEqual([[0, 1]])
})

test('a parcel whose carrier says nothing counts as arrived after some days', () => {
  expect([...pieces({ ...noProgress, parcels: [parcel('a', null)] }, later(6))]).toEqual([[0, 1]])
})

test('nothing is offered after the last day, unless somebody withdrew in time', () => {
  const progress = { ...noProgress, parcels: [parcel('a', later(1))] }
  expect(returnOffer(order, progress, later(14), false)).toMatchObject({ isOver: false })
  const after = returnOffer(order, progress, later(20), false)
  expect([after.isOver, isNone(after.pieces)]).toEqual([true, true])
  expect([...pieces(progress, later(20), true)]).toEqual([[0, 1]])
})

test('a return by post and one in a store count alike', () => {
  for (const way of ['post', 'store'] as const) {
    const progress = { ...noProgress, parcels: [parcel('a', later(1))], returns: [announced(way)] }
    expect(isNone(pieces(progress, later(4)))).toBe(true)
  }
})

test('no more is ever offered than may be announced', () => {
  const anyParcel = fc.record({ delivered: fc.option(fc.integer({ min: 0, max: 30 })), position: fc.nat(3) })
  fc.assert(
    fc.property(
      fc.array(anyParcel, { maxLength: 6 }),
      fc.integer({ min: 0, max: 60 }),
      fc.boolean(),
      (all, at, withdrawn) => {
        const parcels = all.map(({ delivered, position }, index) =>
          parcel(String(index), delivered === null ? null : later(delivered), position),
        )
        const progress = { ...noProgress, parcels }
        return coversQuantities(returnableQuantities(progress), pieces(progress, later(at), withdrawn))
      },
    ),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quantitiesOf } from '../fulfilment/quantities.ts'
import type { Order } from '../orders/order.ts'
import { type FulfilmentStep, warehouseEventOf } from './fulfil-order.ts'
import type { OrderStory } from './order-story.ts'

const now = new Date('2026-11-02T09:00:00Z')
const line = (sku: string, quantity: number) => ({ type: 'article', sku, quantity })

/** What a rule reads of an order: three of one article and one of another, of which so many left before. */
function storyOf(left: readonly (readonly [number, number])[] = [], more: object = {}): OrderStory {
  const order = { number: '1001', state: 'paid', lines: [line('boot-42', 3), line('care', 1)] }
  const parcels = left.length > 0 ? [{ key: 'first', pieces: quantitiesOf(left) }] : []
  const returns = [{ reference: 'R-1', receivedAt: null, pieces: quantitiesOf([[0, 1]]) }]
  // A story has more; the rule doesn't read it.
  return {
    order: order as unknown as Order,
    progress: { parcels, returns, refunds: [] },
    ...more,
  } as unknown as OrderStory
}

const send = (over: Partial<FulfilmentStep & { step: 'send' }> = {}): FulfilmentStep => ({
  step: 'send',
  carrier: 'DHL',
  trackingCode: null,
  trackingUrl: null,
  pieces: null,
  parcelsSeen: 0,
  ...over,
})
const refusalsOf = (answer: object) =>
  'refusals' in answer ? (answer.refusals as { messageKey: string }[]).map(({ messageKey }) => messageKey) : []

describe('a parcel that staff send', () => {
  test('holds all that waits where nothing is chosen, and is named by its place where it has no code', () => {
    expect(warehouseEventOf(storyOf(), send(), now)).toEqual({
      type: 'shipped',
      order: '1001',
      at: now,
      parcel: 'DHL 1',
      carrier: 'DHL',
      trackingCode: null,
      trackingUrl: null,
      lines: null,
    })
  })

  test.each([
    ['order-carrier-required', send({ carrier: ' ' })],
    ['order-tracking-url-invalid', send({ trackingUrl: 'javascript:alert(1)' })],
    ['order-pieces-missing', send({ pieces: [{ position: 0, quantity: 0 }] })],
    ['order-pieces-too-many', send({ pieces: [{ position: 1, quantity: 2 }] })],
    ['order-pieces-too-many', send({ pieces: [{ position: 7, quantity: 1 }] })],
    ['order-changed-meanwhile', send({ parcelsSeen: 1 })],
  ])('is refused: %s', (key, step) => {
    expect(refusalsOf(warehouseEventOf(storyOf(), step, now))).toEqual([key])
  })

  test('never holds more than waits, whatever is chosen', () => {
    const quantity = fc.integer({ min: 0, max: 5 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), quantity, quantity, (left, boots, care) => {
        const story = storyOf(left > 0 ? [[0, left]] : [])
        const pieces = [
          { position: 0, quantity: boots },
          { position: 1, quantity: care },
        ]
        const answer = warehouseEventOf(story, send({ pieces, parcelsSeen: left > 0 ? 1 : 0 }), now)
        const fits = boots <= 3 - left && care <= 1 && boots + care > 0
        expect('type' in answer).toBe(fits)
      }),
    )
  })
})

describe('what else staff tell', () => {
  test.each([
    ['order-parcel-not-found', storyOf(), { step: 'deliver', parcel: null }],
    ['order-parcel-not-found', storyOf([[0, 1]]), { step: 'deliver', parcel: 'second' }],
    ['order-not-collected', storyOf(), { step: 'ready' }],
    ['order-pieces-too-many', storyOf([[0, 2]]), { step: 'missing', pieces: [{ position: 0, quantity: 2 }] }],
    ['order-return-not-found', storyOf([[0, 1]]), { step: 'return', reference: 'R-2', pieces: null }],
    [
      'order-pieces-too-many',
      storyOf([[0, 1]]),
      { step: 'return', reference: 'R-1', pieces: [{ position: 0, quantity: 2 }] },
    ],
  ] satisfies [string, OrderStory, FulfilmentStep][])('is refused: %s', (key, story, step) => {
    expect(refusalsOf(warehouseEventOf(story, step, now))).toEqual([key])
  })

  test('is taken in the words of the warehouse', () => {
    const story = storyOf([[0, 1]])
    expect(warehouseEventOf(story, { step: 'deliver', parcel: 'first' }, now)).toMatchObject({ type: 'delivered' })
    expect(
      warehouseEventOf(story, { step: 'return', reference: 'R-1', pieces: [{ position: 0, quantity: 1 }] }, now),
    ).toMatchObject({ type: 'returned', return: 'R-1', lines: [{ sku: 'boot-42', quantity: 1 }] })
  })

  test('is nothing of an order that is not paid', () => {
    const story = storyOf()
    const open = { ...story, order: { ...story.order, state: 'open' as const } }
    expect(refusalsOf(warehouseEventOf(open, send(), now))).toEqual(['order-not-paid'])
  })
})

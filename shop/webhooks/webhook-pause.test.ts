import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { nextWebhookAttempt, webhookPatience } from './webhook-pause.ts'

const first = new Date('2026-11-27T08:00:00Z')

test('pauses grow, and the attempts of three days end', () => {
  let now = first
  const pauses: number[] = []
  for (let attempts = 1; attempts < 1000; attempts++) {
    const next = nextWebhookAttempt(attempts, first, now)
    if (!next) break
    pauses.push(next.getTime() - now.getTime())
    now = next
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBeLessThan(minute)
  expect(pauses.length).toBeGreaterThan(12)
  expect(pauses.length).toBeLessThan(30)
})

test('no attempt lies in the past, nor beyond three days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 5 * 24 * 60 }), (attempts, minutes) => {
      const now = new Date(first.getTime() + minutes * minute)
      const next = nextWebhookAttempt(attempts, first, now)
      if (next) {
        expect(next.getTime()).toBeGreaterThan(now.getTime())
        expect(next.getTime() - first.getTime()).toBeLessThanOrEqual(webhookPatience)
      } else expect(now.getTime() - first.getTime()).toBeGreaterThan(webhookPatience - 8 * 60 * minute)
    }),
  )
})

import { expect, test } from 'vitest'
import { samplerOf } from './sampler.ts'

const of = (traceId: string, sampled: boolean) => ({
  traceId: traceId.padEnd(32, '0'),
  spanId: '1'.padEnd(16, '0'),
  sampled,
})

test('a root is kept by its share', () => {
  const draws = [0.049, 0.05, 0.9]
  const isKept = samplerOf({ sampler: 'parentbased_traceidratio', share: 0.05 }, () => draws.shift() ?? 1)
  expect([isKept({}), isKept({}), isKept({})]).toEqual([true, false, false])
})

test('services with the same share keep the same traces, whatever the one before said', () => {
  const isKept = samplerOf({ sampler: 'traceidratio', share: 0.5 })
  expect(isKept({ parent: of('1', false) })).toBe(true)
  expect(isKept({ parent: of('f', true) })).toBe(false)
})

test('a thread goes by what was decided where the trace began', () => {
  for (const sampler of ['always_on', 'always_off', 'traceidratio', 'parentbased_always_off'] as const)
    for (const sampled of [true, false])
      expect(samplerOf({ sampler, share: 0 })({ parent: of('1', sampled), isOwn: true })).toBe(sampled)
})

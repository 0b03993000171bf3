import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StorefrontCode, storefrontCodes } from '#kernel/storefront.ts'
import { ViewCounter } from './view-counter.ts'

const at = (moment: string) => ({ now: () => new Date(moment) })

test('a day begins by the clock of its storefront', () => {
  const counter = new ViewCounter(at('2026-11-25T23:30:00Z'))
  counter.count('nl_NL')
  counter.count('en_GB')
  expect(counter.take()).toEqual([
    { day: '2026-11-26', storefrontCode: 'nl_NL', views: 1 },
    { day: '2026-11-25', storefrontCode: 'en_GB', views: 1 },
  ])
})

test('the next day is another number', () => {
  let now = '2026-11-25T22:59:59Z'
  const counter = new ViewCounter({ now: () => new Date(now) })
  counter.count('nl_NL')
  now = '2026-11-25T23:00:00Z'
  counter.count('nl_NL')
  expect(counter.take().map(({ day, views }) => [day, views])).toEqual([
    ['2026-11-25', 1],
    ['2026-11-26', 1],
  ])
})

test('nothing is lost and nothing doubled, however often batches are taken or put back', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...storefrontCodes).map((code) => ({ view: code })) },
    { weight: 1, arbitrary: fc.constant('written' as const) },
    { weight: 1, arbitrary: fc.constant('failed' as const) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const counter = new ViewCounter(at('2026-11-25T12:00:00Z'))
      const written = new Map<StorefrontCode, number>()
      const write = () => {
        for (const { storefrontCode, views } of counter.take())
          written.set(storefrontCode, (written.get(storefrontCode) ?? 0) + views)
      }
      for (const one of steps) {
        if (one === 'written') write()
        else if (one === 'failed') counter.putBack(counter.take())
        else counter.count(one.view)
      }
      write()
      const seen = steps.flatMap((one) => (typeof one === 'object' ? [one.view] : []))
      const expected = new Map([...Map.groupBy(seen, (code) => code)].map(([code, all]) => [code, all.length]))
      expect(written).toEqual(expected)
    }),
  )
})

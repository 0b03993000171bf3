import { describe, expect, test } from 'vitest'
import { day, stoppedClock } from '#kernel/clock.ts'
import { SeenPairCounter, seenPairBounds } from './seen-pair-counter.ts'

const clock = stoppedClock('2026-11-26T10:00:00Z')
const step = (fromPath: string, path: string) => ({ storefrontCode: 'nl_NL', fromPath, path }) as const
const there = step('/boot/', '/bag/')

describe('pages that lead to each other are counted', () => {
  test('once a day for a network, in whichever order, until they are taken', () => {
    const counter = new SeenPairCounter(clock)
    for (const network of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) counter.count(there, network)
    counter.count(step('/bag', '/boot'), '192.0.2.2')
    counter.count({ ...there, storefrontCode: 'de_DE' }, '192.0.2.1')
    const pair = { day: '2026-11-26', url: 'bag', otherUrl: 'boot' }
    expect(counter.take()).toEqual([
      { ...pair, storefrontCode: 'nl_NL', networks: 2 },
      { ...pair, storefrontCode: 'de_DE', networks: 1 },
    ])
    counter.count(there, '192.0.2.1')
    expect(counter.take()).toEqual([])
    counter.count(there, '192.0.2.3')
    expect(counter.take()).toMatchObject([{ networks: 1 }])
  })

  test('and nothing else: no page with itself, none without a network, none that can’t be read', () => {
    const counter = new SeenPairCounter(clock)
    counter.count(step('/boot/', '/boot'), '192.0.2.1')
    counter.count(there, undefined)
    counter.count(step('/', '/bag/'), '192.0.2.1')
    counter.count(step('/%E0%A4%A/', '/bag/'), '192.0.2.1')
    counter.count(step(`/${'x'.repeat(300)}/`, '/bag/'), '192.0.2.1')
    expect(counter.take()).toEqual([])
  })

  test('for a network up to a number of pairs a day, however many it makes up', () => {
    const counter = new SeenPairCounter(clock)
    for (let at = 0; at < 500; at++) counter.count(step(`/made-up-${at}/`, '/bag/'), '192.0.2.1')
    expect(counter.take()).toHaveLength(seenPairBounds.pairsOfNetwork)
    counter.count(there, '192.0.2.2')
    expect(counter.take()).toHaveLength(1)
  })

  test('within bounds, whoever comes from however many networks', () => {
    const counter = new SeenPairCounter(clock)
    for (let at = 0; at < seenPairBounds.pairs + 100; at++)
      counter.count(step(`/made-up-${at}/`, '/bag/'), `network ${at}`)
    expect(counter.take()).toHaveLength(seenPairBounds.pairs)
  })

  test('anew the next day, and nothing of the last one is lost or known again', () => {
    const moving = stoppedClock('2026-11-26T23:59:00Z')
    const counter = new SeenPairCounter(moving)
    counter.count(there, '192.0.2.1')
    moving.advance(day)
    counter.count(there, '192.0.2.1')
    expect(counter.take()).toMatchObject([
      { day: '2026-11-26', networks: 1 },
      { day: '2026-11-27', networks: 1 },
    ])
  })

  test('again, where they could not be written', () => {
    const counter = new SeenPairCounter(clock)
    counter.count(there, '192.0.2.1')
    const taken = counter.take()
    counter.putBack(taken)
    expect(counter.take()).toEqual(taken)
  })

  test('without anything of who looked', () => {
    const counter = new SeenPairCounter(clock)
    counter.count(there, '192.0.2.77')
    expect(JSON.stringify(counter.take())).not.toContain('192.0.2.77')
  })
})

import { describe, expect, test } from 'vitest'
import { day, stoppedClock } from '#kernel/clock.ts'
import { SearchCounter } from './search-counter.ts'
import { countedTerm, weekOf } from './search-term.ts'

describe('a term', () => {
  test.each([
    ['  Rode   LAARZEN ', 'rode laarzen'],
    ['Élégance', 'elegance'],
    ['maat 38', 'maat 38'],
    ['boots 100', 'boots 100'],
    ['Größe', 'große'],
  ])('%j is counted as %j', (typed, term) => {
    expect(countedTerm(typed)).toBe(term)
  })

  test.each([
    ['jan@example.com'],
    ['jan @ example'],
    ['06 12 34 56 78'],
    ['+31612345678'],
    ['bel 0612345'],
    ['CW-2026-000123'],
    ['order 100045'],
    ['NL91ABNA0417164300'],
    ['8712345678906'],
    ['1012 AB'],
    ['1012ab'],
    ['SW1A 1AA'],
    ['https://example.com/boots'],
    ['www.example.com'],
    ['12'],
    ['a'],
    [''],
    ['x'.repeat(61)],
  ])('%j is not counted at all', (typed) => {
    expect(countedTerm(typed)).toBeUndefined()
  })

  test('belongs to the week of its Monday', () => {
    expect(weekOf(new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23')
    expect(weekOf(new Date('2026-11-29T23:59:59Z'))).toBe('2026-11-23')
    expect(weekOf(new Date('2026-11-30T00:00:00Z'))).toBe('2026-11-30')
  })
})

describe('searches are counted', () => {
  const clock = stoppedClock('2026-11-26T10:00:00Z')

  test('term by term and storefront by storefront, until they are taken', () => {
    const counter = new SearchCounter(clock, () => 5)
    counter.count('nl_NL', 'Laarzen', '192.0.2.1')
    counter.count('nl_NL', 'laarzen ', '192.0.2.2')
    counter.count('de_DE', 'laarzen', '192.0.2.1')
    counter.count('nl_NL', 'jan@example.com', '192.0.2.1')
    expect(counter.take()).toEqual([
      { week: '2026-11-23', storefront: 'nl_NL', term: 'laarzen', searches: 2, people: 2 },
      { week: '2026-11-23', storefront: 'de_DE', term: 'laarzen', searches: 1, people: 1 },
    ])
    expect(counter.take()).toEqual([])
  })

  test('and people once a week, up to as many as it takes, whatever was taken meanwhile', () => {
    const counter = new SearchCounter(clock, () => 5)
    for (let time = 0; time < 3; time++) counter.count('nl_NL', 'boots', '192.0.2.1')
    expect(counter.take()).toMatchObject([{ searches: 3, people: 1 }])
    counter.count('nl_NL', 'boots', '192.0.2.1')
    counter.count('nl_NL', 'boots', undefined)
    expect(counter.take()).toMatchObject([{ searches: 2, people: 0 }])
    for (let person = 0; person < 20; person++) counter.count('nl_NL', 'boots', `198.51.100.${person}`)
    expect(counter.take()).toMatchObject([{ searches: 20, people: 4 }])
  })

  test('and more people from then on, where the retailer wants more of them', () => {
    let fewest = 5
    const counter = new SearchCounter(clock, () => fewest)
    const all = () => {
      for (let person = 0; person < 20; person++) counter.count('nl_NL', 'boots', `198.51.100.${person}`)
      return counter.take()[0]?.people
    }
    expect(all()).toBe(5)
    fewest = 8
    expect(all()).toBe(3)
  })

  test('anew in the next week, and nothing of the last one is lost', () => {
    const moving = stoppedClock('2026-11-29T23:59:00Z')
    const counter = new SearchCounter(moving, () => 5)
    counter.count('nl_NL', 'boots', '192.0.2.1')
    moving.advance(day)
    counter.count('nl_NL', 'boots', '192.0.2.1')
    expect(counter.take()).toMatchObject([
      { week: '2026-11-23', searches: 1, people: 1 },
      { week: '2026-11-30', searches: 1, people: 1 },
    ])
  })

  test('again, where they could not be written', () => {
    const counter = new SearchCounter(clock, () => 5)
    counter.count('nl_NL', 'boots', '192.0.2.1')
    const taken = counter.take()
    counter.putBack(taken)
    expect(counter.take()).toEqual(taken)
  })

  test('without anything of who searched', () => {
    const counter = new SearchCounter(clock, () => 5)
    counter.count('nl_NL', 'boots', '192.0.2.77')
    expect(JSON.stringify(counter.take())).not.toContain('192.0.2.77')
    expect(JSON.stringify(counter)).not.toContain('192.0.2.77')
  })
})

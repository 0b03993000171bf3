import { expect, test } from 'vitest'
import { stoppedClock } from './clock.ts'
import { createTaggedCache } from './tagged-cache.ts'

const clock = stoppedClock('2026-11-21T10:00:00Z')
const cacheOf = (mostBytes = 100) =>
  createTaggedCache<{ text: string; tags: string[]; bytes: number }>({ clock, milliseconds: 60_000, mostBytes })
const answer = (text: string, tags: string[], bytes = 10) => ({ text, tags, bytes })

test('an answer is kept until one of its tags changes', () => {
  const cache = cacheOf()
  cache.set('a', answer('a', ['product:1', 'catalog']), cache.now())
  cache.set('b', answer('b', ['product:2', 'catalog']), cache.now())
  cache.invalidate(['product:1'])
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('b')?.text).toBe('b')
  cache.invalidate(['catalog'])
  expect(cache.get('b')).toBeUndefined()
})

test('without tags everything goes', () => {
  const cache = cacheOf()
  cache.set('a', answer('a', ['product:1']), cache.now())
  cache.invalidate(undefined)
  expect(cache.get('a')).toBeUndefined()
})

test('what changed while it was read is not kept', () => {
  const cache = cacheOf()
  const since = cache.now()
  cache.invalidate(['product:1'])
  cache.set('a', answer('a', ['product:1']), since)
  cache.set('b', answer('b', ['product:2']), since)
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('b')?.text).toBe('b')
})

test('who reads longer than changes are remembered keeps nothing', () => {
  const cache = cacheOf()
  const since = cache.now()
  for (let change = 0; change < 300; change++) cache.invalidate([`product:${change}`])
  cache.set('a', answer('a', ['product:x']), since)
  expect(cache.get('a')).toBeUndefined()
})

test('nothing is kept longer than it may be', () => {
  const cache = cacheOf()
  cache.set('a', answer('a', []), cache.now())
  clock.advance(59_999)
  expect(cache.get('a')?.text).toBe('a')
  clock.advance(1)
  expect(cache.get('a')).toBeUndefined()
})

test('beyond its bytes those go that were asked for longest ago', () => {
  const cache = cacheOf(30)
  for (const key of ['a', 'b', 'c']) cache.set(key, answer(key, []), cache.now())
  cache.get('a')
  cache.set('d', answer('d', []), cache.now())
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  cache.set('e', answer('e', [], 31), cache.now())
  expect(cache.get('e')).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { createAsyncCache, createGroupCache } from './cache.ts'

describe('a cache', () => {
  test('asks once for all who wait, and not again', async () => {
    const cache = createAsyncCache<number>({ most: 10 })
    let asked = 0
    const ask = async () => ++asked
    expect(await Promise.all([cache.answer('a', ask), cache.answer('a', ask)])).toEqual([1, 1])
    expect(await cache.answer('a', ask)).toBe(1)
    expect(await cache.answer('b', ask)).toBe(2)
  })

  test('keeps no more bytes than it may, and drops what was asked for longest ago', async () => {
    let asked = 0
    const cache = createAsyncCache<string>({ most: 100, bytes: { most: 10, of: (answer) => answer.length } })
    const answer = (key: string, size: number) =>
      cache.answer(key, async () => {
        asked += 1
        return 'x'.repeat(size)
      })
    await answer('a', 4)
    await answer('b', 4)
    await answer('a', 4)
    await answer('c', 4)
    expect(asked).toBe(3)
    await answer('a', 4)
    await answer('c', 4)
    expect(asked).toBe(3)
    await answer('b', 4)
    expect(asked).toBe(4)
    // Too big for any cache of this size: the others stay.
    await answer('huge', 11)
    await answer('b', 4)
    expect(asked).toBe(5)
    await answer('huge', 11)
    expect(asked).toBe(6)
    cache.invalidate()
    for (const key of ['d', 'e']) await answer(key, 5)
    for (const key of ['d', 'e']) await answer(key, 5)
    expect(asked).toBe(8)
  })

  test('asks again after it was invalidated, and after a failure', async () => {
    const cache = createAsyncCache<number>({ most: 10 })
    await expect(cache.answer('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.answer('a', async () => 1)).toBe(1)
    cache.invalidate()
    expect(await cache.answer('a', async () => 2)).toBe(2)
  })

  test('does not keep what is not worth it', async () => {
    const cache = createAsyncCache<number>({ most: 10, keep: (answer) => answer > 1 })
    expect(await cache.answer('a', async () => 1)).toBe(1)
    expect(await cache.answer('a', async () => 2)).toBe(2)
    expect(await cache.answer('a', async () => 3)).toBe(2)
  })

  test('lets go of an answer to an older question only after a newer one was kept', async () => {
    const cache = createAsyncCache<number>({ most: 10 })
    const slow = Promise.withResolvers<number>()
    const first = cache.answer('a', () => slow.promise)
    cache.invalidate()
    expect(await cache.answer('a', async () => 2)).toBe(2)
    slow.reject(new Error('late'))
    await expect(first).rejects.toThrow('late')
    expect(await cache.answer('a', async () => 3)).toBe(2)
  })

  test('never holds more than it may', async () => {
    const cache = createAsyncCache<string>({ most: 2 })
    for (const key of ['a', 'b', 'c']) await cache.answer(key, async () => key)
    expect(await cache.answer('a', async () => 'again')).toBe('again')
    expect(await cache.answer('c', async () => 'again')).toBe('c')
  })

  test('that is full lets go of what was asked for longest ago, and of nothing else', async () => {
    const cache = createAsyncCache<string>({ most: 3 })
    for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.answer(key, async () => key)
    const kept = async (key: string) => (await cache.answer(key, async () => 'again')) === key
    expect([await kept('a'), await kept('c'), await kept('d')]).toEqual([true, true, true])
    expect(await kept('b')).toBe(false)
  })
})

describe('a cache of rows', () => {
  type Row = { readonly of: string; readonly name: string }
  const setUp = (most = 10) => {
    const cache = createGroupCache<Row>({ most, keyOf: (row) => row.of })
    const questions: string[][] = []
    const read = async (keys: readonly string[]) => {
      questions.push([...keys])
      return keys.filter((key) => key !== 'none').flatMap((key) => [1, 2].map((n) => ({ of: key, name: `${key}${n}` })))
    }
    const names = async (...keys: string[]) => (await cache.rows(keys, read)).map(({ name }) => name)
    return { cache, questions, read, names }
  }

  test('asks for the missing keys only, also for those that have no rows', async () => {
    const { names, questions } = setUp()
    expect(await names('a', 'none')).toEqual(['a1', 'a2'])
    expect(await names('none', 'b', 'a')).toEqual(['b1', 'b2', 'a1', 'a2'])
    expect(await names('a', 'b', 'none')).toEqual(['a1', 'a2', 'b1', 'b2'])
    expect(questions).toEqual([['a', 'none'], ['b']])
  })

  test('does not keep what was read before it was invalidated', async () => {
    const { cache, names, questions } = setUp()
    const slow = Promise.withResolvers<Row[]>()
    const early = cache.rows(['a'], () => slow.promise)
    cache.invalidate()
    slow.resolve([{ of: 'a', name: 'old' }])
    expect(await early).toEqual([{ of: 'a', name: 'old' }])
    expect(await names('a')).toEqual(['a1', 'a2'])
    expect(questions).toEqual([['a']])
  })

  test('invalidates single keys, also those that are being read', async () => {
    const { cache, names, questions } = setUp()
    await names('a', 'b')
    const slow = Promise.withResolvers<Row[]>()
    const early = cache.rows(['c', 'd'], () => slow.promise)
    cache.invalidate(['a', 'c'])
    slow.resolve([
      { of: 'c', name: 'old' },
      { of: 'd', name: 'd1' },
    ])
    expect((await early).map(({ name }) => name)).toEqual(['old', 'd1'])
    expect(await names('a', 'b', 'c', 'd')).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1'])
    expect(questions).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ])
  })

  test('never holds more than it may', async () => {
    const { names, questions } = setUp(2)
    for (const key of ['a', 'b', 'c', 'c', 'a']) await names(key)
    expect(questions).toEqual([['a'], ['b'], ['c'], ['a']])
  })

  test('that is full lets go of what was asked for longest ago, and of nothing else', async () => {
    const { names, questions } = setUp(3)
    for (const keys of [['a', 'b', 'c'], ['a'], ['d'], ['a', 'c', 'd'], ['b']]) await names(...keys)
    expect(questions).toEqual([['a', 'b', 'c'], ['d'], ['b']])
  })

  test('hands out all that was asked for at once, also what it can’t keep', async () => {
    const { names, questions } = setUp(2)
    expect(await names('a', 'b', 'c')).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2'])
    await names('b', 'c')
    expect(questions).toHaveLength(1)
  })
})

test('who bypasses a cache is neither answered from it nor keeps anything in it', async () => {
  let sees = false
  const bypass = () => sees
  const cache = createAsyncCache<string>({ most: 10, bypass })
  const groups = createGroupCache<string>({ most: 10, keyOf: (row) => row, bypass })
  expect(await cache.answer('a', async () => 'committed')).toBe('committed')
  sees = true
  expect(await cache.answer('a', async () => 'changed')).toBe('changed')
  expect(await cache.answer('b', async () => 'undone')).toBe('undone')
  expect(await groups.rows(['c'], async () => ['c', 'c'])).toEqual(['c', 'c'])
  sees = false
  expect(await cache.answer('a', async () => 'asked again')).toBe('committed')
  expect(await cache.answer('b', async () => 'asked again')).toBe('asked again')
  expect(await groups.rows(['c'], async () => ['c'])).toEqual(['c'])
})

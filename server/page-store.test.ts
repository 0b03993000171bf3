import { describe, expect, test } from 'vitest'
import { PageStore, type Stored } from './page-store.ts'

const page = (size: number, ...tags: string[]): Stored => ({ size, tags })

describe('stored pages', () => {
  test('a flood of pages that nobody asks for twice leaves the wanted ones alone', () => {
    const store = new PageStore(1000)
    for (const key of ['home', 'boots']) {
      store.set(key, page(300))
      expect(store.get(key)).toBeUndefined()
    }
    for (const key of ['home', 'boots']) {
      store.set(key, page(200))
      store.get(key)
    }
    for (let at = 0; at < 500; at++) store.set(`/unknown-${at}`, page(50))
    expect(store.get('home')).toBeDefined()
    expect(store.get('boots')).toBeDefined()
    expect(store.bytes).toBeLessThanOrEqual(1000)
  })

  test('among wanted pages the one that nobody asked for lately goes first', () => {
    const store = new PageStore(1000)
    for (const key of ['a', 'b', 'c', 'd']) {
      store.set(key, page(240))
      store.get(key)
    }
    store.get('a')
    store.set('e', page(240))
    store.get('e')
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => store.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
  })

  test('bytes are counted anew when a page grows, is replaced or leaves', () => {
    const store = new PageStore(10_000)
    const growing = { size: 100, tags: ['product:1'] }
    store.set('a', growing)
    growing.size = 400
    store.resized('a', growing)
    expect(store.bytes).toBe(400)
    store.set('a', page(50, 'product:2'))
    expect(store.bytes).toBe(50)
    expect(store.tagged(['product:1'])).toEqual([])
    expect(store.tagged(['product:2', 'product:9'])).toHaveLength(1)
    store.delete('a')
    expect([store.bytes, store.size]).toEqual([0, 0])
    expect(store.tagged(['product:2'])).toEqual([])
  })

  test('a page larger than a quarter of the store is not taken', () => {
    const store = new PageStore(1000)
    store.set('huge', page(251))
    expect(store.size).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ResizedFiles } from '#integrations/pictures/resized-files.ts'
import { systemClock } from '#kernel/clock.ts'
import { createLog } from '../log.ts'
import { createSharedImages } from './shared-images.ts'
import { longestReadMs } from './shared-reads.ts'
import { mostWaitingBytes } from './shared-writes.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const boot = 'packshots~boot.1f2e3d4c.332.0a0b0c0d.avif'
const picture = Buffer.from('a boot, 332 wide')
const never = new Promise<never>(() => undefined)

/** A place that nodes share, which a test makes worse. */
function place() {
  const kept = new Map<string, Uint8Array>()
  const asked = { get: 0, put: 0 }
  const how = {
    get: async (name: string): Promise<Uint8Array | undefined> => kept.get(name),
    put: async (name: string, bytes: Uint8Array): Promise<void> => void kept.set(name, bytes),
  }
  const files: ResizedFiles = {
    atOnce: { reads: 2, writes: 2 },
    get: (name) => {
      asked.get++
      return how.get(name)
    },
    put: (name, bytes) => {
      asked.put++
      return how.put(name, bytes)
    },
  }
  return { files, kept, asked, how }
}

/** A node: what it made, what it wrote into its log, and what it counted. */
function node(files: ResizedFiles) {
  const lines: { msg: string; times: number }[] = []
  const log = createLog('warn', { write: (line) => lines.push(JSON.parse(line)) })
  const shared = createSharedImages({ files, clock: systemClock, log })
  const made: string[] = []
  return {
    lines,
    made,
    get: (file = boot, bytes = picture) =>
      shared.get(file, async () => {
        made.push(file)
        return bytes
      }),
    count: (operation: string, outcome: string) =>
      shared.figures().find((one) => one.operation === operation && one.outcome === outcome)?.count,
    shared,
  }
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('nodes that share a place', () => {
  test('make each picture once', async () => {
    const { files, kept } = place()
    const [one, other] = [node(files), node(files)]
    expect(await one.get()).toEqual(picture)
    await settle()
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.avif$/)])
    expect(await other.get()).toEqual(picture)
    expect([one.made, other.made]).toEqual([[boot], []])
    expect([one.count('read', 'absent'), one.count('write', 'stored'), other.count('read', 'found')]).toEqual([1, 1, 1])
  })

  test('make another one for another name', async () => {
    const { files } = place()
    const one = node(files)
    await one.get()
    await settle()
    await one.get(boot.replace('1f2e3d4c', '1f2e3d4d'))
    expect(one.made).toHaveLength(2)
  })

  test('give it to the shopper before it is shared', async () => {
    const { files, how } = place()
    how.put = () => never
    expect(await node(files).get()).toEqual(picture)
  })

  test('share nothing that could not be made', async () => {
    const { files, asked } = place()
    const { shared } = node(files)
    await expect(shared.get(boot, () => Promise.reject(new Error('No picture')))).rejects.toThrow('No picture')
    await settle()
    expect(asked).toEqual({ get: 1, put: 0 })
  })

  test.each<[string, (sealed: Uint8Array) => Uint8Array]>([
    ['cut off', (sealed) => sealed.subarray(0, -1)],
    ['cut off at its beginning', (sealed) => sealed.subarray(1)],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('<html>The disk is full</html>'.repeat(3))],
    ['longer', (sealed) => Buffer.concat([sealed, Buffer.from('x')])],
    ['changed in one bit', (sealed) => Buffer.concat([Buffer.from([(sealed[0] ?? 0) ^ 1]), sealed.subarray(1)])],
  ])('send no picture that is %s there, and put a whole one in its place', async (_, damage) => {
    const { files, kept } = place()
    const [one, other, third] = [node(files), node(files), node(files)]
    await one.get()
    await settle()
    for (const [name, sealed] of kept) kept.set(name, damage(sealed))
    expect(await other.get()).toEqual(picture)
    expect([other.made, other.count('read', 'broken')]).toEqual([[boot], 1])
    await settle()
    await third.get()
    expect(third.made).toEqual([])
  })
})

describe('a place that fails', () => {
  const downPlace = () => {
    const it = place()
    it.how.get = async () => Promise.reject(new Error('Connection refused'))
    it.how.put = async () => Promise.reject(new Error('Connection refused'))
    return it
  }

  test('keeps no picture from a shopper, and is left alone after five times', async () => {
    const { files, asked } = downPlace()
    const one = node(files)
    for (let index = 0; index < 20; index++) {
      expect(await one.get(`${index}.avif`)).toEqual(picture)
      await settle()
    }
    expect(asked).toEqual({ get: 5, put: 5 })
    expect([one.count('read', 'failed'), one.count('read', 'skipped')]).toEqual([5, 15])
    expect([one.count('write', 'failed'), one.count('write', 'skipped')]).toEqual([5, 15])
  })

  test('is tried by one after ten seconds, and asked by all once that succeeded', async () => {
    const { files, asked, how } = downPlace()
    const one = node(files)
    for (let index = 0; index < 5; index++) await one.get()
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all([one.get(), one.get()])
    expect(asked.get).toBe(6)
    how.get = async () => undefined
    await vi.advanceTimersByTimeAsync(10_000)
    await one.get()
    await Promise.all([one.get(), one.get()])
    expect(asked.get).toBe(9)
  })

  test('is told of once a minute, with how often', async () => {
    const { files } = downPlace()
    const one = node(files)
    for (let index = 0; index < 8; index++) {
      await one.get()
      await vi.advanceTimersByTimeAsync(10_000)
    }
    const reads = one.lines.filter(({ msg }) => msg.includes('can’t be read'))
    // The first at once, the next after six more: at 60 seconds.
    expect(reads.map(({ times }) => times)).toEqual([1, 6])
    expect(one.lines.filter(({ msg }) => msg.includes('can’t be shared'))).toHaveLength(2)
  })
})

describe('a place that is slow', () => {
  test('costs a shopper 300 ms and no more', async () => {
    const { files, how } = place()
    how.get = () => never
    const one = node(files)
    let got: Buffer | undefined
    const waits = one.get().then((bytes) => {
      got = bytes
    })
    await vi.advanceTimersByTimeAsync(longestReadMs - 1)
    expect(got).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await waits
    expect([longestReadMs, got, one.count('read', 'late')]).toEqual([300, picture, 1])
  })

  test('that ends nothing is asked no more than it may be at once', async () => {
    const { files, how, asked } = place()
    const ends: (() => void)[] = []
    how.get = () => new Promise((resolve) => ends.push(() => resolve(undefined)))
    const one = node(files)
    const three = [one.get(), one.get(), one.get()]
    await vi.advanceTimersByTimeAsync(300)
    await Promise.all(three)
    // Nobody waits for the third time: it could not begin.
    expect(await one.get()).toEqual(picture)
    expect([asked.get, one.count('read', 'late'), one.count('read', 'skipped')]).toEqual([2, 2, 2])
    for (const end of ends) end()
    await settle()
    how.get = async () => undefined
    await one.get()
    expect(asked.get).toBe(3)
  })

  test('because many ask at once is not taken for one that fails', async () => {
    const { files, how, asked } = place()
    how.get = () => new Promise((resolve) => setTimeout(() => resolve(undefined), 200))
    const one = node(files)
    const all = Array.from({ length: 40 }, (_, index) => one.get(`${index}.avif`))
    await vi.advanceTimersByTimeAsync(600)
    await Promise.all(all)
    // Two answer in time, two begin and come too late, and the others never begin.
    expect([asked.get, one.count('read', 'absent'), one.count('read', 'skipped')]).toEqual([4, 2, 38])
    expect([one.count('read', 'late'), one.lines]).toEqual([0, []])
  })

  test('holds so many writes and no more, and so much memory', async () => {
    const { files, how, asked } = place()
    how.put = () => never
    const one = node(files)
    const large = Buffer.alloc(mostWaitingBytes / 4)
    for (let index = 0; index < 6; index++) await one.get(`${index}.avif`, large)
    await settle()
    expect([asked.put, one.count('write', 'skipped')]).toEqual([2, 2])
    await vi.advanceTimersByTimeAsync(60_000)
    // What has not ended holds its place, late as it is.
    expect([asked.put, one.count('write', 'late')]).toEqual([2, 2])
  })
})

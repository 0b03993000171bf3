import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Accepted, type Encoding, negotiateEncoding } from './compression.ts'
import { EncodedBody } from './encoded-body.ts'

const text = 'A pair of boots. '.repeat(200)
/** A client that takes nothing else. */
const only = (encoding: Encoding): Accepted => ({ best: encoding, quick: encoding })
const browser: Accepted = { best: 'br', quick: 'zstd' }

const unpack: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
  identity: (bytes) => bytes,
}

describe('a body', () => {
  test.each(['br', 'gzip', 'zstd', 'identity'] as const)('is the same in %s', async (encoding) => {
    const body = await EncodedBody.of(Buffer.from(text), true)
    const made = await body.in(only(encoding))
    expect(made.encoding).toBe(encoding)
    expect(unpack[encoding](made.bytes).toString()).toBe(text)
  })

  test('has a strong validator per encoding, and is known by each of them', async () => {
    const body = await EncodedBody.of(Buffer.from(text), true)
    const tags = await Promise.all(
      (['br', 'gzip', 'zstd', 'identity'] as const).map(async (name) => (await body.in(only(name))).etag),
    )
    expect(new Set(tags).size).toBe(4)
    for (const tag of tags) {
      expect(body.matches(tag)).toBe(tag)
      expect(body.matches(`"other", W/${tag}`)).toBe(tag)
    }
    expect(body.matches('"other"')).toBeUndefined()
    expect(body.matches('*')).toBeDefined()
  })

  test('is packed quickly for the first who ask, in brotli for the next, and at its best once it is hot', async () => {
    let growth = 0
    const words = Array.from({ length: 3000 }, (_, at) => `word${(at * 7919) % 613}`).join(' ')
    const body = await EncodedBody.of(Buffer.from(words), true, {
      onGrowth: (bytes) => {
        growth += bytes
      },
    })
    const sizeAtFirst = body.size
    const ask = () => body.in(browser)
    expect(await ask()).toMatchObject({ encoding: 'zstd' })
    expect(await ask()).toMatchObject({ encoding: 'zstd' })
    await expect.poll(async () => (await ask()).encoding).toBe('br')
    const warm = await ask()
    for (let at = 0; at < 10; at++) ask()
    await expect.poll(async () => (await ask()).etag).not.toBe(warm.etag)
    expect((await ask()).bytes.byteLength).toBeLessThan(warm.bytes.byteLength)
    expect(body.size).toBe(sizeAtFirst + growth)
    expect(brotliDecompressSync((await ask()).bytes).toString()).toBe(words)
  })

  test('that every visitor asks for is packed in brotli from the start', async () => {
    const body = await EncodedBody.of(Buffer.from(text), true, { first: 'br' })
    const first = body.in(browser)
    expect(first).toMatchObject({ encoding: 'br' })
    expect(await body.in(only('gzip'))).toMatchObject({ encoding: 'gzip' })
  })

  test('that is tiny or no text is left as it is', async () => {
    expect((await (await EncodedBody.of(Buffer.from('ok'), true)).in(browser)).encoding).toBe('identity')
    expect((await (await EncodedBody.of(Buffer.from(text), false)).in(browser)).encoding).toBe('identity')
  })
})

describe('the encoding for a client', () => {
  test.each([
    [undefined, 'identity', 'identity'],
    ['', 'identity', 'identity'],
    ['gzip, deflate, br, zstd', 'br', 'zstd'],
    ['gzip, deflate, br', 'br', 'br'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['zstd, br;q=0.5', 'zstd', 'zstd'],
    ['br, zstd;q=0.5', 'br', 'br'],
    ['br;q=0, gzip;q=0.1', 'gzip', 'gzip'],
    ['identity', 'identity', 'identity'],
    ['identity, zstd;q=0', 'identity', 'identity'],
    ['*', 'br', 'zstd'],
    ['gzip;q=nonsense', 'identity', 'identity'],
    ['GZIP', 'gzip', 'gzip'],
  ] as const)('that says %j is %s, or %s for what is sent once', (accept, best, quick) =>
    expect(negotiateEncoding(accept)).toEqual({ best, quick }),
  )
})

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Encoding, negotiateEncoding } from './compression.ts'
import { EncodedBody } from './encoded-body.ts'

const text = 'A pair of boots. '.repeat(200)
const unpack: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
  identity: (bytes) => bytes,
}

describe('a body', () => {
  test.each(['br', 'gzip', 'zstd', 'identity'] as const)('is the same in %s', async (encoding) => {
    const body = await EncodedBody.of(Buffer.from(text), true)
    const made = await body.in(encoding)
    expect(made.encoding).toBe(encoding)
    expect(unpack[encoding](made.bytes).toString()).toBe(text)
  })

  test('has a strong validator per encoding, and is known by each of them', async () => {
    const body = await EncodedBody.of(Buffer.from(text), true)
    const tags = await Promise.all(
      (['br', 'gzip', 'zstd', 'identity'] as const).map(async (name) => (await body.in(name)).etag),
    )
    expect(new Set(tags).size).toBe(4)
    for (const tag of tags) {
      expect(body.matches(tag)).toBe(tag)
      expect(body.matches(`"other", W/${tag}`)).toBe(tag)
    }
    expect(body.matches('"other"')).toBeUndefined()
    expect(body.matches('*')).toBeDefined()
  })

  test('is packed at its best once it is hot, and says that it shrank', async () => {
    let growth = 0
    const words = Array.from({ length: 3000 }, (_, at) => `word${(at * 7919) % 613}`).join(' ')
    const body = await EncodedBody.of(Buffer.from(words), true, (bytes) => {
      growth += bytes
    })
    const first = await body.in('br')
    for (let at = 0; at < 10; at++) body.in('br')
    await expect.poll(async () => (await body.in('br')).etag).not.toBe(first.etag)
    expect(growth).toBeLessThan(0)
    expect(brotliDecompressSync((await body.in('br')).bytes).toString()).toBe(words)
  })

  test('that is tiny or no text is left as it is', async () => {
    expect((await (await EncodedBody.of(Buffer.from('ok'), true)).in('br')).encoding).toBe('identity')
    expect((await (await EncodedBody.of(Buffer.from(text), false)).in('br')).encoding).toBe('identity')
  })
})

describe('the encoding for a client', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd, br;q=0.5', 'zstd'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['gzip;q=nonsense', 'identity'],
    ['GZIP', 'gzip'],
  ] as const)('that says %j is %s', (accept, encoding) => expect(negotiateEncoding(accept)).toBe(encoding))
})

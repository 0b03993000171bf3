import { createHash } from 'node:crypto'
import { compressBrotli, compressGzip, compressZstd, type Encoding, unpackBrotli } from './compression.ts'

/** The bytes of a body in one encoding, with the strong validator of exactly these bytes. */
export type Representation = { readonly encoding: Encoding; readonly bytes: Buffer; readonly etag: string }

/** Below this a compressed body with its header is no smaller. */
const worthCompressing = 512

/** How often a body is asked for before the best compression pays. */
const hotAfter = 8

/**
 * A body in the encodings that clients take: brotli when it is stored, since nearly everybody takes it, gzip and zstd when
 * the first client prefers them, brotli at its best once the body proves hot. Unpacked bytes are not kept when packed ones
 * are.
 */
export class EncodedBody {
  readonly #hash: string
  readonly #ready = new Map<Encoding, Representation>()
  readonly #making = new Map<Encoding, Promise<Representation>>()
  #onGrowth: (bytes: number) => void = () => undefined
  #asked = 0
  #size = 0

  private constructor(hash: string) {
    this.#hash = hash
  }

  /** @param onGrowth told by how many bytes the body grew or shrank after it was made */
  static async of(
    bytes: Uint8Array,
    compress: boolean,
    onGrowth: (bytes: number) => void = () => undefined,
  ): Promise<EncodedBody> {
    const body = new EncodedBody(createHash('sha256').update(bytes).digest('base64url').slice(0, 22))
    if (compress && bytes.byteLength >= worthCompressing) {
      body.#keep('br', await compressBrotli(bytes, 5), `"${body.#hash}-br"`)
    } else body.#keep('identity', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), `"${body.#hash}"`)
    body.#onGrowth = onGrowth
    return body
  }

  /** Bytes held in memory. */
  get size(): number {
    return this.#size
  }

  /** The representation for an encoding, or a promise when it has to be made first. */
  in(encoding: Encoding): Representation | Promise<Representation> {
    const ready = this.#ready.get(encoding)
    if (ready) {
      if (encoding === 'br' && ++this.#asked === hotAfter) this.#improve()
      return ready
    }
    const only = this.#ready.get('identity')
    if (only) return only
    const making = this.#making.get(encoding) ?? this.#make(encoding)
    this.#making.set(encoding, making)
    return making
  }

  /** The validator among those of an If-None-Match header that names this body in any encoding, if one does. */
  matches(ifNoneMatch: string): string | undefined {
    if (ifNoneMatch.trim() === '*') return `"${this.#hash}"`
    if (!ifNoneMatch.includes(this.#hash)) return undefined
    for (const part of ifNoneMatch.split(',')) {
      const tag = part.trim().replace(/^W\//, '')
      if (tag === `"${this.#hash}"` || (tag.startsWith(`"${this.#hash}-`) && tag.endsWith('"'))) return tag
    }
    return undefined
  }

  async #make(encoding: Encoding): Promise<Representation> {
    const packed = this.#ready.get('br')
    if (!packed) throw new Error('A body is kept packed or plain')
    try {
      const plain = await unpackBrotli(packed.bytes)
      if (encoding === 'zstd') return this.#keep(encoding, await compressZstd(plain), `"${this.#hash}-zstd"`)
      if (encoding === 'gzip') return this.#keep(encoding, await compressGzip(plain), `"${this.#hash}-gzip"`)
      return { encoding: 'identity', bytes: plain, etag: `"${this.#hash}"` }
    } finally {
      this.#making.delete(encoding)
    }
  }

  #improve(): void {
    const packed = this.#ready.get('br')
    if (!packed) return
    unpackBrotli(packed.bytes)
      .then((plain) => compressBrotli(plain, 11))
      .then((best) => {
        if (best.byteLength < (this.#ready.get('br')?.bytes.byteLength ?? 0))
          this.#keep('br', best, `"${this.#hash}-br11"`)
      })
      // The body is served as it is when the better one can't be made.
      .catch(() => undefined)
  }

  #keep(encoding: Encoding, bytes: Buffer, etag: string): Representation {
    const representation = { encoding, bytes, etag }
    const growth = bytes.byteLength - (this.#ready.get(encoding)?.bytes.byteLength ?? 0)
    this.#ready.set(encoding, representation)
    this.#size += growth
    this.#onGrowth(growth)
    return representation
  }
}

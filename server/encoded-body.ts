import { createHash } from 'node:crypto'
import { type Accepted, compressBrotli, compressGzip, compressZstd, decompress, type Encoding } from './compression.ts'

/** The bytes of a body in one encoding, with the strong validator of exactly these bytes. */
export type Representation = { readonly encoding: Encoding; readonly bytes: Buffer; readonly etag: string }

export type EncodedBodyOptions = {
  /** In what it is packed when it is made: zstd at once and cheap, or brotli for what many will ask for. */
  readonly first?: 'zstd' | 'br'
  /** Told by how many bytes the body grew or shrank after it was made. */
  readonly onGrowth?: (bytes: number) => void
}

/** Below this a compressed body with its header is no smaller. */
const worthCompressing = 512

/** How often a body is asked for before better compression pays, and before the best does. */
const warmAfter = 2
const hotAfter = 8

/**
 * A body in the encodings that clients take. It is packed quickly first, since many pages are asked for once; in brotli once it is
 * asked for again, and in brotli at its best once it proves hot. Other encodings are made when the first client wants them. Unpacked
 * bytes are not kept when packed ones are.
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

  static async of(bytes: Uint8Array, compress: boolean, options: EncodedBodyOptions = {}): Promise<EncodedBody> {
    const body = new EncodedBody(createHash('sha256').update(bytes).digest('base64url').slice(0, 22))
    const { first = 'zstd', onGrowth = () => undefined } = options
    if (compress && bytes.byteLength >= worthCompressing) {
      if (first === 'br') body.#keep('br', await compressBrotli(bytes, 5), '-br')
      else body.#keep('zstd', await compressZstd(bytes), '-zstd')
    } else body.#keep('identity', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), '')
    body.#onGrowth = onGrowth
    return body
  }

  /** Bytes held in memory. */
  get size(): number {
    return this.#size
  }

  /** The representation for a client, or a promise when it has to be made first. */
  in({ best, quick }: Accepted): Representation | Promise<Representation> {
    const ready = this.#ready.get(best)
    if (ready) {
      if (best === 'br' && ++this.#asked === hotAfter) this.#improve(11, '-br11')
      return ready
    }
    const only = this.#ready.get('identity')
    if (only) return only
    const fast = this.#ready.get(quick)
    if (!fast) return this.#make(best)
    // The next ones get fewer bytes; this one need not wait for that.
    if (++this.#asked === warmAfter) this.#improve(5, '-br')
    return fast
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

  #make(encoding: Encoding): Promise<Representation> {
    const making = this.#making.get(encoding)
    if (making) return making
    const made = this.#pack(encoding).finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, made)
    return made
  }

  async #pack(encoding: Encoding): Promise<Representation> {
    const plain = await this.#unpacked()
    if (encoding === 'zstd') return this.#keep(encoding, await compressZstd(plain), '-zstd')
    if (encoding === 'gzip') return this.#keep(encoding, await compressGzip(plain), '-gzip')
    if (encoding === 'br') return this.#keep(encoding, await compressBrotli(plain, 4), '-br4')
    return { encoding: 'identity', bytes: plain, etag: `"${this.#hash}"` }
  }

  async #unpacked(): Promise<Buffer> {
    for (const encoding of ['zstd', 'br'] as const) {
      const packed = this.#ready.get(encoding)
      if (packed) return decompress(packed.bytes, encoding)
    }
    throw new Error('A body is kept packed or plain')
  }

  #improve(quality: 5 | 11, suffix: string): void {
    this.#unpacked()
      .then((plain) => compressBrotli(plain, quality))
      .then((better) => {
        const before = this.#ready.get('br')
        if (before && before.bytes.byteLength <= better.byteLength) return
        this.#keep('br', better, suffix)
        this.#drop('zstd')
      })
      // The body is served as it is when the better one can't be made.
      .catch(() => undefined)
  }

  #drop(encoding: Encoding): void {
    const dropped = this.#ready.get(encoding)?.bytes.byteLength ?? 0
    if (!this.#ready.delete(encoding)) return
    this.#size -= dropped
    this.#onGrowth(-dropped)
  }

  #keep(encoding: Encoding, bytes: Buffer, suffix: string): Representation {
    const representation = { encoding, bytes, etag: `"${this.#hash}${suffix}"` }
    const growth = bytes.byteLength - (this.#ready.get(encoding)?.bytes.byteLength ?? 0)
    this.#ready.set(encoding, representation)
    this.#size += growth
    this.#onGrowth(growth)
    return representation
  }
}

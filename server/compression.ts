import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from 'node:zlib'

export const encodings = ['br', 'zstd', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unpack = promisify(brotliDecompress)
const zstd = promisify(zstdCompress)

/** Few distinct values exist in the world; the bound is against clients that make them up. */
const remembered = new Map<string, Encoding>()
const rememberAtMost = 500

/**
 * The encoding to answer with: the client's highest q, ties by our own order (RFC 9110 §12.5.3).
 * A client that refuses everything gets identity.
 */
export function negotiateEncoding(accept: string | undefined): Encoding {
  if (accept === undefined || accept === '') return 'identity'
  const known = remembered.get(accept)
  if (known) return known
  const chosen = choose(accept)
  if (remembered.size >= rememberAtMost) remembered.clear()
  remembered.set(accept, chosen)
  return chosen
}

function choose(accept: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0)
  }
  const others = weights.get('*') ?? 0
  let best: Encoding = 'identity'
  let bestWeight = 0
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? (encoding === 'identity' ? Number.MIN_VALUE : others)
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight]
  }
  return best
}

const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|ld\+json|graphql)|image\/svg\+xml)|\+(json|xml)/

/** Whether bytes of this type get smaller by compression. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType)
}

/** Brotli 5 costs 1.6 ms for a page; 11 is for bytes that are asked for again and again. */
export function compressBrotli(bytes: Uint8Array, quality: 5 | 11): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

export function compressGzip(bytes: Uint8Array): Promise<Buffer> {
  return zip(bytes, { level: 6 })
}

export function compressZstd(bytes: Uint8Array): Promise<Buffer> {
  return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 9 } })
}

export function unpackBrotli(bytes: Uint8Array): Promise<Buffer> {
  return unpack(bytes)
}

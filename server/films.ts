import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import type { Pictures } from './pictures.ts'

/** Films at `/videos/…`. Telephones ask for parts, and play nothing that does not come in parts (RFC 9110, section 14). */
export function mountFilms(app: Hono, pictures: Pick<Pictures, 'knownFilm'>): void {
  app.get('/videos/*', (context) => {
    const film = pictures.knownFilm(context.req.path)
    if (!film) return context.notFound()
    const part = askedPart(context.req.header('range'), film.bytes)
    // The name holds a hash of what it names.
    const headers = { 'Accept-Ranges': 'bytes', 'Cache-Control': 'public, max-age=31536000, immutable' }
    if (part === 'none') return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${film.bytes}` })
    const { from, to } = part ?? { from: 0, to: film.bytes - 1 }
    return context.body(
      // Node's and the platform's types of the same stream don't know each other.
      Readable.toWeb(createReadStream(film.file, { start: from, end: to })) as ReadableStream,
      part ? 206 : 200,
      {
        ...headers,
        'Content-Type': 'video/mp4',
        'Content-Length': String(to - from + 1),
        ...(part ? { 'Content-Range': `bytes ${from}-${to}/${film.bytes}` } : {}),
      },
    )
  })
}

/**
 * The part that a `Range` header names, both ends included; `none` when it lies outside, and nothing when the whole is wanted
 * or several parts are, which may be answered with the whole.
 */
export function askedPart(
  range: string | undefined,
  bytes: number,
): { readonly from: number; readonly to: number } | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from > to || from >= bytes ? 'none' : { from, to }
}

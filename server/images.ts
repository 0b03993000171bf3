import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { securityHeaders } from './headers.ts'
import type { ImageStore } from './image-store.ts'
import type { KnownPicture, Pictures } from './pictures.ts'

/** The widths that the storefront asks for (specification §9); others are not made, so nobody can fill the disk. */
export const servedImageWidths: readonly number[] = [60, 120, 166, 224, 332, 384, 498, 664, 768, 830, 996, 1800, 1920]

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

const usualWidth = 664

/** A known picture in a width, as a URL names them; or why there is none. */
export type ImageRequest =
  | { readonly status: 200; readonly picture: KnownPicture; readonly width: number; readonly forever: boolean }
  | { readonly status: 400 | 404 }

/** Reads `/images/packshots/ankle-0.1f2e3d4c` and `w=332`. The hash may be missing or old; then the answer is kept briefly. */
export function readImageRequest(path: string, search: string, pictures: Pick<Pictures, 'known'>): ImageRequest {
  const [, name, hash] = /^\/images\/([a-z0-9/_-]+?)(?:\.([0-9a-f]{8}))?$/i.exec(path) ?? []
  const picture = name === undefined ? undefined : pictures.known(name)
  if (!picture) return { status: 404 }
  const asked = new URLSearchParams(search).get('w')
  const width = asked === null ? usualWidth : Number(asked)
  if (!servedImageWidths.includes(width)) return { status: 400 }
  return { status: 200, picture, width, forever: hash === picture.hash }
}

/** The best format that the client names; JPEG for everybody else. */
export function formatFor(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}

export type ImageDeps = {
  readonly pictures: Pictures
  readonly store: ImageStore
  readonly secure: boolean
  /** Pictures in the making at once; each takes a core. */
  readonly atOnce: number
}

/** Answers `/images/…`: the picture in one of the widths, in the best format that the client takes. */
export function createImages({ pictures, store, secure, atOnce }: ImageDeps) {
  const turn = turns(atOnce)
  // A picture takes one core; the others serve shoppers.
  sharp.concurrency(1)
  sharp.cache(false)

  return async (request: IncomingMessage, response: ServerResponse, path: string, search: string): Promise<void> => {
    const asked = readImageRequest(path, search, pictures)
    if (asked.status !== 200) {
      response.writeHead(asked.status, [
        'Content-Length',
        '0',
        'Cache-Control',
        'public, max-age=60',
        ...securityHeaders('other', { secure }),
      ])
      response.end()
      return
    }
    const { picture, width, forever } = asked
    const format = formatFor(request.headers.accept)
    const etag = `"${picture.hash}-${width}-${format}"`
    const headers = [
      'Content-Type',
      `image/${format}`,
      'Cache-Control',
      forever ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
      'Vary',
      'Accept',
      'ETag',
      etag,
      ...securityHeaders('other', { secure }),
    ]
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers)
      response.end()
      return
    }
    const file = `${picture.name.replaceAll('/', '~')}.${picture.hash}.${width}.${format}`
    const bytes = await store.get(file, () => turn(() => resize(picture, width, format)))
    response.writeHead(200, [...headers, 'Content-Length', String(bytes.byteLength)])
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** AVIF at the lowest efforts but one is made in the time of WebP, and still smaller. */
async function resize(picture: KnownPicture, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(await picture.read())
    .rotate()
    .resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 1 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 78, effort: 3 }).toBuffer()
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  }
}

/** Lets so many through at a time; the others wait in line. */
function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atOnce
  const line: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free++
    }
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { missingPicturePath } from '#kernel/missing-picture.ts'
import { limitAtOnce } from './at-once.ts'
import { securityHeaders } from './headers.ts'
import { etagOf, type ImageFormat, imageFileName, resizeImage } from './image-recipe.ts'
import type { ImageStore } from './image-store.ts'
import { missingPicture } from './missing-picture.ts'
import type { KnownPicture, Pictures } from './pictures.ts'
import type { SharedImages } from './shared-images/shared-images.ts'

/** The widths that the storefront asks for (specification §9); others are not made, so nobody can fill the disk. */
export const servedImageWidths: readonly number[] = [60, 120, 166, 224, 332, 384, 498, 664, 768, 830, 996, 1800, 1920]

const usualWidth = 664

/** A known picture in a width, as a URL names them; or why there is none. */
export type ImageRequest =
  | { readonly status: 200; readonly picture: KnownPicture; readonly width: number; readonly forever: boolean }
  | { readonly status: 400 | 404 }

/** Reads `/images/packshots/ankle-0.1f2e3d4c` and `w=332`. The hash may be missing or old; then the answer is kept briefly. */
function readImageRequest(path: string, search: string, pictures: Pick<Pictures, 'known'>): ImageRequest {
  const [, name, hash] = /^\/images\/([a-z0-9/_-]+?)(?:\.([0-9a-f]{8}))?$/i.exec(path) ?? []
  const picture = name === undefined ? undefined : pictures.known(name)
  if (!picture) return { status: 404 }
  const asked = new URLSearchParams(search).get('w')
  const width = asked === null ? usualWidth : Number(asked)
  if (!servedImageWidths.includes(width)) return { status: 400 }
  return { status: 200, picture, width, forever: hash === picture.hash }
}

/** The best format that the client names; JPEG for everybody else. */
function formatFor(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}

export type ImageDeps = {
  readonly pictures: Pictures
  readonly store: ImageStore
  /** What other nodes made; absent where each has its disk alone. */
  readonly shared?: Pick<SharedImages, 'get'> | undefined
  readonly secure: boolean
  /** Pictures in the making at once; each takes a core. */
  readonly atOnce: number
}

/** Answers `/images/…`: the picture in one of the widths, in the best format that the client takes. */
export function createImages({ pictures, store, shared, secure, atOnce }: ImageDeps) {
  const inTurn = limitAtOnce(atOnce)
  // A picture takes one core; the others serve shoppers.
  sharp.concurrency(1)
  sharp.cache(false)

  const make = (picture: KnownPicture, width: number, format: ImageFormat) =>
    inTurn(async () => resizeImage(await picture.read(), width, format))

  return async (request: IncomingMessage, response: ServerResponse, path: string, search: string): Promise<void> => {
    if (path === missingPicturePath) return answerMissing(response, { secure, isHead: request.method === 'HEAD' })
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
    const image = { name: picture.name, hash: picture.hash, width, format }
    const etag = etagOf(image)
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
    const file = imageFileName(image)
    const makeOwn = () => make(picture, width, format)
    const bytes = await store.get(file, () => (shared ? shared.get(file, makeOwn) : makeOwn()))
    response.writeHead(200, [...headers, 'Content-Length', String(bytes.byteLength)])
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** Kept for a minute, since the picture may come. */
function answerMissing(
  response: ServerResponse,
  { secure, isHead }: { readonly secure: boolean; readonly isHead: boolean },
): void {
  response.writeHead(200, [
    'Content-Type',
    'image/svg+xml',
    'Cache-Control',
    'public, max-age=60',
    'Content-Length',
    String(missingPicture.byteLength),
    ...securityHeaders('other', { secure }),
  ])
  response.end(isHead ? undefined : missingPicture)
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { fontFilesOf } from '#shop/brand/brand.ts'
import { brandFilesPath } from '#shop/brand/brand-css.ts'
import type { OpenBrand } from './brand.ts'
import { isCompressible } from './compression.ts'
import { EncodedBody } from './encoded-body.ts'
import { securityHeaders } from './headers.ts'
import { encodeIco } from './ico.ts'
import type { Sendable } from './send.ts'
import { scanIcon, scanIconPng } from './shortcut-icon.ts'
import { typeOfFile } from './static-files.ts'

/** The files by path, as the front of the server asks for them. */
export type ServedFiles = { has(path: string): boolean; get(path: string): Sendable | Promise<Sendable> }

/** Pictures that browsers and mail programs ask for by name, and how large each is. */
const icons: Readonly<Record<string, number>> = {
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
}

/** Serves the files of a brand over those of the build. An icon that its folder lacks is made of the one that it names. */
export function withBrandFiles(files: ServedFiles, { brand, folder }: OpenBrand, secure: boolean): ServedFiles {
  const sources = new Map<string, () => Promise<Buffer>>()
  const fromFile = (path: string, name: string) => sources.set(path, () => readFile(join(folder, name)))
  const icon = join(folder, brand.icon)
  if (existsSync(icon)) {
    if (extname(brand.icon) === '.svg') fromFile('/icon.svg', brand.icon)
    else sources.set('/icon.svg', async () => wrappedInSvg(await squareOf(icon, 64)))
    for (const [path, size] of Object.entries(icons)) {
      const own = path.slice(1)
      if (existsSync(join(folder, own))) fromFile(path, own)
      else sources.set(path, async () => asFile(path, await squareOf(icon, size), size))
    }
  }
  sources.set(scanIcon.path, () => scanIconPng(brand.colors))
  for (const name of [...(brand.logo ? [brand.logo.file] : []), ...fontFilesOf(brand)])
    fromFile(`${brandFilesPath}/${name}`, name)

  const ready = new Map<string, Promise<Sendable>>()
  return {
    has: (path) => sources.has(path) || files.has(path),
    get(path) {
      const source = sources.get(path)
      if (!source) return files.get(path)
      const known = ready.get(path) ?? source().then((bytes) => sendableOf(path, bytes, secure))
      ready.set(path, known)
      known.catch(() => ready.delete(path))
      return known
    },
  }
}

const squareOf = (file: string, size: number) =>
  sharp(file, { density: 300 })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()

const asFile = (path: string, png: Buffer, size: number) => (path.endsWith('.ico') ? encodeIco(png, size) : png)

/** Pages name one icon for tabs, which is a drawing; a picture stands in one. */
const wrappedInSvg = (png: Buffer) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )

async function sendableOf(path: string, bytes: Buffer, secure: boolean): Promise<Sendable> {
  const type = typeOfFile(path)
  // A drawing may hold styles, and pictures as data; nothing in it runs.
  const policy = path.endsWith('.svg')
    ? "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
    : undefined
  return {
    status: 200,
    headers: [
      ...['Content-Type', type, 'Cache-Control', 'public, max-age=3600', 'Vary', 'Accept-Encoding'],
      ...securityHeaders('other', { secure }, policy),
    ],
    body: await EncodedBody.of(bytes, isCompressible(type), { first: 'br' }),
  }
}

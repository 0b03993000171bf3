import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { resizedFolder } from '#integrations/pictures/resized-folder.ts'
import { systemClock } from '#kernel/clock.ts'
import { missingPicturePath } from '#kernel/missing-picture.ts'
import { imageFileName } from './image-recipe.ts'
import { ImageStore } from './image-store.ts'
import { createImages, servedImageWidths } from './images.ts'
import { createLog } from './log.ts'
import { findPictures, type Pictures } from './pictures.ts'
import { createSharedImages, type SharedImages } from './shared-images/shared-images.ts'

let folder = ''
let pictures: Pictures
let base = ''
let close: () => void = () => undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(folder, 'demo/packshots'), { recursive: true })
  await mkdir(join(folder, 'own'))
  const picture = sharp({ create: { width: 500, height: 700, channels: 3, background: '#a33' } })
  await picture.jpeg().toFile(join(folder, 'demo/packshots/boot.jpg'))
  await picture.avif({ effort: 0 }).toFile(join(folder, 'demo/packshots/boot.avif'))
  await writeFile(join(folder, 'demo/packshots/broken.jpg'), 'no picture')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  pictures = await findPictures([join(folder, 'demo'), join(folder, 'own')], join(folder, 'pictures.json'))
  const node = await openNode('images', pictures)
  base = node.base
  close = node.close
})

/** A node with a disk of its own. */
async function openNode(disk: string, pictures: Pictures, shared?: SharedImages) {
  const store = await ImageStore.open(join(folder, disk), 10_000_000)
  const images = createImages({ pictures, store, shared, secure: false, atOnce: 1 })
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    void images(request, response, pathname, search.slice(1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}

afterAll(async () => {
  close()
  await rm(folder, { recursive: true })
})

const get = (path: string, accept = 'image/avif,image/webp,*/*') => fetch(base + path, { headers: { accept } })

describe('pictures', () => {
  test('that the shop lacks have an empty place to stand in, and any other name none', async () => {
    const place = await get(`${missingPicturePath}?w=166`)
    expect([place.status, place.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(place.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await sharp(await place.arrayBuffer()).metadata()).toMatchObject({ width: 996, height: 1410 })
    expect((await get('/images/packshots/none?w=166')).status).toBe(404)
  })

  test('are known by name, with their size and a hash of what they show', () => {
    expect(pictures.find('packshots/boot')).toEqual({
      url: expect.stringMatching(/^\/images\/packshots\/boot\.[0-9a-f]{8}$/),
      width: 500,
      height: 700,
    })
  })

  test('that are broken or unknown are not there', () => {
    expect(pictures.count).toBe(1)
    expect(pictures.find('packshots/broken')).toBeUndefined()
    expect(pictures.find('../secret')).toBeUndefined()
  })

  test('keep their hash from start to start, and a retailer’s own picture replaces the demo’s', async () => {
    const again = await findPictures([join(folder, 'demo')], join(folder, 'pictures.json'))
    expect(again.find('packshots/boot')).toEqual(pictures.find('packshots/boot'))
    const other = await mkdtemp(join(folder, 'other-'))
    await mkdir(join(other, 'packshots'))
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#33a' } })
      .png()
      .toFile(join(other, 'packshots/boot.png'))
    const both = await findPictures([join(folder, 'demo'), other], join(other, 'memory.json'))
    expect(both.find('packshots/boot')?.width).toBe(40)
  })
})

describe('a picture’s URL', () => {
  const url = () => pictures.find('packshots/boot')?.url ?? ''

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers %s with %s', async (accept, type, format) => {
    const answer = await get(`${url()}?w=120`, accept)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format, width: 120, height: 168 })
  })

  test('without a hash, or with an old one, is kept briefly', async () => {
    for (const path of ['/images/packshots/boot', '/images/packshots/boot.00000000']) {
      const answer = await get(`${path}?w=60`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    }
  })

  test('is never larger than the original', async () => {
    const answer = await get(`${url()}?w=1920`, '*/*')
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(500)
  })

  test('refuses other widths, unknown names and ways out of the folder', async () => {
    expect((await get(`${url()}?w=121`)).status).toBe(400)
    expect((await get(`${url()}?w=1e2`)).status).toBe(400)
    expect((await get('/images/packshots/nothing?w=60')).status).toBe(404)
    for (const path of ['/images/..%2fsecret?w=60', '/images/%2e%2e/secret.txt', '/images/packshots/../../secret']) {
      expect((await get(path)).status).toBe(404)
    }
  })

  test('answers 304 to who has it', async () => {
    const etag = (await get(`${url()}?w=60`)).headers.get('etag') ?? ''
    const again = await fetch(`${base}${url()}?w=60`, {
      headers: { accept: 'image/avif', 'if-none-match': `W/${etag}` },
    })
    expect(again.status).toBe(304)
  })
})

describe('the store of resized pictures', () => {
  test('makes a picture once for all who wait, and keeps the most recent within its bytes', async () => {
    const place = join(folder, 'small')
    const store = await ImageStore.open(place, 250)
    let made = 0
    const make = async () => {
      made++
      return Buffer.alloc(100)
    }
    await Promise.all([store.get('a', make), store.get('a', make)])
    expect(made).toBe(1)
    await store.get('b', make)
    await store.get('a', make)
    await store.get('c', make)
    expect((await readdir(place)).sort()).toEqual(['a', 'c'])
    expect((await ImageStore.open(place, 250)).bytes).toBe(200)
  })
})

describe('nodes that share a folder', () => {
  test('send the same bytes, of which one of them made all', async () => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => lines.push(line) })
    const files = resizedFolder(join(folder, 'shared'))
    const read: string[] = []
    const open = async (name: string) => {
      const known: Pictures['known'] = (picture) => {
        const found = pictures.known(picture)
        if (!found) return undefined
        const readAndTell = () => {
          read.push(name)
          return found.read()
        }
        return { ...found, read: readAndTell }
      }
      const shared = createSharedImages({ files, clock: systemClock, log })
      const node = await openNode(name, { ...pictures, known }, shared)
      onTestFinished(node.close)
      return { shared, get: (path: string) => fetch(node.base + path, { headers: { accept: 'image/webp' } }) }
    }
    const [one, other] = [await open('one'), await open('other')]
    const path = `${pictures.find('packshots/boot')?.url}?w=166`
    const first = await one.get(path)
    await expect.poll(() => one.shared.figures()).toContainEqual({ operation: 'write', outcome: 'stored', count: 1 })
    const second = await other.get(path)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    const bytes = Buffer.from(await second.arrayBuffer())
    expect(bytes).toEqual(Buffer.from(await first.arrayBuffer()))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 166 })
    expect(read).toEqual(['one'])
    // It lies on the other’s disk from now on.
    await other.get(path)
    expect(other.shared.figures()).toContainEqual({ operation: 'read', outcome: 'found', count: 1 })
    expect(lines).toEqual([])
  })
})

test('the name of a file says all that its bytes depend on, and how they were encoded', () => {
  const image = { name: 'packshots/boot', hash: '1f2e3d4c', width: 332, format: 'avif' } as const
  expect(imageFileName(image)).toMatch(/^packshots~boot\.1f2e3d4c\.332\.[0-9a-f]{8}\.avif$/)
  const others = [
    { ...image, name: 'packshots/shoe' },
    { ...image, hash: '00000000' },
    { ...image, width: 60 },
    { ...image, format: 'webp' as const },
  ]
  expect(new Set([image, ...others].map(imageFileName)).size).toBe(5)
})

test('pages ask for pictures in widths that are served', () => {
  const asked = globSync('web/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/widths=\{\[([\d, ]+)\]\}/g)].flatMap(([, widths = '']) =>
      widths.split(',').map((width) => ({ path, width: Number(width) })),
    ),
  )
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter(({ width }) => !servedImageWidths.includes(width))).toEqual([])
})

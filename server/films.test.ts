import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedPart, mountFilms } from './films.ts'
import { findPictures, type Pictures } from './pictures.ts'

let folder = ''
let pictures: Pictures
const app = new Hono()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'))
  await mkdir(join(folder, 'turns'))
  await writeFile(join(folder, 'turns/boot.mp4'), '0123456789')
  pictures = await findPictures([folder], join(folder, 'pictures.json'))
  mountFilms(app, pictures)
})

afterAll(() => rm(folder, { recursive: true }))

const ask = (range?: string) =>
  app.request(pictures.film('turns/boot') ?? '/videos/missing', range ? { headers: { range } } : {})

describe('a film', () => {
  test('is known by name, is no picture, and bears a hash', () => {
    expect(pictures.film('turns/boot')).toMatch(/^\/videos\/turns\/boot\.[0-9a-f]{8}\.mp4$/)
    expect(pictures.find('turns/boot')).toBeUndefined()
    expect(pictures.count).toBe(0)
  })

  test('comes whole, for good', async () => {
    const whole = await ask()
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('cache-control')).toContain('immutable')
    expect(await whole.text()).toBe('0123456789')
  })

  test('comes in parts to a telephone', async () => {
    const part = await ask('bytes=2-4')
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(await part.text()).toBe('234')
    expect(await (await ask('bytes=-3')).text()).toBe('789')
    expect((await ask('bytes=10-')).status).toBe(416)
  })

  test('that the shop does not have is not found', async () => {
    expect((await app.request('/videos/turns/boot.00000000.mp4')).status).toBe(404)
    expect((await app.request('/videos/..%2fsecret.mp4')).status).toBe(404)
  })
})

test('a range that is no range gives the whole', () => {
  for (const range of [undefined, 'bytes=-', 'lines=1-2', 'bytes=1-2,4-5']) expect(askedPart(range, 10)).toBeUndefined()
  expect(askedPart('bytes=5-2', 10)).toBe('none')
  expect(askedPart('bytes=0-99', 10)).toEqual({ from: 0, to: 9 })
})

import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { createPhotoSearch, isPhotoSearch } from './photo-search.ts'
import { isPhotograph } from './photograph-form.ts'

const nl = storefrontOf('nl_NL')
let mayAsk = true
let compare: () => Promise<string[]> = async () => ['1.1', '2.1']
let compared = 0
const keys: string[] = []

const search = createPhotoSearch({
  config: { publicUrl: 'https://shop.example', secure: true, trustProxy: 1 },
  clock: systemClock,
  shop: {
    networkLimitFactor: 20,
    pictureSearch: {
      isOffered: () => true,
      invalidate: () => undefined,
      find: () => {
        compared++
        return compare()
      },
    },
    rateLimits: {
      take: async (allowances) => {
        keys.push(...allowances.map(({ key }) => key))
        return mayAsk
      },
      release: async () => undefined,
      purge: async () => undefined,
    },
  },
})
const server = createServer((request, response) => {
  search(request, response, nl).catch((error: { statusCode?: number }) => {
    response.writeHead(error.statusCode ?? 500, { Connection: 'close' }).end()
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
afterAll(() => server.close())
beforeEach(() => {
  mayAsk = true
  compare = async () => ['1.1', '2.1']
  compared = 0
  keys.length = 0
})

const grey = sharp({ create: { width: 60, height: 60, channels: 3, background: '#888' } })
const jpeg = await grey.clone().jpeg().toBuffer()

async function post(file: Uint8Array<ArrayBuffer>, from = '203.0.113.7'): Promise<string> {
  const body = new FormData()
  body.set('photo', new File([file], 'shoe.jpg'))
  const headers = { 'X-Forwarded-For': from }
  const answer = await fetch(base, { method: 'POST', body, headers, redirect: 'manual' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return answer.headers.get('location') ?? ''
}
const bytes = (data: Uint8Array | string) => new Uint8Array(Buffer.from(data))
const path = '/nl/zoeken-met-foto/'

test('a photograph leads to what it found, and counts for its network', async () => {
  expect(await post(bytes(jpeg))).toBe(`${path}?found=1.1,2.1`)
  expect(keys).toEqual(['photoSearch network 203.0.113.7'])
  compare = async () => []
  expect(await post(bytes(jpeg))).toBe(`${path}?found=`)
})

test.each([
  ['nothing', '', 'none'],
  ['a text', 'I am no picture', 'kind'],
  ['a drawing that is a program', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'kind'],
  ['half of a photograph', jpeg.subarray(0, jpeg.length / 2), 'kind'],
  ['more than ten megabytes', new Uint8Array(11_000_000), 'large'],
])('%s is refused in a word, and compared with nothing', async (_, data, problem) => {
  expect(await post(bytes(data))).toBe(`${path}?problem=${problem}`)
  expect(compared).toBe(0)
})

test('a small file that unpacks to a hundred million pixels is refused', async () => {
  const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(bomb.byteLength).toBeLessThan(1_000_000)
  expect(await post(bytes(bomb))).toBe(`${path}?problem=kind`)
})

test('a form that is none, and one that says it is endless', async () => {
  const answer = await fetch(base, { method: 'POST', body: 'photo=1', redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(`${path}?problem=none`)
  const status = await new Promise<number | undefined>((resolve) => {
    const asked = httpRequest(base, { method: 'POST', headers: { 'Content-Length': String(10 ** 9) } }, (told) => {
      resolve(told.statusCode)
      asked.destroy()
    })
    asked.on('error', () => undefined)
    asked.flushHeaders()
  })
  expect(status).toBe(413)
})

test('who asks too often is told so', async () => {
  mayAsk = false
  expect(await post(bytes(jpeg))).toBe(`${path}?problem=often`)
  expect(compared).toBe(0)
})

test('of one network two are in hand at once, and others are not kept waiting by it', async () => {
  const waiting: (() => void)[] = []
  const begun = Promise.withResolvers<void>()
  compare = () => {
    begun.resolve()
    return new Promise((resolve) => waiting.push(() => resolve(['1.1'])))
  }
  const first = post(bytes(jpeg))
  await begun.promise
  const both = Promise.all([post(bytes(jpeg)), post(bytes(jpeg))])
  // One of these two is the third.
  const third = await Promise.race([both.then(() => ''), post(bytes(jpeg), '203.0.113.7')])
  expect(third).toBe(`${path}?problem=busy`)
  compare = async () => ['1.1']
  for (const go of waiting) go()
  expect(await first).toBe(`${path}?found=1.1`)
  expect((await both).toSorted()).toEqual([`${path}?found=1.1`, `${path}?problem=busy`])
  expect(await post(bytes(jpeg), '198.51.100.9')).toBe(`${path}?found=1.1`)
})

test('photographs are told by their first bytes', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    expect(isPhotograph(await grey.clone().toFormat(format).toBuffer()), format).toBe(true)
  }
  for (const other of ['gif', 'tiff'] as const) {
    expect(isPhotograph(await grey.clone().toFormat(other).toBuffer()), other).toBe(false)
  }
  expect([isPhotoSearch('/foto-suche'), isPhotoSearch('/zoeken-met-foto/'), isPhotoSearch('/search/')]).toEqual([
    true,
    true,
    false,
  ])
})

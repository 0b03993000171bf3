import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { reviewPhotographPath } from '#kernel/review-photographs.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { photographFile } from '#test/shop/review-photograph.ts'
import { createReviewPhotographs, isReviewPhotographForm } from './review-photographs.ts'

const nl = storefrontOf('nl_NL')
const shownId = crypto.randomUUID()
const added: { readonly position: number; readonly sizes: (readonly [number, number])[] }[] = []
let storefrontCode: string | undefined
let mayAsk = true

const photographs = createReviewPhotographs({
  config: { publicUrl: 'https://shop.example', secure: true, trustProxy: 0 },
  clock: systemClock,
  shop: {
    networkLimitFactor: 20,
    orderByReference: async (reference) =>
      reference === 'theirs' && storefrontCode ? ({ id: 'order', storefrontCode, lines: [] } as never) : undefined,
    addReviewPhotographs: async ({ position }, prepared) => {
      added.push({ position, sizes: prepared.map(({ width, height }) => [width, height] as const) })
      return { added: prepared.length }
    },
    shownPhotograph: async (id, size) => (id === shownId ? Buffer.from(`jpeg ${size}`) : undefined),
    rateLimits: { take: async () => mayAsk, release: async () => undefined, purge: async () => undefined },
  },
})
const server = createServer((request, response) => {
  void (request.method === 'POST'
    ? photographs.add(request, response, nl)
    : photographs.serve(request, response, request.url ?? ''))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())
beforeEach(() => {
  added.length = 0
  storefrontCode = 'nl_NL'
  mayAsk = true
})

const file = new Uint8Array(await photographFile())
const path = '/nl/order/review/photographs/'

async function post(files: readonly Uint8Array<ArrayBuffer>[], query = 'order=theirs&line=2'): Promise<string> {
  const body = new FormData()
  for (const [index, one] of files.entries()) body.append('photographs', new File([one], `${index}.jpg`))
  const answer = await fetch(`${base}/?${query}`, { method: 'POST', body, redirect: 'manual' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return answer.headers.get('location') ?? ''
}

test('photographs are drawn anew and come to the line of the order, as many as a review can have', async () => {
  expect(await post([file, file])).toBe(`${path}?order=theirs&line=2&added=2`)
  expect(added).toEqual([
    {
      position: 2,
      sizes: [
        [640, 480],
        [640, 480],
      ],
    },
  ])
  expect(await post([file, file, file, file, file])).toBe(`${path}?order=theirs&line=2&added=3`)
})

test('a form without a link, or with one of another storefront, adds nothing', async () => {
  expect(await post([file], 'line=0')).toBe(`${path}?order=&line=0&problem=closed`)
  storefrontCode = 'de_DE'
  expect(await post([file])).toBe(`${path}?order=theirs&line=2&problem=closed`)
  expect(added).toEqual([])
})

test('what stands in the address goes nowhere but into its query', async () => {
  const to = await post([file], 'order=%0d%0aSet-Cookie:%20x&line=//evil.example')
  expect(to).toBe(`${path}?order=%0D%0ASet-Cookie%3A+x&line=%2F%2Fevil.example&problem=closed`)
})

test.each([
  ['none', []],
  ['none', [new Uint8Array()]],
  ['kind', [file, new Uint8Array(Buffer.from('no picture'))]],
  ['kind', [file.slice(0, file.length / 2)]],
  ['large', [new Uint8Array(11_000_000)]],
] as const)('of a form with a problem nothing is added: %s', async (problem, files) => {
  expect(await post(files)).toBe(`${path}?order=theirs&line=2&problem=${problem}`)
  expect(added).toEqual([])
})

test('who sends too many is told so', async () => {
  mayAsk = false
  expect(await post([file])).toBe(`${path}?order=theirs&line=2&problem=often`)
})

test('a photograph that is shown is served for an hour, and any other is not there', async () => {
  const answer = await fetch(base + reviewPhotographPath(shownId, 'small'))
  expect(await answer.text()).toBe('jpeg small')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  const head = await fetch(base + reviewPhotographPath(shownId, 'large'), { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  for (const other of [reviewPhotographPath(crypto.randomUUID(), 'small'), '/review-photographs/x/small.jpg'])
    expect((await fetch(base + other)).status).toBe(404)
})

test('only a form with files is one of photographs: the page has others', () => {
  const files = 'multipart/form-data; boundary=x'
  expect(isReviewPhotographForm('/order/review/photographs', files)).toBe(true)
  expect(isReviewPhotographForm('/order/review/photographs/', 'application/x-www-form-urlencoded')).toBe(false)
  expect(isReviewPhotographForm('/order/review/photographs/', undefined)).toBe(false)
  expect(isReviewPhotographForm('/order/review/', files)).toBe(false)
})

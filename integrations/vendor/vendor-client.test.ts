import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createVendorClient, type VendorClientOptions, type VendorRequest } from './vendor-client.ts'
import type { VendorEvent } from './vendor-event.ts'
import { VendorFailure } from './vendor-failure.ts'

const shape = z.object({ name: z.string() })
const request: VendorRequest = { operation: 'read a thing', url: 'http://vendor.test/things/1' }

type Reply = Response | Error | 'never' | 'endless body'

/** A vendor that gives these answers one after the other, and a clock that only pauses move. */
function vendorThat(replies: readonly Reply[], options: Partial<VendorClientOptions> = {}) {
  const events: VendorEvent[] = []
  const pauses: number[] = []
  let now = 1_000_000
  let asked = 0
  const reply = async (): Promise<Response> => {
    const next = replies[asked++] ?? new Response('{"name":"late"}')
    if (next === 'never') return new Promise(() => undefined)
    if (next === 'endless body') return new Response(new ReadableStream({ start: () => undefined }))
    if (next instanceof Error) throw next
    return next
  }
  const client = createVendorClient({
    vendor: 'acme',
    timeoutMs: 20,
    ...options,
    fetch: reply,
    observe: (event) => events.push(event),
    now: () => now,
    wait: async (milliseconds) => {
      pauses.push(milliseconds)
      now += milliseconds
    },
  })
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { client, events, pauses, pass, asked: () => asked }
}

const failureOf = (work: Promise<unknown>): Promise<VendorFailure> =>
  work.then(
    () => expect.unreachable('the request should fail'),
    (error) => {
      expect(error).toBeInstanceOf(VendorFailure)
      return error
    },
  )

test('an answer is read and told of', async () => {
  const { client, events } = vendorThat([Response.json({ name: 'shoe' })])
  expect(await client.read(request, shape)).toEqual({ name: 'shoe' })
  expect(events).toEqual([
    expect.objectContaining({
      vendor: 'acme',
      operation: 'read a thing',
      outcome: 'answered',
      status: 200,
      attempt: 1,
    }),
  ])
})

describe('what goes wrong is one event each, with its reason', () => {
  const html = () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } })
  const cases: readonly (readonly [string, () => Reply, VendorEvent['outcome'], number | undefined])[] = [
    ['no answer', () => 'never', 'timeout', undefined],
    ['a body that never ends', () => 'endless body', 'timeout', undefined],
    ['no connection', () => new TypeError('fetch failed'), 'network', undefined],
    ['500', () => new Response('oops', { status: 500 }), 'server-error', 500],
    ['429', () => new Response('', { status: 429 }), 'busy', 429],
    ['401', () => new Response('', { status: 401 }), 'unauthorized', 401],
    ['422', () => new Response('', { status: 422 }), 'rejected', 422],
    ['HTML with 200', html, 'unreadable', 200],
    ['truncated JSON', () => new Response('{"name":"sh'), 'unreadable', 200],
    ['an empty body', () => new Response(''), 'unreadable', 200],
    ['a wrong type', () => Response.json({ name: 4 }), 'unreadable', 200],
  ]
  test.each(cases)('%s', async (_, reply, reason, status) => {
    const { client, events } = vendorThat([reply()])
    const failure = await failureOf(client.read({ ...request, method: 'POST' }, shape))
    expect(failure).toMatchObject({ reason, status })
    expect(events).toEqual([expect.objectContaining({ outcome: reason, status, attempt: 1, willRetry: false })])
  })
})

test('what may be sent twice is repeated once after a failure that may pass', async () => {
  const { client, events, pauses } = vendorThat([new Response('', { status: 503 }), Response.json({ name: 'shoe' })])
  expect(await client.read(request, shape)).toEqual({ name: 'shoe' })
  expect(events.map(({ outcome, attempt, willRetry }) => [outcome, attempt, willRetry])).toEqual([
    ['server-error', 1, true],
    ['answered', 2, false],
  ])
  expect(pauses).toHaveLength(1)
})

test('what may not be sent twice is not', async () => {
  const { client, asked } = vendorThat([new Response('', { status: 503 })])
  await failureOf(client.send({ ...request, method: 'POST' }))
  expect(asked()).toBe(1)
})

test('a short rest that the vendor asks for is kept before the repetition', async () => {
  const rest = new Response('', { status: 429, headers: { 'Retry-After': '1' } })
  const { client, pauses } = vendorThat([rest, Response.json({ name: 'shoe' })])
  await client.read(request, shape)
  expect(pauses).toEqual([1000])
})

test('a long rest is kept by everybody: nothing is sent until it is over', async () => {
  const { client, asked, pass, events } = vendorThat([
    new Response('', { status: 429, headers: { 'Retry-After': '30' } }),
    Response.json({ name: 'shoe' }),
  ])
  await failureOf(client.read(request, shape))
  pass(28_000)
  expect(await failureOf(client.read(request, shape))).toMatchObject({ reason: 'busy', retryAfterSeconds: 2 })
  expect(asked()).toBe(1)
  expect(events.map(({ outcome }) => outcome)).toEqual(['busy', 'busy'])
  pass(2000)
  expect(await client.read(request, shape)).toEqual({ name: 'shoe' })
})

test('a request may have less time than the others', async () => {
  const events: VendorEvent[] = []
  const client = createVendorClient({
    vendor: 'acme',
    timeoutMs: 60_000,
    fetch: () => new Promise(() => undefined),
    observe: (event) => events.push(event),
  })
  expect(await failureOf(client.send({ ...request, timeoutMs: 10 }))).toMatchObject({ reason: 'timeout' })
  expect(events).toHaveLength(1)
})

test('what was answered stays with the failure, and out of what is told', async () => {
  const { client, events } = vendorThat([new Response('{"detail":"no"}', { status: 422 })])
  expect((await failureOf(client.send(request))).text).toBe('{"detail":"no"}')
  expect(JSON.stringify(events)).not.toContain('no"')
})

test('an expected refusal is an answer', async () => {
  const { client, events } = vendorThat([new Response('', { status: 404 })])
  expect(await client.read({ ...request, expected: [404] }, shape)).toBeUndefined()
  expect(events.map(({ outcome }) => outcome)).toEqual(['answered'])
})

describe('a vendor with words of its own', () => {
  const words = {
    restHeader: 'x-acme-reset',
    codeOf: ({ text }: { readonly text: string }) => (text.startsWith('{') ? JSON.parse(text).code : undefined),
  }
  const refusal = () => Response.json({ code: 'too_many_laces' }, { status: 400 })

  test('is quoted where it refuses', async () => {
    const { client, events } = vendorThat([refusal()], words)
    expect(await failureOf(client.send(request))).toMatchObject({
      code: 'too_many_laces',
      message: 'acme answered 400 (too_many_laces) to: read a thing',
    })
    expect(events).toEqual([expect.objectContaining({ outcome: 'rejected', detail: 'too_many_laces' })])
  })

  test('is expected to refuse by its word, and for that alone', async () => {
    const { client, events } = vendorThat([refusal(), refusal()], words)
    expect(await client.send({ ...request, expected: ['too_many_laces'] })).toMatchObject({ status: 400 })
    expect(await failureOf(client.send({ ...request, expected: ['other'] }))).toMatchObject({ reason: 'rejected' })
    expect(events.map(({ outcome }) => outcome)).toEqual(['answered', 'rejected'])
  })

  test('asks for its rest in a header of its own', async () => {
    const { client } = vendorThat([new Response('', { status: 429, headers: { 'x-acme-reset': '7' } })], words)
    expect(await failureOf(client.send(request))).toMatchObject({ reason: 'busy', retryAfterSeconds: 7 })
  })
})

test('a status that the vendor has no use for is no answer', async () => {
  const { client, events } = vendorThat([new Response('<h1>Welcome</h1>')])
  expect(await failureOf(client.send({ ...request, statuses: [201, 204] }))).toMatchObject({ reason: 'unreadable' })
  expect(events).toEqual([expect.objectContaining({ outcome: 'unreadable', status: 200 })])
})

test('plain text is read by its shape, too', async () => {
  const text = z.string().regex(/^\d+$/)
  const { client } = vendorThat([new Response('42'), new Response('<h1>Welcome</h1>')])
  expect(await client.readText(request, text)).toBe('42')
  expect(await failureOf(client.readText(request, text))).toMatchObject({ reason: 'unreadable' })
})

test('a file is read byte for byte, and judged by its beginning', async () => {
  const file = z.instanceof(Uint8Array).refine((bytes) => bytes[0] === 0xff)
  const { client, events } = vendorThat([new Response(new Uint8Array([0xff, 0xd8, 0x00])), new Response('<h1>')])
  expect(await client.readBytes(request, file)).toEqual(new Uint8Array([0xff, 0xd8, 0x00]))
  expect(await failureOf(client.readBytes(request, file))).toMatchObject({ reason: 'unreadable' })
  expect(events.map(({ outcome }) => outcome)).toEqual(['answered', 'unreadable'])
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createEtrustedProductReviews,
  type EtrustedProductReviewsConfig,
} from '#integrations/trusted-shops/etrusted-product-reviews.ts'
import { createEtrustedSandbox } from '#integrations/trusted-shops/etrusted-sandbox.ts'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { hour, minute, second, stoppedClock } from '#kernel/clock.ts'
import { ReviewServiceUnavailable, type ServiceReview } from '#shop/imports/review-service-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import { judgeByOpenApi } from './openapi.ts'
import published from './schemas/trusted-shops/reviews.json' with { type: 'json' }
import recordedToken from './schemas/trusted-shops/token.json' with { type: 'json' }

const keys = { clientId: 'client', clientSecret: 'a-secret-of-ours' }
const urls = { apiUrl: 'https://api.etrusted.test', loginUrl: 'https://login.etrusted.test' }
const channel = 'chl-nl'
const product = {
  id: 'prt-1',
  sku: '10001.001',
  gtin: '8712345678906',
  mpn: 'M-1',
  name: 'Boot',
  url: 'https://s.test/b',
}

/** The adapter with its sandbox at the end of the wire, every request and answer judged by what Trusted Shops published. */
function wired(change: Partial<EtrustedProductReviewsConfig> = {}) {
  const clock = stoppedClock('2026-11-22T10:00:00Z')
  const sandbox = createEtrustedSandbox({ ...keys, clock })
  const judge = judgeByOpenApi(published)
  const asked: URL[] = []
  const events: VendorEvent[] = []
  const waited: number[] = []
  let instead: (() => Promise<Response>)[] = []
  const judged = judge.through(async (input, init) => sandbox.app.fetch(new Request(input, init)))
  const port = createEtrustedProductReviews({
    ...keys,
    ...urls,
    now: () => clock.now().getTime(),
    wait: async (milliseconds) => {
      waited.push(milliseconds)
      clock.advance(milliseconds)
    },
    observe: (event) => void events.push(event),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      asked.push(url)
      if (url.host === 'login.etrusted.test') return sandbox.app.fetch(request)
      const other = instead.shift()
      return other ? other() : judged(request)
    },
    ...change,
  })
  return {
    port,
    clock,
    sandbox,
    judge,
    asked,
    events,
    waited,
    /** What the next questions for reviews are answered with in place of the sandbox. */
    answer: (...others: readonly (() => Promise<Response>)[]) => {
      instead = [...others]
    },
    /** Writes so many reviews, one a minute: `rev-1` is the oldest. */
    writeMany: (count: number) => {
      for (let at = 1; at <= count; at++) {
        clock.advance(minute)
        sandbox.write({ id: `rev-${at}`, channelRef: channel, product })
      }
    },
    all: async (channels: readonly string[] = [channel]) => {
      const found: ServiceReview[] = []
      for await (const some of port.allReviews(channels)) found.push(...some)
      return found
    },
  }
}
let wire = wired()
beforeEach(() => {
  wire = wired()
})
afterEach(() => expect(wire.judge.errors).toEqual([]))
const idsOf = (reviews: readonly ServiceReview[]) => reviews.map(({ id }) => id)

describe('a product review', () => {
  test('is read with its product, and of who wrote it no more than a first name and an initial', async () => {
    const reply = { createdAt: '2026-11-22T10:00:00.000Z', updatedAt: '2026-11-22T10:00:00.000Z', comment: 'Dank je.' }
    wire.sandbox.write({ id: 'rev-1', channelRef: channel, rating: 3.6, product, reply })
    const found = await wire.all()
    expect(found).toEqual([
      {
        id: 'rev-1',
        channel,
        changedAt: wire.clock.now(),
        isApproved: true,
        product: { sku: '10001.001', gtin: '8712345678906' },
        stars: 4,
        title: 'Fijn',
        text: 'Zacht leer.',
        author: 'Noor B.',
        language: 'nl_NL',
        isVerified: true,
        writtenAt: wire.clock.now(),
        reply: 'Dank je.',
      },
    ])
    expect(JSON.stringify(found)).not.toMatch(/Bakker|noor@example/)
    expect([...wire.judge.seen]).toEqual(['GET /reviews 200'])
  })

  test.each([
    [{ firstName: ' noor ', lastName: 'bakker' }, 'noor B.'],
    [{ firstName: 'Noor' }, 'Noor'],
    [{ lastName: 'Ümit' }, 'Ü.'],
    [{}, ''],
  ])('by %j is by “%s”', async (customer, author) => {
    wire.sandbox.write({ id: 'rev-1', channelRef: channel, product, customer })
    expect(await wire.all()).toMatchObject([{ author }])
  })

  test.each(['SUBMITTED', 'REJECTED', 'MODERATION', 'DISCARDED'] as const)(
    'that is %s is not approved',
    async (state) => {
      wire.sandbox.write({ id: 'rev-1', channelRef: channel, state, verificationType: 'UNDEFINED' })
      expect(await wire.all()).toMatchObject([{ isApproved: false, isVerified: null, product: undefined, reply: null }])
    },
  )

  test('is of the channels that are asked for, and no review of a service', async () => {
    wire.sandbox.write({ id: 'rev-1', channelRef: channel, type: 'SERVICE_REVIEW' })
    wire.sandbox.write({ id: 'rev-2', channelRef: 'chl-other' })
    wire.sandbox.write({ id: 'rev-3', channelRef: 'chl-be' })
    expect(idsOf(await wire.all([channel, 'chl-be']))).toEqual(['rev-3'])
    expect(wire.asked.at(-1)?.searchParams.get('channels')).toBe('chl-nl,chl-be')
    // Whoever ignores the filters is not believed.
    const all = await wire.all(['chl-nl', 'chl-be', 'chl-other'])
    wire.answer(async () => Response.json({ items: all.map(answered), paging: { cursor: {} } }))
    expect(idsOf(await wire.all(['chl-be']))).toEqual(['rev-3'])
  })
})

/** A review as the API answers it, with nothing that it needn't have. */
const answered = ({ id, channel: channelRef }: { readonly id: string; readonly channel: string }) => ({
  id,
  channelRef,
  type: 'PRODUCT_REVIEW',
  state: 'APPROVED',
  rating: 5,
  title: null,
  submittedAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
})

describe('all reviews', () => {
  test('come page by page, each once', async () => {
    wire = wired({ pageSize: 3 })
    wire.writeMany(7)
    expect(idsOf(await wire.all())).toEqual([7, 6, 5, 4, 3, 2, 1].map((at) => `rev-${at}`))
    expect(
      wire.asked.filter(({ pathname }) => pathname === '/reviews').map(({ searchParams }) => searchParams.get('after')),
    ).toEqual([null, 'rev-5', 'rev-2'])
  })

  test('are none', async () => expect(await wire.all()).toEqual([]))

  test('whose list leads back to itself are given up', async () => {
    const items = [answered({ id: 'rev-1', channel })]
    const same = async () => Response.json({ items, paging: { cursor: { after: 'rev-1' } } })
    wire.answer(same, same, same, same)
    await expect(wire.all()).rejects.toThrow('has no end')
    expect(wire.events.at(-1)).toMatchObject({ operation: 'read product reviews', outcome: 'unreadable' })
    expect(wire.asked.filter(({ pathname }) => pathname === '/reviews')).toHaveLength(2)
  })

  test('that are more than any shop has are given up', async () => {
    wire = wired({ pageSize: 1, mostPages: 5 })
    const pages = Array.from({ length: 20 }, (_, at) => async () => {
      const id = `rev-${at}`
      return Response.json({ items: [answered({ id, channel })], paging: { cursor: { after: id } } })
    })
    wire.answer(...pages)
    await expect(wire.all()).rejects.toBeInstanceOf(ReviewServiceUnavailable)
    expect(wire.asked.filter(({ pathname }) => pathname === '/reviews')).toHaveLength(6)
  })

  test('that break off in the middle say so', async () => {
    wire = wired({ pageSize: 2 })
    wire.writeMany(4)
    const pages = wire.port.allReviews([channel])[Symbol.asyncIterator]()
    expect(idsOf((await pages.next()).value)).toEqual(['rev-4', 'rev-3'])
    const down = async () => new Response('', { status: 500 })
    wire.answer(down, down, down)
    await expect(pages.next()).rejects.toBeInstanceOf(ReviewServiceUnavailable)
  })
})

describe('what changed last', () => {
  test('comes first, in one page, whenever it was written', async () => {
    wire = wired({ pageSize: 3 })
    wire.writeMany(5)
    wire.clock.advance(minute)
    wire.sandbox.write({ id: 'rev-1', channelRef: channel, state: 'REJECTED' })
    const { reviews, isAll } = await wire.port.lastChanged([channel])
    expect(idsOf(reviews)).toEqual(['rev-1', 'rev-5', 'rev-4'])
    expect(reviews[0]).toMatchObject({ isApproved: false, writtenAt: new Date('2026-11-22T10:01:00Z') })
    expect(isAll).toBe(false)
    expect(wire.asked.filter(({ pathname }) => pathname === '/reviews')).toHaveLength(1)
  })

  test('is all there is, where one page holds it', async () => {
    wire.writeMany(3)
    expect(await wire.port.lastChanged([channel])).toMatchObject({ isAll: true, reviews: { length: 3 } })
  })
})

describe('the token', () => {
  const logins = () => wire.asked.filter(({ pathname }) => pathname === '/oauth/token').length

  test('is asked for once an hour', async () => {
    await wire.all()
    await wire.all()
    expect(logins()).toBe(1)
    wire.clock.advance(hour)
    await wire.all()
    expect(logins()).toBe(2)
  })

  test('that was taken back is followed by another one at once', async () => {
    wire.writeMany(1)
    await wire.all()
    wire.sandbox.revoke()
    expect(idsOf(await wire.all())).toEqual(['rev-1'])
    expect(logins()).toBe(2)
  })

  test('that is refused from the beginning is asked for no second time, and the secret is in no log', async () => {
    wire = wired({ clientSecret: 'guessed-secret' })
    await expect(wire.all()).rejects.toThrow('unauthorized_client')
    expect(logins()).toBe(1)
    expect(JSON.stringify(wire.events)).not.toContain('guessed-secret')
  })

  test('without a right to reviews is no reason to ask for ever', async () => {
    const refused = async () => Response.json({ message: 'Forbidden' }, { status: 403 })
    wire.answer(refused, refused, refused)
    await expect(wire.all()).rejects.toBeInstanceOf(ReviewServiceUnavailable)
    expect(wire.events.map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['log in', 'answered'],
      ['read product reviews', 'unauthorized'],
    ])
  })
})

describe('a service that wants patience', () => {
  const busy = (seconds: number) => async () =>
    new Response('', { status: 429, headers: { 'Retry-After': `${seconds}` } })

  test('is given up to a minute', async () => {
    wire.writeMany(1)
    wire.answer(busy(30))
    expect(idsOf(await wire.all())).toEqual(['rev-1'])
    expect(wire.waited).toEqual([30 * second])
    expect(wire.events.map(({ outcome, willRetry }) => [outcome, willRetry])).toEqual([
      ['answered', false],
      ['busy', true],
      ['answered', false],
    ])
  })

  test('for longer is asked nothing until then', async () => {
    wire.answer(busy(600))
    await expect(wire.all()).rejects.toBeInstanceOf(ReviewServiceUnavailable)
    const before = wire.asked.length
    await expect(wire.all()).rejects.toBeInstanceOf(ReviewServiceUnavailable)
    expect(wire.asked).toHaveLength(before)
    wire.clock.advance(600 * second)
    expect(await wire.all()).toEqual([])
  })

  test('and then has an error of its own is asked three times in all', async () => {
    const down = async () => new Response('', { status: 503 })
    wire.answer(down, down, down, down)
    await expect(wire.all()).rejects.toBeInstanceOf(ReviewServiceUnavailable)
    expect(wire.events.filter(({ outcome }) => outcome === 'server-error')).toHaveLength(3)
  })
})

describe('whatever Trusted Shops answers, it is the error of the port, and a line of the log for each attempt', () => {
  test.each(badAnswers)('to the login: %s', async (_, reply, outcome) => {
    const bad = wireThat(reply)
    const port = createEtrustedProductReviews({ ...keys, ...urls, ...bad.options, wait: async () => undefined })
    await expect(port.lastChanged([channel])).rejects.toBeInstanceOf(ReviewServiceUnavailable)
    expect(bad.events.map((event) => [event.vendor, event.operation, event.outcome])[0]).toEqual([
      'trusted-shops',
      'log in',
      outcome,
    ])
    expect(JSON.stringify(bad.events)).not.toContain(keys.clientSecret)
  })

  test.each(badAnswers)('to the question for reviews: %s', async (_, reply, outcome) => {
    const bad = wireThat(reply)
    const fetch: typeof globalThis.fetch = async (input) =>
      new URL(String(input)).pathname === '/oauth/token' ? Response.json(recordedToken) : reply()
    const port = createEtrustedProductReviews({ ...keys, ...urls, ...bad.options, fetch, wait: async () => undefined })
    await expect(port.lastChanged([channel])).rejects.toBeInstanceOf(ReviewServiceUnavailable)
    expect(bad.failures().at(-1)).toMatchObject({ operation: 'read product reviews', outcome, willRetry: false })
    expect(JSON.stringify(bad.events)).not.toContain(recordedToken.access_token)
  })

  test.each([
    ['no list', { paging: { cursor: {} } }],
    ['a review without an id', { items: [{ ...answered({ id: '', channel }) }], paging: { cursor: {} } }],
    [
      'more stars than there are',
      { items: [{ ...answered({ id: 'a', channel }), rating: 48 }], paging: { cursor: {} } },
    ],
    ['no moment', { items: [{ ...answered({ id: 'a', channel }), updatedAt: 'now' }], paging: { cursor: {} } }],
    ['no paging', { items: [] }],
  ])('%s', async (_, body) => {
    wire.answer(async () => Response.json(body))
    await expect(wire.all()).rejects.toBeInstanceOf(ReviewServiceUnavailable)
  })
})

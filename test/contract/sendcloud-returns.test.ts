import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { printLabel } from '#integrations/pdf/print-label.ts'
import { createSendcloudReturns, type SendcloudReturnsConfig } from '#integrations/sendcloud/sendcloud-returns.ts'
import { createSendcloudReturnsSandbox } from '#integrations/sendcloud/sendcloud-returns-sandbox.ts'
import { day, stoppedClock } from '#kernel/clock.ts'
import { type LabelRequest, ReturnLabelUnavailable } from '#shop/fulfilment/return-label-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import { judgeByOpenApi } from './openapi.ts'
import published from './schemas/sendcloud/returns.json' with { type: 'json' }

const keys = { publicKey: 'public', secretKey: 'secret' }
const base = 'http://sendcloud.test'
const receiver = {
  name: 'Cordwainer B.V.',
  street: 'Leestenmakersweg 12',
  city: 'Waalwijk',
  zipcode: '5145 NV',
  country: 'NL' as const,
}

/** The adapter with its sandbox at the end of the wire, every request and answer judged by what Sendcloud published. */
function wired(change: Partial<SendcloudReturnsConfig> = {}, draw: typeof printLabel = printLabel) {
  const clock = stoppedClock('2026-11-21T10:00:00Z')
  const sandbox = createSendcloudReturnsSandbox({ base, ...keys, draw, clock })
  const judge = judgeByOpenApi(published, { basePath: '/api/v3', usualStatuses: [401] })
  const asked: Request[] = []
  let cut: ((request: Request) => boolean) | undefined
  const fetch = judge.through(async (input, init) => {
    const request = new Request(input, init)
    asked.push(request.clone())
    if (cut?.(request)) throw new TypeError('fetch failed')
    return sandbox.fetch(request)
  })
  const returns = createSendcloudReturns({ endpoint: `${base}/api/v3`, receiver, clock, fetch, ...keys, ...change })
  const pathsAsked = () => asked.splice(0).map(({ method, url }) => `${method} ${new URL(url).pathname.slice(7)}`)
  return {
    returns,
    clock,
    judge,
    asked,
    pathsAsked,
    cutAt: (path: string | undefined) => {
      cut = path === undefined ? undefined : ({ url }) => new URL(url).pathname.includes(path)
    },
  }
}
let wire = wired()
beforeEach(() => {
  wire = wired()
})
afterEach(() => expect(wire.judge.errors).toEqual([]))

const request = (reference = 'R-7K3M9Q2X'): LabelRequest => ({
  reference,
  orderNumber: '100001',
  sender: {
    name: 'Greta Groß',
    street: 'Domstraße',
    houseNumber: '12a',
    city: 'Köln',
    zipcode: '50667',
    country: 'DE',
    email: 'greta@example.com',
  },
  weight: 1250,
})
const bodyAsked = async (path: string) => wire.asked.find(({ url }) => url.endsWith(path))?.json()

describe('a label for what comes back', () => {
  test('is a PDF with the code that the carrier knows the parcel by', async () => {
    const { code, pdf } = await wire.returns.label(request())
    expect(code).toMatch(/^SCR\d+$/)
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    expect(Buffer.from(pdf).subarray(-6).toString()).toContain('%%EOF')
  })

  test('is asked for as Sendcloud has it: a way with a label, the return, and the file', async () => {
    await wire.returns.label(request())
    expect(await bodyAsked('/returns/announce-synchronously')).toEqual({
      from_address: {
        name: 'Greta Groß',
        address_line_1: 'Domstraße',
        house_number: '12a',
        postal_code: '50667',
        city: 'Köln',
        country_code: 'DE',
        email: 'greta@example.com',
      },
      to_address: {
        name: 'Cordwainer B.V.',
        address_line_1: 'Leestenmakersweg',
        house_number: '12',
        postal_code: '5145 NV',
        city: 'Waalwijk',
        country_code: 'NL',
      },
      ship_with: { type: 'shipping_option_code', shipping_option_code: 'sandbox:return', contract: 1 },
      weight: { value: 1.25, unit: 'kg' },
      external_reference: 'R-7K3M9Q2X',
      order_number: '100001 R-7K3M9Q2X',
      delivery_option: 'drop_off_point',
      send_tracking_emails: false,
    })
    expect(wire.asked.at(-1)?.headers.get('accept')).toBe('application/pdf')
    expect(wire.asked.map(({ headers }) => headers.get('authorization'))).toEqual(
      wire.asked.map(() => `Basic ${btoa('public:secret')}`),
    )
    expect(wire.pathsAsked()).toEqual([
      'POST /shipping-options',
      'POST /returns/announce-synchronously',
      'GET /returns/1000001',
      'GET /parcels/6000001/documents/label',
    ])
    expect(wire.judge.seen.size).toBe(4)
  })

  test('goes the way that the settings name for its country, or none', async () => {
    wire = wired({ options: new Map([['DE', 'sandbox:return/signature']]) })
    await wire.returns.label(request())
    expect(await bodyAsked('/returns/announce-synchronously')).toMatchObject({
      ship_with: { shipping_option_code: 'sandbox:return/signature' },
    })
    wire = wired({ options: new Map([['DE', 'sandbox:carrier-pigeon']]) })
    await expect(wire.returns.label(request())).rejects.toThrow('no sandbox:carrier-pigeon for returns from DE')
  })

  test('is the same one for the same return, and another one for another', async () => {
    const first = await wire.returns.label(request())
    wire.clock.advance(3 * day)
    wire.pathsAsked()
    const again = await wire.returns.label(request())
    expect(wire.pathsAsked()).toEqual([
      'POST /shipping-options',
      'POST /returns/announce-synchronously',
      'GET /returns',
      'GET /parcels/6000001/documents/label',
    ])
    expect(again).toEqual(first)
    expect((await wire.returns.label(request('R-OTHER'))).code).not.toBe(first.code)
  })

  test('that got lost on its way is found among many others', async () => {
    wire = wired({}, async () => new TextEncoder().encode('%PDF-1.7'))
    wire.cutAt('/documents/')
    await expect(wire.returns.label(request())).rejects.toThrow(ReturnLabelUnavailable)
    wire.cutAt(undefined)
    for (let other = 0; other < 90; other++) await wire.returns.label(request(`R-${other}`))
    wire.pathsAsked()
    const { code } = await wire.returns.label(request())
    expect(code).toBe('SCR1000001')
    expect(wire.pathsAsked().filter((path) => path === 'GET /returns')).toHaveLength(3)
  })

  test('can’t be had with a wrong key, for a refused return, or once nobody knows of it any more', async () => {
    const stranger = wired({ secretKey: 'y' })
    await expect(stranger.returns.label(request())).rejects.toThrow('401 (authentication_failed)')
    await expect(wire.returns.label({ ...request(), reference: '' })).rejects.toThrow('400 (invalid)')
    await wire.returns.label(request())
    wire.clock.advance(60 * day)
    await expect(wire.returns.label(request())).rejects.toThrow('no label for it')
  })
})

describe('whatever Sendcloud answers, the job is told to ask again, and the log once for each attempt', () => {
  const config = { endpoint: `${base}/api/v3`, receiver, clock: stoppedClock('2026-11-21T10:00:00Z'), ...keys }

  test.each(badAnswers)('%s', async (_, reply, outcome) => {
    const { options, events } = wireThat(reply)
    await expect(createSendcloudReturns({ ...config, ...options }).label(request())).rejects.toThrow(
      ReturnLabelUnavailable,
    )
    const attempts = outcome === 'network' || outcome === 'server-error' ? 2 : 1
    expect(events.map((event) => [event.vendor, event.operation, event.outcome])).toEqual(
      Array.from({ length: attempts }, () => ['sendcloud', 'find ways of a return', outcome]),
    )
  })

  /** The return is announced; what follows is up to the test. */
  const answers = (last: (path: string) => Response): { fetch: typeof fetch } => ({
    fetch: async (input) => {
      const path = new URL(String(input)).pathname
      if (path.endsWith('/shipping-options')) return Response.json({ data: [{ code: 'a:b' }], message: null })
      if (path.endsWith('/announce-synchronously')) return Response.json({ return_id: 1 }, { status: 201 })
      return last(path)
    },
  })
  const announced = (page: string | undefined, code: string | null = 'SCR1') => {
    const label = page === undefined ? {} : { normal_printer: [page], label_printer: page }
    return Response.json({ tracking_number: code, label })
  }
  test.each([
    ['a return that is not announced yet', announced(undefined, null), ['unreadable']],
    ['a return without a label', announced(undefined), ['unreadable']],
    ['a label that lies elsewhere, where the key does not belong', announced('http://else.test/x'), ['unreadable']],
  ])('%s', async (_, answer, outcomes) => {
    const failures: string[] = []
    const returns = createSendcloudReturns({
      ...config,
      ...answers(() => answer),
      observe: ({ outcome }) => void (outcome !== 'answered' && failures.push(outcome)),
    })
    await expect(returns.label(request())).rejects.toThrow(ReturnLabelUnavailable)
    expect(failures).toEqual(outcomes)
  })

  test('a page in place of a label', async () => {
    const failures: string[] = []
    const returns = createSendcloudReturns({
      ...config,
      ...answers((path) =>
        path.includes('/documents/')
          ? new Response('<h1>Sign in</h1>')
          : announced(`${base}/api/v3/parcels/1/documents/label`),
      ),
      observe: ({ outcome }) => void (outcome !== 'answered' && failures.push(outcome)),
    })
    await expect(returns.label(request())).rejects.toThrow(ReturnLabelUnavailable)
    expect(failures).toEqual(['unreadable'])
  })
})

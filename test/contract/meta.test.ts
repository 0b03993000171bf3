import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createMetaMeasurements, metaEvent } from '#integrations/meta/meta-measurements.ts'
import { createMetaSandbox } from '#integrations/meta/meta-sandbox.ts'
import { day, hour, minute, stoppedClock } from '#kernel/clock.ts'
import { createLog } from '#server/log.ts'
import { observeVendors, VendorFigures } from '#server/vendor-figures.ts'
import type { Measurement } from '#shop/orders/measurements-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import library from './schemas/meta/library.json' with { type: 'json' }

const base = 'https://meta.test'
const options = { pixelId: '1234567890', accessToken: 'a-token-of-the-pixel', url: base, hashedEmail: false }
const clock = stoppedClock('2026-11-21T10:05:00Z')
const purchase: Measurement<'meta'> = {
  kind: 'purchase',
  browser: {
    measurer: 'meta',
    browserId: 'fb.1.1700000000000.1234567890',
    clickId: 'fb.1.1700000000000.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  },
  order: '100001',
  id: '100001',
  page: 'https://shop.example/nl/checkout/payment/',
  at: new Date('2026-11-21T10:00:00Z'),
  currency: 'EUR',
  value: 27_900,
  shipping: 495,
  tax: 4928,
  items: [
    { sku: '10412.003', feedId: '10412.003.38', name: 'Maas', brand: 'Leest', size: '38', price: 9300, quantity: 2 },
    { sku: '10412.003', feedId: '10412.003.39', name: 'Maas', brand: 'Leest', size: '39', price: 9300, quantity: 1 },
  ],
}
const refund: Measurement<'meta'> = { ...purchase, kind: 'refund', id: 'b0c1', value: 9300, shipping: 0 }
const toldPurchase = {
  event_name: 'Purchase',
  event_time: 1_795_255_200,
  event_id: '100001',
  user_data: {
    client_user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
    fbc: 'fb.1.1700000000000.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB',
    fbp: 'fb.1.1700000000000.1234567890',
  },
  custom_data: {
    value: 279,
    currency: 'EUR',
    content_ids: ['10412.003.38', '10412.003.39'],
    content_type: 'product',
  },
  action_source: 'website',
  event_source_url: 'https://shop.example/nl/checkout/payment/',
}

/** The adapter with its sandbox at the end of the wire. */
function wired(change: Partial<typeof options> = {}) {
  const sandbox = createMetaSandbox({ ...options, clock })
  const asked: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  const measurements = createMetaMeasurements({
    ...options,
    ...change,
    clock,
    fetch: async (input, init) => {
      const path = String(input).slice(base.length)
      asked.push({ path, body: JSON.parse(String(init?.body)) })
      return sandbox.app.request(path, init)
    },
  })
  return { measurements, sandbox, asked }
}

test('a purchase is told in the words of the protocol, by what the browser agreed to and without anybody’s name', async () => {
  const { measurements, sandbox, asked } = wired()
  await measurements.tell(purchase)
  expect(asked).toEqual([
    { path: '/v26.0/1234567890/events', body: { data: [toldPurchase], access_token: 'a-token-of-the-pixel' } },
  ])
  expect(sandbox.told).toEqual([toldPurchase])
  expect(measurements).toMatchObject({ measurer: 'meta', wantsEmail: false })
})

test('whose purchase it is stands in it as a hash, of an address that is tidied first', async () => {
  const { measurements, sandbox } = wired({ hashedEmail: true })
  expect(measurements.wantsEmail).toBe(true)
  await measurements.tell({ ...purchase, email: ' Shopper@Example.COM ' })
  const em = [createHash('sha256').update('shopper@example.com').digest('hex')]
  expect(sandbox.told).toMatchObject([{ user_data: { em } }])
  expect(JSON.stringify(sandbox.told)).not.toContain('@')
})

test('a refund is an event of the shop’s own, which no page had part in', async () => {
  const { measurements, sandbox } = wired()
  await measurements.tell(refund)
  const { client_user_agent: _, ...user_data } = toldPurchase.user_data
  expect(sandbox.told).toEqual([
    {
      event_name: 'Refund',
      event_time: toldPurchase.event_time,
      event_id: 'b0c1',
      user_data,
      custom_data: { ...toldPurchase.custom_data, value: 93 },
      action_source: 'system_generated',
    },
  ])
})

test.each<[string, Measurement<'meta'>]>([
  ['an amount of no piece', { ...refund, items: [] }],
  ['a purchase by one of the cookies', { ...purchase, browser: { ...purchase.browser, clickId: null } }],
  ['a purchase as old as can be', { ...purchase, at: new Date(clock.now().getTime() - 7 * day + hour) }],
  ['a purchase in pounds', { ...purchase, currency: 'GBP' }],
])('%s is taken', async (_, measurement) => {
  const { measurements, sandbox } = wired()
  await measurements.tell(measurement)
  expect(sandbox.told).toHaveLength(1)
})

test('what happened more than a week ago is not told: Meta refuses it', async () => {
  const { measurements, asked } = wired()
  await measurements.tell({ ...purchase, at: new Date(clock.now().getTime() - 7 * day + minute) })
  expect(asked).toEqual([])
})

/** What Meta's own library makes of the same, written down with it (see the README beside the file). */
test.each([
  ['a purchase', metaEvent(purchase), library.purchase],
  ['one with an e-mail address', metaEvent({ ...purchase, email: ' Shopper@Example.COM ' }), library.purchaseWithEmail],
  ['a refund', metaEvent(refund), library.refund],
])('Meta’s own library makes the same of %s', (_, own, theirs) => expect(own).toEqual(theirs))

describe('when it does not answer as it should', () => {
  const refusal = { error: { message: 'Invalid a-token-of-the-pixel', code: 100, error_subcode: 2804003 } }
  test.each([
    ...badAnswers,
    ['a refusal', async () => Response.json(refusal, { status: 400 }), 'rejected'],
    ['an event that was not taken', async () => Response.json({ events_received: 0 }), 'unreadable'],
  ] as const)('%s: the failure is told, sent once, and left to the job', async (name, reply, outcome) => {
    const wire = wireThat(reply)
    const lines: string[] = []
    const figures = new VendorFigures()
    const observe = observeVendors(createLog('info', { write: (line) => void lines.push(line) }), figures.add)
    const both = {
      ...wire.options,
      observe: (event: (typeof wire.events)[number]) => {
        wire.options.observe(event)
        observe(event)
      },
    }
    await expect(createMetaMeasurements({ ...options, clock, ...both }).tell(purchase)).rejects.toThrow('meta')
    expect(wire.events.map((one) => [one.outcome, one.willRetry])).toEqual([[outcome, false]])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('tell a purchase')
    expect(lines.join()).not.toContain(options.accessToken)
    expect(lines.join().includes('100/2804003')).toBe(name === 'a refusal')
    expect(figures.all()).toMatchObject([{ vendor: 'meta', operation: 'tell a purchase', outcome, count: 1 }])
  })
})

describe('the sandbox', () => {
  const { app, told } = createMetaSandbox({ ...options, clock })
  const path = '/v26.0/1234567890/events'
  const post = (body: unknown, to = path) =>
    app.request(to, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  const withToken = (...data: unknown[]) => ({ data, access_token: options.accessToken })
  const refusalOf = async (answer: Response) => {
    const { error } = await answer.json()
    return [answer.status, error.code, error.error_subcode, error.error_user_title]
  }

  test('takes what is right, and shows it without the token', async () => {
    const answer = await post(withToken(toldPurchase, toldPurchase))
    expect(await answer.json()).toMatchObject({ events_received: 2, messages: [] })
    expect(await (await app.request('/events')).json()).toEqual([toldPurchase, toldPurchase])
  })

  test('knows one pixel and one token', async () => {
    const { data } = withToken(toldPurchase)
    expect(await refusalOf(await post({ data, access_token: 'another' }))).toEqual([
      401,
      190,
      undefined,
      expect.any(String),
    ])
    expect(await refusalOf(await post('nonsense'))).toEqual([401, 190, undefined, expect.any(String)])
    expect(await refusalOf(await post(withToken(toldPurchase), '/v26.0/99999/events'))).toEqual([
      400,
      100,
      33,
      expect.any(String),
    ])
  })

  const { user_data, custom_data, ...bare } = toldPurchase
  const { client_user_agent: _, ...nameless } = user_data
  const user = (change: object) => ({ ...toldPurchase, user_data: { ...user_data, ...change } })
  const custom = (change: object) => ({ ...toldPurchase, custom_data: { ...custom_data, ...change } })
  test.each<[unknown, string, number?]>([
    ['nonsense', 'The event is no object'],
    [{ ...toldPurchase, event_name: '' }, 'event_name is required'],
    [{ ...toldPurchase, event_time: 1_795_255_200.5 }, 'event_time is required, in whole seconds'],
    [{ ...toldPurchase, event_time: 1_795_255_200 - 8 * 86_400 }, 'Event Timestamp Too Old', 2804003],
    [{ ...toldPurchase, event_time: 1_795_255_200 + 86_400 }, 'event_time is in the future'],
    [{ ...toldPurchase, action_source: undefined }, 'action_source is none that Meta knows'],
    [{ ...toldPurchase, action_source: 'shop' }, 'action_source is none that Meta knows'],
    [{ ...toldPurchase, event_source_url: undefined }, 'event_source_url is required of a website'],
    [{ ...toldPurchase, event_source_url: '/nl/' }, 'event_source_url is required of a website'],
    [{ ...toldPurchase, user_data: nameless }, 'client_user_agent is required of a website'],
    [{ ...bare, action_source: 'other', custom_data }, 'user_data is required'],
    [user({ em: ['shopper@example.com'] }), 'user_data.em is no SHA-256 hash'],
    [user({ em: createHash('sha256').update('x').digest('base64') }), 'user_data.em is no SHA-256 hash'],
    [user({ fbp: '1234567890' }), 'user_data.fbp is not of its form'],
    [user({ email: 'x' }), 'user_data.email is unknown'],
    [user({ fbp: undefined, fbc: undefined }), 'Not enough customer information', 2804050],
    [{ ...bare, user_data }, 'A purchase needs value and currency'],
    [custom({ currency: 'EURO' }), 'currency is none of ISO 4217'],
    [custom({ currency: 'eur' }), 'currency is none of ISO 4217'],
    [custom({ currency: undefined }), 'currency is none of ISO 4217'],
    [custom({ value: '279' }), 'value is required, as a number'],
    [custom({ content_ids: '1' }), 'content_ids is no list'],
    [custom({ tax: 1 }), 'custom_data.tax is unknown'],
    [{ ...toldPurchase, event_id: 1 }, 'event_id is no text'],
    [{ ...toldPurchase, order: 1 }, 'order is unknown'],
  ])('%j: %s', async (event, title, subcode) => {
    const before = told.length
    expect(await refusalOf(await post(withToken(toldPurchase, event)))).toEqual([400, 100, subcode, title])
    // All of a request or none.
    expect(told).toHaveLength(before)
  })

  test.each([[[]], [Array.from({ length: 1001 }, () => toldPurchase)]])(
    'a request holds 1 to 1000 events',
    async (data) => {
      expect(await refusalOf(await post(withToken(...data)))).toEqual([400, 100, undefined, expect.any(String)])
    },
  )
})

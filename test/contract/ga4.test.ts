import { describe, expect, test } from 'vitest'
import { createGa4Measurements } from '#integrations/ga4/ga4-measurements.ts'
import { createGa4Sandbox } from '#integrations/ga4/ga4-sandbox.ts'
import { day, hour, stoppedClock } from '#kernel/clock.ts'
import { createLog } from '#server/log.ts'
import { observeVendors, VendorFigures } from '#server/vendor-figures.ts'
import type { Measurement } from '#shop/orders/measurements-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'

const base = 'https://ga4.test'
const options = { measurementId: 'G-AB12CD34EF', apiSecret: 'a-secret-of-the-stream', url: base }
const clock = stoppedClock('2026-11-21T10:05:00Z')
const boots = {
  sku: '10412.003',
  feedId: '10412.003.38',
  name: 'Enkellaars Maas',
  brand: 'Leest',
  size: '38',
  price: 9300,
  quantity: 3,
}
const purchase: Measurement<'ga4'> = {
  kind: 'purchase',
  browser: { measurer: 'ga4', clientId: '123456789.1700000000', sessionId: '1700000100' },
  order: '100001',
  id: '100001',
  page: 'https://shop.example/nl/checkout/payment/',
  at: new Date('2026-11-21T10:00:00Z'),
  currency: 'EUR',
  value: 27_900,
  shipping: 495,
  tax: 4928,
  items: [boots],
}
const refund: Measurement<'ga4'> = {
  ...purchase,
  kind: 'refund',
  browser: { measurer: 'ga4', clientId: '123456789.1700000000', sessionId: null },
  value: 9300,
  shipping: 0,
}

/** The adapter with its sandbox at the end of the wire: what it sends is put before the validation server as well. */
function wired() {
  const sandbox = createGa4Sandbox({ clock })
  const asked: string[] = []
  const messages: unknown[] = []
  const measurements = createGa4Measurements({
    ...options,
    clock,
    fetch: async (input, init) => {
      const path = String(input).slice(base.length)
      asked.push(path)
      const judged = await sandbox.app.request(`/debug${path}`, init)
      messages.push(...(await judged.json()).validationMessages)
      return sandbox.app.request(path, init)
    },
  })
  return { measurements, sandbox, asked, messages }
}

test('a purchase is told in the words of the protocol, without anybody’s name and for no advertising', async () => {
  const { measurements, sandbox, asked, messages } = wired()
  await measurements.tell(purchase)
  expect(asked).toEqual(['/mp/collect?measurement_id=G-AB12CD34EF&api_secret=a-secret-of-the-stream'])
  expect(messages).toEqual([])
  expect(sandbox.told).toEqual([
    {
      client_id: '123456789.1700000000',
      timestamp_micros: 1_795_255_200_000_000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'purchase',
          params: {
            session_id: '1700000100',
            transaction_id: '100001',
            currency: 'EUR',
            value: 279,
            shipping: 4.95,
            tax: 49.28,
            items: [
              {
                item_id: '10412.003',
                item_name: 'Enkellaars Maas',
                item_brand: 'Leest',
                item_variant: '38',
                price: 93,
                quantity: 3,
              },
            ],
          },
        },
      ],
    },
  ])
})

test.each<[string, Measurement<'ga4'>]>([
  ['of pieces', refund],
  ['of an amount', { ...refund, items: [] }],
  ['of long ago', { ...refund, at: new Date(clock.now().getTime() - 30 * day) }],
  ['told as late as can be', { ...refund, at: new Date(clock.now().getTime() - 71 * hour) }],
  [
    'of more than an event holds',
    { ...refund, items: Array.from({ length: 201 }, () => ({ ...boots, name: 'x'.repeat(101) })) },
  ],
])('a refund %s passes the validation server', async (_, measurement) => {
  const { measurements, sandbox, messages } = wired()
  await measurements.tell(measurement)
  expect(messages).toEqual([])
  expect(sandbox.told).toMatchObject([{ events: [{ name: 'refund', params: { transaction_id: '100001' } }] }])
})

describe('when it does not answer as it should', () => {
  // Nothing is what it says.
  const bad = badAnswers.filter(([name]) => name !== 'an empty answer')
  test.each(bad)('%s: the failure is told, sent once, and left to the job', async (_, reply, outcome) => {
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
    await expect(createGa4Measurements({ ...options, clock, ...both }).tell(purchase)).rejects.toThrow('ga4')
    expect(wire.events.map((one) => [one.outcome, one.willRetry])).toEqual([[outcome, false]])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('tell a purchase')
    expect(lines.join()).not.toContain(options.apiSecret)
    expect(figures.all()).toMatchObject([{ vendor: 'ga4', operation: 'tell a purchase', outcome, count: 1 }])
  })
})

describe('the sandbox', () => {
  const { app } = createGa4Sandbox({ clock })
  const event = (params: object, name = 'purchase') => ({ client_id: '1.2', events: [{ name, params }] })
  const sound = { transaction_id: '1', currency: 'EUR', value: 1, items: [{ item_id: 'a' }] }
  const post = (path: string, body: unknown) =>
    app.request(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  const problemsOf = async (body: unknown): Promise<string[]> => {
    const { validationMessages } = await (await post('/debug/mp/collect', body)).json()
    return validationMessages.map((one: Record<string, string>) => `${one.fieldPath} ${one.validationCode}`)
  }

  test('takes whatever it is told, as Google does', async () => {
    for (const body of ['nonsense', {}, event(sound)]) expect((await post('/mp/collect', body)).status).toBe(204)
    expect(await (await app.request('/events')).json()).toHaveLength(3)
  })

  test('finds nothing wrong with what is right', async () => {
    expect(await problemsOf(event(sound))).toEqual([])
    expect(await problemsOf(event({ transaction_id: '1', currency: 'EUR', value: 1 }, 'refund'))).toEqual([])
    expect(await problemsOf(event({ method: 'x' }, 'login'))).toEqual([])
  })

  const params = 'events[0].params'
  const { transaction_id: _, ...unnumbered } = sound
  const { currency: __, ...priceless } = sound
  const { items: ___, ...empty } = sound
  const numbered = (length: number) => Object.fromEntries(Array.from({ length }, (_value, at) => [`p${at}`, at]))
  test.each<[unknown, string]>([
    ['nonsense', ' VALUE_INVALID'],
    [{ ...event(sound), client_id: '' }, 'client_id VALUE_REQUIRED'],
    [{ client_id: '1.2', events: [] }, 'events VALUE_REQUIRED'],
    [
      { client_id: '1.2', events: Array.from({ length: 26 }, () => event(sound).events[0]) },
      'events EXCEEDED_MAX_ENTITIES',
    ],
    [event(sound, '_purchase'), 'events NAME_INVALID'],
    [event(sound, 'p'.repeat(41)), 'events NAME_INVALID'],
    [event({}, 'session_start'), 'events NAME_RESERVED'],
    [event(numbered(26), 'login'), `${params} EXCEEDED_MAX_ENTITIES`],
    [event({ ...sound, ['p'.repeat(41)]: 1 }), `${params} NAME_INVALID`],
    [event({ ...sound, coupon: 'x'.repeat(101) }), `${params}.coupon VALUE_OUT_OF_BOUNDS`],
    [event(unnumbered), `${params}.transaction_id VALUE_REQUIRED`],
    [event(priceless), `${params}.currency VALUE_REQUIRED`],
    [event({ value: 1 }, 'login'), `${params}.currency VALUE_REQUIRED`],
    [event({ ...sound, currency: 'euro' }), `${params}.currency VALUE_INVALID`],
    [event({ ...sound, value: '1' }), `${params}.value VALUE_INVALID`],
    [event({ ...sound, session_id: 'x' }), `${params}.session_id VALUE_INVALID`],
    [event(empty), `${params}.items VALUE_REQUIRED`],
    [event({ ...sound, items: 'a' }), `${params}.items VALUE_INVALID`],
    [event({ ...sound, items: [{ price: 1 }] }), `${params}.items[0] VALUE_REQUIRED`],
    [event({ ...sound, items: [{ item_id: 'a', price: '1' }] }), `${params}.items[0].price VALUE_INVALID`],
    [{ ...event(sound), consent: { ad_user_data: 'NO' } }, 'consent.ad_user_data VALUE_INVALID'],
    [{ ...event(sound), timestamp_micros: 1 }, 'timestamp_micros VALUE_OUT_OF_BOUNDS'],
  ])('%j: %s', async (body, problem) => expect(await problemsOf(body)).toEqual([problem]))
})

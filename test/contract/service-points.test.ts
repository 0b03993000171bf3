import { afterEach, describe, expect, test } from 'vitest'
import { createDhlLocationFinder } from '#integrations/dhl/dhl-location-finder.ts'
import { createDhlParcelPoints } from '#integrations/dhl/dhl-parcel.ts'
import { createSendcloudPoints } from '#integrations/sendcloud/sendcloud-points.ts'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import type { Country } from '#kernel/storefront.ts'
import { type PointSearch, type ServicePointPort, ServicePointsUnavailable } from '#shop/checkout/service-point-port.ts'
import { carrierPointsFixture } from '../shop/carrier-points.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import { judgeByOpenApi } from './openapi.ts'
import finder from './schemas/dhl/location-finder.json' with { type: 'json' }
import parcelShops from './schemas/dhl/parcel-shops.json' with { type: 'json' }
import sendcloud from './schemas/sendcloud/service-points.json' with { type: 'json' }

/** Every request of an adapter and every answer of a sandbox, by what others wrote of the vendor. */
function validated() {
  const judges = {
    'dhl-parcel': judgeByOpenApi(parcelShops),
    dhl: judgeByOpenApi(finder, { basePath: '/location-finder/v1' }),
    sendcloud: judgeByOpenApi(sendcloud, { basePath: '/api/v3', usualStatuses: [401] }),
  }
  const carriers = carrierPointsFixture(undefined, {
    'dhl-parcel': judges['dhl-parcel'].through,
    dhl: judges.dhl.through,
    sendcloud: judges.sendcloud.through,
  })
  return { judges, carriers }
}
const { judges, carriers } = validated()
afterEach(() => {
  for (const judge of Object.values(judges)) expect(judge.errors.splice(0)).toEqual([])
})

const search = (country: Country, change: Partial<PointSearch> = {}): PointSearch => ({
  country,
  timeZone: 'Europe/Amsterdam',
  types: ['servicepoint', 'postoffice'],
  limit: 5,
  ...change,
})

test('a shop can be called where its carrier says how, a locker can not', async () => {
  const kinds = async (types: PointSearch['types']) => {
    const found = await carriers.sendcloud.find(
      search('GB', { query: 'Upper Street London', types, carriers: ['inpost_gb'] }),
    )
    return found.map(({ telephone }) => telephone)
  }
  for (const telephone of await kinds(['servicepoint'])) expect(telephone).toMatch(/^\+44 20 7946 00\d\d$/)
  for (const telephone of await kinds(['packstation'])) expect(telephone).toBeNull()
  expect([...(await kinds(['servicepoint'])), ...(await kinds(['packstation']))].length).toBeGreaterThan(1)
})

/** What every adapter with its sandbox answers, whatever its carrier calls things. */
const services: readonly (readonly [string, ServicePointPort, Country, string, string, Partial<PointSearch>])[] = [
  ['DHL in the Netherlands', carriers['dhl-parcel'], 'NL', 'Oudegracht Utrecht', 'Utrecht', {}],
  ['DHL in Belgium', carriers['dhl-parcel'], 'BE', 'Meir Antwerpen', 'Antwerpen', {}],
  ['DHL in Germany', carriers.dhl, 'DE', 'Domstraße Köln', 'Köln', {}],
  ['Mondial Relay', carriers.sendcloud, 'FR', 'Rue de Gand Lille', 'Lille', { carriers: ['mondial_relay'] }],
  ['InPost', carriers.sendcloud, 'GB', 'Upper Street London', 'London', { carriers: ['inpost_gb'] }],
]

describe.each(services)('%s', (_, port, country, query, city, more) => {
  test('finds places by street and city, the nearest first, with their hours', async () => {
    const found = await port.find(search(country, { query, ...more }))
    expect(found.length).toBeGreaterThan(1)
    expect(found.every((point) => point.city === city && point.country === country)).toBe(true)
    const distances = found.map(({ distance }) => distance ?? -1)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(found[0]).toMatchObject({ provider: expect.any(String), street: expect.stringMatching(/\w/) })
    expect(found[0]?.houseNumber).toMatch(/^\d+$/)
    expect(found[0]?.openingHours?.days.monday?.[0]?.opens).toMatch(/^\d\d:\d\d$/)
  })

  test('finds them by the parts of an address, and by where somebody stands', async () => {
    const [byQuery] = await port.find(search(country, { query, ...more }))
    const byParts = await port.find(search(country, { city, zipcode: byQuery?.postcode, ...more }))
    expect(byParts.map(({ providerId }) => providerId)).toContain(byQuery?.providerId)
    const here = { lat: byQuery?.lat, lng: byQuery?.lng, ...more }
    expect((await port.find(search(country, here)))[0]).toMatchObject({ providerId: byQuery?.providerId, distance: 0 })
  })

  test('knows a place again by its id, and no other', async () => {
    const [found] = await port.find(search(country, { query, ...more }))
    const at = { country, timeZone: 'Europe/Amsterdam' }
    const again = await port.byId(found?.providerId ?? '', at)
    expect(again).toMatchObject({ title: found?.title, postcode: found?.postcode, distance: null })
    expect(await port.byId('999999999', at)).toBeUndefined()
    expect(await port.byId('../../etc', at)).toBeUndefined()
    // A parcel of one country would be sent to another.
    expect(await port.byId(found?.providerId ?? '', { ...at, country: country === 'NL' ? 'BE' : 'NL' })).toBeUndefined()
  })

  test('finds nothing where nobody lives', async () => {
    expect(await port.find(search(country, { query: 'Nowhere Erehwon', ...more }))).toEqual([])
  })

  test('finds as many as are asked for', async () => {
    expect(await port.find(search(country, { query, limit: 1, ...more }))).toHaveLength(1)
  })
})

test('every operation of the adapters was judged', async () => {
  const { judges, carriers } = validated()
  const sources = [
    ['dhl', 'DE'],
    ['dhl-parcel', 'NL'],
    ['sendcloud', 'FR'],
  ] as const
  for (const [source, country] of sources) {
    const port = carriers[source]
    const city = { DE: 'Köln', NL: 'Utrecht', FR: 'Lille' }[country]
    const [found] = await port.find(search(country, { city }))
    await port.find(search(country, { lat: found?.lat, lng: found?.lng }))
    await port.byId(found?.providerId ?? '', { country, timeZone: 'Europe/Amsterdam' })
    await port.byId('999', { country, timeZone: 'Europe/Amsterdam' })
  }
  await carriers.dhl.find(search('DE', { zipcode: '50672', number: '101', types: ['packstation'] }))
  expect([...judges.dhl.seen]).toEqual([
    'GET /find-by-address 200',
    'GET /find-by-geo 200',
    'GET /locations/{id} 200',
    'GET /locations/{id} 404',
    'GET /find-by-keyword-id 200',
  ])
  expect([...judges['dhl-parcel'].seen]).toEqual([
    'GET /parcel-shop-locations/{country} 200',
    'GET /parcel-shop-locations/{country}/by-geo 200',
    'GET /parcel-shop-locations/{country}/{id} 200',
    'GET /parcel-shop-locations/{country}/{id} 404',
  ])
  expect([...judges.sendcloud.seen]).toEqual([
    'GET /service-points 200',
    'GET /service-points/{service_point_id} 200',
    'GET /service-points/{service_point_id} 404',
  ])
  for (const { errors } of Object.values(judges)) expect(errors).toEqual([])
})

describe('packstations', () => {
  test('are called by their number, never close, and are found by it', async () => {
    const stations = await carriers.dhl.find(search('DE', { query: 'Köln', types: ['packstation'] }))
    expect(stations.map(({ title }) => title)).toContain('Packstation 101')
    expect(stations[0]?.openingHours?.days.sunday).toEqual([{ opens: '00:00', closes: '24:00' }])
    const [byNumber] = await carriers.dhl.find(search('DE', { query: '50672', number: '101', types: ['packstation'] }))
    expect(byNumber?.title).toBe('Packstation 101')
    expect(await carriers.dhl.find(search('DE', { number: '999', types: ['packstation'] }))).toEqual([])
  })

  test('are found by their number in a city, too, where no postcode is known', async () => {
    const [found] = await carriers.dhl.find(search('DE', { city: 'Köln', number: '101', types: ['packstation'] }))
    expect(found).toMatchObject({ title: 'Packstation 101', city: 'Köln' })
  })
})

describe('an answer as DHL gave it to others', () => {
  const hours = { opens: '09:30:00', closes: '13:30:00', dayOfWeek: 'http://schema.org/Monday' }
  const place = (type: string, more: object = {}) => ({
    url: '/locations/8055-ES-0000001',
    location: {
      // The express service's id comes first as often as not.
      ids: [
        { locationId: 'BCN7VB', provider: 'express' },
        { locationId: '8055-ES-0000001', provider: 'parcel' },
      ],
      type,
      leanLocker: false,
      ...more,
    },
    name: 'Papelería',
    distance: 1569,
    place: {
      address: { countryCode: 'DE', postalCode: '20095', addressLocality: 'Hamburg', streetAddress: 'Ballindamm 40' },
      geo: { latitude: 53.55, longitude: 9.99 },
      containedInPlace: { name: 'Markt' },
    },
    openingHours: [hours, { ...hours, opens: '16:30:00', closes: '19:30:00' }],
    closurePeriods: [{ type: 'holiday', fromDate: '2026-08-02', toDate: '2026-08-03' }],
    serviceTypes: ['parcel:pick-up'],
    averageCapacityDayOfWeek: [],
  })
  const finderThat = (...locations: unknown[]) => {
    const judge = judgeByOpenApi(finder, { basePath: '/v1' })
    const port = createDhlLocationFinder({
      endpoint: 'http://dhl.test/v1',
      fetch: judge.through(async () => Response.json({ locations })),
    })
    return { port, errors: judge.errors }
  }
  const all = search('DE', { query: 'Ballindamm, Hamburg', types: ['packstation', 'servicepoint', 'postoffice'] })

  test('is read: the id of parcels, hours in two parts, days of holidays', async () => {
    const { port, errors } = finderThat(place('locker', { keyword: 'DHL Packstation', keywordId: '227' }))
    const [found] = await port.find(all)
    expect(errors).toEqual([])
    expect(found).toMatchObject({
      providerId: '8055-ES-0000001',
      locationType: 'packstation',
      title: 'Packstation 227',
      houseNumber: '40',
      additionalInformation: 'Markt',
      openingHours: {
        days: {
          monday: [
            { opens: '09:30', closes: '13:30' },
            { opens: '16:30', closes: '19:30' },
          ],
        },
        exceptions: [
          { date: '2026-08-02', periods: [] },
          { date: '2026-08-03', periods: [] },
        ],
      },
    })
  })

  test('has places at which no parcel waits: banks, post boxes, letter boxes and what comes next', async () => {
    const types = ['postbank', 'pobox', 'postbox', 'drone', 'servicepoint']
    const { port } = finderThat(...types.map((type) => place(type)))
    expect((await port.find(all)).map(({ locationType }) => locationType)).toEqual(['servicepoint'])
  })
})

describe('Sendcloud', () => {
  const point = (id: number, more: object = {}) => ({
    id,
    name: 'Tabac',
    carrier: { code: 'mondial_relay', name: 'Mondial Relay', logo_url: null, icon_url: null },
    general_shop_type: 'servicepoint',
    address: { street: 'Rue de Gand', house_number: '1', postal_code: '59800', city: 'Lille', country_code: 'FR' },
    position: { latitude: 50.64, longitude: 3.06 },
    opening_times: null,
    distance: 12,
    ...more,
  })
  const sendcloudThat = (...results: unknown[]) => {
    const events: VendorEvent[] = []
    const asked: URL[] = []
    const port = createSendcloudPoints({
      endpoint: 'http://sendcloud.test/api/v3',
      publicKey: 'a',
      secretKey: 'b',
      fetch: async (input) => {
        asked.push(new URL(String(input)))
        return Response.json({ data: { results, geocoding: null } })
      },
      observe: (event) => void events.push(event),
    })
    return { port, events, asked }
  }
  const lille = search('FR', { query: 'Lille' })

  test('is told whose places are meant, by name or by what the account has', async () => {
    const { port, asked } = sendcloudThat()
    await port.find({ ...lille, carriers: ['mondial_relay', 'colissimo'] })
    await port.find(lille)
    expect(asked.map(({ searchParams: query }) => query.getAll('carrier_code'))).toEqual([
      ['mondial_relay', 'colissimo'],
      [],
    ])
    expect(asked.map(({ searchParams: query }) => query.get('use_integration_carriers'))).toEqual([null, 'true'])
    expect(asked[0]?.searchParams.getAll('general_shop_type')).toEqual(['servicepoint', 'post_office'])
  })

  test('is not asked about nowhere', async () => {
    const { port, asked } = sendcloudThat()
    expect(await port.find(search('FR'))).toEqual([])
    expect(await port.find(search('FR', { houseNumber: '12' }))).toEqual([])
    expect(asked).toEqual([])
  })

  test('may know a place by halves: it is left out and told of once, and the others are there', async () => {
    const nameless = point(4, { address: { ...point(4).address, house_number: null } })
    const { port, events } = sendcloudThat(point(1), point(2, { position: null }), point(3, { name: 7 }), nameless)
    const found = await port.find(lille)
    expect(found.map(({ providerId, houseNumber }) => [providerId, houseNumber])).toEqual([
      ['1', '1'],
      ['4', ''],
    ])
    expect(events.map(({ operation, outcome, detail }) => [operation, outcome, detail])).toEqual([
      ['find service points', 'answered', undefined],
      ['find service points', 'unreadable', '2 of 4 places were left out: position, name'],
    ])
  })

  test('of which no place can be read is unavailable, not empty', async () => {
    const { port, events } = sendcloudThat(point(1, { position: null }))
    await expect(port.find(lille)).rejects.toThrow(ServicePointsUnavailable)
    expect(events.map(({ outcome }) => outcome)).toEqual(['unreadable'])
  })

  test('may have kinds of places that no parcel waits at', async () => {
    const kinds = ['carrier_depot', 'drone', 'locker', null]
    const { port } = sendcloudThat(...kinds.map((general_shop_type, id) => point(id + 1, { general_shop_type })))
    expect((await port.find(lille)).map(({ providerId }) => providerId)).toEqual(['3', '4'])
  })
})

describe('a carrier that fails', () => {
  const each = (options: object) =>
    [
      ['dhl-parcel', createDhlParcelPoints({ endpoint: 'http://dhl.test', ...options })],
      ['dhl', createDhlLocationFinder({ endpoint: 'http://dhl.test', apiKey: 'key', ...options })],
      ['sendcloud', createSendcloudPoints({ endpoint: 'http://sendcloud.test', ...keys, ...options })],
    ] as const
  const keys = { publicKey: 'a', secretKey: 'b' }
  const vendors = each({}).map(([vendor]) => vendor)
  const ids = { 'dhl-parcel': '8004-NL-1', dhl: '8003-1', sendcloud: '1000001' }
  const cases = vendors.flatMap((vendor) =>
    badAnswers.map(([name, reply, outcome]) => [vendor, name, reply, outcome] as const),
  )

  test.each(cases)(
    '%s is unavailable, not empty, and each attempt is told of: %s',
    async (vendor, _, reply, outcome) => {
      const attempts = outcome === 'network' || outcome === 'server-error' ? 2 : 1
      for (const operation of ['find service points', 'read a service point']) {
        const { options, events } = wireThat(reply)
        const port = each(options).find(([one]) => one === vendor)?.[1]
        const asked =
          operation === 'find service points'
            ? port?.find(search('NL', { query: 'Utrecht' }))
            : port?.byId(ids[vendor], { country: 'NL', timeZone: 'Europe/Amsterdam' })
        await expect(asked).rejects.toThrow(ServicePointsUnavailable)
        expect(events.map((event) => [event.vendor, event.operation, event.outcome])).toEqual(
          Array.from({ length: attempts }, () => [vendor, operation, outcome]),
        )
      }
    },
  )

  test('the keys go where they belong', async () => {
    const asked: Request[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      asked.push(new Request(input, init))
      const isSendcloud = asked.at(-1)?.url.startsWith('http://sendcloud.test')
      return isSendcloud ? Response.json({ data: { results: [] } }) : Response.json({}, { status: 404 })
    }
    for (const [, port] of each({ fetch })) await port.find(search('DE', { query: 'Köln 50672' }))
    expect(asked.map(({ headers }) => headers.get('DHL-API-Key') ?? headers.get('Authorization'))).toEqual([
      null,
      'key',
      `Basic ${btoa('a:b')}`,
    ])
    expect(asked[1]?.url).toContain('postalCode=50672')
  })
})

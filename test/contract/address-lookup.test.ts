import { describe, expect, test } from 'vitest'
import { demoAddresses } from '#demo/addresses.ts'
import { createGeoplateformeAddresses } from '#integrations/geoplateforme/geoplateforme-addresses.ts'
import { createGeoplateformeSandbox } from '#integrations/geoplateforme/geoplateforme-sandbox.ts'
import { createPdokAddresses } from '#integrations/pdok/pdok-addresses.ts'
import { createPdokSandbox } from '#integrations/pdok/pdok-sandbox.ts'
import type { AddressClientConfig } from '#integrations/vendor/address-client.ts'
import { createVlaanderenAddresses } from '#integrations/vlaanderen/vlaanderen-addresses.ts'
import { createVlaanderenSandbox } from '#integrations/vlaanderen/vlaanderen-sandbox.ts'
import { type AddressLookupPort, AddressLookupUnavailable } from '#shop/checkout/address-lookup-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import { judgeByOpenApi } from './openapi.ts'
import geoplateforme from './schemas/geoplateforme/search.json' with { type: 'json' }
import pdok from './schemas/pdok/free.json' with { type: 'json' }
import vlaanderen from './schemas/vlaanderen/location.json' with { type: 'json' }

const pdokSandbox = createPdokSandbox({ streets: demoAddresses.NL })
const geoSandbox = createGeoplateformeSandbox({ streets: demoAddresses.FR })

describe('the register of Dutch addresses', () => {
  const judge = judgeByOpenApi(pdok)
  const addresses = createPdokAddresses({
    endpoint: 'http://pdok.test',
    fetch: judge.through(async (input, init) => pdokSandbox.fetch(new Request(input, init))),
  })

  test('knows street and town of a postcode with a house number, in words that PDOK knows', async () => {
    const found = await addresses.find({ zipcode: '1012 LG', houseNumber: '12' })
    expect(found).toEqual([{ street: 'Damrak', houseNumber: '12', zipcode: '1012LG', city: 'Amsterdam' }])
    expect(await addresses.find({ zipcode: '1012 LG', houseNumber: '999' })).toEqual([])
    expect(await addresses.find({ zipcode: '9999 XX', houseNumber: '1' })).toEqual([])
    expect([...judge.seen]).toEqual(['GET /free 200'])
    expect(judge.errors).toEqual([])
  })

  test.each([
    { zipcode: '1012 LG', houseNumber: '1 OR type:weg' },
    { zipcode: '*', houseNumber: '1' },
    { line: 'Damrak' },
  ])('is asked nothing by %j, which is no door', async (question) => {
    const silent = createPdokAddresses({
      endpoint: 'http://pdok.test',
      fetch: () => Promise.reject(new Error('asked')),
    })
    expect(await silent.find(question)).toEqual([])
  })
})

describe('the register of French addresses', () => {
  const judge = judgeByOpenApi(geoplateforme)
  const addresses = createGeoplateformeAddresses({
    endpoint: 'http://geo.test',
    fetch: judge.through(async (input, init) => geoSandbox.fetch(new Request(input, init))),
  })

  test('suggests addresses by the beginning of a line, in words that the Géoplateforme knows', async () => {
    const paix = { street: '12 Rue de la Paix', houseNumber: '12', zipcode: '75002', city: 'Paris' }
    expect(await addresses.find({ line: '12 rue de la pa' })).toEqual([paix])
    expect(await addresses.find({ line: 'rue republique' })).toHaveLength(2)
    expect(await addresses.find({ line: 'rue republique', zipcode: '69002' })).toMatchObject([
      { street: 'Rue de la République', houseNumber: '', city: 'Lyon' },
    ])
    expect(await addresses.find({ line: 'xx' })).toEqual([])
    expect([...judge.seen]).toEqual(['GET /search 200', 'GET /search 400'])
    expect(judge.errors).toEqual([])
  })
})

describe('the addresses of Flanders and Brussels', () => {
  const sandbox = createVlaanderenSandbox({ streets: demoAddresses.BE })
  const judge = judgeByOpenApi(vlaanderen)
  const addresses = createVlaanderenAddresses({
    endpoint: 'http://vlaanderen.test',
    fetch: judge.through(async (input, init) => sandbox.fetch(new Request(input, init))),
  })

  test('are suggested by the beginning of a line, in words that the service knows', async () => {
    const veld = { street: 'Veldstraat 12', houseNumber: '12', zipcode: '9000', city: 'Gent' }
    expect(await addresses.find({ line: 'veldstr 12' })).toEqual([veld])
    expect(await addresses.find({ line: 'Veldstraat', zipcode: '9000' })).toMatchObject([{ street: 'Veldstraat' }])
    expect(await addresses.find({ line: 'Veldstraat', zipcode: '2000' })).toEqual([])
    expect(judge.errors).toEqual([])
    expect([...judge.seen]).toEqual(['GET /Location 200'])
  })

  test('are addresses alone: a town has no street', async () => {
    const town = { Municipality: 'Gent', Zipcode: null, Thoroughfarename: null, Housenumber: null }
    const port = createVlaanderenAddresses({
      endpoint: 'http://vlaanderen.test',
      fetch: async () =>
        Response.json({ LocationResult: [town, { ...town, Thoroughfarename: 'Veldstraat', Zipcode: 9000 }] }),
    })
    expect(await port.find({ line: 'Gent' })).toEqual([
      { street: 'Veldstraat', houseNumber: '', zipcode: '9000', city: 'Gent' },
    ])
  })
})

const adapters: readonly (readonly [string, (config: AddressClientConfig) => AddressLookupPort])[] = [
  ['PDOK', createPdokAddresses],
  ['the Géoplateforme', createGeoplateformeAddresses],
  ['Digitaal Vlaanderen', createVlaanderenAddresses],
]
const question = { zipcode: '1012 LG', houseNumber: '12', line: '12 rue de la Paix' }

describe.each(adapters)('%s', (_, create) => {
  test.each(badAnswers)('that answers with %s is away for this question, and told of', async (__, reply, outcome) => {
    const wire = wireThat(reply)
    const port = create({ endpoint: 'http://register.test', ...wire.options })
    await expect(port.find(question)).rejects.toBeInstanceOf(AddressLookupUnavailable)
    expect(wire.failures().map((event) => event.outcome)).toEqual([outcome])
  })

  test('that sends more than anybody reads is cut off', async () => {
    let sent = 0
    const chunk = new TextEncoder().encode(`{"response":{"docs":[${' '.repeat(60_000)}`)
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += chunk.length
        controller.enqueue(chunk)
      },
    })
    const wire = wireThat(async () => new Response(endless))
    const port = create({ endpoint: 'http://register.test', ...wire.options, timeoutMs: 5000 })
    await expect(port.find(question)).rejects.toBeInstanceOf(AddressLookupUnavailable)
    expect(wire.failures()).toMatchObject([{ outcome: 'unreadable' }])
    expect(sent).toBeLessThan(1_000_000)
  })

  test.each([
    { response: { docs: [{ straatnaam: 7, huisnummer: '12', postcode: null, woonplaatsnaam: [] }] } },
    { type: 'FeatureCollection', features: [{ properties: { name: 7, postcode: 75002, city: {}, type: 'street' } }] },
    { LocationResult: [{ Municipality: 7, Zipcode: {}, Thoroughfarename: [], Housenumber: true }] },
  ])('that lies about types is away: %j', async (body) => {
    const wire = wireThat(async () => Response.json(body))
    const port = create({ endpoint: 'http://register.test', ...wire.options })
    await expect(port.find(question)).rejects.toBeInstanceOf(AddressLookupUnavailable)
  })
})

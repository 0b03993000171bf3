import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { printCustomsPaper } from '#integrations/pdf/print-customs-paper.ts'
import { printLabel } from '#integrations/pdf/print-label.ts'
import { createSendcloudParcels } from '#integrations/sendcloud/sendcloud-parcels.ts'
import { createSendcloudParcelsSandbox } from '#integrations/sendcloud/sendcloud-parcels-sandbox.ts'
import { stoppedClock } from '#kernel/clock.ts'
import {
  type CustomsDeclaration,
  type ParcelLabelRequest,
  ParcelLabelUnavailable,
} from '#shop/fulfilment/parcel-label-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import { judgeByOpenApi } from './openapi.ts'
import published from './schemas/sendcloud/shipments.json' with { type: 'json' }

const keys = { publicKey: 'public', secretKey: 'secret' }
const base = 'http://sendcloud.test'
const sender = {
  name: 'Cordwainer B.V.',
  street: 'Leestenmakersweg 12',
  city: 'Waalwijk',
  zipcode: '5145 NV',
  country: 'NL' as const,
}

const senderNumbers = [
  { name: 'VAT', country: 'NL', number: 'NL000000917B00' },
  { name: 'VAT', country: 'GB', number: 'GB000000917' },
  { name: 'VAT', country: 'FR', number: 'FR00000000917' },
  { name: 'EORI', country: 'NL', number: 'NL000000917' },
] as const

/** The adapter with its sandbox at the end of the wire, every request and answer judged by what Sendcloud published. */
function wired(change: { readonly secretKey?: string } = {}) {
  const sandbox = createSendcloudParcelsSandbox({
    base,
    ...keys,
    draw: printLabel,
    drawCustoms: printCustomsPaper,
    clock: stoppedClock('2026-11-21T10:00:00Z'),
  })
  const judge = judgeByOpenApi(published, { basePath: '/api/v3', usualStatuses: [401] })
  const asked: Request[] = []
  let cut: string | undefined
  const fetch = judge.through(async (input, init) => {
    const request = new Request(input, init)
    asked.push(request.clone())
    const answer = await sandbox.fetch(request)
    if (cut !== undefined && request.url.includes(cut)) throw new TypeError('fetch failed')
    return answer
  })
  const parcels = createSendcloudParcels({
    endpoint: `${base}/api/v3`,
    sender,
    senderNumbers,
    fetch,
    ...keys,
    ...change,
  })
  return {
    parcels,
    judge,
    asked,
    pathsAsked: () => asked.splice(0).map(({ method, url }) => `${method} ${new URL(url).pathname.slice(7)}`),
    /** The answer of this path gets lost on its way back. */
    cutAt: (path: string | undefined) => {
      cut = path
    },
  }
}
let wire = wired()
beforeEach(() => {
  wire = wired()
})
afterEach(() => expect(wire.judge.errors).toEqual([]))

const request = (change: Partial<ParcelLabelRequest> = {}): ParcelLabelRequest => ({
  reference: '100001-1',
  orderNumber: '100001',
  receiver: {
    name: 'Greta Groß',
    street: 'Domstraße',
    houseNumber: '12a',
    city: 'Köln',
    zipcode: '50667',
    country: 'DE',
    email: 'greta@example.com',
    lockerCustomer: null,
  },
  servicePoint: null,
  shippingOption: null,
  weight: 1250,
  customs: null,
  ...change,
})
const abroad = (change: Partial<CustomsDeclaration> = {}): ParcelLabelRequest => ({
  ...request({ weight: 2000 }),
  receiver: { ...request().receiver, city: 'London', zipcode: 'N1 9GU', country: 'GB' },
  customs: {
    reason: 'commercial-goods',
    invoice: { number: '100001', day: null },
    currency: 'GBP',
    contents: [
      {
        articleNumber: '10001.001-42',
        description: 'Chelsea boot',
        quantity: 2,
        unitWeight: 1000,
        unitPrice: 8264,
        tariffCode: '64039116',
        origin: 'PT',
      },
    ],
    ...change,
  },
})
const announced = async () =>
  wire.asked.find(({ url }) => url.endsWith('/shipments/announce'))?.json() as Promise<Record<string, unknown>>

describe('a label for a parcel that leaves', () => {
  test('is a PDF with the code by which its carrier is followed', async () => {
    const label = await wire.parcels.label(request())
    expect(label).toMatchObject({
      shipment: 'sandbox-2000001',
      carrier: 'Sandbox',
      trackingCode: 'SCP2000001',
      trackingUrl: 'https://tracking.eu-central-1-0.sendcloud.sc/forward?code=SCP2000001',
    })
    expect(Buffer.from(label.pdf).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is asked for as Sendcloud has it: a way to a door, the parcel, and the file', async () => {
    await wire.parcels.label(request())
    expect(await announced()).toEqual({
      from_address: {
        name: 'Cordwainer B.V.',
        address_line_1: 'Leestenmakersweg',
        house_number: '12',
        postal_code: '5145 NV',
        city: 'Waalwijk',
        country_code: 'NL',
      },
      to_address: {
        name: 'Greta Groß',
        address_line_1: 'Domstraße',
        house_number: '12a',
        postal_code: '50667',
        city: 'Köln',
        country_code: 'DE',
        email: 'greta@example.com',
      },
      ship_with: {
        type: 'shipping_option_code',
        properties: { shipping_option_code: 'sandbox:standard', contract_id: 1 },
      },
      order_number: '100001',
      external_reference_id: '100001-1',
      label_details: { mime_type: 'application/pdf' },
      parcels: [{ weight: { value: '1.250', unit: 'kg' } }],
    })
    expect(wire.pathsAsked()).toEqual([
      'POST /shipping-options',
      'POST /shipments/announce',
      'GET /parcels/2000001/documents/label',
    ])
    expect(wire.judge.seen.size).toBe(3)
  })

  test('to where customs ask declares what is in it, and brings the paper that has to travel along', async () => {
    const label = await wire.parcels.label(abroad())
    expect(await announced()).toMatchObject({
      customs_information: {
        invoice_number: '100001',
        export_reason: 'commercial_goods',
        export_type: 'commercial_b2c',
        tax_numbers: {
          sender: [
            { name: 'VAT', country_code: 'NL', value: 'NL000000917B00' },
            { name: 'VAT', country_code: 'GB', value: 'GB000000917' },
            { name: 'EORI', country_code: 'NL', value: 'NL000000917' },
          ],
          receiver: [],
          importer_of_record: [],
        },
      },
      parcels: [
        {
          weight: { value: '2.000', unit: 'kg' },
          parcel_items: [
            {
              description: 'Chelsea boot',
              quantity: 2,
              weight: { value: 1, unit: 'kg' },
              price: { value: '82.64', currency: 'GBP' },
              hs_code: '64039116',
              origin_country: 'PT',
              sku: '10001.001-42',
            },
          ],
        },
      ],
    })
    expect(label.papers.map((paper) => Buffer.from(paper).subarray(0, 5).toString())).toEqual(['%PDF-'])
    expect(label.papers[0]).not.toEqual(label.pdf)
    expect(wire.pathsAsked().slice(2).toSorted()).toEqual([
      'GET /parcels/2000001/documents/customs-declaration',
      'GET /parcels/2000001/documents/label',
    ])
  })

  test('names the day of an invoice that there is already', async () => {
    const invoice = { number: 'GB-2026-000042', day: '2026-11-20' }
    await wire.parcels.label(abroad({ invoice }))
    expect(await announced()).toMatchObject({
      customs_information: { invoice_number: 'GB-2026-000042', invoice_date: '2026-11-20' },
    })
  })

  test('declares nothing where customs ask for nothing, and has no paper', async () => {
    expect((await wire.parcels.label(request())).papers).toEqual([])
    expect(await announced()).not.toHaveProperty('customs_information')
  })

  test('is refused where customs ask and nothing is declared', async () => {
    const silent = await wire.parcels.label({ ...abroad(), customs: null }).catch((error: unknown) => error)
    expect(silent).toMatchObject({ sentence: 'customs_information is required for international shipments.' })
    const empty = await wire.parcels.label(abroad({ contents: [] })).catch((error: unknown) => error)
    expect(empty).toMatchObject({ sentence: 'parcel_items is required for international shipments.' })
    const [pieces] = abroad().customs?.contents ?? []
    const unknown = pieces ? [{ ...pieces, origin: '' }] : []
    const nowhere = await wire.parcels.label(abroad({ contents: unknown })).catch((error: unknown) => error)
    expect(nowhere).toMatchObject({ sentence: 'origin_country is required for international shipments.' })
  })

  test('goes the way that the settings name, without asking which there are', async () => {
    await wire.parcels.label(request({ shippingOption: 'sandbox:express' }))
    expect(await announced()).toMatchObject({
      ship_with: { properties: { shipping_option_code: 'sandbox:express' } },
    })
    expect(wire.pathsAsked()).not.toContain('POST /shipping-options')
  })

  test.each([
    ['label-service' as const, { id: '10168633' }],
    ['carrier' as const, { carrier_service_point_id: '10168633' }],
  ])('goes to a pickup point by the id of the %s', async (idOf, point) => {
    const locker = { ...request().receiver, lockerCustomer: '1234567' }
    await wire.parcels.label(request({ receiver: locker, servicePoint: { id: '10168633', idOf } }))
    expect(await announced()).toMatchObject({
      to_service_point: point,
      to_address: { po_box: '1234567' },
      ship_with: { properties: { shipping_option_code: 'sandbox:locker' } },
    })
  })

  test('is the same one for the same reference, also when its answer got lost, and another one for another', async () => {
    wire.cutAt('/announce')
    await expect(wire.parcels.label(request())).rejects.toThrow(ParcelLabelUnavailable)
    wire.cutAt(undefined)
    wire.pathsAsked()
    const found = await wire.parcels.label(request())
    expect(found.trackingCode).toBe('SCP2000001')
    expect(wire.pathsAsked()).toEqual([
      'POST /shipping-options',
      'POST /shipments/announce',
      'GET /shipments',
      'GET /parcels/2000001/documents/label',
    ])
    expect(await wire.parcels.label(request())).toEqual(found)
    expect((await wire.parcels.label(request({ reference: '100001-2' }))).trackingCode).toBe('SCP2000002')
  })

  test('is called off, also when the answer got lost, unless its parcel has been fetched', async () => {
    const { shipment } = await wire.parcels.label(request())
    wire.cutAt('/cancel')
    await expect(wire.parcels.cancel(shipment)).rejects.toThrow(ParcelLabelUnavailable)
    wire.cutAt(undefined)
    expect(await wire.parcels.cancel(shipment)).toBe(true)
    expect(await wire.parcels.cancel('unknown')).toBe(true)
    const express = await wire.parcels.label(request({ reference: '100001-2', shippingOption: 'sandbox:express' }))
    expect(await wire.parcels.cancel(express.shipment)).toBe(false)
  })

  test('tells whoever packs what its carrier complains about, and not what only an operator can mend', async () => {
    const nowhere = { ...request().receiver, zipcode: '00000' }
    const refused = await wire.parcels.label(request({ receiver: nowhere })).catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'ParcelLabelUnavailable', sentence: 'postal_code 00000 is not valid.' })
    const stranger = wired({ secretKey: 'y' })
    const unknown = await stranger.parcels.label(request()).catch((error: unknown) => error)
    expect(unknown).toMatchObject({ name: 'ParcelLabelUnavailable', sentence: undefined })
  })
})

describe('whatever Sendcloud answers, whoever packs is told that there is no label', () => {
  test.each(badAnswers)('%s', async (_, reply, outcome) => {
    const { options, events } = wireThat(reply)
    const parcels = createSendcloudParcels({ endpoint: `${base}/api/v3`, sender, ...keys, ...options })
    await expect(parcels.label(request())).rejects.toThrow(ParcelLabelUnavailable)
    const attempts = outcome === 'network' || outcome === 'server-error' ? 2 : 1
    expect(events.map((event) => [event.vendor, event.operation, event.outcome])).toEqual(
      Array.from({ length: attempts }, () => ['sendcloud', 'find ways of a parcel', outcome]),
    )
  })

  const answered = (parcel: object): typeof fetch => {
    const shipment = { id: '1', carrier: { name: 'PostNL' }, parcels: [parcel] }
    return async () => Response.json({ data: shipment }, { status: 201 })
  }
  test.each([
    ['no label', { tracking_number: '3S1', documents: [] }],
    ['no code to follow it by', { documents: [{ type: 'label', link: `${base}/api/v3/parcels/1/documents/label` }] }],
    [
      'a label that lies elsewhere',
      { tracking_number: '3S1', documents: [{ type: 'label', link: 'http://else.test/' }] },
    ],
  ])('a parcel with %s', async (_, parcel) => {
    const failures: string[] = []
    const parcels = createSendcloudParcels({
      endpoint: `${base}/api/v3`,
      sender,
      ...keys,
      fetch: answered(parcel),
      observe: ({ outcome }) => void (outcome !== 'answered' && failures.push(outcome)),
    })
    const asked = parcels.label(request({ shippingOption: 'postnl:standard' }))
    await expect(asked).rejects.toThrow(ParcelLabelUnavailable)
    expect(failures).toEqual(['unreadable'])
  })

  test('a customs paper that lies elsewhere, which is not shown the keys', async () => {
    const seen: string[] = []
    const parcels = createSendcloudParcels({
      endpoint: `${base}/api/v3`,
      sender,
      ...keys,
      fetch: async (input, init) => {
        const { url, method } = new Request(input, init)
        seen.push(new URL(url).host)
        if (method === 'GET') return new Response('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } })
        const documents = [
          { type: 'label', link: `${base}/api/v3/parcels/1/documents/label` },
          { type: 'commercial-invoice', link: 'http://else.test/' },
        ]
        const shipment = { id: '1', carrier: { name: 'PostNL' }, parcels: [{ tracking_number: '3S1', documents }] }
        return Response.json({ data: shipment }, { status: 201 })
      },
    })
    const asked = parcels.label({ ...abroad(), shippingOption: 'postnl:abroad' })
    await expect(asked).rejects.toThrow(ParcelLabelUnavailable)
    expect(seen).not.toContain('else.test')
  })
})

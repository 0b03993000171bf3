import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { printLabel } from '#integrations/pdf/print-label.ts'
import { createSendcloudReturns } from '#integrations/sendcloud/sendcloud-returns.ts'
import { createSendcloudReturnsSandbox } from '#integrations/sendcloud/sendcloud-returns-sandbox.ts'
import type { LabelRequest } from '#shop/fulfilment/return-label-port.ts'
import { onLoopback } from './mollie-sandbox.ts'

const keys = { publicKey: 'public', secretKey: 'secret' }
/** What Sendcloud answers instead, where a test is about that. */
let answer: Response | undefined
const asked: Request[] = []
const server = await onLoopback(async (request) => {
  asked.push(request.clone())
  return answer?.clone() ?? twin.fetch(request)
})
let twin = createSendcloudReturnsSandbox({ base: server.origin, ...keys, draw: printLabel })
const receiver = {
  name: 'Cordwainer B.V.',
  street: 'Leestenmakersweg 12',
  city: 'Waalwijk',
  zipcode: '5145 NV',
  country: 'NL' as const,
}
const returns = createSendcloudReturns({ endpoint: `${server.origin}/api/v2`, receiver, ...keys })
afterAll(server.close)
beforeEach(() => {
  answer = undefined
  asked.length = 0
  twin = createSendcloudReturnsSandbox({ base: server.origin, ...keys, draw: printLabel })
})

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

describe('a label for what comes back', () => {
  test('is a PDF with the code that the carrier knows the parcel by', async () => {
    const { code, pdf } = await returns.label(request())
    expect(code).toMatch(/^SCR\d+$/)
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is asked for as Sendcloud has it: a return, in kilos, from the shopper to the warehouse', async () => {
    await returns.label(request())
    expect(asked[0]?.method).toBe('POST')
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/v2/parcels')
    expect(asked[0]?.headers.get('authorization')).toBe(`Basic ${btoa('public:secret')}`)
    expect(await asked[0]?.json()).toEqual({
      parcel: expect.objectContaining({
        is_return: true,
        request_label: true,
        external_reference: 'R-7K3M9Q2X',
        weight: '1.250',
        from_name: 'Greta Groß',
        from_house_number: '12a',
        from_country: 'DE',
        name: 'Cordwainer B.V.',
        postal_code: '5145 NV',
      }),
    })
    expect(asked[1]?.headers.get('accept')).toBe('application/pdf')
  })

  test('is the same one for the same return, and another one for another', async () => {
    const [first, again, other] = [
      await returns.label(request()),
      await returns.label(request()),
      await returns.label(request('R-OTHER')),
    ]
    expect(again.code).toBe(first.code)
    expect(other.code).not.toBe(first.code)
  })

  test('that can’t be had now is asked for again later: wrong keys, a refusal, an outage, an answer without a label', async () => {
    const stranger = createSendcloudReturns({
      endpoint: `${server.origin}/api/v2`,
      receiver,
      publicKey: 'x',
      secretKey: 'y',
    })
    await expect(stranger.label(request())).rejects.toThrow('401')
    await expect(returns.label({ ...request(), reference: '' })).rejects.toThrow('400')
    answer = new Response('', { status: 503 })
    await expect(returns.label(request())).rejects.toThrow('503')
    answer = Response.json({ parcel: { id: 1, tracking_number: 'X', label: { normal_printer: [] } } })
    await expect(returns.label(request())).rejects.toThrow('no label')
  })
})

import { z } from 'zod'
import { type Clock, day } from '#kernel/clock.ts'
import { splitStreet } from '#kernel/service-point.ts'
import type { Country } from '#kernel/storefront.ts'
import { type LabelRequest, type ReturnLabelPort, ReturnLabelUnavailable } from '#shop/fulfilment/return-label-port.ts'
import { createVendorClient, type VendorAnswer } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'
import {
  kilos,
  type SendcloudKeys,
  sendcloudAddress,
  sendcloudErrorCode,
  sendcloudHeaders,
  sendcloudOptions,
  sendcloudPdf,
} from './sendcloud-wire.ts'

export type SendcloudReturnsConfig = SendcloudKeys & {
  /** With its version, without a slash at the end: `https://panel.sendcloud.sc/api/v3`. */
  readonly endpoint: string
  /** Where parcels come back to. */
  readonly receiver: {
    readonly name: string
    readonly street: string
    readonly city: string
    readonly zipcode: string
    readonly country: Country
  }
  /** By the country that a parcel comes from: Sendcloud's code of the way it goes. Elsewhere the first that the account has. */
  readonly options?: ReadonlyMap<string, string> | undefined
  readonly clock: Clock
  /** Milliseconds for one attempt; 30000 unless set, since the carrier is waited for. */
  readonly timeoutMs?: number | undefined
  readonly fetch?: typeof fetch | undefined
  readonly observe?: ObserveVendor | undefined
}

const createdSchema = z.object({ return_id: z.number() })
const pageSchema = z.object({
  next: z.string().nullish(),
  data: z.array(z.looseObject({ order_number: z.string().nullish() })),
})
const patienceMs = 30_000
/** How a second return of the same reference is refused. */
const used = 'external_reference_used'
/** How long a label is asked for in vain, and how many returns are looked through. */
const recently = 14 * day
const mostPages = 50

/** Labels for parcels that come back, of whichever carrier the account has for their country (Sendcloud's Returns API v3). */
export function createSendcloudReturns(config: SendcloudReturnsConfig): ReturnLabelPort {
  const { endpoint, publicKey, secretKey, receiver, options, clock, fetch, observe, timeoutMs = patienceMs } = config
  const client = createVendorClient({ vendor: 'sendcloud', timeoutMs, fetch, observe, codeOf })
  const headers = sendcloudHeaders({ publicKey, secretKey })
  const { origin } = new URL(endpoint)

  /** An announced return. The key is shown to nobody but Sendcloud, whatever address a label is said to have. */
  const returnSchema = z
    .object({
      tracking_number: z.string().min(1),
      label: z.object({ normal_printer: z.array(z.string()).nullish(), label_printer: z.string().nullish() }),
    })
    .transform(({ tracking_number, label }) => ({
      code: tracking_number,
      page: label.normal_printer?.[0] ?? label.label_printer ?? '',
    }))
    .refine(({ page }) => URL.parse(page)?.origin === origin, 'must have a label at Sendcloud')

  const post = (operation: string, path: string, body: object) => ({
    operation,
    url: `${endpoint}${path}`,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

  async function optionFor({ sender, weight }: LabelRequest) {
    const wanted = options?.get(sender.country)
    const request = post('find ways of a return', '/shipping-options', {
      from_address: { country_code: sender.country, postal_code: sender.zipcode, city: sender.city },
      to_address: { country_code: receiver.country, postal_code: receiver.zipcode, city: receiver.city },
      parcels: [{ weight: { value: kilos(weight).toFixed(3), unit: 'kg' } }],
      ...(wanted === undefined ? { functionalities: { returns: true } } : { shipping_option_code: wanted }),
    })
    const [option] = (await client.read({ ...request, repeatable: true }, sendcloudOptions)) ?? []
    if (option) return option
    throw new ReturnLabelUnavailable(`Sendcloud has no ${wanted ?? 'way'} for returns from ${sender.country}`)
  }

  /** The number of the new return; nothing when there is one of this reference already. */
  async function announce(request: LabelRequest): Promise<number | undefined> {
    const { code, contract } = await optionFor(request)
    const asked = post('announce a return', '/returns/announce-synchronously', {
      from_address: sendcloudAddress(request.sender),
      to_address: sendcloudAddress({ ...receiver, ...splitStreet(receiver.street) }),
      ship_with: {
        type: 'shipping_option_code',
        shipping_option_code: code,
        ...(contract ? { contract: contract.id } : {}),
      },
      weight: { value: kilos(request.weight), unit: 'kg' },
      external_reference: request.reference,
      order_number: nameOf(request),
      delivery_option: 'drop_off_point',
      send_tracking_emails: false,
    })
    const created = await client.read({ ...asked, statuses: [201], expected: [used] }, createdSchema)
    return created?.return_id
  }

  /** A return that was announced before and whose label got lost on its way. It can't be asked for by its reference. */
  async function announcedBefore(request: LabelRequest) {
    const name = nameOf(request)
    const ours = pageSchema.transform(({ next, data }, context) => {
      const found = data.find(({ order_number }) => order_number === name)
      const read = returnSchema.optional().safeParse(found)
      if (read.success) return { next, found: read.data }
      context.addIssue({ code: 'custom', message: 'the return has no label' })
      return z.NEVER
    })
    const now = clock.now().getTime()
    let cursor: string | null = null
    for (let page = 0; page < mostPages; page++) {
      const url = new URL(`${endpoint}/returns`)
      url.searchParams.set('from_date', moment(now - recently))
      url.searchParams.set('to_date', moment(now + day))
      url.searchParams.set('page_size', '40')
      if (cursor !== null) url.searchParams.set('cursor', cursor)
      const answer = await client.read({ operation: 'find a return', url, headers }, ours)
      if (answer?.found) return answer.found
      cursor = URL.parse(answer?.next ?? '')?.searchParams.get('cursor') ?? null
      if (cursor === null) return undefined
    }
    return undefined
  }

  async function announced(request: LabelRequest) {
    const id = await announce(request)
    if (id === undefined) return announcedBefore(request)
    return client.read({ operation: 'read a return', url: `${endpoint}/returns/${id}`, headers }, returnSchema)
  }

  return {
    label: (request) =>
      asPortError(async () => {
        const found = await announced(request)
        if (!found) throw new ReturnLabelUnavailable(`Sendcloud has a return ${request.reference}, and no label for it`)
        const { code, page } = found
        const file = { operation: 'fetch a label', url: page, headers: { ...headers, Accept: 'application/pdf' } }
        const pdf = await client.readBytes(file, sendcloudPdf)
        if (!pdf) throw new ReturnLabelUnavailable(`Sendcloud made no label for ${request.reference}`)
        return { code, pdf }
      }),
  }
}

/** What the return is found by again: the reference is unique, but Sendcloud tells it to nobody. */
const nameOf = ({ orderNumber, reference }: LabelRequest) => `${orderNumber} ${reference}`

/** As Sendcloud writes a moment: `2026-11-22 14:30:00`. */
const moment = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

/** Sendcloud has no code of its own for a reference that it took before. */
const codeOf = (answer: VendorAnswer) =>
  /external reference has already been used/i.test(answer.text) ? used : sendcloudErrorCode(answer)

async function asPortError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof VendorFailure)) throw cause
    throw new ReturnLabelUnavailable(cause.message, { cause })
  }
}

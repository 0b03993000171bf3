import { z } from 'zod'
import { splitStreet } from '#kernel/service-point.ts'
import type { Country } from '#kernel/storefront.ts'
import {
  type ParcelLabelPort,
  type ParcelLabelRequest,
  ParcelLabelUnavailable,
} from '#shop/fulfilment/parcel-label-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'
import { type SenderTaxNumber, sendcloudCustoms, sendcloudItems } from './sendcloud-customs.ts'
import {
  kilos,
  type SendcloudKeys,
  sendcloudAddress,
  sendcloudErrorCode,
  sendcloudErrorSentence,
  sendcloudHeaders,
  sendcloudOptions,
  sendcloudPdf,
} from './sendcloud-wire.ts'

export type SendcloudParcelsConfig = SendcloudKeys & {
  /** With its version, without a slash at the end: `https://panel.sendcloud.sc/api/v3`. */
  readonly endpoint: string
  /** Where parcels leave. */
  readonly sender: {
    readonly name: string
    readonly street: string
    readonly city: string
    readonly zipcode: string
    readonly country: Country
  }
  /** By which customs know the sender; none unless said. */
  readonly senderNumbers?: readonly SenderTaxNumber[] | undefined
  /** Milliseconds for one attempt; 30000 unless set, since the carrier is waited for. */
  readonly timeoutMs?: number | undefined
  readonly fetch?: typeof fetch | undefined
  readonly observe?: ObserveVendor | undefined
}

const patienceMs = 30_000

/** Labels for parcels that leave, of whichever carrier the account has for their country (Sendcloud's Shipments API v3). */
export function createSendcloudParcels(config: SendcloudParcelsConfig): ParcelLabelPort {
  const { endpoint, sender, senderNumbers = [], fetch, observe, timeoutMs = patienceMs } = config
  const client = createVendorClient({ vendor: 'sendcloud', timeoutMs, fetch, observe, codeOf: sendcloudErrorCode })
  const headers = sendcloudHeaders(config)
  const { origin } = new URL(endpoint)
  const shipment = shipmentAt(origin)
  const created = z.object({ data: shipment }).transform(({ data }) => data)
  const listed = z.object({ data: z.tuple([shipment], z.unknown()) }).transform(({ data: [first] }) => first)
  const from = sendcloudAddress({ ...sender, ...splitStreet(sender.street) })

  const post = (operation: string, path: string, body: object) => ({
    operation,
    url: `${endpoint}${path}`,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

  async function optionFor({ receiver, servicePoint, shippingOption, weight }: ParcelLabelRequest) {
    if (shippingOption !== null) return { shipping_option_code: shippingOption }
    const request = post('find ways of a parcel', '/shipping-options', {
      from_address: { country_code: sender.country, postal_code: sender.zipcode, city: sender.city },
      to_address: { country_code: receiver.country, postal_code: receiver.zipcode, city: receiver.city },
      parcels: [{ weight: weightOf(weight) }],
    })
    const options = (await client.read({ ...request, repeatable: true }, sendcloudOptions)) ?? []
    const found = options.find(
      ({ functionalities }) =>
        !functionalities?.returns && endsAtPoint(functionalities?.last_mile) === (servicePoint !== null),
    )
    if (!found) throw new ParcelLabelUnavailable(`Sendcloud has no way for parcels to ${receiver.country}`)
    return { shipping_option_code: found.code, ...(found.contract ? { contract_id: found.contract.id } : {}) }
  }

  /** Sendcloud answers a reference that it has taken with 409; what became of it is asked for by the reference. */
  async function announced(request: ParcelLabelRequest) {
    const { receiver, reference, orderNumber, servicePoint, weight, customs } = request
    const ways = { senderNumbers, from: sender.country, to: receiver.country }
    const asked = post('announce a parcel', '/shipments/announce', {
      from_address: from,
      to_address: {
        ...sendcloudAddress(receiver),
        ...(receiver.lockerCustomer === null ? {} : { po_box: receiver.lockerCustomer }),
      },
      ...(servicePoint === null ? {} : { to_service_point: pointOf(servicePoint) }),
      ship_with: { type: 'shipping_option_code', properties: await optionFor(request) },
      order_number: orderNumber,
      external_reference_id: reference,
      label_details: { mime_type: 'application/pdf' },
      ...(customs === null ? {} : { customs_information: sendcloudCustoms(customs, ways) }),
      parcels: [{ weight: weightOf(weight), ...sendcloudItems(request) }],
    })
    const fresh = await client.read({ ...asked, statuses: [201], expected: [409] }, created)
    if (fresh) return fresh
    const url = `${endpoint}/shipments?${new URLSearchParams({ external_reference_id: reference })}`
    return client.read({ operation: 'find a parcel', url, headers }, listed)
  }

  async function isCancelled(id: string): Promise<boolean> {
    const url = `${endpoint}/shipments?${new URLSearchParams({ shipment_uuids: id })}`
    const [parcel] = (await client.read({ operation: 'read a parcel', url, headers }, statuses)) ?? []
    return parcel?.status.code.startsWith('CANCEL') ?? false
  }

  async function printed(operation: string, url: string): Promise<Uint8Array> {
    if (URL.parse(url)?.origin !== origin) throw new ParcelLabelUnavailable('A paper of a parcel lies elsewhere')
    const file = { operation, url, headers: { ...headers, Accept: 'application/pdf' } }
    const pdf = await client.readBytes(file, sendcloudPdf)
    if (!pdf) throw new ParcelLabelUnavailable(`Sendcloud has nothing at ${new URL(url).pathname}`)
    return pdf
  }

  return {
    label: (request) =>
      asPortError(async () => {
        const found = await announced(request)
        if (!found) throw new ParcelLabelUnavailable(`Sendcloud has no parcel ${request.reference}`)
        const { link, paperLinks, ...label } = found
        const asked = request.customs === null ? [] : paperLinks
        const [pdf, ...papers] = await Promise.all([
          printed('fetch a label', link),
          ...asked.map((one) => printed('fetch a customs paper', one)),
        ])
        return { ...label, pdf, papers }
      }),

    cancel: (id) =>
      asPortError(async () => {
        const url = `${endpoint}/shipments/${encodeURIComponent(id)}/cancel`
        const request = { operation: 'cancel a parcel', url, method: 'POST', headers, repeatable: true }
        const { status } = await client.send({ ...request, expected: [404, 409] })
        // What Sendcloud doesn't know nobody pays for; 409 says that it travels, or that it was called off before.
        return status < 400 || status === 404 || (await isCancelled(id))
      }),
  }
}

/** An announced shipment of one parcel. The keys are shown to nobody but Sendcloud, whatever address a label is said to have. */
const shipmentAt = (origin: string) =>
  z
    .object({
      id: z.string().min(1),
      carrier: z.object({ name: z.string().min(1) }).nullish(),
      ship_with: z.object({ properties: z.object({ shipping_option_code: z.string().nullish() }) }).nullish(),
      parcels: z.tuple(
        [
          z.object({
            tracking_number: z.string().min(1),
            tracking_url: z.string().nullish(),
            documents: z.array(
              z.object({ type: z.string().nullish(), document_type: z.string().nullish(), link: z.string() }),
            ),
          }),
        ],
        z.unknown(),
      ),
    })
    .transform(({ id, carrier, ship_with, parcels: [{ tracking_number, tracking_url, documents }] }) => ({
      shipment: id,
      // Without a name for people its code begins with the carrier's: postnl:standard.
      carrier: carrier?.name ?? ship_with?.properties.shipping_option_code?.split(':')[0] ?? '',
      trackingCode: tracking_number,
      trackingUrl: URL.parse(tracking_url ?? '')?.protocol === 'https:' ? (tracking_url ?? null) : null,
      link: documents.find((one) => kindOf(one) === 'label')?.link ?? '',
      // Two names of one paper may lead to the same file.
      paperLinks: [...new Set(documents.filter((one) => !noPapers.has(kindOf(one))).map((one) => one.link))],
    }))
    .refine(({ link }) => URL.parse(link)?.origin === origin, 'must have a label at Sendcloud')

const kindOf = (document: { readonly type?: string | null | undefined; document_type?: string | null | undefined }) =>
  document.document_type ?? document.type ?? ''

/** What else there is travels with the parcel: a declaration, an invoice for customs, an air waybill. */
const noPapers = new Set(['label', 'qr', ''])

/** How far the parcels of the first shipment of a list are. */
const statuses = z
  .object({
    data: z.tuple([z.object({ parcels: z.array(z.object({ status: z.object({ code: z.string() }) })) })], z.unknown()),
  })
  .transform(({ data: [{ parcels }] }) => parcels)

const weightOf = (grams: number) => ({ value: kilos(grams).toFixed(3), unit: 'kg' })

const pointOf = ({ id, idOf }: NonNullable<ParcelLabelRequest['servicePoint']>) =>
  idOf === 'label-service' ? { id } : { carrier_service_point_id: id }

const pointsOfLastMile = new Set(['service_point', 'locker', 'locker_or_servicepoint'])
const endsAtPoint = (lastMile: string | null | undefined) => pointsOfLastMile.has(lastMile ?? '')

async function asPortError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof VendorFailure)) throw cause
    const sentence = cause.reason === 'rejected' ? sendcloudErrorSentence(cause.text) : undefined
    throw new ParcelLabelUnavailable(cause.message, { sentence, cause })
  }
}

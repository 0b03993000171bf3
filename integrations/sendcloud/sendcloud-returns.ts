import { z } from 'zod'
import type { Country } from '#kernel/storefront.ts'
import type { ReturnLabelPort } from '#shop/fulfilment/return-label-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type SendcloudReturnsConfig = {
  /** With its version, without a slash at the end: `https://panel.sendcloud.sc/api/v2`. */
  readonly endpoint: string
  readonly publicKey: string
  readonly secretKey: string
  /** Where parcels come back to. */
  readonly receiver: {
    readonly name: string
    readonly street: string
    readonly city: string
    readonly zipcode: string
    readonly country: Country
  }
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

const parcelSchema = z.object({
  parcel: z.object({
    id: z.number(),
    tracking_number: z.string(),
    label: z.object({ label_printer: z.string().nullish(), normal_printer: z.array(z.string()) }),
  }),
})

const patience = 15_000

/** Labels for parcels that come back, of whichever carrier the account has for their country (Sendcloud's Parcels API v2). */
export function createSendcloudReturns(config: SendcloudReturnsConfig): ReturnLabelPort {
  const { endpoint, publicKey, secretKey, receiver, fetch: ask = fetch } = config
  const headers = { Authorization: `Basic ${btoa(`${publicKey}:${secretKey}`)}` }

  async function call(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await ask(url, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`Sendcloud answered ${response.status} to a return`)
    return response
  }

  return {
    async label({ reference, orderNumber, sender, weight }) {
      const answer = await call(`${endpoint}/parcels`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          parcel: {
            is_return: true,
            request_label: true,
            // The same again is the same parcel.
            external_reference: reference,
            order_number: orderNumber,
            weight: (weight / 1000).toFixed(3),
            from_name: sender.name,
            from_address_1: sender.street,
            from_house_number: sender.houseNumber,
            from_city: sender.city,
            from_postal_code: sender.zipcode,
            from_country: sender.country,
            from_email: sender.email,
            name: receiver.name,
            address: receiver.street,
            city: receiver.city,
            postal_code: receiver.zipcode,
            country: receiver.country,
          },
        }),
      })
      const { parcel } = parcelSchema.parse(await answer.json())
      const [page = parcel.label.label_printer] = parcel.label.normal_printer
      if (!page) throw new Error(`Sendcloud made no label for ${reference}`)
      const pdf = await call(page, { headers: { Accept: 'application/pdf' } })
      return { code: parcel.tracking_number, pdf: new Uint8Array(await pdf.arrayBuffer()) }
    },
  }
}

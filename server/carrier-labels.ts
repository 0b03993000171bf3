import { printCustomsPaper } from '#integrations/pdf/print-customs-paper.ts'
import { printLabel } from '#integrations/pdf/print-label.ts'
import { createSendcloudParcels } from '#integrations/sendcloud/sendcloud-parcels.ts'
import { createSendcloudParcelsSandbox } from '#integrations/sendcloud/sendcloud-parcels-sandbox.ts'
import { createSendcloudReturns } from '#integrations/sendcloud/sendcloud-returns.ts'
import { createSendcloudReturnsSandbox } from '#integrations/sendcloud/sendcloud-returns-sandbox.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Company } from '#shop/company/company.ts'
import { companyTaxNumbers } from '#shop/company/company-tax-numbers.ts'
import type { ParcelLabelPort } from '#shop/fulfilment/parcel-label-port.ts'
import type { ReturnLabelPort } from '#shop/fulfilment/return-label-port.ts'
import type { ShopConfig } from './config.ts'

type Carriers = Pick<ShopConfig['carriers'], 'sendcloud' | 'returnOptions' | 'labelSandbox'>

const endpoint = 'https://panel.sendcloud.sc/api/v3'
const clock = systemClock
const sandboxKeys = { publicKey: 'sandbox', secretKey: 'sandbox' }
const sandboxBase = 'http://sendcloud.invalid'
const sandboxOptions = { base: sandboxBase, ...sandboxKeys, draw: printLabel, drawCustoms: printCustomsPaper, clock }

/** Labels of what comes back, of the carriers that the settings name, or of a sandbox at the end of a short wire. */
export function returnLabels(
  { sendcloud, returnOptions }: Carriers,
  company: Company,
  observe: ObserveVendor,
): ReturnLabelPort {
  const receiver = labelAddressOf(company)
  if (sendcloud !== undefined)
    return createSendcloudReturns({ endpoint, receiver, options: returnOptions, clock, observe, ...sendcloud })
  const sandbox = createSendcloudReturnsSandbox(sandboxOptions)
  return createSendcloudReturns({ receiver, clock, observe, ...wireTo(sandbox) })
}

/**
 * Labels of what leaves, likewise. The sandbox makes them in the demo shop alone: elsewhere one of them would end on a parcel, and
 * staff type what their carrier's own page says.
 */
export function parcelLabels(
  { sendcloud, labelSandbox }: Carriers,
  company: Company,
  observe: ObserveVendor,
): ParcelLabelPort | undefined {
  const from = { sender: labelAddressOf(company), senderNumbers: companyTaxNumbers(company) }
  if (sendcloud !== undefined) return createSendcloudParcels({ endpoint, ...from, observe, ...sendcloud })
  if (!labelSandbox) return undefined
  return createSendcloudParcels({ ...from, observe, ...wireTo(createSendcloudParcelsSandbox(sandboxOptions)) })
}

const wireTo = (sandbox: { readonly fetch: (request: Request) => Response | Promise<Response> }) => ({
  endpoint: `${sandboxBase}/api/v3`,
  ...sandboxKeys,
  fetch: (async (input, init) => sandbox.fetch(new Request(input, init))) as typeof fetch,
})

/** Where parcels leave and come back to. */
const labelAddressOf = ({ name, street, postalCode, city, country }: Company) => ({
  name,
  street,
  zipcode: postalCode,
  city,
  country,
})

import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { type Country, needsCustoms } from '#kernel/country.ts'
import {
  type DrawnCustoms,
  type DrawnLabel,
  sandboxAddress,
  sandboxAddressLines,
  sandboxWay,
  sendcloudSandboxApp,
} from './sendcloud-sandbox-parts.ts'

const itemSchema = z.object({
  description: z.string().max(255).optional(),
  quantity: z.int().min(1),
  weight: z.object({ value: z.number().positive(), unit: z.literal('kg') }).optional(),
  price: z.object({ value: z.string(), currency: z.string().length(3) }).optional(),
  hs_code: z.string().max(12).optional(),
  origin_country: z.string().optional(),
  sku: z.string().optional(),
})
const taxNumbers = z.array(z.object({ name: z.string(), country_code: z.string().max(2), value: z.string().max(100) }))
const customsSchema = z.object({
  invoice_number: z.string().min(1).max(40),
  invoice_date: z.iso.date().optional(),
  export_reason: z.enum(['gift', 'documents', 'commercial_goods', 'commercial_sample']),
  export_type: z.enum(['private', 'commercial_b2c', 'commercial_b2b']).optional(),
  tax_numbers: z.object({ sender: taxNumbers, receiver: taxNumbers, importer_of_record: taxNumbers }).optional(),
})

const requestSchema = z.object({
  from_address: sandboxAddress,
  to_address: sandboxAddress,
  to_service_point: z
    .union([z.object({ id: z.string() }), z.object({ carrier_service_point_id: z.string() })])
    .optional(),
  ship_with: z.object({
    type: z.literal('shipping_option_code'),
    properties: z.object({ shipping_option_code: z.string(), contract_id: z.number().optional() }),
  }),
  order_number: z.string(),
  external_reference_id: z.string().min(1),
  customs_information: customsSchema.optional(),
  parcels: z.tuple([
    z.object({
      weight: z.object({ value: z.string(), unit: z.literal('kg') }),
      parcel_items: z.array(itemSchema).max(1000).optional(),
    }),
  ]),
})
type Shipment = {
  readonly number: number
  readonly at: Date
  readonly asked: z.infer<typeof requestSchema>
  isCancelled: boolean
}

/**
 * Sendcloud's shipments (API v3) in miniature: announced at once, with a label each, and called off. A reference is taken once;
 * the second time it is answered with 409, as Sendcloud does.
 */
export function createSendcloudParcelsSandbox(options: {
  readonly base: string
  readonly publicKey: string
  readonly secretKey: string
  readonly draw: (label: DrawnLabel) => Promise<Uint8Array>
  readonly drawCustoms: (paper: DrawnCustoms) => Promise<Uint8Array>
  readonly clock: Clock
}): Hono {
  const { base, draw, drawCustoms, clock } = options
  const shipments = new Map<string, Shipment>()
  const all = () => [...shipments.values()]
  const app = sendcloudSandboxApp(options, ways)

  app.post('/shipments/announce', async (context) => {
    const read = requestSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!read.success) return context.json(errors(400, 'invalid', z.prettifyError(read.error)), 400)
    const { data: asked } = read
    const problem = problemOf(asked) ?? customsProblemOf(asked)
    if (problem !== undefined) return context.json(errors(400, 'validation_error', problem), 400)
    const known = shipments.get(asked.external_reference_id)
    if (known) return context.json({ data: asShipment(known, base) }, 409)
    const shipment = { number: 2_000_001 + shipments.size, at: clock.now(), asked, isCancelled: false }
    shipments.set(asked.external_reference_id, shipment)
    return context.json({ data: asShipment(shipment, base) }, 201)
  })

  app.get('/shipments', (context) => {
    const { external_reference_id: reference = '', shipment_uuids: id } = context.req.query()
    const found = id === undefined ? shipments.get(reference) : all().find(({ number }) => idOf(number) === id)
    return found ? context.json({ data: [asShipment(found, base)] }) : notFound(context)
  })

  app.post('/shipments/:id/cancel', (context) => {
    const found = all().find(({ number }) => idOf(number) === context.req.param('id'))
    if (!found) return notFound(context)
    const { isCancelled, asked } = found
    if (isCancelled) return context.json(errors(409, 'invalid', 'Shipment is already cancelled.'), 409)
    // What goes express has been fetched by now.
    if (asked.ship_with.properties.shipping_option_code === 'sandbox:express')
      return context.json(errors(409, 'invalid', 'Shipment can no longer be cancelled.'), 409)
    found.isCancelled = true
    return context.json({ data: { status: 'cancelled', message: 'Shipment has been cancelled.' } })
  })

  app.get('/parcels/:id/documents/label', async (context) => {
    const found = all().find(({ number }) => String(number) === context.req.param('id'))
    if (!found) return notFound(context)
    const { asked, number } = found
    const pdf = await draw({
      code: codeOf(number),
      reference: asked.external_reference_id,
      from: sandboxAddressLines(asked.from_address),
      to: sandboxAddressLines(asked.to_address),
    })
    return context.body(pdf.slice().buffer, 200, { 'Content-Type': 'application/pdf' })
  })

  app.get('/parcels/:id/documents/customs-declaration', async (context) => {
    const found = all().find(({ number }) => String(number) === context.req.param('id'))
    if (!found?.asked.customs_information) return notFound(context)
    const pdf = await drawCustoms(customsPaperOf(found))
    return context.body(pdf.slice().buffer, 200, { 'Content-Type': 'application/pdf' })
  })
  return app
}

/** What this account has. */
const ways = [
  sandboxWay('sandbox:return', { returns: true }),
  sandboxWay('sandbox:locker', { last_mile: 'locker_or_servicepoint' }),
  sandboxWay('sandbox:standard', { last_mile: 'home_delivery' }),
  sandboxWay('sandbox:express', { last_mile: 'home_delivery' }),
]

/** What a carrier complains about: a way that it does not go, or a place that is none. */
function problemOf({ ship_with, to_address, to_service_point }: z.infer<typeof requestSchema>): string | undefined {
  const way = ways.find(({ code }) => code === ship_with.properties.shipping_option_code)
  if (!way) return 'The shipping option is not available.'
  const needsPoint = way.functionalities.last_mile === 'locker_or_servicepoint'
  if (needsPoint && !to_service_point) return 'A service point is required for this shipping option.'
  if (/^0+$/.test(to_address.postal_code)) return `postal_code ${to_address.postal_code} is not valid.`
  return undefined
}

/** What has to be told of a parcel that customs ask about. */
function customsProblemOf(asked: z.infer<typeof requestSchema>): string | undefined {
  const { from_address, to_address, customs_information: told, parcels } = asked
  if (!needsCustoms(from_address.country_code as Country, to_address.country_code as Country)) return undefined
  if (!told) return 'customs_information is required for international shipments.'
  const [{ parcel_items: items = [] }] = parcels
  if (items.length === 0) return 'parcel_items is required for international shipments.'
  const lacking = items.flatMap((item) => requiredOfItem.find((name) => !item[name]) ?? [])[0]
  if (lacking !== undefined) return `${lacking} is required for international shipments.`
  const currencies = new Set(items.map(({ price }) => price?.currency))
  return currencies.size > 1 ? 'Mixed currencies are not accepted.' : undefined
}

const requiredOfItem = ['hs_code', 'origin_country', 'weight', 'description', 'price'] as const

function customsPaperOf({ number, asked }: Shipment): DrawnCustoms {
  const { customs_information: told, parcels } = asked
  return {
    code: codeOf(number),
    invoice: told?.invoice_number ?? '',
    from: [
      ...sandboxAddressLines(asked.from_address),
      ...(told?.tax_numbers?.sender ?? []).map(({ name, value }) => `${name} ${value}`),
    ],
    to: sandboxAddressLines(asked.to_address),
    contents: (parcels[0].parcel_items ?? []).map(
      ({ quantity, description, hs_code, origin_country, price }) =>
        `${quantity} × ${description}, ${hs_code}, ${origin_country}, ${price?.value} ${price?.currency}`,
    ),
  }
}

const idOf = (number: number) => `sandbox-${number}`
const codeOf = (number: number) => `SCP${number}`

function asShipment({ number, at, asked, isCancelled }: Shipment, base: string) {
  const documents = `${base}/api/v3/parcels/${number}/documents`
  const label = { type: 'label', document_type: 'label', size: 'a6', link: `${documents}/label` }
  const declared = {
    type: 'cn23',
    document_type: 'customs-declaration',
    size: 'a4',
    link: `${documents}/customs-declaration`,
  }
  const moment = at.toISOString()
  return {
    id: idOf(number),
    from_address: asked.from_address,
    to_address: asked.to_address,
    ship_with: asked.ship_with,
    order_number: asked.order_number,
    external_reference_id: asked.external_reference_id,
    carrier: { code: 'sandbox', name: 'Sandbox' },
    label_details: { mime_type: 'application/pdf', dpi: 72 },
    errors: [],
    ...(asked.customs_information ? { customs_information: asked.customs_information } : {}),
    parcels: asked.parcels.map(({ weight, parcel_items: items }) => ({
      id: number,
      status: isCancelled
        ? { code: 'CANCELLED', message: 'Cancelled' }
        : { code: 'READY_TO_SEND', message: 'Ready to send' },
      documents: asked.customs_information ? [label, declared] : [label],
      weight,
      ...(items ? { parcel_items: items } : {}),
      tracking_number: codeOf(number),
      tracking_url: `https://tracking.eu-central-1-0.sendcloud.sc/forward?code=${codeOf(number)}`,
      created_at: moment,
      updated_at: moment,
      announced_at: moment,
    })),
  }
}

const errors = (status: number, code: string, detail: string) => [{ status: String(status), code, detail }]

const notFound = (context: Context) => context.json(errors(404, 'not_found', 'No Shipment matches the query.'), 404)

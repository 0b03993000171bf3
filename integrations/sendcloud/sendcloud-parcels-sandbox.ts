import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import {
  type DrawnLabel,
  sandboxAddress,
  sandboxAddressLines,
  sandboxWay,
  sendcloudSandboxApp,
} from './sendcloud-sandbox-parts.ts'

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
  parcels: z.tuple([z.object({ weight: z.object({ value: z.string(), unit: z.literal('kg') }) })]),
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
  readonly clock: Clock
}): Hono {
  const { base, draw, clock } = options
  const shipments = new Map<string, Shipment>()
  const all = () => [...shipments.values()]
  const app = sendcloudSandboxApp(options, ways)

  app.post('/shipments/announce', async (context) => {
    const read = requestSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!read.success) return context.json(errors(400, 'invalid', z.prettifyError(read.error)), 400)
    const { data: asked } = read
    const problem = problemOf(asked)
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

const idOf = (number: number) => `sandbox-${number}`
const codeOf = (number: number) => `SCP${number}`

function asShipment({ number, at, asked, isCancelled }: Shipment, base: string) {
  const link = `${base}/api/v3/parcels/${number}/documents/label`
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
    parcels: asked.parcels.map(({ weight }) => ({
      id: number,
      status: isCancelled
        ? { code: 'CANCELLED', message: 'Cancelled' }
        : { code: 'READY_TO_SEND', message: 'Ready to send' },
      documents: [{ type: 'label', document_type: 'label', size: 'a6', link }],
      weight,
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

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
  ship_with: z.object({ type: z.literal('shipping_option_code'), shipping_option_code: z.string() }),
  weight: z.object({ value: z.number().positive(), unit: z.literal('kg') }),
  external_reference: z.string().min(1),
  order_number: z.string(),
  delivery_option: z.string(),
  send_tracking_emails: z.boolean(),
})
type Announced = { readonly id: number; readonly at: Date; readonly asked: z.infer<typeof requestSchema> }

/**
 * Sendcloud's returns (API v3) in miniature: ways to go, returns that are announced at once, and their labels. A reference is
 * taken once; the second time it is refused, as Sendcloud does.
 */
export function createSendcloudReturnsSandbox(options: {
  readonly base: string
  readonly publicKey: string
  readonly secretKey: string
  readonly draw: (label: DrawnLabel) => Promise<Uint8Array>
  readonly clock: Clock
}): Hono {
  const { base, publicKey, secretKey, draw, clock } = options
  const returns = new Map<string, Announced>()
  const app = sendcloudSandboxApp({ publicKey, secretKey }, ways)

  app.post('/returns/announce-synchronously', async (context) => {
    const read = requestSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!read.success) return context.json(refused(context, 'invalid', 'Invalid return'), 400)
    const { data } = read
    if (!ways.some(({ code }) => code === data.ship_with.shipping_option_code)) {
      return context.json(refused(context, 'invalid', 'Unknown shipping option'), 400)
    }
    if (returns.has(data.external_reference)) {
      const message = 'External reference has already been used in another return.'
      return context.json(refused(context, 'invalid', message), 400)
    }
    const id = 1_000_001 + returns.size
    returns.set(data.external_reference, { id, at: clock.now(), asked: data })
    return context.json({ return_id: id, parcel_id: parcelOf(id), multi_collo_ids: [] }, 201)
  })

  app.get('/returns', (context) => {
    const { from_date, to_date, page_size = '40', cursor = '0' } = context.req.query()
    const [from, to] = [momentIn(from_date), momentIn(to_date)]
    if (from === undefined || to === undefined) return context.json(refused(context, 'required', 'Dates required'), 400)
    const within = [...returns.values()].filter(({ at }) => from <= at.getTime() && at.getTime() <= to).reverse()
    const end = Number(cursor) + Number(page_size)
    return context.json({
      ...(end < within.length ? { next: `${base}/api/v3/returns?cursor=${end}&page_size=${page_size}` } : {}),
      data: within.slice(Number(cursor), end).map((one) => asReturn(one, base)),
    })
  })
  app.get('/returns/:id', (context) => {
    const known = [...returns.values()].find(({ id }) => String(id) === context.req.param('id'))
    return known ? context.json(asReturn(known, base)) : context.body(null, 404)
  })

  app.get('/parcels/:id/documents/label', async (context) => {
    const known = [...returns.values()].find(({ id }) => String(parcelOf(id)) === context.req.param('id'))
    if (!known) return context.json(refused(context, 'not_found', 'No Parcel matches the given query.'), 404)
    const { asked, id } = known
    const reference = asked.external_reference
    const pdf = await draw({
      code: codeOf(id),
      reference,
      from: sandboxAddressLines(asked.from_address),
      to: sandboxAddressLines(asked.to_address),
    })
    return context.body(pdf.slice().buffer, 200, { 'Content-Type': 'application/pdf' })
  })
  return app
}

/** What this account has: the first is for telephones, since not every way is one with a label. */
const ways = [
  sandboxWay('sandbox:return/labelless', { returns: true, labelless: true }),
  sandboxWay('sandbox:return', { returns: true }),
  sandboxWay('sandbox:return/signature', { returns: true }),
]

const codeOf = (id: number) => `SCR${id}`
const parcelOf = (id: number) => id + 5_000_000

function asReturn({ id, at, asked }: Announced, base: string) {
  const label = `${base}/api/v3/parcels/${parcelOf(id)}/documents/label`
  const code = asked.ship_with.shipping_option_code
  return {
    from_address: asked.from_address,
    to_address: asked.to_address,
    shipping_product: { code: 'sandbox:return' },
    shipping_option: { code },
    weight: asked.weight,
    collo_count: 1,
    send_tracking_emails: asked.send_tracking_emails,
    label: {
      normal_printer: Array.from({ length: 4 }, () => `${label}?paper_size=a4`),
      label_printer: label,
    },
    tracking_number: codeOf(id),
    tracking_url: `https://tracking.eu-central-1-0.sendcloud.sc/forward?code=${codeOf(id)}`,
    is_cancellable: true,
    status_history: [{ parent_status: 'announced', carrier_update_timestamp: at.toISOString() }],
    created_at: at.toISOString(),
    order_number: asked.order_number,
    delivery_option: asked.delivery_option,
    status: 'open',
  }
}

const refused = (context: Context, code: string, message: string) => ({
  error: { code, request: context.req.path.slice(1), message },
})

function momentIn(text: string | undefined): number | undefined {
  const time = Date.parse(`${text?.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : time
}

import { Hono } from 'hono'
import { z } from 'zod'

const requestSchema = z.object({
  parcel: z.object({
    is_return: z.literal(true),
    request_label: z.literal(true),
    external_reference: z.string().min(1),
    order_number: z.string(),
    from_name: z.string().min(1),
    from_address_1: z.string(),
    from_house_number: z.string(),
    from_city: z.string().min(1),
    from_postal_code: z.string().min(1),
    from_country: z.string().length(2),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postal_code: z.string(),
    country: z.string().length(2),
  }),
})
type Parcel = z.infer<typeof requestSchema>['parcel']

/** A label as it is drawn: who sends, who receives, and what the carrier scans. */
export type DrawnLabel = {
  readonly code: string
  readonly reference: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Sendcloud's returns (Parcels API v2) in miniature. The same external reference is the same parcel. */
export function createSendcloudReturnsSandbox(options: {
  readonly base: string
  readonly publicKey: string
  readonly secretKey: string
  readonly draw: (label: DrawnLabel) => Promise<Uint8Array>
}): Hono {
  const { base, publicKey, secretKey, draw } = options
  const expected = `Basic ${btoa(`${publicKey}:${secretKey}`)}`
  const parcels = new Map<string, { readonly id: number; readonly parcel: Parcel }>()
  const app = new Hono().basePath('/api/v2')
  app.use(async (context, next) => {
    if (context.req.header('Authorization') !== expected) {
      return context.json({ error: { code: 401, message: 'Invalid username/password.' } }, 401)
    }
    return next()
  })

  app.post('/parcels', async (context) => {
    const read = requestSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!read.success) return context.json({ error: { code: 400, message: 'Invalid parcel' } }, 400)
    const { parcel } = read.data
    const known = parcels.get(parcel.external_reference) ?? { id: 1_000_001 + parcels.size, parcel }
    parcels.set(parcel.external_reference, known)
    return context.json({
      parcel: {
        id: known.id,
        is_return: true,
        external_reference: parcel.external_reference,
        tracking_number: codeOf(known.id),
        tracking_url: `https://tracking.sendcloud.sc/forward?code=${codeOf(known.id)}`,
        label: {
          label_printer: `${base}/api/v2/labels/label_printer/${known.id}`,
          normal_printer: [`${base}/api/v2/labels/normal_printer/${known.id}?start_from=0`],
        },
      },
    })
  })

  app.get('/labels/:printer/:id', async (context) => {
    const known = [...parcels.values()].find(({ id }) => String(id) === context.req.param('id'))
    if (!known) return context.json({ error: { code: 404, message: 'No label' } }, 404)
    const { parcel } = known
    const pdf = await draw({
      code: codeOf(known.id),
      reference: parcel.external_reference,
      from: [
        parcel.from_name,
        `${parcel.from_address_1} ${parcel.from_house_number}`.trim(),
        `${parcel.from_postal_code} ${parcel.from_city}`,
        parcel.from_country,
      ],
      to: [parcel.name, parcel.address, `${parcel.postal_code} ${parcel.city}`, parcel.country],
    })
    return context.body(pdf.slice().buffer, 200, { 'Content-Type': 'application/pdf' })
  })
  return app
}

const codeOf = (id: number) => `SCR${id}`

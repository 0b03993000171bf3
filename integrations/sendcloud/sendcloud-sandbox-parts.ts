import { Hono } from 'hono'
import { z } from 'zod'
import type { SendcloudKeys } from './sendcloud-wire.ts'

/** An address as the sandboxes take it. */
export const sandboxAddress = z.object({
  name: z.string().min(1),
  address_line_1: z.string(),
  house_number: z.string().optional(),
  postal_code: z.string().min(1),
  city: z.string().min(1),
  country_code: z.string().length(2),
  po_box: z.string().optional(),
  email: z.email().optional(),
})

/** A customs declaration to draw. */
export type DrawnCustoms = {
  readonly code: string
  readonly invoice: string
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** A line for each of the contents. */
  readonly contents: readonly string[]
}

/** A label as it is drawn: who sends, who receives, and what the carrier scans. */
export type DrawnLabel = {
  readonly code: string
  readonly reference: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

export function sandboxAddressLines(address: z.infer<typeof sandboxAddress>): string[] {
  const { name, address_line_1, house_number = '', postal_code, city, country_code } = address
  return [name, `${address_line_1} ${house_number}`.trim(), `${postal_code} ${city}`, country_code]
}

type Way = ReturnType<typeof sandboxWay>

/** A way for parcels that an account of the sandbox has. */
export function sandboxWay(
  code: string,
  functionalities: { readonly returns?: boolean; readonly labelless?: boolean; readonly last_mile?: string },
) {
  const [product = code] = code.split('/')
  return {
    code,
    name: code,
    carrier: { code: 'sandbox', name: 'Sandbox' },
    product: { code: product, name: product },
    functionalities: { returns: false, labelless: false, ...functionalities },
    contract: { id: 1 },
    quotes: null,
  }
}

const optionFilter = z.object({ shipping_option_code: z.string().optional() })

/** A sandbox that lets nobody in without the keys, and knows these ways. */
export function sendcloudSandboxApp({ publicKey, secretKey }: SendcloudKeys, ways: readonly Way[]): Hono {
  const expected = `Basic ${btoa(`${publicKey}:${secretKey}`)}`
  const app = new Hono().basePath('/api/v3')
  app.use(async (context, next) => {
    if (context.req.header('Authorization') !== expected) {
      return context.json({ error: { code: 'authentication_failed', message: 'Invalid username/password.' } }, 401)
    }
    return next()
  })
  app.post('/shipping-options', async (context) => {
    const { data } = optionFilter.safeParse(await context.req.json().catch(() => ({})))
    const code = data?.shipping_option_code
    const found = ways.filter((way) => code === undefined || way.code === code)
    return context.json({ data: found, message: found.length === 0 ? 'No shipping options found' : null })
  })
  return app
}

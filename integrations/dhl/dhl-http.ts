import type { z } from 'zod'
import { ServicePointsUnavailable } from '#shop/checkout/service-point-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type DhlConfig = {
  /** Without a slash at the end. */
  readonly endpoint: string
  readonly apiKey?: string | undefined
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

const patience = 5000

/**
 * Asks one of DHL's services and reads its answer.
 *
 * @returns nothing when it says that there is nothing (404)
 * @throws ServicePointsUnavailable
 */
export async function askDhl<T>(
  { endpoint, apiKey, fetch: ask = fetch }: DhlConfig,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const url = new URL(`${endpoint}${path}`)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  let response: Response
  try {
    response = await ask(url, {
      headers: { Accept: 'application/json', ...(apiKey === undefined ? {} : { 'DHL-API-Key': apiKey }) },
      signal: AbortSignal.timeout(patience),
    })
  } catch (cause) {
    throw new ServicePointsUnavailable('DHL does not answer', { cause })
  }
  if (response.status === 404) return undefined
  if (!response.ok) throw new ServicePointsUnavailable(`DHL answered ${response.status}`)
  const read = schema.safeParse(await response.json().catch(() => undefined))
  if (!read.success)
    throw new ServicePointsUnavailable('DHL answered in a shape that we cannot read', { cause: read.error })
  return read.data
}

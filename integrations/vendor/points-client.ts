import type { z } from 'zod'
import { ServicePointsUnavailable } from '#shop/checkout/service-point-port.ts'
import { createVendorClient, type VendorClientOptions, type VendorRequest } from './vendor-client.ts'
import { VendorFailure } from './vendor-failure.ts'

export type PointsClientOptions = Pick<VendorClientOptions, 'vendor' | 'fetch' | 'observe'> & {
  /** Milliseconds for one attempt; 5000 unless set. */
  readonly timeoutMs?: number | undefined
}

export type PointsClient = {
  /**
   * The places of a list. One that can't be read does not cost the others: it is left out, and told of once for the whole list.
   * Empty for an expected status.
   * @param listed what the answer has to be, and where its places are
   * @throws ServicePointsUnavailable
   */
  list<T>(request: VendorRequest, listed: z.ZodType<readonly unknown[]>, place: z.ZodType<T>): Promise<readonly T[]>
  /**
   * One place; nothing for an expected status.
   * @throws ServicePointsUnavailable
   */
  one<T>(request: VendorRequest, place: z.ZodType<T>): Promise<T | undefined>
}

const patienceMs = 5000

/** Asks a carrier about its places, and fails as the port of service points promises. */
export function createPointsClient({ timeoutMs = patienceMs, ...options }: PointsClientOptions): PointsClient {
  const { vendor, observe } = options
  const client = createVendorClient({ ...options, timeoutMs })

  /** None that can be read is no list: a shopper would take it for 'there is nothing near you'. */
  function readable<T>(entries: readonly unknown[], place: z.ZodType<T>): { places: T[]; errors: z.ZodError[] } {
    const read = entries.map((entry) => place.safeParse(entry))
    return {
      places: read.flatMap((one) => (one.success ? [one.data] : [])),
      errors: read.flatMap((one) => (one.success ? [] : [one.error])),
    }
  }

  return {
    list: (request, listed, place) =>
      asPortError(async () => {
        const known = listed.refine((entries) => entries.length === 0 || readable(entries, place).places.length > 0, {
          error: 'no place of the list can be read',
        })
        const entries = (await client.read(request, known)) ?? []
        const { places, errors } = readable(entries, place)
        if (errors.length > 0) {
          observe?.({
            vendor,
            operation: request.operation,
            outcome: 'unreadable',
            status: 200,
            durationMs: 0,
            attempt: 1,
            willRetry: false,
            detail: `${errors.length} of ${entries.length} places were left out: ${fieldsOf(errors).join(', ')}`,
          })
        }
        return places
      }),
    one: (request, place) => asPortError(() => client.read(request, place)),
  }
}

const mostFields = 5

/** Which fields were wrong: `place.geo.latitude`. */
function fieldsOf(errors: readonly z.ZodError[]): string[] {
  const fields = errors.flatMap(({ issues }) => issues.map(({ path }) => path.join('.')))
  return [...new Set(fields)].slice(0, mostFields)
}

async function asPortError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof VendorFailure)) throw cause
    throw new ServicePointsUnavailable(cause.message, { cause })
  }
}

import type { z } from 'zod'
import { AddressLookupUnavailable } from '#shop/checkout/address-lookup-port.ts'
import { createVendorClient, type VendorClientOptions, type VendorRequest } from './vendor-client.ts'
import { VendorFailure } from './vendor-failure.ts'

export type AddressClientConfig = Pick<VendorClientOptions, 'fetch' | 'observe'> & {
  readonly endpoint: string
  /** Milliseconds; 1500 unless set. */
  readonly timeoutMs?: number | undefined
}

/** Whoever types is faster than this: a later answer helps nobody. */
const patienceMs = 1500

/** Fifty addresses in every detail are a tenth of this. */
const largestAnswer = 256 * 1024

/** Asks a register of addresses once and briefly, and fails as its port promises. */
export function createAddressClient(vendor: string, { fetch, observe, timeoutMs = patienceMs }: AddressClientConfig) {
  const client = createVendorClient({ vendor, fetch, observe, timeoutMs, attempts: 1, largestAnswer })
  return {
    /** @throws AddressLookupUnavailable */
    async read<T>(request: VendorRequest, schema: z.ZodType<T>): Promise<T | undefined> {
      try {
        return await client.read(request, schema)
      } catch (cause) {
        if (!(cause instanceof VendorFailure)) throw cause
        throw new AddressLookupUnavailable(cause.message, { cause })
      }
    },
  }
}

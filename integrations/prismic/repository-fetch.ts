import { z } from 'zod'
import { createVendorClient, type VendorClientOptions } from '../vendor/vendor-client.ts'

const entrance = z.looseObject({
  refs: z.array(z.looseObject({ id: z.string(), ref: z.string(), isMasterRef: z.boolean().optional() })),
})
const searched = z.looseObject({
  results: z.array(
    z.looseObject({ id: z.string(), type: z.string(), lang: z.string(), data: z.record(z.string(), z.unknown()) }),
  ),
  total_results_size: z.number(),
  total_pages: z.number(),
})

/**
 * The way of Prismic's client to its repository, over the client that all adapters share: the client itself would wait for ever
 * for an answer, and ask again at once after a 429.
 * @throws VendorFailure in place of an answer that the client could not use
 */
export function repositoryFetch(options: Pick<VendorClientOptions, 'fetch' | 'observe' | 'timeoutMs' | 'now'>) {
  const client = createVendorClient({ vendor: 'prismic', ...options })
  return async (address: string, init: { readonly headers?: Record<string, string> } = {}): Promise<Response> => {
    const isSearch = new URL(address).pathname.endsWith('/documents/search')
    const request = { url: address, headers: init.headers ?? {}, statuses: [200] }
    const { text, status, headers } = await client.send(
      isSearch
        ? // What the client understands: a query that can't be read, a ref that is unknown, one that has expired.
          { ...request, operation: 'search documents', expected: [400, 404, 410] }
        : { ...request, operation: 'read the refs' },
      isSearch ? searched : entrance,
    )
    return new Response(text, {
      status,
      headers: { 'Content-Type': headers.get('Content-Type') ?? 'application/json' },
    })
  }
}

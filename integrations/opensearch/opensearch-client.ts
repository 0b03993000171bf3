import type { z } from 'zod'
import { SearchUnavailable } from '#shop/search/search-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'

export type OpenSearchAddress = {
  /** `https://search.example:9200`; a user and a password may stand in it. */
  readonly endpoint: string
  /** Milliseconds that a shopper's question waits. */
  readonly timeoutMs?: number
  /** Milliseconds that a write waits, of which nobody waits for the page. */
  readonly writeTimeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

export type OpenSearchRequest = {
  /** In few words, for the log. */
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** A text is lines of JSON. */
  readonly body?: unknown
  readonly repeatable?: boolean
  /** Statuses of 4xx that are an answer. */
  readonly expected?: readonly number[]
}

export type OpenSearchClient = {
  /**
   * Asks what a shopper waits for; nothing for an expected status.
   * @throws SearchUnavailable, and an error where OpenSearch does not understand the question
   */
  ask<T>(request: OpenSearchRequest, shape: z.ZodType<T>): Promise<T | undefined>
  /** The same for what the shop does behind the scenes, which may take longer. */
  write<T>(request: OpenSearchRequest, shape: z.ZodType<T>): Promise<T | undefined>
}

const defaultTimeoutMs = 2000
const defaultWriteTimeoutMs = 60_000

/** Speaks with OpenSearch. */
export function openSearchClient(options: OpenSearchAddress): OpenSearchClient {
  const { endpoint, timeoutMs = defaultTimeoutMs, writeTimeoutMs = defaultWriteTimeoutMs, fetch, observe } = options
  const { base, authorization } = addressOf(endpoint)
  // Two, so that a service which asks for a rest from writing is still asked what shoppers want to know.
  const asking = createVendorClient({ vendor: 'opensearch', timeoutMs, fetch, observe })
  const writing = createVendorClient({ vendor: 'opensearch', timeoutMs: writeTimeoutMs, fetch, observe })

  const through =
    (client: typeof asking): OpenSearchClient['ask'] =>
    async ({ operation, method, path, body, repeatable, expected }, shape) => {
      const isLines = typeof body === 'string'
      try {
        return await client.read(
          {
            operation,
            url: `${base}/${path}`,
            method,
            headers: {
              Accept: 'application/json',
              ...(body === undefined ? {} : { 'Content-Type': isLines ? 'application/x-ndjson' : 'application/json' }),
              ...(authorization === undefined ? {} : { Authorization: authorization }),
            },
            ...(body === undefined ? {} : { body: isLines ? body : JSON.stringify(body) }),
            ...(repeatable === undefined ? {} : { repeatable }),
            ...(expected === undefined ? {} : { expected }),
          },
          shape,
        )
      } catch (error) {
        if (!(error instanceof VendorFailure)) throw error
        // A question that is wrong is wrong tomorrow too; anything else may pass.
        if (error.status === 400) throw new Error(error.message, { cause: error })
        throw new SearchUnavailable(error.message, { cause: error })
      }
    }
  return { ask: through(asking), write: through(writing) }
}

function addressOf(endpoint: string): { readonly base: string; readonly authorization: string | undefined } {
  const url = new URL(endpoint)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const authorization =
    username === '' ? undefined : `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`
  return { base: url.href.replace(/\/$/, ''), authorization }
}

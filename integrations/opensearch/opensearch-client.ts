import { SearchUnavailable } from '#shop/search/search-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type OpenSearchAddress = {
  /** `https://search.example:9200`; a user and a password may stand in it. */
  readonly endpoint: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

/** Asks one operation of OpenSearch; a body that is a text is lines of JSON. */
export type AskOpenSearch = (method: string, path: string, body?: unknown) => Promise<unknown>

const defaultTimeoutMs = 5000

/** Speaks with OpenSearch. What it can't answer now is `SearchUnavailable`; what it declines is an error with its status. */
export function openSearchClient({
  endpoint,
  timeoutMs = defaultTimeoutMs,
  fetch: send = fetch,
}: OpenSearchAddress): AskOpenSearch {
  const { base, authorization } = addressOf(endpoint)
  return async (method, path, body) => {
    const ndjson = typeof body === 'string'
    const response = await send(`${base}/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': ndjson ? 'application/x-ndjson' : 'application/json' }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: ndjson ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new SearchUnavailable(`OpenSearch gave no answer to ${method} ${path}`, { cause })
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer
    const reason = `OpenSearch answered ${response.status} to ${method} ${path}`
    if (response.status === 429 || response.status >= 500) throw new SearchUnavailable(reason)
    throw new Error(reason)
  }
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

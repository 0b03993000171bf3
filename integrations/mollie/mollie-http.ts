import { PaymentProviderUnavailable } from '#shop/checkout/payment-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { mollieError } from './mollie-wire.ts'

/**
 * Plain `fetch` rather than `@mollie/api-client`: that client passes an `https.Agent` to node-fetch (so it
 * cannot reach the sandbox over http), has no timeout, and makes up idempotency keys of its own.
 */
export type MollieConfig = {
  /** `test_…` or `live_…`. */
  readonly apiKey: string
  /** With the version: `https://api.mollie.com/v2`. */
  readonly endpoint: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

export type MollieRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the endpoint, without a slash in front. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

export type MollieAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: number; readonly field: string | undefined; readonly detail: string }

export type AskMollie = (request: MollieRequest) => Promise<MollieAnswer>

const defaultTimeoutMs = 10_000

/**
 * Puts one question. Answers of 2xx and of 4xx come back; everything that may be different a moment later is thrown as
 * `PaymentProviderUnavailable`, and a key that Mollie does not accept as a plain error, because it is our wiring.
 */
export function mollieHttp(config: MollieConfig): AskMollie {
  const send = config.fetch ?? fetch
  const base = config.endpoint.endsWith('/') ? config.endpoint : `${config.endpoint}/`

  async function attempt(request: MollieRequest): Promise<{ response: Response; text: string }> {
    const url = new URL(request.path, base)
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value)
    const headers = new Headers({
      Authorization: `Bearer ${config.apiKey}`,
      Accept: 'application/hal+json',
      'User-Agent': 'Cordwainer',
    })
    if (request.idempotencyKey !== undefined) headers.set('Idempotency-Key', request.idempotencyKey)
    if (request.body !== undefined) headers.set('Content-Type', 'application/json')
    const response = await send(url, {
      method: request.method,
      headers,
      signal: AbortSignal.timeout(config.timeoutMs ?? defaultTimeoutMs),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    })
    return { response, text: await response.text() }
  }

  return async (request) => {
    const { response, text } = await attempt(request)
      .catch((failure: unknown) => {
        if (isTimeout(failure)) throw failure
        // A kept-alive connection that the other side has dropped fails at once; every question here is safe to repeat.
        return attempt(request)
      })
      .catch((cause: unknown) => {
        const reason = isTimeout(cause) ? 'timeout' : 'network'
        throw new PaymentProviderUnavailable(reason, `Mollie gave no answer to ${named(request)}`, { cause })
      })
    return read(request, response, text)
  }
}

function read(request: MollieRequest, response: Response, text: string): MollieAnswer {
  const { status } = response
  if (status >= 500) {
    throw new PaymentProviderUnavailable('server-error', `Mollie answered ${status} to ${named(request)}`, {
      retryAfterSeconds: retryAfter(response),
    })
  }
  // 409: the same question is still being answered, or the same refund was asked for a moment ago.
  if (status === 429 || status === 409) {
    throw new PaymentProviderUnavailable('busy', `Mollie answered ${status} to ${named(request)}`, {
      retryAfterSeconds: retryAfter(response),
    })
  }
  if (status === 401 || status === 403) {
    throw new Error(`Mollie refused the API key for ${named(request)} (${status}): check the key and its permissions`)
  }
  const body = parsed(request, status, text)
  if (response.ok) return { ok: true, body }
  const error = mollieError.safeParse(body)
  return {
    ok: false,
    status,
    field: error.success ? error.data.field : undefined,
    detail: error.success ? error.data.detail : `Mollie answered ${status}`,
  }
}

function parsed(request: MollieRequest, status: number, text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PaymentProviderUnavailable('unreadable', `Mollie answered ${named(request)} (${status}) without JSON`, {
      cause,
    })
  }
}

/** For messages: never the key, never the body. */
function named(request: MollieRequest): string {
  return `${request.method} ${request.path}`
}

function isTimeout(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'TimeoutError'
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

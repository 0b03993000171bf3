import type { z } from 'zod'
import { PaymentProviderUnavailable } from '#shop/orders/payment-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'
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
  /** For questions that a page can do without. */
  readonly briefTimeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

export type MollieRequest = {
  /** In few words, for the log: `create a payment`. */
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the endpoint, without a slash in front. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  /** Whether a page waits for it that can be shown without. */
  readonly isBrief?: boolean
  /** Refusals that are part of a shop's day: by status, by the field that Mollie names, or by its title without one. Others are alarms. */
  readonly expected?: readonly (number | string)[]
}

export type MollieRejection = {
  readonly ok: false
  readonly status: number
  readonly field: string | undefined
  readonly detail: string
}

export type MollieAnswer<T> = { readonly ok: true; readonly body: T } | MollieRejection

/** @throws PaymentProviderUnavailable where the answer may be another one later */
export type AskMollie = <T>(request: MollieRequest, shape: z.ZodType<T>) => Promise<MollieAnswer<T>>

const defaultTimeoutMs = 10_000
const defaultBriefTimeoutMs = 4000

/** Puts questions to Mollie. */
export function mollieHttp(config: MollieConfig): AskMollie {
  const { apiKey, endpoint, timeoutMs = defaultTimeoutMs, fetch, observe } = config
  const briefTimeoutMs = Math.min(config.briefTimeoutMs ?? defaultBriefTimeoutMs, timeoutMs)
  const client = createVendorClient({
    vendor: 'mollie',
    timeoutMs,
    fetch,
    observe,
    codeOf: ({ text }) => refusalIn(text)?.field ?? refusalIn(text)?.title,
  })
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`

  function wired({ operation, method, path, query = {}, body, idempotencyKey, isBrief, expected = [] }: MollieRequest) {
    const url = new URL(path, base)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return {
      operation,
      url,
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/hal+json',
        'User-Agent': 'Cordwainer',
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(isBrief ? { timeoutMs: briefTimeoutMs } : {}),
      repeatable: method === 'GET' || idempotencyKey !== undefined,
      // The same question is still being answered, or the same refund was asked for a moment ago.
      busy: [409],
      expected,
    }
  }

  /** What is wrong with a question is a refusal; what is wrong with the way, the key or the answer is not known to Mollie. */
  async function ask<T>(request: MollieRequest, shape: z.ZodType<T>): Promise<MollieAnswer<T>> {
    try {
      const answer = await client.send(wired(request), shape)
      return answer.ok ? { ok: true, body: shape.parse(jsonOf(answer.text)) } : refused(answer.status, answer.text)
    } catch (error) {
      if (!(error instanceof VendorFailure)) throw error
      const { reason, status, retryAfterSeconds, text = '', message } = error
      if (reason === 'rejected' && status !== undefined) return refused(status, text)
      throw new PaymentProviderUnavailable(reason === 'rejected' ? 'unreadable' : reason, message, {
        cause: error,
        retryAfterSeconds,
      })
    }
  }

  return ask
}

function refused(status: number, text: string): MollieRejection {
  const refusal = refusalIn(text)
  if (refusal) return { ok: false, status, field: refusal.field, detail: refusal.detail }
  throw new PaymentProviderUnavailable('unreadable', `Somebody else than Mollie answered ${status}`)
}

/** Mollie says what it refuses, and of which field; a proxy says neither. */
const refusalIn = (text: string) => mollieError.safeParse(jsonOf(text)).data

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

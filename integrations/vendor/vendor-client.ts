import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { retryAfterSeconds } from './retry-after.ts'
import type { ObserveVendor, VendorFailureReason } from './vendor-event.ts'
import { VendorFailure } from './vendor-failure.ts'

export type VendorClientOptions = {
  /** As it stands in logs and figures: `sendcloud`. */
  readonly vendor: string
  readonly fetch?: typeof fetch | undefined
  readonly observe?: ObserveVendor | undefined
  /** Milliseconds for one attempt, its body included. */
  readonly timeoutMs: number
  /** How often a request is sent that may be repeated; 2 unless set. */
  readonly attempts?: number
  /** The longest pause before a repetition, in milliseconds; a vendor that asks for a longer one is left alone until then. */
  readonly longestPauseMs?: number
  /** Another header by which the vendor tells after how many seconds it may be asked again. */
  readonly restHeader?: string
  /** The vendor's own word for why it refuses, where its answer has one: `duplicate_parameter`. Nothing that repeats the request. */
  readonly codeOf?: (answer: VendorAnswer) => string | undefined
  /** Bytes; a longer answer is cut off and can't be read. Without it an answer may be as long as it likes. */
  readonly largestAnswer?: number
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

export type VendorRequest = {
  /** For logs and figures: a handful of words that are the same for every request of the kind. */
  readonly operation: string
  readonly url: string | URL
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams | FormData
  /** Milliseconds for one attempt of this kind, where they are others than the client's. */
  readonly timeoutMs?: number
  /** Whether sending it twice does no harm; requests without a method, or GET, are. */
  readonly repeatable?: boolean
  /** Statuses of 4xx, or the vendor's codes, that are an answer rather than a failure: often 404. */
  readonly expected?: readonly (number | string)[]
  /** The statuses below 400 that can be an answer; all of them unless named. */
  readonly statuses?: readonly number[]
  /** Further statuses that only ask for patience, as 429 always does. */
  readonly busy?: readonly number[]
}

export type VendorAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The same before it was read as text: what a file is. */
  readonly bytes: Uint8Array
  readonly ok: boolean
}

export type VendorClient = {
  /**
   * Sends a request and reads the whole answer: of 2xx, 3xx and the expected statuses.
   * @param schema what the JSON of 2xx has to be
   * @throws VendorFailure
   */
  send(request: VendorRequest, schema?: z.ZodType): Promise<VendorAnswer>
  /**
   * The same for JSON of a known shape; nothing for an expected status.
   * @throws VendorFailure
   */
  read<T>(request: VendorRequest, schema: z.ZodType<T>): Promise<T | undefined>
  /**
   * The same for plain text.
   * @throws VendorFailure
   */
  readText<T>(request: VendorRequest, schema: z.ZodType<T>): Promise<T | undefined>
  /**
   * The same for a file.
   * @throws VendorFailure
   */
  readBytes<T>(request: VendorRequest, schema: z.ZodType<T>): Promise<T | undefined>
}

const defaults = { attempts: 2, longestPauseMs: 1000 }
const firstPauseMs = 100

/**
 * The one way in which adapters speak to an outside system over HTTP: in bounded time, repeated once where that is harmless,
 * left alone for as long as the vendor asks, and with every attempt told to whoever keeps the log and the figures.
 */
export function createVendorClient(options: VendorClientOptions): VendorClient {
  const { vendor, timeoutMs, observe = () => undefined, now = Date.now, wait = pause } = options
  const ask = options.fetch ?? fetch
  const attempts = options.attempts ?? defaults.attempts
  const longestPauseMs = options.longestPauseMs ?? defaults.longestPauseMs
  /** The vendor asked not to be asked before. */
  let restUntil = 0

  async function attempt(request: VendorRequest): Promise<VendorAnswer> {
    const signal = AbortSignal.timeout(request.timeoutMs ?? timeoutMs)
    const { url, method = 'GET', headers = {}, body } = request
    try {
      const init: RequestInit = { method, headers, signal, redirect: 'error', ...(body ? { body } : {}) }
      const response = await inTime(ask(url, init), signal)
      const bytes = await inTime(bytesOf(response, options.largestAnswer), signal)
      const text = new TextDecoder().decode(bytes)
      return { status: response.status, headers: response.headers, ok: response.ok, text, bytes }
    } catch (cause) {
      const reason = signal.aborted || isTimeout(cause) ? 'timeout' : 'network'
      throw new VendorFailure(reason, `${vendor} gave no answer to: ${request.operation}`, { cause })
    }
  }

  function judged(request: VendorRequest, answer: VendorAnswer): VendorAnswer {
    const code = answer.status < 400 ? undefined : options.codeOf?.(answer)?.slice(0, longestCode)
    const reason = reasonOf(request, answer, code)
    if (reason === undefined) return answer
    const said = code === undefined ? answer.status : `${answer.status} (${code})`
    throw new VendorFailure(reason, `${vendor} answered ${said} to: ${request.operation}`, {
      status: answer.status,
      code,
      retryAfterSeconds: retryAfterSeconds(answer.headers, now(), options.restHeader),
      text: answer.text,
    })
  }

  /** The pause before the next attempt in milliseconds; nothing when there is none. */
  function pauseAfter(failure: VendorFailure, request: VendorRequest, number: number): number | undefined {
    const repeatable = request.repeatable ?? (request.method ?? 'GET') === 'GET'
    if (number >= attempts || !(repeatable && isPassing(failure.reason))) return undefined
    const wanted = failure.retryAfterSeconds === undefined ? firstPauseMs : failure.retryAfterSeconds * 1000
    return wanted <= longestPauseMs ? wanted : undefined
  }

  async function perform<T>(request: VendorRequest, read: (answer: VendorAnswer) => T): Promise<T> {
    for (let number = 1; ; number++) {
      const from = now()
      let status: number | undefined
      const tell = (outcome: 'answered' | VendorFailureReason, willRetry: boolean, detail?: string) =>
        observe({
          vendor,
          operation: request.operation,
          outcome,
          status,
          durationMs: Math.round(now() - from),
          attempt: number,
          willRetry,
          detail,
        })
      try {
        if (from < restUntil) throw resting(request, restUntil - from)
        const answer = await attempt(request)
        status = answer.status
        const value = read(judged(request, answer))
        tell('answered', false)
        return value
      } catch (error) {
        if (!(error instanceof VendorFailure)) throw error
        const pauseMs = pauseAfter(error, request, number)
        if (pauseMs === undefined) restUntil = Math.max(restUntil, now() + (error.retryAfterSeconds ?? 0) * 1000)
        tell(error.reason, pauseMs !== undefined, causeOf(error))
        if (pauseMs === undefined) throw error
        await wait(pauseMs)
      }
    }
  }

  function resting(request: VendorRequest, milliseconds: number): VendorFailure {
    const retryAfterSeconds = milliseconds / 1000
    return new VendorFailure('busy', `${vendor} asked for a rest before: ${request.operation}`, { retryAfterSeconds })
  }

  function parsed<T>(request: VendorRequest, answer: VendorAnswer, body: unknown, schema: z.ZodType<T>): T | undefined {
    if (!answer.ok) return undefined
    const read = schema.safeParse(body)
    if (read.success) return read.data
    throw new VendorFailure('unreadable', `${vendor} answered in a shape that can't be read: ${request.operation}`, {
      status: answer.status,
      cause: read.error,
    })
  }

  return {
    send: (request, schema) =>
      perform(request, (answer) => {
        if (schema) parsed(request, answer, jsonOf(answer.text), schema)
        return answer
      }),
    read: (request, schema) => perform(request, (answer) => parsed(request, answer, jsonOf(answer.text), schema)),
    readText: (request, schema) => perform(request, (answer) => parsed(request, answer, answer.text, schema)),
    readBytes: (request, schema) => perform(request, (answer) => parsed(request, answer, answer.bytes, schema)),
  }
}

/** A body that never ends is given up in the same time, and so is a `fetch` that is a function of this process. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** What was read of an answer; of one that is too long, its beginning, in which no shape is whole. */
async function bytesOf(response: Response, most: number | undefined): Promise<Uint8Array> {
  if (most === undefined || !response.body) return new Uint8Array(await response.arrayBuffer())
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body) {
    chunks.push(chunk)
    length += chunk.length
    if (length > most) break
  }
  return Buffer.concat(chunks).subarray(0, most)
}

function reasonOf({ expected = [], busy = [], statuses }: VendorRequest, { status }: VendorAnswer, code?: string) {
  if (status < 400) return statuses === undefined || statuses.includes(status) ? undefined : 'unreadable'
  if (expected.includes(status) || (code !== undefined && expected.includes(code))) return undefined
  if (status === 429 || busy.includes(status)) return 'busy'
  if (status >= 500) return 'server-error'
  return status === 401 || status === 403 ? 'unauthorized' : 'rejected'
}

/** A timeout is not among them: whoever waits has waited long enough. */
const isPassing = (reason: VendorFailureReason) =>
  reason === 'network' || reason === 'server-error' || reason === 'busy'

const isTimeout = (cause: unknown) => cause instanceof Error && cause.name === 'TimeoutError'

const longestDetail = 300
const longestCode = 60

/** What an operator can use: the system's word for a broken connection, or the fields that were wrong. */
function causeOf({ cause, code }: VendorFailure): string | undefined {
  if (!(cause instanceof Error)) return code
  const inner = cause.cause instanceof Error ? cause.cause.message : cause.message
  return inner.slice(0, longestDetail)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

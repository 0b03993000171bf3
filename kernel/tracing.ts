/**
 * What a span may say, under the names of OpenTelemetry's semantic conventions and, where these have none, the shop's own. The list is
 * closed, and holds nothing that a shopper types: no address, no token, no value of a statement.
 */
export type SpanFacts = {
  readonly 'http.request.method'?: string
  /** The pattern of a path, `/products/:sku/`; never the path itself, in which tokens stand. */
  readonly 'http.route'?: string
  readonly 'http.response.status_code'?: number
  /** How often it was sent before. */
  readonly 'http.request.resend_count'?: number
  readonly 'url.scheme'?: string
  readonly 'db.system.name'?: string
  readonly 'db.operation.name'?: string
  /** With placeholders where values stand. */
  readonly 'db.query.text'?: string
  readonly 'db.response.returned_rows'?: number
  readonly 'graphql.operation.type'?: string
  readonly 'graphql.operation.name'?: string
  readonly 'messaging.system'?: string
  readonly 'messaging.operation.type'?: string
  readonly 'messaging.destination.name'?: string
  readonly 'error.type'?: string
  readonly 'shop.storefront'?: string
  /** What a public page shows: a product, or something other; products and lists have paths of their own words. */
  readonly 'shop.page.of'?: string
  /** Whether a page is for everybody or for one person: public or personal. */
  readonly 'shop.page.kind'?: string
  readonly 'shop.vendor'?: string
  /** What a vendor was asked, in the words of its adapter. */
  readonly 'shop.vendor.operation'?: string
}

/** `client` asks another system and waits for it. */
export type SpanKind = 'internal' | 'client'

/** A part of a trace. */
export type Span = {
  add(facts: SpanFacts): void
  /** It did not work. @param type a class or a code, `40001`; never a message, which may repeat what somebody typed */
  fail(type: string): void
}

/** Records what takes how long within a request or a job. The shop knows no more about traces than this, and does without it. */
export type Tracer = {
  /** Whether what runs now is recorded; nobody has to put together what a span would say where it is not. */
  readonly isRecording: boolean
  /** Runs work as a part of what runs now. An error of the work marks the part, and is thrown on. */
  within<T>(name: string, kind: SpanKind, facts: SpanFacts, work: (span: Span) => Promise<T>): Promise<T>
  /** Notes a part that has just ended. @param milliseconds how long it took @param failure why it did not work */
  note(name: string, kind: SpanKind, facts: SpanFacts, milliseconds: number, failure?: string): void
  /** Adds to what the span says that runs now. */
  add(facts: SpanFacts): void
  /** What runs now in the words of W3C Trace Context, for another thread or for a job; nothing where nothing has begun. */
  traceparent(): string | undefined
}

/** The ids that a `traceparent` holds, in hexadecimal. */
export type TraceParent = { readonly traceId: string; readonly spanId: string; readonly sampled: boolean }

const traceparent = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.{0,400})?$/

/** Reads a `traceparent` (W3C Trace Context, level 1). @returns nothing for what is none, as that demands */
export function readTraceParent(text: unknown): TraceParent | undefined {
  if (typeof text !== 'string') return undefined
  const [, traceId, spanId, flags = ''] = traceparent.exec(text) ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  // Version 0 ends with its flags.
  if (text.startsWith('00') && text.length !== 55) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function writeTraceParent({ traceId, spanId, sampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`
}

/** Longest that a class or a code may be. */
const longestType = 60

/** What a span may say of an error: its code, SQLSTATE or the system's, or else its class. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code)) return code
  return /^\w+$/.test(error.name) ? error.name.slice(0, longestType) : 'Error'
}

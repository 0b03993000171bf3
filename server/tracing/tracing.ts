import type { SpanFacts, SpanKind, Tracer } from '#kernel/tracing.ts'
import type { TracingConfig } from '../config.ts'

/** What begins something: a request that came, a job that is done, a page that a thread was given. */
export type Beginning = {
  readonly name: string
  readonly kind: SpanKind | 'server' | 'consumer'
  readonly facts: SpanFacts
  /** The `traceparent` of what it is a part of. */
  readonly parent?: string | undefined
  /** Whether that runs in this process, on another thread: it has decided what is kept. */
  readonly isOwn?: boolean
  /** The `traceparent` of what asked for it and does not wait for it. */
  readonly cause?: string | undefined
}

/** A beginning under way; it ends when that is said. */
export type Begun = {
  readonly isRecording: boolean
  /** Calls it otherwise, and adds to what it says. */
  describe(name: string, facts: SpanFacts): void
  /** Runs work as a part of it. */
  run<T>(work: () => T): T
  add(facts: SpanFacts): void
  fail(type: string): void
  end(): void
}

/** What a log line says of the trace that it belongs to. */
export type TraceIds = { readonly trace_id?: string; readonly cause_trace_id?: string }

/** The traces of a thread. */
export type Tracing = Tracer & {
  /** Whether a request may say which trace it continues. */
  readonly trustsRequests: boolean
  begin(beginning: Beginning): Begun
  /** Which trace runs now; also of one that is not kept, so that lines of a request can be found together. */
  readonly ids: () => TraceIds
  /** Tells the collector what is left, for so many milliseconds at most. */
  stop(patience: number): Promise<void>
}

export type TracingOptions = {
  readonly version: string
  /** Told how many spans were lost, as the collector was away or too slow. */
  readonly onLost: (count: number) => void
}

/** Loads what traces, where the settings name a collector. A shop without one has nothing of it in memory. */
export async function openTracing(
  { tracing }: { readonly tracing: TracingConfig | undefined },
  options: TracingOptions,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(tracing, options)
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  type Context,
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { errorTypeOf, readTraceParent, type Span, type SpanFacts, writeTraceParent } from '#kernel/tracing.ts'
import type { TracingConfig } from '../config.ts'
import { samplerOf } from './sampler.ts'
import { mostWaiting, SpanQueue } from './span-queue.ts'
import type { Beginning, Begun, Tracing, TracingOptions } from './tracing.ts'

/** What runs now, on this thread. */
type Active = { readonly span: OtelSpan; readonly context: Context; readonly cause: SpanContext | undefined }

const kinds = {
  internal: OtelSpanKind.INTERNAL,
  client: OtelSpanKind.CLIENT,
  server: OtelSpanKind.SERVER,
  consumer: OtelSpanKind.CONSUMER,
} as const

/** Milliseconds: between two deliveries, and for one with all its attempts. */
const pace = { scheduledDelayMillis: 2000, exportTimeoutMillis: 6000 }
const deliveryTimeout = 5000

/** The port by OpenTelemetry's SDK: nothing of it is global, and no module is patched. */
export function openTelemetry(
  { endpoint, headers, serviceName, trustsRequests, ...sampling }: TracingConfig,
  { version, onLost }: TracingOptions,
): Tracing {
  const queue = new SpanQueue(onLost)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: deliveryTimeout,
    // One delivery after the other; a slow collector must not have many of them in hand.
    concurrencyLimit: 1,
  })
  const batches = new BatchSpanProcessor({ exporter: queue.after(exporter), maxQueueSize: mostWaiting, ...pace })
  const provider = new TracerProvider({
    sampler: samplerOf(sampling),
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': serviceName,
        'service.version': version,
        'service.instance.id': randomUUID(),
      }),
    ),
    spanLimits: { attributeValueLengthLimit: longestFact },
    spanProcessors: [queue.before(batches)],
  })
  const tracer = provider.getTracer('cordwainer', version)
  const running = new AsyncLocalStorage<Active>()

  function begin({ name, kind, facts, parent, cause }: Beginning): Begun {
    const from = remoteOf(parent)
    const asker = remoteOf(cause)
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes: facts, ...(asker && { links: [{ context: asker }] }) },
      from ? trace.setSpanContext(ROOT_CONTEXT, from) : ROOT_CONTEXT,
    )
    const active = { span, context: trace.setSpan(ROOT_CONTEXT, span), cause: asker }
    return {
      isRecording: span.isRecording(),
      describe: (called, more) => void span.updateName(called).setAttributes(more),
      run: (work) => running.run(active, work),
      ...spanPort(span),
      end: () => span.end(),
    }
  }

  return {
    trustsRequests,
    begin,
    get isRecording() {
      return running.getStore()?.span.isRecording() ?? false
    },
    async within(name, kind, facts, work) {
      const active = running.getStore()
      if (!active?.span.isRecording()) return work(silent)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, active.context)
      const port = spanPort(span)
      try {
        return await running.run({ ...active, span, context: trace.setSpan(active.context, span) }, () => work(port))
      } catch (error) {
        port.fail(errorTypeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    note(name, kind, facts, milliseconds, failure) {
      const active = running.getStore()
      if (!active?.span.isRecording()) return
      const now = Date.now()
      const options = { kind: kinds[kind], attributes: facts, startTime: now - milliseconds }
      const span = tracer.startSpan(name, options, active.context)
      if (failure !== undefined) spanPort(span).fail(failure)
      span.end(now)
    },
    add: (facts) => void running.getStore()?.span.setAttributes(facts),
    traceparent() {
      const spanContext = running.getStore()?.span.spanContext()
      return spanContext && writeTraceParent({ ...spanContext, sampled: isSampled(spanContext) })
    },
    ids() {
      const active = running.getStore()
      if (!active) return {}
      const ids = { trace_id: active.span.spanContext().traceId }
      return active.cause ? { ...ids, cause_trace_id: active.cause.traceId } : ids
    },
    async stop(patience) {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patience)
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

/** Statements of an import are as long as its rows are many. */
const longestFact = 2000

const silent: Span = { add: () => undefined, fail: () => undefined }

function spanPort(span: OtelSpan): Span {
  return {
    add: (facts: SpanFacts) => void span.setAttributes(facts),
    fail: (type) => {
      span.setAttribute('error.type', type)
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
  }
}

const isSampled = ({ traceFlags }: SpanContext) => (traceFlags & TraceFlags.SAMPLED) !== 0

function remoteOf(traceparent: string | undefined): SpanContext | undefined {
  const read = readTraceParent(traceparent)
  if (!read) return undefined
  const { traceId, spanId, sampled } = read
  return { traceId, spanId, traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true }
}

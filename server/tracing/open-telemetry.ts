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
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { errorTypeOf, readTraceParent, type Span, type TraceParent, writeTraceParent } from '#kernel/tracing.ts'
import type { TracingConfig } from '../config.ts'
import { samplerOf } from './sampler.ts'
import { mostWaiting, SpanQueue } from './span-queue.ts'
import type { Beginning, Begun, Tracing, TracingOptions } from './tracing.ts'
import { UnkeptTrace } from './unkept-trace.ts'

/** What runs now, on this thread, and is kept. */
type Kept = { readonly span: OtelSpan; readonly context: Context; readonly cause: TraceParent | undefined }

const kinds = {
  internal: OtelSpanKind.INTERNAL,
  client: OtelSpanKind.CLIENT,
  server: OtelSpanKind.SERVER,
  consumer: OtelSpanKind.CONSUMER,
} as const

/** Milliseconds: between two deliveries, and for one with all its attempts. */
const pace = { scheduledDelayMillis: 2000, exportTimeoutMillis: 6000 }
const deliveryTimeout = 5000

/** Statements of an import are as long as its rows are many. */
const longestFact = 2000

/** The port by OpenTelemetry's SDK: nothing of it is global, and no module is patched. */
export function openTelemetry(config: TracingConfig, { version, onLost }: TracingOptions): Tracing {
  const provider = providerOf(config, version, new SpanQueue(onLost))
  const tracer = provider.getTracer('cordwainer', version)
  const isKept = samplerOf(config)
  const running = new AsyncLocalStorage<Kept | UnkeptTrace>()
  const kept = (): Kept | undefined => {
    const active = running.getStore()
    return active instanceof UnkeptTrace ? undefined : active
  }

  function begin(beginning: Beginning): Begun {
    const parent = readTraceParent(beginning.parent)
    const cause = readTraceParent(beginning.cause)
    if (!isKept({ parent, cause, isOwn: beginning.isOwn })) return new UnkeptTrace(running, parent, cause)
    const span = tracer.startSpan(
      beginning.name,
      {
        kind: kinds[beginning.kind],
        attributes: beginning.facts,
        ...(cause && { links: [{ context: remoteOf(cause) }] }),
      },
      parent ? trace.setSpanContext(ROOT_CONTEXT, remoteOf(parent)) : ROOT_CONTEXT,
    )
    const active = { span, context: trace.setSpan(ROOT_CONTEXT, span), cause }
    return {
      isRecording: true,
      describe: (called, more) => void span.updateName(called).setAttributes(more),
      run: (work) => running.run(active, work),
      ...spanPort(span),
      end: () => span.end(),
    }
  }

  return {
    trustsRequests: config.trustsRequests,
    begin,
    get isRecording() {
      return kept() !== undefined
    },
    async within(name, kind, facts, work) {
      const active = kept()
      if (!active) return work(silent)
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
      const active = kept()
      if (!active) return
      const now = Date.now()
      const options = { kind: kinds[kind], attributes: facts, startTime: now - milliseconds }
      const span = tracer.startSpan(name, options, active.context)
      if (failure !== undefined) spanPort(span).fail(failure)
      span.end(now)
    },
    add: (facts) => void kept()?.span.setAttributes(facts),
    traceparent() {
      const active = running.getStore()
      if (!active) return undefined
      return writeTraceParent(
        active instanceof UnkeptTrace ? active.ids : { ...active.span.spanContext(), sampled: true },
      )
    },
    ids() {
      const active = running.getStore()
      if (!active) return {}
      const { traceId } = active instanceof UnkeptTrace ? active.ids : active.span.spanContext()
      return active.cause ? { trace_id: traceId, cause_trace_id: active.cause.traceId } : { trace_id: traceId }
    },
    stop: (patience) => inTime(provider.shutdown(), patience),
  }
}

function providerOf({ endpoint, headers, serviceName }: TracingConfig, version: string, queue: SpanQueue) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: deliveryTimeout,
    // A slow collector must not have many deliveries in hand.
    concurrencyLimit: 4,
  })
  const batches = new BatchSpanProcessor({ exporter: queue.after(exporter), maxQueueSize: mostWaiting, ...pace })
  return new TracerProvider({
    sampler: new AlwaysOnSampler(),
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
}

async function inTime(work: Promise<unknown>, patience: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience)
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}

const silent: Span = { add: () => undefined, fail: () => undefined }

function spanPort(span: OtelSpan): Span {
  return {
    add: (facts) => void span.setAttributes(facts),
    fail: (type) => {
      span.setAttribute('error.type', type)
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
  }
}

function remoteOf({ traceId, spanId, sampled }: TraceParent): SpanContext {
  return { traceId, spanId, traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true }
}

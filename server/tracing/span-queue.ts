import type { BatchSpanProcessor, ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace'

/** Spans that may wait for the collector, those under way included; what comes beyond is lost. */
export const mostWaiting = 2048

/** Counts the spans that wait, so that no collector fills the memory, and those that are lost. */
export class SpanQueue {
  readonly #onLost: (count: number) => void
  #waiting = 0

  constructor(onLost: (count: number) => void) {
    this.#onLost = onLost
  }

  get waiting(): number {
    return this.#waiting
  }

  /** What lets spans in. */
  before(batches: Pick<BatchSpanProcessor, 'onStart' | 'onEnd' | 'forceFlush' | 'shutdown'>): SpanProcessor {
    return {
      onStart: (span, context) => batches.onStart(span, context),
      onEnd: (span) => {
        if (this.#waiting >= mostWaiting) return this.#onLost(1)
        this.#waiting++
        batches.onEnd(span)
      },
      forceFlush: () => batches.forceFlush(),
      shutdown: () => batches.shutdown(),
    }
  }

  /** What lets them out. */
  after(exporter: SpanExporter): SpanExporter {
    return {
      export: (spans: ReadableSpan[], done) =>
        exporter.export(spans, (result) => {
          this.#waiting -= spans.length
          if (result.code !== delivered) this.#onLost(spans.length)
          done(result)
        }),
      shutdown: () => exporter.shutdown(),
    }
  }
}

/** `ExportResultCode.SUCCESS` of a package that comes along with the others. */
const delivered = 0

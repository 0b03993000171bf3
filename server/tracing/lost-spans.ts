import type { Log } from '../log.ts'

/** Counts the spans that no collector was told of, over all threads, and says in the log that there are any. */
export class LostSpans {
  #count = 0
  readonly #log: () => Pick<Log, 'warn'>

  constructor(log: () => Pick<Log, 'warn'>) {
    this.#log = log
  }

  get count(): number {
    return this.#count
  }

  readonly add = (count: number): void => {
    if (this.#count === 0)
      this.#log().warn(
        'The collector of traces takes none, or too few; cordwainer_trace_spans_lost_total counts what is lost',
      )
    this.#count += count
  }
}

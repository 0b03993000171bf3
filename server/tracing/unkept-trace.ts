import type { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { TraceParent } from '#kernel/tracing.ts'
import type { Begun } from './tracing.ts'

/** A trace that no collector is told of. It has ids all the same, for the log and for jobs, once somebody asks for them. */
export class UnkeptTrace implements Begun {
  readonly isRecording = false
  readonly cause: TraceParent | undefined
  readonly #running: AsyncLocalStorage<unknown>
  #ids: TraceParent | undefined

  constructor(running: AsyncLocalStorage<unknown>, parent: TraceParent | undefined, cause: TraceParent | undefined) {
    this.#running = running
    this.#ids = parent && { ...parent, sampled: false }
    this.cause = cause
  }

  get ids(): TraceParent {
    this.#ids ??= { traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex'), sampled: false }
    return this.#ids
  }

  run<T>(work: () => T): T {
    return this.#running.run(this, work)
  }

  describe(): void {}
  add(): void {}
  fail(): void {}
  end(): void {}
}

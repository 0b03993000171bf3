import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { SearchPort } from '#shop/search/search-port.ts'
import type { CountArrival } from '#shop/stores/arrival.ts'
import type { ShopConfig } from './config.ts'
import type { Log } from './log.ts'
import type { RenderedBytes, RenderTask } from './render-protocol.ts'
import { RenderThread } from './render-thread.ts'

/** Makes pages. The server knows no more about rendering than this. */
export type Renderer = {
  render(task: RenderTask): Promise<RenderedBytes>
  /** Tells the renderer's shops that things bearing these tags changed, or that anything may have. */
  invalidate(tags: readonly string[] | undefined): void
  readonly alive: boolean
  readonly waiting: number
  stop(): Promise<void>
}

/** More pages are wanted than can be made; the shopper should ask again in a moment. */
export class RendererOverloaded extends Error {
  override readonly name = 'RendererOverloaded'
  readonly statusCode = 503
}

export type RendererOptions = {
  readonly version: string
  readonly log: Log
  /** How many pages may wait. */
  readonly queue: number
  /** How many threads render; each has a shop and a pool of connections of its own. */
  readonly threads?: number
  /** Told of the threads' requests to outside systems. */
  readonly countVendor?: ObserveVendor
  /** Told how many spans the threads lost. */
  readonly onSpansLost?: ((count: number) => void) | undefined
  /** Told of notices that stores heard by the threads. */
  readonly countArrival?: CountArrival | undefined
  readonly worker?: URL
  /** How many pages a thread has in hand at once; while one waits for the database, another is rendered. */
  readonly atOnce?: number
  /** Milliseconds for one page, and for a sign of life. */
  readonly patience?: number
}

type Waiting = {
  readonly task: RenderTask
  readonly resolve: (page: RenderedBytes) => void
  readonly reject: (reason: Error) => void
}

const defaults = { atOnce: 8, patience: 15_000, threads: 1, worker: new URL('./render-worker.ts', import.meta.url) }

/**
 * Threads that render, with one bounded queue before them: pages of one person first, since somebody waits for each of them, while a
 * public page may be on its way for many. A page goes to the thread that has the fewest in hand.
 */
export class WorkerRenderer implements Renderer {
  readonly #options: RendererOptions & typeof defaults
  readonly #personal: Waiting[] = []
  readonly #public: Waiting[] = []
  readonly #threads: RenderThread[] = []
  #stopping = false

  constructor(options: RendererOptions) {
    this.#options = { ...defaults, ...options }
    // The first thread loads its modules while the main thread still opens the database.
    this.#addThread()
  }

  get alive(): boolean {
    return this.#threads.some(({ alive }) => alive)
  }

  get waiting(): number {
    return this.#personal.length + this.#public.length
  }

  /**
   * Resolves when the first thread can render, and lets the others follow; rejects when the first can't start.
   * @param search answers lists and searches for the threads
   */
  async start(config: ShopConfig, search?: SearchPort): Promise<void> {
    await this.#threads[0]?.start(config, search)
    while (!this.#stopping && this.#threads.length < this.#options.threads) {
      // One that can't start has said so in the log, and tries again by itself.
      this.#addThread()
        .start(config, search)
        .catch(() => undefined)
    }
  }

  render(task: RenderTask): Promise<RenderedBytes> {
    if (this.#stopping) return Promise.reject(new RendererOverloaded('The shop is stopping'))
    if (this.waiting >= this.#options.queue) return Promise.reject(new RendererOverloaded('Too many pages wait'))
    const { promise, resolve, reject } = Promise.withResolvers<RenderedBytes>()
    const line = task.personal ? this.#personal : this.#public
    line.push({ task, resolve, reject })
    this.#next()
    return promise
  }

  invalidate(tags: readonly string[] | undefined): void {
    for (const thread of this.#threads) thread.invalidate(tags)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    for (const waiting of [...this.#personal.splice(0), ...this.#public.splice(0)]) {
      waiting.reject(new RendererOverloaded('The shop is stopping'))
    }
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }

  #addThread(): RenderThread {
    const name = `renderer ${this.#threads.length + 1}`
    const onFree = () => this.#next()
    const thread = new RenderThread({ ...this.#options, name, onFree })
    this.#threads.push(thread)
    return thread
  }

  #next(): void {
    for (let thread = this.#freest(); thread; thread = this.#freest()) {
      const waiting = this.#personal.shift() ?? this.#public.shift()
      if (!waiting) return
      thread.render(waiting.task).then(waiting.resolve, waiting.reject)
    }
  }

  /** The thread that has the fewest pages in hand, if one may have another. */
  #freest(): RenderThread | undefined {
    let freest: RenderThread | undefined
    for (const thread of this.#threads) {
      if (thread.alive && thread.busy < (freest?.busy ?? this.#options.atOnce)) freest = thread
    }
    return freest
  }
}

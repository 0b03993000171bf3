import { Worker } from 'node:worker_threads'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { SearchPort } from '#shop/search/search-port.ts'
import type { ShopConfig } from './config.ts'
import type { Log } from './log.ts'
import type { FromWorker, RenderedBytes, RenderTask, ToWorker } from './render-protocol.ts'
import { answerSearch, type SearchCall } from './search-wire.ts'

/** Makes pages. The server knows no more about rendering than this. */
export type Renderer = {
  render(task: RenderTask): Promise<RenderedBytes>
  /** Tells the renderer's shop that things bearing these tags changed, or that anything may have. */
  changed(tags: readonly string[] | undefined): void
  readonly alive: boolean
  readonly waiting: number
  stop(): Promise<void>
}

/** More pages are wanted than can be made; the shopper should ask again in a moment. */
export class RendererOverloaded extends Error {
  override readonly name = 'RendererOverloaded'
}

/** A page could not be made. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed'
}

export type RendererOptions = {
  readonly version: string
  readonly log: Log
  /** How many pages may wait. */
  readonly queue: number
  /** Told of the worker's requests to outside systems. */
  readonly countVendor?: ObserveVendor
  readonly worker?: URL
  /** How many pages the worker has in hand at once; while one waits for the database, another is rendered. */
  readonly atOnce?: number
  /** Milliseconds for one page, and for a sign of life. */
  readonly patience?: number
}

type Waiting = {
  readonly task: RenderTask
  readonly resolve: (page: RenderedBytes) => void
  readonly reject: (reason: Error) => void
  timer?: NodeJS.Timeout
}

const defaults = { atOnce: 8, patience: 15_000, worker: new URL('./render-worker.ts', import.meta.url) }
const longestPause = 10_000

/**
 * One worker thread that renders, with a bounded queue before it: pages of one person first, since somebody waits for each
 * of them, while a public page may be on its way for many. A worker that dies or hangs is replaced.
 */
export class WorkerRenderer implements Renderer {
  readonly #options: RendererOptions & typeof defaults
  readonly #personal: Waiting[] = []
  readonly #public: Waiting[] = []
  readonly #inHand = new Map<number, Waiting>()
  #worker: Worker | undefined
  #config: ShopConfig | undefined
  #search: SearchPort | undefined
  #started = false
  #beginning: PromiseWithResolvers<void> | undefined
  #stopping = false
  #lastId = 0
  #crashes = 0
  #watch: NodeJS.Timeout | undefined
  #answered = true

  constructor(options: RendererOptions) {
    this.#options = { ...defaults, ...options }
    // The thread loads its modules while the main thread still opens the database.
    this.#spawn()
  }

  get alive(): boolean {
    return this.#started
  }

  get waiting(): number {
    return this.#personal.length + this.#public.length
  }

  /**
   * Resolves when the first worker can render; rejects when it can't start.
   * @param search answers lists and searches for the worker
   */
  async start(config: ShopConfig, search?: SearchPort): Promise<void> {
    this.#config = config
    this.#search = search
    this.#beginning = Promise.withResolvers()
    this.#begin()
    await this.#beginning.promise
    this.#watch = setInterval(() => this.#checkLife(), this.#options.patience)
    this.#watch.unref()
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

  changed(tags: readonly string[] | undefined): void {
    if (this.#started) this.#post({ kind: 'changed', tags })
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#watch)
    for (const waiting of [...this.#personal.splice(0), ...this.#public.splice(0)]) {
      waiting.reject(new RendererOverloaded('The shop is stopping'))
    }
    const worker = this.#worker
    if (!worker) return
    const gone = new Promise((resolve) => worker.once('exit', resolve))
    this.#post({ kind: 'stop' })
    const timer = setTimeout(() => worker.terminate(), 3000)
    await gone
    clearTimeout(timer)
  }

  #spawn(): void {
    const worker = new Worker(this.#options.worker, { name: 'renderer' })
    this.#worker = worker
    worker.on('message', (message: FromWorker) => this.#hear(message))
    worker.on('error', (error) => this.#options.log.error({ err: error }, 'The renderer broke down'))
    worker.once('exit', () => this.#lost(worker))
  }

  #begin(): void {
    if (this.#config) this.#post({ kind: 'start', config: this.#config, version: this.#options.version })
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }

  #hear(message: FromWorker): void {
    this.#answered = true
    switch (message.kind) {
      case 'started':
        this.#started = true
        this.#beginning?.resolve()
        this.#next()
        return
      case 'failed':
        this.#beginning?.reject(new Error(message.message))
        this.#options.log.error(`The renderer could not start: ${message.message}`)
        return
      case 'rendered':
        this.#crashes = 0
        this.#take(message.id)?.resolve(message.page)
        return
      case 'refused':
        this.#take(message.id)?.reject(new RenderFailed(message.message))
        return
      case 'search':
        void this.#ask(message)
        return
      case 'vendor':
        this.#options.countVendor?.(message.event)
        return
      case 'problem':
        this.#options.log.error({ url: pathOf(message.url) }, message.message)
        return
    }
  }

  async #ask(call: SearchCall): Promise<void> {
    const asker = this.#worker
    if (!this.#search) return
    const reply = await answerSearch(this.#search, call)
    // A worker that was replaced meanwhile would take the answer for one to a question of its own.
    if (asker === this.#worker) this.#post(reply)
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#inHand.get(id)
    if (waiting) clearTimeout(waiting.timer)
    this.#inHand.delete(id)
    this.#next()
    return waiting
  }

  #next(): void {
    while (this.#started && this.#inHand.size < this.#options.atOnce) {
      const waiting = this.#personal.shift() ?? this.#public.shift()
      if (!waiting) return
      const id = ++this.#lastId
      this.#inHand.set(id, waiting)
      waiting.timer = setTimeout(() => {
        this.#take(id)?.reject(
          new RenderFailed(`No page after ${this.#options.patience} ms: ${pathOf(waiting.task.url)}`),
        )
      }, this.#options.patience)
      this.#post({ kind: 'render', id, task: waiting.task })
    }
  }

  #checkLife(): void {
    if (!this.#started) return
    if (!this.#answered) {
      this.#options.log.error('The renderer hangs and is replaced')
      void this.#worker?.terminate()
      return
    }
    this.#answered = false
    this.#post({ kind: 'ping' })
  }

  #lost(worker: Worker): void {
    if (worker !== this.#worker) return
    this.#started = false
    this.#worker = undefined
    const lost = [...this.#inHand.values()]
    this.#inHand.clear()
    for (const waiting of lost) {
      clearTimeout(waiting.timer)
      waiting.reject(new RenderFailed('The renderer broke down'))
    }
    if (this.#stopping) return
    this.#beginning?.reject(new Error('The renderer ended while it started'))
    const pause = Math.min(100 * 2 ** this.#crashes++, longestPause)
    setTimeout(() => {
      if (this.#stopping) return
      this.#spawn()
      this.#begin()
    }, pause).unref()
  }
}

/** What a log may say of an address: what stands behind the question mark opens orders, and says what somebody typed. */
function pathOf(url: string): string {
  return url.split('?')[0] ?? url
}

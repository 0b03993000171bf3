import { Worker } from 'node:worker_threads'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { SearchPort } from '#shop/search/search-port.ts'
import type { CountArrival } from '#shop/stores/arrival.ts'
import type { ShopConfig } from './config.ts'
import type { Log } from './log.ts'
import type { FromWorker, RenderedBytes, RenderTask, ToWorker } from './render-protocol.ts'
import { answerSearch, type SearchCall } from './search-wire.ts'

/** A page could not be made. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed'
}

export type RenderThreadOptions = {
  readonly name: string
  readonly version: string
  readonly log: Log
  readonly worker: URL
  /** Milliseconds for one page, and for a sign of life. */
  readonly patience: number
  /** Told of the worker's requests to outside systems. */
  readonly countVendor?: ObserveVendor | undefined
  /** Told how many spans the worker lost. */
  readonly onSpansLost?: ((count: number) => void) | undefined
  /** Told of notices that stores heard by the worker. */
  readonly countArrival?: CountArrival | undefined
  /** Called whenever it can take a page that it could not take before. */
  readonly onFree: () => void
}

type InHand = {
  readonly resolve: (page: RenderedBytes) => void
  readonly reject: (reason: Error) => void
  readonly timer: NodeJS.Timeout
}

const longestPause = 10_000

/** One worker that renders. It is replaced when it dies or hangs; what it had in hand fails. */
export class RenderThread {
  readonly #options: RenderThreadOptions
  readonly #inHand = new Map<number, InHand>()
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

  constructor(options: RenderThreadOptions) {
    this.#options = options
    this.#spawn()
  }

  get alive(): boolean {
    return this.#started
  }

  /** How many pages it has in hand. */
  get busy(): number {
    return this.#inHand.size
  }

  /** Resolves when the worker can render; rejects when it can't start. */
  async start(config: ShopConfig, search: SearchPort | undefined): Promise<void> {
    this.#config = config
    this.#search = search
    this.#beginning = Promise.withResolvers()
    this.#begin()
    await this.#beginning.promise
    this.#watch = setInterval(() => this.#checkLife(), this.#options.patience)
    this.#watch.unref()
  }

  render(task: RenderTask): Promise<RenderedBytes> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedBytes>()
    const { patience } = this.#options
    const id = ++this.#lastId
    const timer = setTimeout(
      () => this.#take(id)?.reject(new RenderFailed(`No page after ${patience} ms: ${pathOf(task.url)}`)),
      patience,
    )
    this.#inHand.set(id, { resolve, reject, timer })
    this.#post({ kind: 'render', id, task })
    return promise
  }

  invalidate(tags: readonly string[] | undefined): void {
    if (this.#started) this.#post({ kind: 'invalidate', tags })
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#watch)
    const worker = this.#worker
    if (!worker) return
    const gone = new Promise((resolve) => worker.once('exit', resolve))
    this.#post({ kind: 'stop' })
    const timer = setTimeout(() => worker.terminate(), 3000)
    await gone
    clearTimeout(timer)
  }

  #spawn(): void {
    const { worker: file, name, log } = this.#options
    const worker = new Worker(file, { name })
    this.#worker = worker
    worker.on('message', (message: FromWorker) => this.#hear(message))
    worker.on('error', (error) => log.error({ err: error }, 'The renderer broke down'))
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
        this.#options.onFree()
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
      case 'arrival':
        this.#options.countArrival?.(message.notice)
        return
      case 'problem':
        this.#options.log.error({ url: pathOf(message.url), ...message.trace }, message.message)
        return
      case 'spans-lost':
        this.#options.onSpansLost?.(message.count)
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

  #take(id: number): InHand | undefined {
    const page = this.#inHand.get(id)
    if (!page) return undefined
    clearTimeout(page.timer)
    this.#inHand.delete(id)
    this.#options.onFree()
    return page
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
    for (const page of lost) {
      clearTimeout(page.timer)
      page.reject(new RenderFailed('The renderer broke down'))
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

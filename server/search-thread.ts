import { Worker } from 'node:worker_threads'
import type { SearchPort } from '#shop/search/search-port.ts'
import type { ShopConfig } from './config.ts'
import type { Log } from './log.ts'
import { type SearchCall, type SearchReply, SearchWire } from './search-wire.ts'

/** What the thread says. */
export type FromSearchThread = SearchReply | { readonly kind: 'problem'; readonly message: string }

export type SearchThreadOptions = {
  readonly config: ShopConfig
  readonly log: Log
  readonly worker?: URL
  /** Whether it starts at once, or with the first question. */
  readonly start?: 'now' | 'asked'
}

const longestPause = 10_000

/**
 * The search in memory on a thread of its own, for all other threads: one index for the process, and neither building it nor
 * a hard question keeps a page waiting. A thread that dies is replaced, and the new one builds its index anew.
 */
export class SearchThread {
  readonly search: SearchPort
  readonly #wire: SearchWire
  readonly #options: SearchThreadOptions
  #worker: Worker | undefined
  /** Asked while there is no thread. */
  readonly #waiting: SearchCall[] = []
  #hasStarted = false
  #stopping = false
  #crashes = 0

  constructor(options: SearchThreadOptions) {
    this.#options = options
    this.#wire = new SearchWire((call) => this.#post(call))
    this.search = this.#wire
    if (options.start !== 'asked') this.#spawn()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#wire.lose('The shop is stopping')
    await this.#worker?.terminate()
  }

  #post(call: SearchCall): void {
    if (this.#worker) this.#worker.postMessage(call)
    else this.#waiting.push(call)
    if (!this.#hasStarted) this.#spawn()
  }

  #spawn(): void {
    const { worker: file = new URL('./search-worker.ts', import.meta.url), config, log } = this.#options
    this.#hasStarted = true
    const worker = new Worker(file, { name: 'search', workerData: config })
    worker.on('message', (message: FromSearchThread) => {
      if (message.kind === 'problem') return log.error(message.message)
      this.#crashes = 0
      this.#wire.hear(message)
    })
    worker.on('error', (error) => log.error({ err: error }, 'The search broke down'))
    worker.once('exit', () => this.#lost())
    this.#worker = worker
    for (const call of this.#waiting.splice(0)) worker.postMessage(call)
  }

  #lost(): void {
    this.#worker = undefined
    this.#wire.lose('The search broke down')
    if (this.#stopping) return
    const pause = Math.min(100 * 2 ** this.#crashes++, longestPause)
    setTimeout(() => {
      if (!this.#stopping) this.#spawn()
    }, pause).unref()
  }
}

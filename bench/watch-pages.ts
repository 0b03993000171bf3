/** What shoppers wait for while something else happens, measured on a thread of its own: pages, orders, and locks of the database. */
import '#server/configured-storefronts.ts'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { type DatabaseConfig, openDatabase } from '#database/connect.ts'
import { over } from '#test/shop/ask-over-http.ts'
import { readyCustomer } from '../test/proofs/customer.ts'

type Watched = {
  readonly database: DatabaseConfig
  readonly cachedPage: string
  readonly personalPage: string
  /** Where orders are placed, and sizes of which there are enough. */
  readonly shop: string
  readonly skus: readonly string[]
}

/** In milliseconds: what 95 of 100 pages stay below, the slowest of 100 orders, and the longest wait for a lock. */
export type Waits = {
  readonly cached: number
  readonly personal: number
  readonly order: number
  readonly orders: number
  readonly lock: number
  /** So many pages and orders failed. */
  readonly failures: number
}

/**
 * How often shoppers come. Together they take a fifth of two cores: a machine that has nothing left would measure its queue, not what an
 * import does to it.
 */
const everyMs = { cached: 50, personal: 200, order: 1000, lock: 10 }

export function watchPages(watched: Watched) {
  const worker = new Worker(new URL(import.meta.url), { workerData: watched })
  return {
    /** What they waited for meanwhile. */
    async during<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly waits: Waits }> {
      worker.postMessage('begin')
      const result = await work()
      worker.postMessage('end')
      const [waits] = (await once(worker, 'message')) as [Waits]
      return { result, waits }
    },
    stop: () => worker.terminate(),
  }
}

const quantile = (list: readonly number[], part: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? Number.NaN

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await work()
  into.push(performance.now() - begun)
}

const agent = new Agent({ keepAlive: true })

/** Reads a page without unpacking it: that is the browser's work, which would be measured with it. */
async function readAsSent(address: string): Promise<void> {
  const [response] = (await once(get(address, { agent, headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ]
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`)
}

async function watch({ database, cachedPage, personalPage, shop, skus }: Watched): Promise<void> {
  const { db } = openDatabase(database, { poolSize: 1, applicationName: 'bench' })
  let isWatching = false
  let failures = 0
  /** Begins so often, whether or not the one before has ended long ago: shoppers don't come more often because the shop is quick. */
  const repeated = async (pauseMs: number, work: () => Promise<void>) => {
    while (isWatching) {
      const begun = performance.now()
      await work().catch(() => {
        failures++
      })
      await pause(Math.max(0, pauseMs - (performance.now() - begun)))
    }
  }
  const watchAll = async (): Promise<Waits> => {
    const times = { cached: [] as number[], personal: [] as number[], orders: [] as number[] }
    let lock = 0
    failures = 0
    let turn = 0
    await Promise.all([
      repeated(everyMs.cached, () => timed(times.cached, () => readAsSent(cachedPage))),
      repeated(everyMs.personal, () => timed(times.personal, () => readAsSent(personalPage))),
      repeated(everyMs.order, async () => {
        const place = await readyCustomer(over(shop), skus[turn++ % skus.length] ?? '')
        await timed(times.orders, () => place())
      }),
      repeated(everyMs.lock, async () => {
        const { rows } = await sql<{ waited: number }>`
          select coalesce(max(extract(epoch from clock_timestamp() - waitstart) * 1000), 0)::float8 as waited
          from pg_locks
          where not granted and relation is distinct from 'import_rows'::regclass`.execute(db)
        lock = Math.max(lock, rows[0]?.waited ?? 0)
      }),
    ])
    return {
      cached: quantile(times.cached, 0.95),
      personal: quantile(times.personal, 0.95),
      order: quantile(times.orders, 0.99),
      orders: times.orders.length,
      lock,
      failures,
    }
  }
  parentPort?.on('message', (message) => {
    isWatching = message === 'begin'
    if (isWatching) void watchAll().then((waits) => parentPort?.postMessage(waits))
  })
}

if (!isMainThread) void watch(workerData)

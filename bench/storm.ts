/** What others wait for while one shopper storms the shop: `npm run bench -- storm`. */
import '#server/configured-storefronts.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'

export type Storm = {
  /** Milliseconds that 95 of 100 writes of the others stay below, with the shop to themselves and in the storm. */
  readonly idleMs: number
  readonly stormMs: number
  readonly statuses: Readonly<Record<string, number>>
}

const presses = 200
const others = 4
const rounds = 5
const roundMs = 4000

const adding =
  'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename ... on Refused { refusals { messageKey } } } }'

/** Idle and storm in turns, so that what else the machine does meets both. */
export async function measureStorm(shop: string): Promise<Storm> {
  const skus = await sizesOf(shop)
  const begin = async () =>
    (await askOverHttp<{ token: string }>(over(shop), 'mutation { createContext { token } }')).token
  const tokens = await Promise.all(Array.from({ length: others }, begin))
  const times: Record<'idle' | 'storm', number[]> = { idle: [], storm: [] }
  const statuses: Record<string, number> = {}
  const stormy = new Worker(new URL(import.meta.url), {
    workerData: { shop, token: await begin(), sku: skus.at(-1) },
  })
  stormy.on('message', (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  const shopOn = async (into: number[]) => {
    const until = performance.now() + roundMs
    await Promise.all(
      tokens.map(async (token, index) => {
        while (performance.now() < until) {
          const begun = performance.now()
          await askOverHttp(over(shop), adding, { sku: skus[index] }, { token })
          into.push(performance.now() - begun)
          await pause(20)
        }
      }),
    )
  }
  await shopOn([])
  for (let round = 0; round < rounds; round++) {
    await shopOn(times.idle)
    stormy.postMessage('begin')
    await shopOn(times.storm)
    stormy.postMessage('end')
    // What is still in hand of the storm is no part of the next round.
    await pause(1000)
  }
  await stormy.terminate()
  return { idleMs: p95(times.idle), stormMs: p95(times.storm), statuses }
}

const p95 = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0

async function sizesOf(shop: string): Promise<string[]> {
  const { productData } = await askOverHttp<{ productData: { products: { variants: { sku: string }[] }[] } }>(
    over(shop),
    '{ search(itemsPerPage: 48) { productData { products { variants { sku } } } } }',
  )
  return productData.products.flatMap(({ variants }) => variants.slice(0, 1).map(({ sku }) => sku))
}

/** On a thread of its own: a cart's writes, so many at once, as soon as the last of them was answered. */
function rage({ shop, token, sku }: { shop: string; token: string; sku: string }): void {
  let raging = false
  const body = JSON.stringify({ query: adding, variables: { sku } })
  const headers = {
    'content-type': 'application/json',
    'x-store-key': 'nl_NL',
    cookie: `contextToken=${token}`,
  }
  const press = async () => {
    const answer = await fetch(`${shop}/graphql`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    parentPort?.postMessage(answer.status)
  }
  const storm = async () => {
    while (raging) {
      await Promise.allSettled(Array.from({ length: presses }, press))
      // As told by Retry-After.
      await pause(1000)
    }
  }
  parentPort?.on('message', (message) => {
    raging = message === 'begin'
    if (raging) void storm()
  })
}

if (!isMainThread) rage(workerData)

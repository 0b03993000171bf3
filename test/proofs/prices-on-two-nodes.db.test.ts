import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import type { Clock } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { listenForChanges } from '#server/changes.ts'
import { PageCache } from '#server/page-cache.ts'
import { createShop } from '#shop/shop.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { pool, clock: began, deps } = await openTestShop({ poolSize: 12 })
const opened = Date.now()
/** A day of the small catalogue, on which time goes on: pages become stale by it. */
const clock: Clock = { now: () => new Date(began.now().getTime() + Date.now() - opened) }
const seconds = (count: number) => new Date(clock.now().getTime() + count * 1000)

/** A node with what it keeps in mind: the catalogue, the answers of its API, and whole pages. */
async function openNode() {
  const shop = createShop({ ...deps, clock })
  const report = (error: unknown) => Promise.reject(error)
  const api = createApi(shop, { development: false, documents: {}, secure: false, report })
  const cache = new PageCache({ limit: 10_000_000, clock, securityHeaders: () => [] })
  const heard: Promise<void>[] = []
  const ear = await listenForChanges(
    pool,
    (tags) => {
      api.invalidate(tags)
      cache.invalidate(tags)
      heard.push(shop.invalidate(tags).then(() => cache.invalidate(tags)))
    },
    (error) => {
      throw error
    },
  )
  afterAll(async () => {
    await ear.stop()
    await Promise.all(heard)
  })
  const asked = { storefront: storefrontOf('nl_NL') }
  const ask = async <T>(query: string, token?: string): Promise<T> => {
    const answer = await api.execute(
      { query, variables: {} },
      { ...asked, ...(token !== undefined && { contextToken: token }) },
    )
    expect(answer.errors).toBeUndefined()
    return answer.data as T
  }
  const render = async () => {
    const query = '{ pdp(sku: "10004.001") { price { amount } } }'
    const { data, tags } = await api.execute({ query, variables: {} }, asked)
    return { status: 200, headers: [], body: Buffer.from(JSON.stringify(data)), tags, policy: '' }
  }
  return {
    shop,
    /** What the page says to the next visitor, from the cache where it stands there. */
    async page(): Promise<number> {
      const page = cache.find('page', render, false) ?? (await cache.fill('page', render, false))
      const { bytes } = await page.body.in({ best: 'identity', quick: 'identity' })
      return (JSON.parse(bytes.toString()) as { pdp: { price: { amount: number } } }).pdp.price.amount
    },
    async newCart(): Promise<string> {
      const { createContext } = await ask<{ createContext: { token: string } }>('mutation { createContext { token } }')
      await ask(
        `mutation { addToCart(items: [{ referencedId: "${fixtures.handbag}", type: product, quantity: 1 }]) { __typename } }`,
        createContext.token,
      )
      return createContext.token
    },
    /** What the cart charges for it, which has the same session on every node. */
    async cart(token: string): Promise<number> {
      const query = 'query { getCart { items { price { totalPrice { amount } } } } }'
      type Answer = { getCart: { items: { price: { totalPrice: { amount: number } } }[] } }
      return (await ask<Answer>(query, token)).getCart.items[0]?.price.totalPrice.amount ?? 0
    },
  }
}

const nodes = [await openNode(), await openNode()] as const
const [first, second] = nodes
const files = importFolder({ shop: first.shop, clock })
const mostApart = 5000

test('no page of two nodes says another price than the cart charges for longer than five seconds, whatever begins and ends', {
  timeout: 60_000,
}, async () => {
  const token = await second.newCart()
  const [begins, ends] = [seconds(2), seconds(5)]
  const row = `${fixtures.handbag},nl_NL,39.95,49.95,${begins.toISOString()},${ends.toISOString()}`
  expect(await files.run('prices', ['sku,storefront,price,regular_price,from,until', row])).toMatchObject({
    status: 'applied',
  })

  // The job of a moment runs on whichever node takes it, and that of every minute on the other one besides.
  const jobs = [begins, ends].map(async (moment) => {
    await pause(moment.getTime() - clock.now().getTime())
    await Promise.all(nodes.map(({ shop }) => shop.beginPrices()))
  })
  let isDone = false
  const done = Promise.all(jobs).then(async () => {
    // Somebody changes it at once besides, on the node that the cart is not asked on.
    await files.run('prices', ['sku,storefront,price', `${fixtures.handbag},nl_NL,45.95`])
    isDone = true
  })

  const seen = nodes.map(() => new Set<number>())
  const apartSince = new Map<number, number>()
  let longest = 0
  for (let isSettled = false; !isSettled; ) {
    const wasDone = isDone
    for (const [index, { page }] of nodes.entries()) {
      const [said, charged] = [await page(), await second.cart(token)]
      seen[index]?.add(said)
      if (said === charged) apartSince.delete(index)
      else {
        const since = apartSince.get(index) ?? Date.now()
        apartSince.set(index, since)
        longest = Math.max(longest, Date.now() - since)
      }
    }
    isSettled = longest > mostApart || (wasDone && apartSince.size === 0)
    await pause(20)
  }
  await done
  expect(longest).toBeLessThanOrEqual(mostApart)
  for (const prices of seen) expect([...prices]).toEqual([4995, 3995, 4595])
  expect(await first.cart(token)).toBe(4595)
})

import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { freePort } from '#test/shop/free-port.ts'
import { startShopProcess } from '../../bench/shop-process.ts'
import { filledCheckout, readyCustomer } from '../proofs/customer.ts'
import { type NginxProxy, startProxy } from './nginx.fixture.ts'
import { type PostgresPair, startPostgresPair } from './postgres-pair.fixture.ts'
import { askServer } from './postgres-server.fixture.ts'
import { payInSandbox, sizesOnSaleAt } from './purchase.fixture.ts'

/** What docs/operating.md recommends for a shop that must not close: nginx, two nodes, and PostgreSQL with a standby. */
let folder: string
let pair: PostgresPair
let proxy: NginxProxy
const nodes: Awaited<ReturnType<typeof startShopProcess>>[] = []
let ports: number[] = []

async function openNode(number: number, demo: boolean) {
  const node = await startShopProcess({
    port: ports[number] ?? 0,
    dataFolder: join(folder, `node-${number}`),
    env: {
      DATABASE_URL: pair.url,
      PUBLIC_URL: proxy.origin,
      TRUST_PROXY: '1',
      DEMO: String(demo),
    },
  })
  nodes[number] = node
  return node
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordwainer-two-nodes-'))
  // Without a payment key the nodes share one sandbox.
  await mkdir(join(folder, 'sandbox'))
  for (const number of [0, 1]) {
    await mkdir(join(folder, `node-${number}`))
    await symlink(join(folder, 'sandbox'), join(folder, `node-${number}`, 'sandbox'))
  }
  pair = await startPostgresPair()
  ports = [await freePort(), await freePort()]
  proxy = await startProxy(...ports)
  await openNode(0, true)
  await openNode(1, false)
}, 180_000)

afterAll(async () => {
  await proxy?.stop()
  await Promise.all(nodes.map((node) => node.stop()))
  await pair?.stop()
  await rm(folder, { recursive: true, force: true })
})

const shop = () => over(proxy.origin)

const sizesOnSale = () => sizesOnSaleAt(shop())

test('a shopper buys, each step on whichever node comes next', async () => {
  for (const path of ['/nl/', '/nl/dames/', '/fr/', '/de/'])
    expect([path, (await fetch(proxy.origin + path)).status]).toEqual([path, 200])
  const [sku = ''] = await sizesOnSale()
  const placed = await payInSandbox(await filledCheckout(shop(), sku), proxy.origin)
  // Commits are synchronous: what the primary said it has the standby has.
  const rows = await askServer<{ state: string }>(
    pair.standbyUrl,
    `select state from orders where number = '${placed.orderNumber}'`,
  )
  expect(rows).toEqual([{ state: 'paid' }])
}, 60_000)

test('a node that closes for a new release is missed by nobody', async () => {
  const [sku = ''] = await sizesOnSale()
  let isOpen = true
  const answers: string[] = []
  const shoppers = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (isOpen) answers.push(await addition(sku), await cartPage())
    }),
  )
  const [, second] = nodes
  await second?.stop()
  await openNode(1, false)
  isOpen = false
  await shoppers
  expect(answers.length).toBeGreaterThan(8)
  expect([...new Set(answers)].sort()).toEqual(['200', 'Cart'])
}, 90_000)

/** @returns its status, or why there is none */
async function cartPage(): Promise<string> {
  const response = await fetch(`${proxy.origin}/nl/cart/`)
  await response.arrayBuffer()
  return response.ok ? '200' : `${response.status} ${proxy.said()}`
}

async function addition(sku: string): Promise<string> {
  try {
    return await added(sku)
  } catch (error) {
    return `${error} ${proxy.said()}`
  }
}

async function added(sku: string): Promise<string> {
  const { token } = await askOverHttp<{ token: string }>(shop(), 'mutation { createContext { token } }')
  const { __typename } = await askOverHttp<{ __typename: string }>(
    shop(),
    'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename } }',
    { sku },
    { token },
  )
  return __typename
}

/** @returns the number of an order that the shop has acknowledged; nothing where it could not */
async function tryToOrder(sku: string): Promise<string | undefined> {
  try {
    const place = await readyCustomer(shop(), sku)
    return (await place()).orderNumber
  } catch {
    return undefined
  }
}

test('no order that was acknowledged is lost when the primary dies and the standby takes its place', async () => {
  const sizes = await sizesOnSale()
  const acknowledged: { readonly number: string; readonly at: number }[] = []
  let turn = 0
  let isOver = false
  const shoppers = Promise.all(
    Array.from({ length: 20 }, async () => {
      while (!isOver) {
        const order = await tryToOrder(sizes[turn++ % sizes.length] ?? '')
        if (order === undefined) await pause(50)
        else acknowledged.push({ number: order, at: performance.now() })
      }
    }),
  )
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20)
  const died = performance.now()
  await pair.killPrimary()
  await pair.promoteStandby()
  const since = () => acknowledged.filter(({ at }) => at > died + 1000).length
  await expect.poll(since, { timeout: 60_000 }).toBeGreaterThan(20)
  isOver = true
  await shoppers
  const kept = await askServer<{ number: string }>(pair.standbyUrl, 'select number from orders')
  const numbers = new Set(kept.map(({ number }) => number))
  expect(acknowledged.filter(({ number }) => !numbers.has(number))).toEqual([])
  const first = Math.min(...acknowledged.filter(({ at }) => at > died + 100).map(({ at }) => at))
  process.stdout.write(
    `    ${acknowledged.length} orders; the next one ${Math.round(first - died)} ms after the primary died\n`,
  )
  expect((await fetch(`${nodes[0]?.origin}/readyz`)).status).toBe(200)
}, 180_000)

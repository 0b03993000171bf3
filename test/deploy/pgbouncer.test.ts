import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { freePort } from '#test/shop/free-port.ts'
import { type ShopProcess, startShopProcess } from '../../bench/shop-process.ts'
import { filledCheckout, readyCustomer } from '../proofs/customer.ts'
import { type PooledPostgres, pooledConnections, startPooledPostgres } from './pgbouncer.fixture.ts'
import { askServer } from './postgres-server.fixture.ts'
import { payInSandbox, sizesOnSaleAt } from './purchase.fixture.ts'

/** Two nodes that share four connections to PostgreSQL by Debian’s PgBouncer, in transaction mode. */
let folder: string
let database: PooledPostgres
const nodes: ShopProcess[] = []

const environment = (publicUrl: string) => ({
  DATABASE_URL: database.url,
  DATABASE_DIRECT_URL: database.directUrl,
  PUBLIC_URL: publicUrl,
  METRICS: 'true',
})

async function openNode(number: number, publicUrl: string, port: number): Promise<void> {
  nodes[number] = await startShopProcess({
    port,
    dataFolder: join(folder, `node-${number}`),
    env: { ...environment(publicUrl), DEMO: String(number === 0) },
  })
}

const publicUrl = () => nodes[0]?.publicOrigin ?? ''
const shop = (number: number) => over(nodes[number]?.origin ?? '')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordwainer-pgbouncer-'))
  // Without a payment key the nodes share one sandbox.
  await mkdir(join(folder, 'sandbox'))
  for (const number of [0, 1]) {
    await mkdir(join(folder, `node-${number}`))
    await symlink(join(folder, 'sandbox'), join(folder, `node-${number}`, 'sandbox'))
  }
  database = await startPooledPostgres()
  const port = await freePort()
  const address = `http://localhost:${port}`
  await openNode(0, address, port)
  await openNode(1, address, await freePort())
}, 180_000)

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

type Shown = { readonly sku: string; readonly url: string; readonly price: { readonly amount: number } }

/** What a node says of a size. */
async function shownBy(number: number, sku: string): Promise<Shown | undefined> {
  type Product = { readonly url: string; readonly variants: readonly Omit<Shown, 'url'>[] }
  const { productData } = await askOverHttp<{ productData: { products: Product[] } }>(
    shop(number),
    '{ search(itemsPerPage: 96) { productData { products { url variants { sku price { amount } } } } } }',
  )
  return productData.products
    .flatMap(({ url, variants }) => variants.map((variant) => ({ url, ...variant })))
    .find((variant) => variant.sku === sku)
}

test('a guest buys', async () => {
  const [sku = ''] = await sizesOnSaleAt(shop(0))
  const { orderNumber } = await payInSandbox(await filledCheckout(shop(0), sku), publicUrl())
  const rows = await askServer(database.directUrl, `select state from orders where number = '${orderNumber}'`)
  expect(rows).toEqual([{ state: 'paid' }])
}, 60_000)

test('what is bought on one node makes its page anew on the other', async () => {
  const [, sku = ''] = await sizesOnSaleAt(shop(0))
  const page = `${nodes[1]?.origin}/nl/${(await shownBy(1, sku))?.url}/`
  expect((await fetch(page)).status).toBe(200)
  /** How many pages were made for somebody who asks for this one twice. */
  const makings = async () => {
    await fetch(page)
    const before = await pagesMadeBy(1)
    await fetch(page)
    return (await pagesMadeBy(1)) - before
  }
  await expect.poll(makings).toBe(0)
  const kept = await pagesMadeBy(1)
  const place = await readyCustomer(shop(0), sku)
  expect(await place()).toEqual({ orderNumber: expect.any(String) })
  await expect.poll(async () => (await makings()) + (await pagesMadeBy(1))).toBeGreaterThan(kept)
}, 60_000)

/** How many pages a node could not answer out of its cache, or only with an old one. */
async function pagesMadeBy(number: number): Promise<number> {
  const text = await (await fetch(`${nodes[number]?.origin}/metrics`)).text()
  const counts = text.matchAll(/^cordwainer_page_cache_requests_total\{outcome="(?:miss|stale)"\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Takes one off the price of a size by a file and the command for it. @returns what it costs then */
async function importPrice(sku: string): Promise<number> {
  const cheaper = ((await shownBy(0, sku))?.price.amount ?? 0) - 100
  const file = join(folder, 'prices.csv')
  await writeFile(file, `sku,storefront,price\n${sku},nl_NL,${(cheaper / 100).toFixed(2)}\n`)
  const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/import.ts', 'prices', file], {
    env: { ...process.env, ...environment(publicUrl()), NODE_ENV: 'production', DATA_DIR: join(folder, 'command') },
  })
  expect(stdout).toContain('1 changed')
  return cheaper
}

test('a file of prices is imported beside the open nodes, and both show them', async () => {
  const [, , sku = ''] = await sizesOnSaleAt(shop(0))
  for (const node of [0, 1]) expect(await shownBy(node, sku)).toMatchObject({ sku })
  const price = await importPrice(sku)
  for (const node of [0, 1]) await expect.poll(async () => (await shownBy(node, sku))?.price.amount).toBe(price)
}, 60_000)

test('a hundred at once get pages and order, by four connections', async () => {
  const skus = await sizesOnSaleAt(shop(0))
  const paths = ['/nl/', '/nl/dames/', '/fr/', '/de/', '/nl/heren/']
  const page = async (turn: number) => {
    const path = paths[turn % paths.length]
    return `${path} ${(await fetch(`${nodes[turn % 2]?.origin}${path}`)).status}`
  }
  const order = async (turn: number) => {
    const place = await readyCustomer(shop(turn % 2), skus[turn % skus.length] ?? '')
    return (await place()).orderNumber === undefined ? 'refused' : 'ordered'
  }
  const turns = Array.from({ length: 100 }, (_, turn) => (turn % 2 ? page(turn >> 1) : order(turn >> 1)))
  expect(new Set(await Promise.all(turns))).toEqual(new Set(['ordered', ...paths.map((path) => `${path} 200`)]))
  const sessions = await askServer<{ count: number }>(
    database.directUrl,
    `select count(*)::int from pg_stat_activity where backend_type = 'client backend' and client_addr is null`,
  )
  expect(sessions).toEqual([{ count: pooledConnections }])
}, 60_000)

test('who gets no connection in time is asked to come back', async () => {
  const taken = await Promise.all(Array.from({ length: pooledConnections }, holdConnection))
  onTestFinished(async () => {
    await Promise.all(taken.map((client) => client.end()))
  })
  const response = await shop(0)({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-store-key': 'nl_NL' },
    body: JSON.stringify({ query: 'mutation { createContext { token } }' }),
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
}, 30_000)

async function holdConnection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin')
  await client.query('select 1')
  return client
}

test('nodes get over a PgBouncer that is started anew while shoppers fill carts', async () => {
  const [sku = ''] = await sizesOnSaleAt(shop(0))
  const filled: number[] = []
  let isOver = false
  const shoppers = Promise.all(
    Array.from({ length: 8 }, async (_, turn) => {
      while (!isOver) {
        const ok = await filledCheckout(shop(turn % 2), sku).then(Boolean, () => false)
        if (ok) filled.push(turn % 2)
      }
    }),
  )
  await expect.poll(() => new Set(filled).size).toBe(2)
  await database.restartPooler()
  filled.length = 0
  await expect.poll(() => new Set(filled).size).toBe(2)
  isOver = true
  await shoppers
  for (const { origin } of nodes) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
}, 60_000)

test('a node that knows PgBouncer alone does not open, and says what is missing', async () => {
  const { DATABASE_URL } = environment(publicUrl())
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', ADMIN_PORT: '0', DATABASE_URL }
  const started = promisify(execFile)(process.execPath, ['server/main.ts'], {
    env: { ...env, DATA_DIR: join(folder, 'alone') },
  })
  await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining('set DATABASE_DIRECT_URL to') })
}, 30_000)

test('what needs a session of its own went past PgBouncer, and what shoppers do through it', async () => {
  const [, , , sku = ''] = await sizesOnSaleAt(shop(0))
  await importPrice(sku)
  await (await readyCustomer(shop(0), sku))()
  const statements = await database.statements()
  const ways = (pattern: RegExp) => new Set(statements.filter(({ text }) => pattern.test(text)).map(({ by }) => by))
  for (const own of [
    /pg_(try_)?advisory_(un)?lock\b/,
    /^listen /i,
    /schema_migrations/,
    /^create table/i,
    /^set statement_timeout = 0/,
    /pg_export_snapshot|set transaction snapshot/,
  ])
    expect([own, ways(own)]).toEqual([own, new Set(['nobody in between'])])
  for (const shared of [/insert into "orders"/, /insert into "import/, /pg_notify/, /insert into jobs\./i])
    expect([shared, ways(shared)]).toEqual([shared, new Set(['pgbouncer'])])
}, 60_000)

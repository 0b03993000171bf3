import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { freePort } from '#test/shop/free-port.ts'
import { closeConnections, shopClient } from '../../bench/asker.ts'
import { type ShopProcess, startShopProcess } from '../../bench/shop-process.ts'
import { type Assortment, visitShop } from '../../bench/soak-visit.ts'
import { seededRandom } from '../chaos/seeded-random.ts'
import type { HeldCounts } from './held-hooks.ts'

/** Visits that are counted; each asks a dozen times. What one of them leaves behind is found as often as this. */
const visits = 40
/** A job of the clock may be at work at the one look and not at the other. */
const byChance = 10

let folder: string
let shop: ShopProcess
const random = seededRandom(7)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordwainer-left-over-'))
  shop = await startShopProcess({
    port: await freePort(),
    dataFolder: join(folder, 'data'),
    flags: ['--import', join(process.cwd(), 'test/deploy/held-hooks.ts')],
    ipc: true,
  })
}, 180_000)

afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('shoppers who have left leave no timer, socket or listener behind', async () => {
  const assortment = await assortmentOf(shop)
  // The first ones fill pools and caches, which stay.
  await visitTogether(assortment)
  const before = await heldBy(shop)
  await visitTogether(assortment)
  await expect.poll(async () => grownSince(before, await heldBy(shop)), { timeout: 60_000 }).toEqual({})
  expect((await heldBy(shop)).warning).toBe(before.warning)

  shop.child.send('plant')
  await visitTogether(assortment)
  expect(Object.keys(grownSince(before, await heldBy(shop))).sort()).toEqual(
    expect.arrayContaining(['Timeout', 'listener']),
  )
}, 180_000)

async function visitTogether(assortment: Assortment): Promise<void> {
  const client = { ...shopClient(shop.origin, shop.publicOrigin), origin: shop.origin }
  for (let turn = 0; turn < visits / 4; turn++)
    await Promise.all(Array.from({ length: 4 }, () => visitShop(client, assortment, random)))
  closeConnections()
}

async function heldBy({ child }: ShopProcess): Promise<HeldCounts> {
  const said = once(child, 'message')
  child.send('held')
  const [{ held }] = (await said) as [{ held: HeldCounts }]
  return held
}

const grownSince = (before: HeldCounts, now: HeldCounts): HeldCounts =>
  Object.fromEntries(Object.entries(now).filter(([type, many]) => many > (before[type] ?? 0) + byChance))

async function assortmentOf({ origin }: ShopProcess): Promise<Assortment> {
  const { productData } = await askOverHttp<{
    productData: { products: { url: string; variants: { sku: string; availableStock: number }[] }[] }
  }>(over(origin), '{ search(itemsPerPage: 48) { productData { products { url variants { sku availableStock } } } } }')
  return {
    paths: productData.products.map(({ url }) => `/nl/${url}/`),
    skus: productData.products.flatMap(({ variants }) =>
      variants.flatMap(({ sku, availableStock }) => (availableStock > 3 ? [sku] : [])),
    ),
  }
}

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseConfig } from '#database/connect.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { freePort } from '#test/shop/free-port.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'
import { watchPages } from './watch-pages.ts'

export type BenchNodes = Awaited<ReturnType<typeof openNodes>>

/** Two nodes of the built shop on one database, and who watches their pages. */
export async function openNodes(database: DatabaseConfig, folder: string) {
  const open = async (name: string) =>
    startShopProcess({
      port: await freePort(),
      dataFolder: join(folder, name),
      env: { DATABASE_URL: addressOf(database) },
    })
  const shops = [await open('first'), await open('second')] as const
  const stopShops = () => Promise.all(shops.map((shop) => shop.stop()))
  const watch = await watchOver(database, shops).catch(async (error) => {
    // Whoever is left alone goes on, and takes its part of the machine from the next bench.
    await stopShops()
    throw error
  })
  return {
    watch,
    /** How long after a moment the pages of both nodes say a price, in milliseconds. */
    async untilShown({ sku, price }: { readonly sku: string; readonly price: number }, since: number): Promise<number> {
      const query = `{ pdp(sku: "${sku}") { url } }`
      const { url } = await askOverHttp<{ url: string }>(over(shops[0].origin), query)
      const amount = (price / 100).toFixed(2)
      for (const { origin } of shops) {
        const page = async () => (await fetch(`${origin}/nl/${url}/`)).text()
        while (!(await page()).includes(`"price":"${amount}"`)) {
          if (performance.now() - since > 60_000) throw new Error(`${origin}/nl/${url}/ never says ${amount}`)
          await pause(50)
        }
      }
      return performance.now() - since
    },
    async stop(): Promise<void> {
      await watch.stop()
      await stopShops()
    },
  }
}

/** Watches a page and a cart of the two, and orders what there is most of. */
async function watchOver(database: DatabaseConfig, [first, second]: readonly [ShopProcess, ShopProcess]) {
  const { productData } = await askOverHttp<{
    productData: { products: { url: string; variants: { sku: string; availableStock: number }[] }[] }
  }>(
    over(first.origin),
    '{ search(itemsPerPage: 48) { productData { products { url variants { sku availableStock } } } } }',
  )
  const [product] = productData.products
  const skus = productData.products.flatMap(({ variants }) =>
    variants.flatMap(({ sku, availableStock }) => (availableStock > 5 ? [sku] : [])),
  )
  return watchPages({
    database,
    cachedPage: `${first.origin}/nl/${product?.url}/`,
    personalPage: `${second.origin}/nl/cart/`,
    shop: second.origin,
    skus,
  })
}

/** The embedded database as another process finds it. */
function addressOf(database: DatabaseConfig): string {
  if ('url' in database) return database.url
  const { host, user, database: name } = database.embedded
  return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
}

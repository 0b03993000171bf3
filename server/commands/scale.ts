/**
 * `npm run demo:scale -- --products 50000`: makes the demo shop's catalogue large, for benchmarks; `--orders 1000000` its books. The
 * shop must not run on the same data folder meanwhile.
 */
import '../configured-storefronts.ts'
import { parseArgs } from 'node:util'
import { directTo } from '#database/connect.ts'
import { scaleCatalog } from '#demo/scale.ts'
import { scaleOrders } from '#demo/scale-orders.ts'
import { seedDemo } from '#demo/seed.ts'
import { openSearchWords } from '#server/search-words.ts'
import { inProcessSearch } from '#shop/search/in-process-search.ts'
import { searchStore } from '#shop/search/search-store.ts'
import { composeShop } from '../composition-root.ts'
import { readConfig } from '../config.ts'
import { indexFile } from '../index-file.ts'
import { createLog } from '../log.ts'
import { isForOperator } from '../operator-errors.ts'
import { startShopDatabase } from '../shop-database.ts'

const { values } = parseArgs({ options: { products: { type: 'string' }, orders: { type: 'string' } } })
const wantedOrders = values.orders === undefined ? 0 : Number(values.orders)
// Who asks for orders alone keeps the products as they are.
const wanted = Number(values.products ?? (wantedOrders > 0 ? 0 : 50_000))
if (![wanted, wantedOrders].every((number) => Number.isInteger(number) && number >= 0) || wanted + wantedOrders === 0) {
  process.stderr.write('--products and --orders take a whole number, such as 50000\n')
  process.exit(1)
}

const complain = (error: unknown) => {
  const text = error instanceof Error ? (isForOperator(error) ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const config = readConfig()
const { database, stop } = await startShopDatabase(config, createLog('warn'), complain).catch(complain)
// Large transactions and a vacuum are no work for the sessions that shoppers share.
const shop = await composeShop({ ...config, database: directTo(database) })
try {
  // Orders are copies of those of the demo customers.
  await seedDemo(shop, wantedOrders > 0)
  if (wanted > 0) await scaleProducts()
  if (wantedOrders > 0) {
    const made = await scaleOrders(shop.db, wantedOrders, progressOf('orders', wantedOrders))
    if (made > 0) process.stdout.write(`\nThe shop has ${made} orders.\n`)
    else {
      process.stderr.write('There is no order to copy: begin with --orders in an empty folder, or order something.\n')
      process.exitCode = 1
    }
  }
} finally {
  await shop.close()
  await stop()
}

async function scaleProducts(): Promise<void> {
  const made = await scaleCatalog(shop.db, wanted, progressOf('products', wanted))
  // The shop opens with it, instead of reading so many products first.
  await inProcessSearch(searchStore(shop.db, openSearchWords(config.searchWordsFolder)), {
    storage: indexFile({ ...config, database }, complain),
  }).rebuild()
  process.stdout.write(`\nThe shop has ${made} products.\n`)
}

function progressOf(what: string, all: number): (made: number) => void {
  const started = Date.now()
  return (made) => {
    const seconds = Math.ceil((((Date.now() - started) / made) * (all - made)) / 1000)
    process.stdout.write(`\r${bar(made / all)} ${made} of ${all} ${what}, about ${seconds} s left  `)
  }
}

function bar(share: number): string {
  const full = Math.round(Math.min(share, 1) * 30)
  return `[${'#'.repeat(full)}${'.'.repeat(30 - full)}]`
}

/**
 * `npm run demo:scale -- --products 50000`: makes the demo shop's catalogue large, for benchmarks. The shop must not run on the
 * same data folder meanwhile.
 */
import '../configured-storefronts.ts'
import { parseArgs } from 'node:util'
import { scaleCatalog } from '#demo/scale.ts'
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

const { values } = parseArgs({ options: { products: { type: 'string', default: '50000' } } })
const wanted = Number(values.products)
if (!Number.isInteger(wanted) || wanted < 1) {
  process.stderr.write('--products takes a whole number, such as 50000\n')
  process.exit(1)
}

const complain = (error: unknown) => {
  const text = error instanceof Error ? (isForOperator(error) ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const config = readConfig()
const { database, stop } = await startShopDatabase(config, createLog('warn'), complain).catch(complain)
const shop = await composeShop({ ...config, database })
try {
  await seedDemo(shop, false)
  const started = Date.now()
  const made = await scaleCatalog(shop.db, wanted, (products) => {
    const seconds = Math.ceil((((Date.now() - started) / products) * (wanted - products)) / 1000)
    process.stdout.write(`\r${bar(products / wanted)} ${products} of ${wanted} products, about ${seconds} s left  `)
  })
  // The shop opens with it, instead of reading so many products first.
  await inProcessSearch(searchStore(shop.db, openSearchWords(config.searchWordsFolder)), {
    storage: indexFile({ ...config, database }, complain),
  }).rebuild()
  process.stdout.write(`\nThe shop has ${made} products.\n`)
} finally {
  await shop.close()
  await stop()
}

function bar(share: number): string {
  const full = Math.round(Math.min(share, 1) * 30)
  return `[${'#'.repeat(full)}${'.'.repeat(30 - full)}]`
}

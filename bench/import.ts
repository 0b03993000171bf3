/**
 * `npm run bench -- import`: files of a hundred thousand rows into the catalogue of `DATA_DIR`, which
 * `npm run demo:scale -- --products 50000` makes large. The shop must not run on the same folder meanwhile.
 */
import '#server/configured-storefronts.ts'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { composeShop } from '#server/composition-root.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { startShopDatabase } from '#server/shop-database.ts'
import type { ImportKind, ImportRun, ImportStatus } from '#shop/imports/import.ts'

const rows = 100_000
const print = (line: string) => process.stdout.write(`${line}\n`)

type Shop = Awaited<ReturnType<typeof composeShop>>

export async function benchImport(): Promise<void> {
  const config = readConfig()
  const { database, stop } = await startShopDatabase(config, createLog('warn'), (error) => {
    throw error
  })
  const shop = await composeShop({ ...config, database })
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  try {
    print(`\n  ${rows} rows of ${await count(shop, 'products')} products in ${await count(shop, 'variants')} sizes\n`)
    print('  seconds          read and checked   planned   applied     whole   again      MB above')
    for (const turn of [1, 2]) {
      await measure(shop, 'stock', await write(folder, `stock-${turn}.csv`, stockRows(shop, turn)))
      await measure(shop, 'prices', await write(folder, `prices-${turn}.csv`, priceRows(shop, turn)))
    }
    print('')
  } finally {
    await rm(folder, { recursive: true })
    await shop.close()
    await stop()
  }
}

async function count({ db }: Shop, table: 'products' | 'variants'): Promise<number> {
  const { of } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('of'))
    .executeTakeFirstOrThrow()
  return Number(of)
}

async function write(folder: string, name: string, lines: AsyncIterable<string>): Promise<string> {
  const path = join(folder, name)
  await pipeline(Readable.from(lines), createWriteStream(path))
  return path
}

async function* stockRows({ db }: Shop, turn: number): AsyncGenerator<string> {
  yield 'sku,location,quantity\n'
  const sizes = await db.selectFrom('variants').select('sku').orderBy('sku').limit(rows).execute()
  for (const [index, { sku }] of sizes.entries()) yield `${sku},DC,${1 + ((index + turn) % 40)}\n`
}

async function* priceRows({ db }: Shop, turn: number): AsyncGenerator<string> {
  yield 'sku,storefront,price\n'
  const offers = await db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .where('store_code', '=', 'nl_NL')
    .select(['sku', 'price'])
    .orderBy('sku')
    .limit(rows)
    .execute()
  for (const { sku, price } of offers) yield `${sku},nl_NL,${((price + turn * 100) / 100).toFixed(2)}\n`
}

async function measure({ shop: { imports } }: Shop, kind: ImportKind, path: string): Promise<void> {
  const ends = new Map<ImportStatus, number>()
  const started = performance.now()
  const before = process.memoryUsage().rss
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 50)
  const onProgress = ({ status }: ImportRun) => ends.set(status, performance.now())
  const asked = { kind, mode: 'delta', path, planOnly: false, by: 'bench' } as const
  let told = await imports.begin(asked, onProgress)
  if ('run' in told && told.run.status === 'waiting') told = await imports.approve(told.run.id, 'bench', onProgress)
  if ('problem' in told) throw new Error(told.problem)
  if (told.run.status !== 'applied') throw new Error(`The import is ${told.run.status}`)
  const ended = performance.now()
  clearInterval(timer)
  await imports.begin(asked)
  const again = performance.now()
  const staged = ends.get('staging') ?? started
  const planned = ends.get('planning') ?? staged
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  print(
    `  ${kind.padEnd(17)}${seconds(started, staged).padStart(16)}${seconds(staged, planned).padStart(10)}${seconds(planned, ended).padStart(10)}${seconds(started, ended).padStart(10)}${seconds(ended, again).padStart(8)}${((highest - before) / 2 ** 20).toFixed(0).padStart(14)}`,
  )
}

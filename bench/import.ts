/**
 * `npm run bench -- import`: files of a hundred thousand rows into the catalogue of `DATA_DIR`, which
 * `npm run demo:scale -- --products 50000` makes large, while two nodes of the shop are open; `npm run bench -- import 5000` takes shorter
 * files. No shop may run on the same folder meanwhile.
 */
import '#server/configured-storefronts.ts'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { composeShop } from '#server/composition-root.ts'
import { readConfig } from '#server/config.ts'
import { giveWayToShop } from '#server/import-commands.ts'
import { jobSchema } from '#server/jobs.ts'
import { createLog } from '#server/log.ts'
import { startShopDatabase } from '#server/shop-database.ts'
import type { ImportRun, ImportStatus } from '#shop/imports/import.ts'
import { importSentence } from '#shop/imports/messages.ts'
import { type WrittenFile, writtenCounts, writtenPrices, writtenProducts } from './import-rows.ts'
import { type BenchNodes, openNodes } from './nodes.ts'
import type { Waits } from './watch-pages.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
/** So long shoppers have the shop to themselves, for comparison. */
const undisturbedMs = 20_000

type Shop = Awaited<ReturnType<typeof composeShop>>

export async function benchImport(rows: number): Promise<void> {
  const config = readConfig()
  const { database, stop } = await startShopDatabase(config, createLog('warn'), (error) => {
    throw error
  })
  const shop = await composeShop({ ...config, database })
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  const nodes = await openNodes(database, folder)
  giveWayToShop()
  try {
    const products = await count(shop, 'products')
    print(`\n  ${rows} rows of ${products} products in ${await count(shop, 'variants')} sizes, two nodes open`)
    print(`  load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`)
    await untilJobsAreDone(shop)
    // The first visitors wait for code that is compiled for them.
    await nodes.watch.during(() => pause(undisturbedMs))
    const { waits: idle } = await nodes.watch.during(() => pause(undisturbedMs))
    print('  seconds   read and checked   planned   applied     whole   again  MB above  on both nodes')
    for (const turn of [1, 2]) {
      const shoppers = turn === 1 ? undefined : idle
      await measure(shop, nodes, shoppers, await write(folder, await writtenCounts(shop.db, rows, turn)))
      await measure(shop, nodes, shoppers, await write(folder, await writtenPrices(shop.db, rows, turn)))
    }
    await measure(shop, nodes, idle, await write(folder, await writtenProducts(shop.db, rows, `${Date.now()}`)))
    print(`\n  undisturbed: ${described(idle)}`)
    print(`  load of the machine after: ${loadavg()[0]?.toFixed(1)}\n`)
  } finally {
    await nodes.stop()
    await rm(folder, { recursive: true })
    await shop.close()
    await stop()
  }
}

/** An import before this one may have left work to the nodes that takes minutes. */
async function untilJobsAreDone({ db }: Shop): Promise<void> {
  const working = async () => {
    const { rows } = await sql`
      select from ${sql.id(jobSchema)}.job
      where state = 'active' or (state < 'active' and start_after <= now())`.execute(db)
    return rows.length > 0
  }
  // Nodes that have just begun have not begun a job yet.
  for (let quiet = 0; quiet < 5; quiet = (await working()) ? 0 : quiet + 1) await pause(1000)
}

async function count({ db }: Shop, table: 'products' | 'variants'): Promise<number> {
  const { of } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('of'))
    .executeTakeFirstOrThrow()
  return Number(of)
}

async function write(
  folder: string,
  { name, lines, ...file }: WrittenFile,
): Promise<Omit<WrittenFile, 'lines'> & { path: string }> {
  const path = join(folder, `${name}.csv`)
  await pipeline(Readable.from(lines), createWriteStream(path))
  return { name, path, ...file }
}

/** @param idle what shoppers wait for without an import; without it none come meanwhile */
async function measure(
  { shop: { imports } }: Shop,
  nodes: BenchNodes,
  idle: Waits | undefined,
  { kind, path, shown }: Omit<WrittenFile, 'lines'> & { readonly path: string },
): Promise<void> {
  const ends = new Map<ImportStatus, number>()
  const started = performance.now()
  const before = process.memoryUsage().rss
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 50)
  const onProgress = ({ status }: ImportRun) => ends.set(status, performance.now())
  const asked = { kind, mode: 'delta', path, planOnly: false, by: 'bench' } as const
  const work = async () => {
    let told = await imports.begin(asked, onProgress)
    if ('run' in told && told.run.status === 'waiting') told = await imports.approve(told.run.id, 'bench', onProgress)
    if ('problem' in told) throw new Error(importSentence(told.problem))
    if (told.run.status !== 'applied')
      throw new Error(`The import is ${told.run.status}: ${told.run.reasons.map(({ sentence }) => sentence).join(' ')}`)
    return performance.now()
  }
  const watched = idle && (await nodes.watch.during(work))
  const ended = watched ? watched.result : await work()
  const visible = shown && (await nodes.untilShown(shown, ended))
  clearInterval(timer)
  const beforeAgain = performance.now()
  await imports.begin(asked)
  const again = performance.now()
  const staged = ends.get('staging') ?? started
  const planned = ends.get('planning') ?? staged
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  print(
    `  ${kind.padEnd(10)}${seconds(started, staged).padStart(16)}${seconds(staged, planned).padStart(10)}${seconds(planned, ended).padStart(10)}${seconds(started, ended).padStart(10)}${seconds(beforeAgain, again).padStart(8)}${((highest - before) / 2 ** 20).toFixed(0).padStart(10)}${(visible === undefined ? '' : `${(visible / 1000).toFixed(1)} s`).padStart(15)}`,
  )
  if (!watched) return
  const { waits } = watched
  print(
    `    ${described(waits)}; pages ${ratio(waits.cached, idle.cached)} and ${ratio(waits.personal, idle.personal)}`,
  )
}

const ratio = (during: number, alone: number) => `${(during / alone).toFixed(2)} times`

const described = ({ cached, personal, order, orders, lock, failures }: Waits) =>
  `p95 of cached pages ${cached.toFixed(1)} ms, of the cart ${personal.toFixed(0)} ms; p99 of ${orders} orders ${order.toFixed(0)} ms; longest lock ${lock.toFixed(0)} ms; ${failures} failed`

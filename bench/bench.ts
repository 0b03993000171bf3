/**
 * `npm run bench`: pages from the cache and pages that have to be rendered, each against nginx serving the same bytes with
 * the same headers, in turns on the same machine. `npm run bench -- 10` measures ten seconds each instead of four;
 * `npm run bench -- search` the search alone, over the catalogue of `DATA_DIR`, `npm run bench -- import` files into it,
 * `npm run bench -- round-trip` out of it and in again,
 * `npm run bench -- checkout` the checkout alone, `npm run bench -- quick-search` what a shopper waits for who types into the search,
 * `npm run bench -- storm` what others wait for while one shopper presses two hundred times at once, `npm run bench -- api` what operations
 * cost of the processor's time, beside another commit's, `npm run bench -- soak` whether an hour of visits leaves more and more behind.
 */
import '#server/configured-storefronts.ts'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, ensureSystemPackage, nginx, wrk } from '#server/commands/system-packages.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { benchApi } from './api.ts'
import { measureCheckout } from './checkout.ts'
import { benchImport } from './import.ts'
import { type SentPage, startNginx } from './nginx.ts'
import { measureQuickSearch } from './quick-search.ts'
import { benchRoundTrip } from './round-trip.ts'
import { benchSearch } from './search.ts'
import { startShopProcess } from './shop-process.ts'
import { benchSoak } from './soak.ts'
import { measureStorm } from './storm.ts'
import { weighPages } from './weight.ts'
import { measureWrites } from './writes.ts'
import { type Load, measureLoad } from './wrk.ts'

if (process.argv[2] === 'import') {
  await benchImport(Number(process.argv[3] ?? 100_000))
  process.exit(0)
}

if (process.argv[2] === 'round-trip') {
  await benchRoundTrip()
  process.exit()
}

if (process.argv[2] === 'search') {
  await benchSearch()
  process.exit(0)
}

if (process.argv[2] === 'api') {
  await inFolder((folder) => benchApi(folder, process.argv.slice(3)))
  process.exit(0)
}

if (process.argv[2] === 'soak') {
  await inFolder((folder) => benchSoak(folder, process.argv.slice(3)))
  process.exit(0)
}

const parts = ['checkout', 'storm', 'quick-search'] as const
const only = parts.find((part) => part === process.argv[2])
const seconds = Number((only ? undefined : process.argv[2]) ?? 4)
if (!(seconds > 0)) {
  const known = ['import', 'round-trip', 'search', 'api', 'soak', ...parts].join(', ')
  process.stderr.write(
    `There is no bench "${process.argv[2]}". Say one of ${known}, or so many seconds for each page.\n`,
  )
  process.exit(2)
}

const shopPort = 3998
const nginxPort = 3999
const shop = `http://127.0.0.1:${shopPort}`
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Headers that nginx writes by itself. */
const written = new Set(['content-length', 'content-type', 'connection', 'keep-alive', 'date', 'etag'])

async function measure(shopProcess: ChildProcess): Promise<void> {
  const pages = [
    { name: 'home', path: '/nl/' },
    { name: 'list', path: '/nl/dames/' },
    { name: 'product', path: await firstProduct() },
  ]
  const cart = { name: 'cart', path: '/nl/cart/' }
  const sent = await Promise.all([...pages, cart].map(({ name, path }) => sentPage(name, path)))
  const stopNginx = await startNginx(folder, nginxPort, sent)
  try {
    print(`\n  ${cpus().length} cores, ${seconds} s each, 16 connections, brotli\n`)
    print('  from the cache        bytes    shop/s  p99 ms  CPU ms   nginx/s  p99 ms   ratio')
    for (const { name, path } of pages) await measurePage(name, name, shop + path)

    print('\n  rendered')
    await measurePage('list, filtered', 'list', `${shop}/nl/dames/`, {
      warmUp: await unseenSizes('warm-up'),
      script: await unseenSizes('measured'),
    })
    await measurePage('cart', 'cart', shop + cart.path)
    print('')
  } finally {
    await stopNginx()
  }

  /** One line: the shop's page, and nginx with the bytes of `served`. CPU is that of the shop's process for one page. */
  async function measurePage(name: string, served: string, url: string, scripts: Scripts = {}): Promise<void> {
    // Code that has just begun to run is slow; a shop that is open is not.
    await measureLoad(url, seconds, scripts.warmUp)
    const before = await cpuMilliseconds(shopProcess)
    const ours = await measureLoad(url, seconds, scripts.script)
    const cpu = ((await cpuMilliseconds(shopProcess)) - before) / (ours.perSecond * seconds)
    const theirs = await measureLoad(`http://127.0.0.1:${nginxPort}/${served}`, seconds)
    const bytes = sent.find((page) => page.name === served)?.bytes.byteLength ?? 0
    const ratio = ours.perSecond / theirs.perSecond
    print(
      `  ${name.padEnd(16)}${String(bytes).padStart(11)}${figures(ours)}${cpu.toFixed(cpu < 1 ? 3 : 1).padStart(8)}${figures(theirs)}${ratio.toFixed(ratio < 0.1 ? 4 : 2).padStart(8)}${troubles(ours, theirs)}`,
    )
  }

  const misses = ask60(unusedSizes())
  const under = await measureLoad(`${shop}/nl/dames/`, seconds)
  const rendered = await misses.stop()
  print(
    `  hits while ${(rendered / seconds).toFixed(0)} pages a second are rendered: p99 ${under.p99Ms.toFixed(1)} ms\n`,
  )

  const writes = await measureWrites(shop, 300, 16)
  print(
    `  add to cart ${writes.addsPerSecond.toFixed(0)} a second, orders placed ${writes.ordersPerSecond.toFixed(0)} a second\n`,
  )

  await measureShoppers()

  print('  page (brotli bytes)      script     style   layout shift')
  for (const { name, script, style, shift } of await weighPages(shop, pages)) {
    print(
      `  ${name.padEnd(21)}${String(script).padStart(10)}${String(style).padStart(10)}${shift.toFixed(3).padStart(15)}`,
    )
  }
  print('')
}

/** Fifty shoppers at once, each with the whole checkout before them. */
async function measureShoppers(): Promise<void> {
  const { steps, ordersPerSecond } = await measureCheckout(shop, 400, 50)
  print(`  checkout, 50 shoppers at once: ${ordersPerSecond.toFixed(1)} whole orders a second`)
  print('  what each step waits for      p50 ms    p99 ms')
  for (const { name, p50Ms, p99Ms } of steps) {
    print(`  ${name.padEnd(28)}${p50Ms.toFixed(0).padStart(8)}${p99Ms.toFixed(0).padStart(10)}`)
  }
  print('')
}

/** One shopper presses two hundred times at once, again and again, while four others shop. */
async function measureOthers(): Promise<void> {
  const { idleMs, stormMs, statuses } = await measureStorm(shop)
  const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  print(`  add to cart, p95: ${idleMs.toFixed(1)} ms; while one cart is stormed: ${stormMs.toFixed(1)} ms`)
  print(`  ratio ${(stormMs / idleMs).toFixed(2)}; the storm was told ${told.join(', ')}\n`)
}

/** Each beginning of what people type, as the page asks for it. */
async function measureTyping(): Promise<void> {
  const { p50Ms, p95Ms, asked } = await measureQuickSearch(shop)
  print(`  quick search, ${asked} beginnings over HTTP: p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms\n`)
}

type Scripts = { readonly warmUp?: string; readonly script?: string }

/** A script of requests that each name a size that none named before, beside one that most shoes have. */
async function unseenSizes(word: string): Promise<string> {
  const file = join(folder, `${word}.lua`)
  const path = `wrk.path .. "?size=38&size=${word}-" .. n`
  await writeFile(file, `n = 0\nrequest = function() n = n + 1; return wrk.format(nil, ${path}) end\n`)
  return file
}

function* unusedSizes(): Generator<string> {
  for (let n = 0; ; n++) yield `${shop}/nl/dames/?size=other-${n}`
}

/** Asks for sixty pages a second that nobody asked for before, until it is stopped; answers how many were rendered. */
function ask60(urls: Generator<string>): { stop(): Promise<number> } {
  const asked: Promise<number>[] = []
  const timer = setInterval(() => {
    const url = urls.next().value
    if (typeof url === 'string')
      asked.push(
        fetch(url).then(
          (response) => Number(response.ok),
          () => 0,
        ),
      )
  }, 1000 / 60)
  return {
    stop: async () => {
      clearInterval(timer)
      return (await Promise.all(asked)).reduce((sum, one) => sum + one, 0)
    },
  }
}

/** What a process has used so far, all its threads together. */
async function cpuMilliseconds({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // Behind the name, which may hold spaces: the 12th and 13th field are ticks of 10 ms.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const figures = ({ perSecond, p99Ms }: Load) => `${perSecond.toFixed(0).padStart(10)}${p99Ms.toFixed(1).padStart(8)}`
const troubles = (...loads: readonly Load[]) => {
  const errors = loads.reduce((sum, one) => sum + one.errors, 0)
  return errors === 0 ? '' : `   ${errors} errors`
}

/** The page of a product that is for sale. */
async function firstProduct(): Promise<string> {
  const { productData } = await askOverHttp<{ productData: { products: { url: string }[] } }>(
    over(shop),
    '{ search(page: 1, itemsPerPage: 1) { productData { products { url } } } }',
  )
  const [product] = productData.products
  if (!product) throw new Error('The shop sells nothing')
  return `/nl/${product.url}/`
}

/** The page as the cache sends it once it is hot. */
async function sentPage(name: string, path: string): Promise<SentPage> {
  const ask = async (): Promise<SentPage> => {
    const [response] = await once(
      get(shop + path, { headers: { 'accept-encoding': 'br', cookie: 'xsa_cookie_message=hide' } }),
      'response',
    )
    const bytes = await buffer(response)
    if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`)
    const kept = Object.entries(response.headers).filter(([key]) => !written.has(key))
    return { name, bytes, headers: kept.map(([key, value]) => [key, String(value)]) }
  }
  for (let times = 0; times < 12; times++) await ask()
  await pause(1000)
  return ask()
}

const problem = ensureSystemPackage(nginx) ?? ensureSystemPackage(wrk) ?? ensureSystemPackage(chromium)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

const measureOnly = { checkout: measureShoppers, storm: measureOthers, 'quick-search': measureTyping }
const folder = await mkdtemp(join(tmpdir(), 'cordwainer-bench-'))
const { child, stop } = await startShopProcess({ port: shopPort, dataFolder: join(folder, 'data') })
try {
  await (only === undefined ? measure(child) : measureOnly[only]())
} finally {
  await stop()
  await rm(folder, { recursive: true, force: true })
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'cordwainer-bench-'))
  await work(made).finally(() => rm(made, { recursive: true, force: true }))
}

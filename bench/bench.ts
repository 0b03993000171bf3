/**
 * `npm run bench`: pages from the cache against nginx serving the same bytes with the same headers, in turns on the same
 * machine, and pages that have to be rendered. `npm run bench -- 10` measures ten seconds each instead of four.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, ensureSystemPackage, nginx, wrk } from '#server/commands/system-packages.ts'
import { type SentPage, startNginx } from './nginx.ts'
import { weigh } from './weight.ts'
import { measureWrites } from './writes.ts'
import { type Load, load } from './wrk.ts'

const shopPort = 3998
const nginxPort = 3999
const shop = `http://127.0.0.1:${shopPort}`
const seconds = Number(process.argv[2] ?? 4)
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Headers that nginx writes by itself. */
const written = new Set(['content-length', 'content-type', 'connection', 'keep-alive', 'date', 'etag'])

async function measure(): Promise<void> {
  const pages = [
    { name: 'home', path: '/nl/' },
    { name: 'list', path: '/nl/dames/' },
    { name: 'product', path: await firstProduct() },
  ]
  const sent = await Promise.all(pages.map(({ name, path }) => sentPage(name, path)))
  const stopNginx = await startNginx(folder, nginxPort, sent)
  try {
    print(`\n  ${cpus().length} cores, ${seconds} s each, 16 connections, brotli\n`)
    print('  cached page       bytes    shop/s  p99 ms   nginx/s  p99 ms   ratio')
    for (const [at, { name, path }] of pages.entries()) {
      const ours = await load(shop + path, seconds)
      const theirs = await load(`http://127.0.0.1:${nginxPort}/${name}`, seconds)
      const bytes = sent[at]?.bytes.byteLength ?? 0
      print(
        `  ${name.padEnd(14)}${String(bytes).padStart(9)}${figures(ours)}${figures(theirs)}${(ours.perSecond / theirs.perSecond).toFixed(2).padStart(8)}${troubles(ours, theirs)}`,
      )
    }
  } finally {
    await stopNginx()
  }

  print('\n  rendered page            shop/s  p99 ms')
  const unseen = join(folder, 'unseen.lua')
  // Each request asks for sizes that no request asked for before, so that each is rendered.
  await writeFile(
    unseen,
    'n = 0\nrequest = function() n = n + 1; return wrk.format(nil, wrk.path .. "?size=bench-" .. n) end\n',
  )
  const list = await load(`${shop}/nl/dames/`, seconds, unseen)
  print(`  ${'list, filtered'.padEnd(23)}${figures(list)}${troubles(list)}`)
  const cart = await load(`${shop}/nl/cart/`, seconds)
  print(`  ${'cart'.padEnd(23)}${figures(cart)}${troubles(cart)}\n`)

  const misses = ask60(unusedSizes())
  const under = await load(`${shop}/nl/dames/`, seconds)
  const rendered = await misses.stop()
  print(
    `  hits while ${(rendered / seconds).toFixed(0)} pages a second are rendered: p99 ${under.p99Ms.toFixed(1)} ms\n`,
  )

  const writes = await measureWrites(shop, 300, 16)
  print(
    `  put into the bag ${writes.addsPerSecond.toFixed(0)} a second, orders placed ${writes.ordersPerSecond.toFixed(0)} a second\n`,
  )

  print('  page (brotli bytes)      script     style   layout shift')
  for (const { name, script, style, shift } of await weigh(shop, pages)) {
    print(
      `  ${name.padEnd(21)}${String(script).padStart(10)}${String(style).padStart(10)}${shift.toFixed(3).padStart(15)}`,
    )
  }
  print('')
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

const figures = ({ perSecond, p99Ms }: Load) => `${perSecond.toFixed(0).padStart(10)}${p99Ms.toFixed(1).padStart(8)}`
const troubles = (...loads: readonly Load[]) => {
  const errors = loads.reduce((sum, one) => sum + one.errors, 0)
  return errors === 0 ? '' : `   ${errors} errors`
}

/** The page of a product that is for sale. */
async function firstProduct(): Promise<string> {
  const query = '{ search(page: 1, itemsPerPage: 1) { productData { products { url } } } }'
  const response = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-store-key': 'nl_NL' },
    body: JSON.stringify({ query }),
  })
  const url = /"url":"([^"]+)"/.exec(await response.text())?.[1]
  if (!url) throw new Error('The shop sells nothing')
  return `/nl/${url}/`
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

async function startShop(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(shopPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${shopPort}`,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
  }
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${shop}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return stop
    await pause(100)
  }
  await stop()
  throw new Error('The shop did not open within 30 s')
}

const complaint = ensureSystemPackage(nginx) ?? ensureSystemPackage(wrk) ?? ensureSystemPackage(chromium)
if (complaint) {
  process.stderr.write(`${complaint}\n`)
  process.exit(1)
}

const folder = await mkdtemp(join(tmpdir(), 'cordwainer-bench-'))
const stopShop = await startShop()
try {
  await measure()
} finally {
  await stopShop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * `npm run bench -- api`: what an operation costs, in milliseconds of the processor's time of the shop and its PostgreSQL, beside what an answer
 * costs at least. `--against <git ref>` builds and opens the shop of a commit too, and asks both in turns; `--profile` writes where the
 * time goes; `--rounds` and `--requests` say how long it takes.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { apiOperations, wholeOrder } from './api-operations.ts'
import { type Asked, closeConnections, type ShopClient, shopClient } from './asker.ts'
import { checkoutOf } from './checkout-of.ts'
import { startFloor } from './floor-process.ts'
import { MachineWatch } from './machine.ts'
import { type ProcessorTime, processorTime } from './processor-time.ts'
import { heaviestFunctions } from './profile.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'

/** Whoever answers: the shop, the one it is compared with, and the floor. */
type Target = {
  readonly name: string
  readonly pid: number
  readonly asker: ShopClient
  readonly shop?: ShopProcess
}

type Cost = ProcessorTime & { readonly waits: readonly number[] }

const print = (line: string) => process.stdout.write(`${line}\n`)

export async function benchApi(folder: string, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      against: { type: 'string' },
      profile: { type: 'boolean', default: false },
      port: { type: 'string', default: '3990' },
      rounds: { type: 'string', default: '5' },
      requests: { type: 'string', default: '200' },
      only: { type: 'string' },
    },
  })
  const port = Number(values.port)
  const profiles = values.profile ? join(process.cwd(), 'profile') : undefined
  const other = values.against === undefined ? undefined : await checkoutOf(values.against, folder)
  const targets: Target[] = []
  const stops: (() => Promise<unknown>)[] = []
  try {
    const open = async (name: string, root: string, at: number) => {
      const flags = [
        ...['--import', join(process.cwd(), 'bench/count-statements.ts')],
        ...(profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${join(profiles, name)}`]),
      ]
      const options = { port: port + at, dataFolder: join(folder, `data-${name}`), root, flags, ipc: true }
      const shop = await startShopProcess(options)
      stops.push(shop.stop)
      targets.push({
        name,
        pid: shop.child.pid ?? 0,
        asker: shopClient(shop.origin, shop.publicOrigin, await documentsOf(root)),
        shop,
      })
    }
    await open('now', process.cwd(), 0)
    if (other !== undefined) await open('before', other, 1)
    const floor = await startFloor(port + 2, join(folder, 'data-floor'))
    stops.push(floor.stop)
    targets.push({ name: 'floor', pid: floor.pid, asker: shopClient(floor.origin) })
    await measure(targets, Number(values.rounds), Number(values.requests), values.only)
  } finally {
    closeConnections()
    for (const stop of stops) await stop()
  }
  if (profiles !== undefined) {
    print(`\n  Profiles stand in ${profiles}; most of the shop's own time:`)
    for (const line of await heaviestFunctions(join(profiles, 'now'))) print(`  ${line}`)
  }
}

async function measure(targets: readonly Target[], rounds: number, requests: number, only: string | undefined) {
  const shops = targets.filter(({ shop }) => shop !== undefined)
  const floor = targets.filter(({ shop }) => shop === undefined)
  const machine = new MachineWatch(targets.map(({ pid }) => pid))
  print(
    `\n  CPU ms of one request, whole and PostgreSQL's part; the middle of ${rounds} rounds of ${requests}, in turns\n`,
  )
  print(`  ${'operation'.padEnd(26)}${shops.map(({ name }) => heading(name)).join('')}${'floor'.padStart(8)}   ratio`)
  const all = apiOperations.filter(({ name }) => only === undefined || name.includes(only))
  const idle = await idleRates(targets)
  for (const operation of all) {
    const asked = await Promise.all(shops.map(({ asker }) => operation.prepare(asker)))
    const costs = new Map<Target, Cost[]>(targets.map((target) => [target, []]))
    const statements: number[] = []
    for (const [at, target] of shops.entries()) statements.push(await statementsOf(target, asked[at] ?? noAsked))
    const many = Math.max(20, Math.round(requests / operation.weight))
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      const cost = await inTurns(targets, [...asked, () => floor[0]?.asker.get('/')], many, idle)
      if (round > 0) for (const [at, target] of targets.entries()) costs.get(target)?.push(cost[at] ?? noCost)
    }
    const medians = targets.map((target) => medianCost(costs.get(target) ?? []))
    const cells = shops.map((_, at) => cell(medians[at] ?? noCost, statements[at] ?? 0)).join('')
    const [now = noCost, before] = medians
    const ratio = shops.length > 1 && before ? (whole(now) / whole(before)).toFixed(2) : ''
    print(
      `  ${operation.name.padEnd(26)}${cells}${whole(medians.at(-1) ?? noCost)
        .toFixed(2)
        .padStart(8)}${ratio.padStart(8)}`,
    )
  }
  if (only === undefined) await measureOrders(shops, rounds)
  print(`\n  ${await machine.verdict()}`)
}

/** Whole orders a second with fifty shoppers at once, one shop after the other, again and again. */
async function measureOrders(shops: readonly Target[], rounds: number) {
  const speeds = new Map<Target, number[]>(shops.map((target) => [target, []]))
  const orders = await Promise.all(shops.map(({ asker }) => wholeOrder.prepare(asker)))
  for (let round = 0; round < Math.min(3, rounds); round++) {
    for (const [at, target] of shops.entries()) {
      const begun = performance.now()
      await atOnce(150, 50, orders[at] ?? noAsked)
      speeds.get(target)?.push(150_000 / (performance.now() - begun))
    }
  }
  for (const { name, speed } of shops.map((target) => ({ name: target.name, speed: median(speeds.get(target) ?? []) })))
    print(`  ${`whole orders a second, 50 at once (${name})`.padEnd(48)}${speed.toFixed(1)}`)
}

/** Asks all of them, one request of each after the other, eight such rows beside each other. */
async function inTurns(
  targets: readonly Target[],
  asked: readonly Asked[],
  many: number,
  idle: readonly ProcessorTime[],
): Promise<Cost[]> {
  const begunAt = performance.now()
  const before = await Promise.all(targets.map(({ pid }) => processorTime(pid)))
  const waits = targets.map((): number[] => [])
  await atOnce(many, 8, async (number) => {
    for (const at of targets.keys()) {
      const begun = performance.now()
      await asked[at]?.(number)
      waits[at]?.push(performance.now() - begun)
    }
  })
  const after = await Promise.all(targets.map(({ pid }) => processorTime(pid)))
  const seconds = (performance.now() - begunAt) / 1000
  // What is done by the clock, such as looking for jobs, is no part of a request, however long the others take.
  const used = (at: number, part: keyof ProcessorTime) =>
    Math.max(0, (after[at]?.[part] ?? 0) - (before[at]?.[part] ?? 0) - seconds * (idle[at]?.[part] ?? 0)) / many
  return targets.map((_, at) => ({ shop: used(at, 'shop'), postgres: used(at, 'postgres'), waits: waits[at] ?? [] }))
}

const idleSeconds = 10

/** What each of them uses in a second while nobody asks. */
async function idleRates(targets: readonly Target[]): Promise<ProcessorTime[]> {
  // What a start leaves to be done is done.
  await pause(idleSeconds * 1000)
  const before = await Promise.all(targets.map(({ pid }) => processorTime(pid)))
  await pause(idleSeconds * 1000)
  const after = await Promise.all(targets.map(({ pid }) => processorTime(pid)))
  return targets.map((_, at) => ({
    shop: ((after[at]?.shop ?? 0) - (before[at]?.shop ?? 0)) / idleSeconds,
    postgres: ((after[at]?.postgres ?? 0) - (before[at]?.postgres ?? 0)) / idleSeconds,
  }))
}

/** The documents that a checkout's storefront sends. */
async function documentsOf(root: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(root, 'web/graphql/persisted-documents.json'), 'utf8'))
}

async function atOnce(count: number, most: number, work: Asked): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (let number = next++; number < count; number = next++) await work(number)
    }),
  )
}

/** How many statements the shop sends for one, with nobody else there: the least of a few, since some things are read once. */
async function statementsOf({ shop }: Target, asked: Asked): Promise<number> {
  const counts: number[] = []
  for (let times = 0; times < 4; times++) {
    const before = await sentBy(shop)
    await asked(times + 1_000_000)
    counts.push((await sentBy(shop)) - before)
  }
  return Math.min(...counts)
}

async function sentBy(shop: ShopProcess | undefined): Promise<number> {
  if (!shop) return 0
  const { promise, resolve } = Promise.withResolvers<number>()
  shop.child.once('message', (message) => {
    const isCount = typeof message === 'object' && message !== null && 'statements' in message
    resolve(isCount ? Number(message.statements) : 0)
  })
  shop.child.send('statements')
  return promise
}

const noAsked: Asked = async () => undefined
const noCost: Cost = { shop: 0, postgres: 0, waits: [] }
const whole = ({ shop, postgres }: ProcessorTime) => shop + postgres

function medianCost(costs: readonly Cost[]): Cost {
  const [middle = noCost] = costs.toSorted((a, b) => whole(a) - whole(b)).slice(Math.floor(costs.length / 2))
  return { ...middle, waits: costs.flatMap(({ waits }) => waits) }
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

const heading = (name: string) =>
  `${name.padStart(8)}${'PG'.padStart(7)}${'stmts'.padStart(7)}${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}`

function cell(cost: Cost, statements: number): string {
  const { postgres, waits } = cost
  return [
    whole(cost).toFixed(2).padStart(8),
    postgres.toFixed(2).padStart(7),
    String(statements).padStart(7),
    quantile(waits, 0.5).toFixed(1).padStart(8),
    quantile(waits, 0.95).toFixed(1).padStart(8),
  ].join('')
}

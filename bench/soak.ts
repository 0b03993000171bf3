/**
 * `npm run bench -- soak`: a shop at half of what it can do, for an hour, and whether it holds more and more. `--minutes` says how long, `--visits`
 * how many shoppers come in a second, where it isn't to find out by itself.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type SeededRandom, seededRandom } from '#test/chaos/seeded-random.ts'
import { type ShopClient, shopClient } from './asker.ts'
import { type HeldResources, heldResources } from './held-resources.ts'
import { MachineWatch } from './machine.ts'
import { machineTime, processorTime } from './processor-time.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'
import { type Assortment, type VisitEnd, visitShop } from './soak-visit.ts'

/** Caches fill and code is compiled until then: what grows before says nothing. */
const settledAfterMinutes = 10

/** So many shoppers at once are all that a shop can do. */
const mostAtOnce = 16
const calibrationMs = 30_000

/** Beyond so many under way a shopper stays away, so that what a slow shop answers is no flood of its own. */
const mostUnderWay = 200

const print = (line: string) => process.stdout.write(`${line}\n`)

type Counted = Record<VisitEnd | 'failed' | 'stayed away', number>

/** A line of the table. */
type Minute = HeldResources & { readonly minute: number }

export async function benchSoak(folder: string, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '60' },
      visits: { type: 'string' },
      port: { type: 'string', default: '3980' },
    },
  })
  const opened = await startShopProcess({ port: Number(values.port), dataFolder: join(folder, 'data') })
  try {
    const soak = new Soak(opened)
    await soak.stockUp()
    const visits = values.visits === undefined ? (await soak.visitsPerSecond()) / 2 : Number(values.visits)
    await soak.run(Number(values.minutes), visits)
  } finally {
    await opened.stop()
  }
}

class Soak {
  readonly #pid: number
  readonly #shop: ShopClient & { readonly origin: string }
  readonly #random: SeededRandom = seededRandom(1)
  #assortment: Assortment = { paths: [], skus: [] }
  #counted: Counted = noVisits()
  #underWay = 0

  constructor({ child, origin, publicOrigin }: ShopProcess) {
    this.#pid = child.pid ?? 0
    this.#shop = { ...shopClient(origin, publicOrigin), origin }
  }

  /** Looks what is for sale now. */
  async stockUp(): Promise<void> {
    const { productData } = await this.#shop.ask<{
      productData: { products: { url: string; variants: { sku: string; availableStock: number }[] }[] }
    }>('{ search(itemsPerPage: 96) { productData { products { url variants { sku availableStock } } } } }')
    const { products } = productData
    const skus = products.flatMap(({ variants }) =>
      variants.flatMap(({ sku, availableStock }) => (availableStock > 1 ? [sku] : [])),
    )
    this.#assortment = { paths: products.map(({ url }) => `/nl/${url}/`), skus }
  }

  /** What the shop can do, with as many shoppers as it can take. */
  async visitsPerSecond(): Promise<number> {
    const until = performance.now() + calibrationMs
    let visits = 0
    await Promise.all(
      Array.from({ length: mostAtOnce }, async () => {
        while (performance.now() < until) {
          await this.#visit()
          visits++
        }
      }),
    )
    return (visits * 1000) / calibrationMs
  }

  async run(minutes: number, visits: number): Promise<void> {
    print(`\n  ${minutes} minutes of ${visits.toFixed(1)} visits a second, begun ${new Date().toISOString()}\n`)
    print('  minute   shop MB   PostgreSQL MB   descriptors   sockets   threads   connections   visits   paid   failed')
    const machine = new MachineWatch([this.#pid])
    const [before, machineBefore] = await Promise.all([processorTime(this.#pid), machineTime()])
    const table: Minute[] = []
    this.#counted = noVisits()
    for (let minute = 1; minute <= minutes; minute++) {
      await this.#shopFor(60_000, visits)
      table.push({ minute, ...(await heldResources(this.#pid)) })
      this.#printMinute(table.at(-1))
      if (minute % 5 === 0) await this.stockUp()
    }
    const [after, machineAfter] = await Promise.all([processorTime(this.#pid), machineTime()])
    const used = after.shop + after.postgres - before.shop - before.postgres
    print(`\n  ${toldVisits(this.#counted)}`)
    print(
      `  The shop and its PostgreSQL took ${percent(used / (machineAfter.all - machineBefore.all))} of the processors.`,
    )
    print(`  ${await machine.verdict()}`)
    for (const line of verdictOf(table)) print(`  ${line}`)
    // What belongs to visits is closed by then: connections that are kept open end after a few seconds.
    await pause(60_000)
    const idle = await heldResources(this.#pid)
    print(
      `  A minute after the last visit: ${idle.descriptors} descriptors, ${idle.sockets} of them sockets, ${idle.threads} threads, ${mb(idle.shopMb)} + ${mb(idle.postgresMb)}.\n`,
    )
  }

  /** Shoppers come whether or not those before them were answered. */
  async #shopFor(milliseconds: number, visits: number): Promise<void> {
    const begun = performance.now()
    for (let number = 0; ; number++) {
      const due = (number * 1000) / visits
      if (due >= milliseconds) break
      await pause(Math.max(0, due - (performance.now() - begun)))
      if (this.#underWay < mostUnderWay) void this.#visit()
      else this.#counted['stayed away']++
    }
    await pause(Math.max(0, milliseconds - (performance.now() - begun)))
  }

  async #visit(): Promise<void> {
    this.#underWay++
    const end = await visitShop(this.#shop, this.#assortment, this.#random).catch((error: unknown) => {
      if (this.#counted.failed < 5) print(`  failed: ${error}`)
      return 'failed' as const
    })
    this.#counted[end]++
    this.#underWay--
  }

  #printMinute(held: Minute | undefined): void {
    if (held === undefined) return
    const { minute, shopMb, postgresMb, descriptors, sockets, threads, postgresProcesses } = held
    const { paid, failed, ...others } = this.#counted
    const visits = Object.values(others).reduce((sum, one) => sum + one, paid + failed)
    const cells: readonly (readonly [number, number])[] = [
      [minute, 6],
      [Math.round(shopMb), 10],
      [Math.round(postgresMb), 16],
      [descriptors, 14],
      [sockets, 10],
      [threads, 10],
      [postgresProcesses, 14],
      [visits, 9],
      [paid, 7],
      [failed, 9],
    ]
    print(`  ${cells.map(([figure, width]) => String(figure).padStart(width)).join('')}`)
  }
}

const noVisits = (): Counted => ({
  browsed: 0,
  'left a cart': 0,
  paid: 0,
  'sold out': 0,
  failed: 0,
  'stayed away': 0,
})

const toldVisits = (counted: Counted) =>
  `Visits: ${Object.entries(counted)
    .map(([end, many]) => `${many} ${end}`)
    .join(', ')}.`

/** How far memory moves after the first minutes, beside how it stands there. */
function verdictOf(table: readonly Minute[]): string[] {
  const settled = table.filter(({ minute }) => minute > settledAfterMinutes)
  if (settled.length < 2) return ['Too short to say whether memory grows.']
  return [
    flatness(
      'Shop',
      settled.map(({ shopMb }) => shopMb),
    ),
    flatness(
      'PostgreSQL',
      settled.map(({ postgresMb }) => postgresMb),
    ),
  ]
}

/** The first and the last fifth beside each other: a single minute says when a collection ran. */
function flatness(name: string, figures: readonly number[]): string {
  const fifth = Math.max(1, Math.floor(figures.length / 5))
  const [first, last] = [mean(figures.slice(0, fifth)), mean(figures.slice(-fifth))]
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  return `${name}, after ${settledAfterMinutes} minutes: ${mb(first)} at first, ${mb(last)} at last (${percent(last / first - 1)}), between ${mb(least)} and ${mb(most)}.`
}

const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length
const mb = (figure: number) => `${Math.round(figure)} MB`
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

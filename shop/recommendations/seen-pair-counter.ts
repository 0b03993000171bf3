import { createHmac, randomBytes } from 'node:crypto'
import type { Day } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'

/** Two pages of a storefront of which one led to the other, by their paths. */
export type SeenStep = {
  readonly storefrontCode: StorefrontCode
  readonly path: string
  /** The page that the shopper came from. */
  readonly fromPath: string
}

/** A pair of pages, and from how many networks it was seen that were new to it that day. */
export type CountedPair = {
  readonly day: Day
  readonly storefrontCode: StorefrontCode
  readonly url: string
  readonly otherUrl: string
  readonly networks: number
}

/** What one process keeps of a day: who makes up millions fills no memory. */
export const seenPairBounds = {
  pairs: 20_000,
  /** Networks of all pairs together. */
  observations: 200_000,
  /** Pairs that one network is counted for: whoever wants to push products together needs many networks and many days. */
  pairsOfNetwork: 50,
} as const

type Tally = Omit<CountedPair, 'day' | 'networks'> & { fresh: number }

/**
 * Counts in memory, to be written in batches, which pages of products lead to which. A network counts once a day for a pair, known again by
 * a short hash under a random key that dies with the day: neither addresses nor hashes leave here.
 */
export class SeenPairCounter {
  readonly #clock: Clock
  #day: Day = ''
  #key = randomBytes(32)
  #tallies = new Map<string, Tally>()
  #seen = new Set<string>()
  #ofNetworks = new Map<string, number>()
  /** Of days that are over, or batches that were not written. */
  readonly #left: CountedPair[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @param network from where it was looked at; without one it counts for nobody */
  count({ storefrontCode, path, fromPath }: SeenStep, network: string | undefined): void {
    const [url, otherUrl] = [bareUrl(path), bareUrl(fromPath)].sort()
    if (network === undefined || !url || !otherUrl || url === otherUrl) return
    this.#endOldDay()
    const name = `${storefrontCode}\n${url}\n${otherUrl}`
    if (!this.#isNew(name, network)) return
    const tally = this.#tallies.get(name) ?? { storefrontCode, url, otherUrl, fresh: 0 }
    this.#tallies.set(name, tally)
    tally.fresh++
  }

  /** What was counted since it was taken last. */
  take(): CountedPair[] {
    this.#endOldDay()
    const counted = this.#left.splice(0)
    for (const tally of this.#tallies.values()) {
      if (tally.fresh > 0) counted.push(this.#countedOf(tally))
      tally.fresh = 0
    }
    return counted
  }

  /** What could not be written is counted with what comes. */
  putBack(counted: readonly CountedPair[]): void {
    this.#left.push(...counted.slice(0, Math.max(0, seenPairBounds.pairs - this.#left.length)))
  }

  /** Whether a network is counted for a pair: the first time that day, and within the bounds. */
  #isNew(name: string, network: string): boolean {
    if (!this.#tallies.has(name) && this.#tallies.size >= seenPairBounds.pairs) return false
    const own = this.#hash(network)
    const pairs = this.#ofNetworks.get(own) ?? 0
    if (pairs >= seenPairBounds.pairsOfNetwork || this.#seen.size >= seenPairBounds.observations) return false
    const observation = this.#hash(`${name}\n${network}`)
    if (this.#seen.has(observation)) return false
    this.#seen.add(observation)
    this.#ofNetworks.set(own, pairs + 1)
    return true
  }

  #endOldDay(): void {
    const day = this.#clock.now().toISOString().slice(0, 10)
    if (day === this.#day) return
    this.putBack([...this.#tallies.values()].flatMap((tally) => (tally.fresh > 0 ? [this.#countedOf(tally)] : [])))
    this.#day = day
    this.#key = randomBytes(32)
    this.#tallies = new Map()
    this.#seen = new Set()
    this.#ofNetworks = new Map()
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 12)
  }

  #countedOf({ storefrontCode, url, otherUrl, fresh }: Tally): CountedPair {
    return { day: this.#day, storefrontCode, url, otherUrl, networks: fresh }
  }
}

/** Longer ones are no product's. */
const longestUrl = 200

/** The path of a page as the catalogue writes it; nothing for one that can't be read. */
function bareUrl(path: string): string | undefined {
  if (path.length > longestUrl) return undefined
  try {
    return decodeURIComponent(path).split('/').filter(Boolean).join('/')
  } catch {
    return undefined
  }
}

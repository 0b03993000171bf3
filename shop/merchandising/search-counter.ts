import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { countedTerm, weekOf } from './search-term.ts'

/** How often a term was searched for since the last batch, and by how many people who had not searched for it that week. */
export type CountedSearch = {
  readonly week: string
  readonly storefront: StorefrontCode
  readonly term: string
  readonly searches: number
  readonly people: number
}

type Tally = { searches: number; people: number; readonly seen: Set<string> }

/** Terms that one process keeps count of in a week: who makes up millions fills no memory. */
const mostTerms = 20_000

/**
 * Counts searches in memory, to be written in batches. Of people only as many hashes for each term are kept as it takes to show it, for the week, under a
 * key that nobody ever sees: neither cookies nor addresses leave here.
 */
export class SearchCounter {
  readonly #clock: Clock
  readonly #fewestPeople: () => number
  #week = ''
  #key = randomBytes(32)
  #tallies = new Map<string, Tally>()

  /** @param fewestPeople so many have to search for a term before anybody sees it: no more of them are told apart */
  constructor(clock: Clock, fewestPeople: () => number) {
    this.#clock = clock
    this.#fewestPeople = fewestPeople
  }

  /** @param address from where it was searched; without one it counts for nobody */
  count(storefront: StorefrontCode, typed: string, address: string | undefined): void {
    const term = countedTerm(typed)
    if (term === undefined) return
    const week = weekOf(this.#clock.now())
    if (week !== this.#week) this.#begin(week)
    const name = `${storefront} ${term}`
    const tally = this.#tallies.get(name) ?? this.#newTally(name)
    if (!tally) return
    tally.searches++
    if (address === undefined || tally.seen.size >= this.#fewestPeople()) return
    const hash = createHmac('sha256', this.#key).update(`${name} ${address}`).digest('base64url').slice(0, 12)
    if (tally.seen.has(hash)) return
    tally.seen.add(hash)
    tally.people++
  }

  /** What was counted since it was taken last. */
  take(): CountedSearch[] {
    const counted = [...this.#left.splice(0)]
    for (const [name, tally] of this.#tallies) {
      if (tally.searches > 0) counted.push(this.#countedOf(name, tally))
      tally.searches = 0
      tally.people = 0
    }
    return counted
  }

  /** What could not be written is counted with what comes. */
  putBack(counted: readonly CountedSearch[]): void {
    this.#left.push(...counted.slice(0, mostTerms - this.#left.length))
  }

  /** Of weeks that are over, or batches that were not written. */
  readonly #left: CountedSearch[] = []

  #begin(week: string): void {
    for (const [name, tally] of this.#tallies) if (tally.searches > 0) this.#left.push(this.#countedOf(name, tally))
    this.#week = week
    this.#key = randomBytes(32)
    this.#tallies = new Map()
  }

  #newTally(name: string): Tally | undefined {
    if (this.#tallies.size >= mostTerms) return undefined
    const tally = { searches: 0, people: 0, seen: new Set<string>() }
    this.#tallies.set(name, tally)
    return tally
  }

  #countedOf(name: string, { searches, people }: Tally): CountedSearch {
    const at = name.indexOf(' ')
    // The name was made of a storefront's code.
    const storefront = name.slice(0, at) as StorefrontCode
    return { week: this.#week, storefront, term: name.slice(at + 1), searches, people }
  }
}

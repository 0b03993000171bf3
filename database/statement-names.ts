import { createHash } from 'node:crypto'

export type StatementNamesOptions = {
  /** Every connection keeps what it prepared until it closes, so there are never more names than this. */
  readonly most?: number
}

/** So many texts that were seen once are remembered, in case they come again. */
const mostSeenOnce = 2000

/** Rows of an import make texts that are long and never the same again. */
const longestText = 20_000

/**
 * Names for statements that are sent again and again, so that PostgreSQL parses and plans them once per connection: that takes
 * longer than running them. A text gets its name when it comes for the second time, and keeps it.
 */
export class StatementNames {
  readonly #most: number
  #names = new Map<string, string>()
  #seenOnce = new Set<string>()
  #generation = 0
  #enabled = true

  constructor({ most = 300 }: StatementNamesOptions = {}) {
    this.#most = most
  }

  get count(): number {
    return this.#names.size
  }

  /** The name to send the statement under, or nothing when it goes without. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined) return name
    if (!this.#enabled || this.#names.size >= this.#most || text.length > longestText) return undefined
    if (this.#seenOnce.delete(text)) {
      // Of its text: behind a pooler several processes share a session, and a name must not stand for what another one meant by it.
      const made = `s${this.#generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
      this.#names.set(text, made)
      return made
    }
    if (this.#seenOnce.size >= mostSeenOnce) this.#seenOnce = new Set()
    this.#seenOnce.add(text)
    return undefined
  }

  /** Gives every text another name: what was prepared under the old ones doesn't fit the tables any more. */
  renew(): void {
    this.#generation++
    this.#names = new Map()
  }

  /** From now on nothing has a name: what stands between the shop and PostgreSQL doesn't keep prepared statements. */
  disable(): void {
    this.#enabled = false
    this.#names = new Map()
    this.#seenOnce = new Set()
  }
}

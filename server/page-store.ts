/** Something the store can hold: how big it is, and what it was made of. */
export type Stored = { readonly size: number; readonly tags: readonly string[] }

type Slot<T> = { value: T; size: number; kept: boolean; asked: boolean }

/**
 * Pages by key, bound in bytes. A new page is on trial; it is kept when it is asked for again. What is on trial may fill a
 * quarter only, so that a flood of pages nobody asks for twice can't push out the pages that everybody wants.
 */
export class PageStore<T extends Stored> {
  readonly #limit: number
  readonly #trialLimit: number
  /** Oldest first; an entry that was asked for meanwhile gets a second round. */
  readonly #trial = new Map<string, Slot<T>>()
  readonly #kept = new Map<string, Slot<T>>()
  readonly #byTag = new Map<string, Set<string>>()
  #trialBytes = 0
  #keptBytes = 0

  constructor(limit: number) {
    this.#limit = limit
    this.#trialLimit = Math.ceil(limit / 4)
  }

  get bytes(): number {
    return this.#trialBytes + this.#keptBytes
  }

  get size(): number {
    return this.#trial.size + this.#kept.size
  }

  get(key: string): T | undefined {
    const kept = this.#kept.get(key)
    if (kept) {
      kept.asked = true
      return kept.value
    }
    const trial = this.#trial.get(key)
    if (!trial) return undefined
    this.#trial.delete(key)
    this.#trialBytes -= trial.size
    trial.kept = true
    this.#kept.set(key, trial)
    this.#keptBytes += trial.size
    this.#makeRoom()
    return trial.value
  }

  set(key: string, value: T): void {
    const before = this.#slot(key)
    const slot: Slot<T> = { value, size: value.size, kept: before?.kept ?? false, asked: false }
    this.delete(key)
    if (slot.size > this.#trialLimit) return
    if (slot.kept) {
      this.#kept.set(key, slot)
      this.#keptBytes += slot.size
    } else {
      this.#trial.set(key, slot)
      this.#trialBytes += slot.size
    }
    for (const tag of value.tags) {
      const keys = this.#byTag.get(tag)
      if (keys) keys.add(key)
      else this.#byTag.set(tag, new Set([key]))
    }
    this.#makeRoom()
  }

  /** Counts a value anew after it grew or shrank. */
  resized(key: string, value: T): void {
    const slot = this.#slot(key)
    if (slot?.value !== value) return
    const growth = value.size - slot.size
    slot.size = value.size
    if (slot.kept) this.#keptBytes += growth
    else this.#trialBytes += growth
    this.#makeRoom()
  }

  delete(key: string): void {
    const slot = this.#slot(key)
    if (!slot) return
    if (slot.kept) {
      this.#kept.delete(key)
      this.#keptBytes -= slot.size
    } else {
      this.#trial.delete(key)
      this.#trialBytes -= slot.size
    }
    for (const tag of slot.value.tags) {
      const keys = this.#byTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#byTag.delete(tag)
    }
  }

  /** The values that bear one of the tags. */
  tagged(tags: readonly string[]): T[] {
    const keys = new Set(tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]))
    return [...keys].flatMap((key) => this.#slot(key)?.value ?? [])
  }

  values(): T[] {
    return [...this.#kept.values(), ...this.#trial.values()].map((slot) => slot.value)
  }

  #slot(key: string): Slot<T> | undefined {
    return this.#kept.get(key) ?? this.#trial.get(key)
  }

  #makeRoom(): void {
    while (this.#trialBytes > this.#trialLimit) {
      const [oldest] = this.#trial.keys()
      if (oldest === undefined) return
      this.delete(oldest)
    }
    while (this.bytes > this.#limit) {
      const [oldest] = this.#kept.entries()
      if (!oldest) return
      const [key, slot] = oldest
      if (slot.asked) {
        slot.asked = false
        this.#kept.delete(key)
        this.#kept.set(key, slot)
      } else this.delete(key)
    }
  }
}

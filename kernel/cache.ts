import { groupedBy } from './grouped-by.ts'

export type AsyncCache<T> = {
  /** The answer that was given before, or the one that `ask` gives now; asked once for all who wait for it. */
  answer(key: string, ask: () => Promise<T>): Promise<T>
  invalidate(): void
}

export type AsyncCacheOptions<T> = {
  /** Beyond so many keys the one that was asked for longest ago is dropped: what can be made up without end must not fill the memory. */
  readonly most: number
  /** Whether an answer is worth keeping; all are when this is absent. A question that failed is always asked anew. */
  readonly keep?: (answer: T) => boolean
  /** For answers of very different sizes: beyond so many bytes together those go, too, that were asked for longest ago. */
  readonly bytes?: { readonly most: number; readonly of: (answer: T) => number }
  /** Whether who asks now sees what nobody else may: they are neither answered from what is kept nor is their answer kept. */
  readonly bypass?: () => boolean
}

/** Keeps answers until it is invalidated. */
export function createAsyncCache<T>({ most, keep = () => true, bytes, bypass }: AsyncCacheOptions<T>): AsyncCache<T> {
  const known = new Recent<Promise<T>>(most, bytes?.most)
  return {
    answer(key, ask) {
      if (bypass?.()) return ask()
      const cached = known.get(key)
      if (cached) return cached
      const asked = ask()
      known.set(key, asked)
      const drop = () => known.peek(key) === asked && known.delete(key)
      asked.then((answer) => {
        if (!keep(answer)) drop()
        // Measured once, when it is made: a hit costs what it costs without a bound.
        else if (bytes && known.peek(key) === asked) known.weigh(key, bytes.of(answer))
      }, drop)
      return asked
    },
    invalidate: () => known.clear(),
  }
}

export type GroupCache<Row> = {
  /** The rows of these keys: those that were read before, and the others from `read`, all in one question. */
  rows(keys: readonly string[], read: (missing: readonly string[]) => Promise<readonly Row[]>): Promise<Row[]>
  /** Invalidates some keys, or all. What is being read at the moment is handed out, but not kept. */
  invalidate(keys?: readonly string[]): void
}

export type GroupCacheOptions<Row> = { readonly most: number; readonly keyOf: (row: Row) => string } & Pick<
  AsyncCacheOptions<Row>,
  'bypass'
>

/** Keeps rows by a key that several of them may share, for questions about many keys at once. */
export function createGroupCache<Row>({ most, keyOf, bypass }: GroupCacheOptions<Row>): GroupCache<Row> {
  const known = new Recent<readonly Row[]>(most)
  /** What each question that is under way must not keep: keys that changed meanwhile, or everything. */
  const underWay = new Set<{ readonly changed: Set<string>; all: boolean }>()

  async function ask(missing: readonly string[], read: (missing: readonly string[]) => Promise<readonly Row[]>) {
    const question = { changed: new Set<string>(), all: false }
    underWay.add(question)
    try {
      const fresh = groupedBy(await read(missing), keyOf)
      if (!question.all) {
        for (const key of missing) if (!question.changed.has(key)) known.set(key, fresh.get(key) ?? [])
      }
      return fresh
    } finally {
      underWay.delete(question)
    }
  }

  return {
    async rows(keys, read) {
      if (bypass?.()) return [...(await read(keys))]
      const found = new Map(keys.map((key) => [key, known.get(key)]))
      const missing = keys.filter((key) => found.get(key) === undefined)
      if (missing.length > 0) for (const [key, rows] of await ask(missing, read)) found.set(key, rows)
      return keys.flatMap((key) => found.get(key) ?? [])
    },
    invalidate(keys) {
      if (!keys) known.clear()
      for (const key of keys ?? []) known.delete(key)
      for (const question of underWay) {
        if (!keys) question.all = true
        for (const key of keys ?? []) question.changed.add(key)
      }
    },
  }
}

/** Values by key, as many as it may hold: those that were asked for last. A map keeps the order in which keys were put in. */
class Recent<Value> {
  readonly #most: number
  readonly #mostBytes: number
  readonly #values = new Map<string, Value>()
  /** Of the values that were measured; the others count as nothing. */
  readonly #sizes = new Map<string, number>()
  #bytes = 0

  constructor(most: number, mostBytes = Number.POSITIVE_INFINITY) {
    this.#most = most
    this.#mostBytes = mostBytes
  }

  /** The value, which now is the one that was asked for last. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  /** The value, without counting as asked for. */
  peek(key: string): Value | undefined {
    return this.#values.get(key)
  }

  set(key: string, value: Value): void {
    this.delete(key)
    this.#values.set(key, value)
    if (this.#values.size > this.#most) this.#dropOldest()
  }

  /** Says how big a value is. One that is bigger than all may be together goes alone. */
  weigh(key: string, bytes: number): void {
    if (bytes > this.#mostBytes) {
      this.delete(key)
      return
    }
    this.#bytes += bytes - (this.#sizes.get(key) ?? 0)
    this.#sizes.set(key, bytes)
    while (this.#bytes > this.#mostBytes) this.#dropOldest()
  }

  delete(key: string): void {
    this.#values.delete(key)
    this.#bytes -= this.#sizes.get(key) ?? 0
    this.#sizes.delete(key)
  }

  clear(): void {
    this.#values.clear()
    this.#sizes.clear()
    this.#bytes = 0
  }

  #dropOldest(): void {
    const oldest = this.#values.keys().next()
    if (!oldest.done) this.delete(oldest.value)
  }
}

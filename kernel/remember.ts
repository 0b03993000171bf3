export type Memory<T> = {
  /** The answer that was given before, or the one that `ask` gives now; asked once for all who wait for it. */
  answer(key: string, ask: () => Promise<T>): Promise<T>
  forget(): void
}

export type MemoryOptions<T> = {
  /** Beyond so many keys everything is forgotten: what can be made up without end must not fill the memory. */
  readonly most: number
  /** Whether an answer is worth keeping; all are when this is absent. A question that failed is always asked anew. */
  readonly keep?: (answer: T) => boolean
}

/** Remembers answers until it is told to forget them. */
export function createMemory<T>({ most, keep = () => true }: MemoryOptions<T>): Memory<T> {
  const known = new Map<string, Promise<T>>()
  return {
    answer(key, ask) {
      const remembered = known.get(key)
      if (remembered) return remembered
      const asked = ask()
      if (known.size >= most) known.clear()
      known.set(key, asked)
      const drop = () => known.get(key) === asked && known.delete(key)
      asked.then((answer) => keep(answer) || drop(), drop)
      return asked
    },
    forget: () => known.clear(),
  }
}

export type GroupMemory<Row> = {
  /** The rows of these keys: those that were read before, and the others from `read`, all in one question. */
  rows(keys: readonly string[], read: (missing: readonly string[]) => Promise<readonly Row[]>): Promise<Row[]>
  /** Forgets some keys, or all. What is being read at the moment is handed out, but not kept. */
  forget(keys?: readonly string[]): void
}

export type GroupMemoryOptions<Row> = { readonly most: number; readonly keyOf: (row: Row) => string }

/** Remembers rows by a key that several of them may share, for questions about many keys at once. */
export function createGroupMemory<Row>({ most, keyOf }: GroupMemoryOptions<Row>): GroupMemory<Row> {
  const known = new Map<string, readonly Row[]>()
  /** What each question that is under way must not keep: keys that changed meanwhile, or everything. */
  const underWay = new Set<{ readonly changed: Set<string>; all: boolean }>()

  async function ask(missing: readonly string[], read: (missing: readonly string[]) => Promise<readonly Row[]>) {
    const question = { changed: new Set<string>(), all: false }
    underWay.add(question)
    try {
      const fresh = Map.groupBy(await read(missing), keyOf)
      if (known.size + missing.length > most) known.clear()
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
      const found = new Map(keys.map((key) => [key, known.get(key)]))
      const missing = keys.filter((key) => found.get(key) === undefined)
      if (missing.length > 0) for (const [key, rows] of await ask(missing, read)) found.set(key, rows)
      return keys.flatMap((key) => found.get(key) ?? [])
    },
    forget(keys) {
      if (!keys) known.clear()
      for (const key of keys ?? []) known.delete(key)
      for (const question of underWay) {
        if (!keys) question.all = true
        for (const key of keys ?? []) question.changed.add(key)
      }
    },
  }
}

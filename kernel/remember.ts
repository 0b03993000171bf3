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
  forget(): void
}

export type GroupMemoryOptions<Row> = { readonly most: number; readonly keyOf: (row: Row) => string }

/** Remembers rows by a key that several of them share, for questions about many keys at once. */
export function createGroupMemory<Row>({ most, keyOf }: GroupMemoryOptions<Row>): GroupMemory<Row> {
  let known = new Map<string, readonly Row[]>()
  return {
    async rows(keys, read) {
      const before = known
      const missing = keys.filter((key) => !before.has(key))
      const fresh = missing.length === 0 ? new Map<string, Row[]>() : Map.groupBy(await read(missing), keyOf)
      const found = keys.flatMap((key) => before.get(key) ?? fresh.get(key) ?? [])
      // What was read before a change is not kept after it.
      if (known === before) {
        if (known.size + missing.length > most) known = new Map()
        for (const key of missing) known.set(key, fresh.get(key) ?? [])
      }
      return found
    },
    forget: () => {
      known = new Map()
    },
  }
}

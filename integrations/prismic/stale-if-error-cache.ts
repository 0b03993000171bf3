export type StaleIfErrorCache = {
  /**
   * The answer that was given before, or the one that `ask` gives now.
   * @param otherwise answers for a while where asking fails and nothing is known
   */
  answer<T>(key: string, ask: () => Promise<T>, otherwise?: () => Promise<T>): Promise<T>
  /** From now on everything is asked anew; what was known answers only where asking fails. */
  invalidate(): void
}

export type StaleIfErrorCacheOptions = {
  /** Beyond so many keys everything is dropped. */
  readonly most: number
  /** Told when an old answer has to do, because the question failed. */
  readonly report: (error: unknown) => void
  /** Milliseconds that an old answer has to do before the question is asked again. */
  readonly patience?: number
  readonly now?: () => number
}

type Entry = { answer: Promise<unknown>; freshUntil: number }

/** Keeps answers until it is invalidated, and beyond that where nothing newer can be had. */
export function staleIfErrorCache({
  most,
  report,
  patience = 10_000,
  now = Date.now,
}: StaleIfErrorCacheOptions): StaleIfErrorCache {
  const known = new Map<string, Entry>()
  return {
    answer<T>(key: string, ask: () => Promise<T>, otherwise?: () => Promise<T>): Promise<T> {
      const before = known.get(key)
      // A key is the question itself, so what is kept under it has the question's type.
      if (before && now() < before.freshUntil) return before.answer as Promise<T>
      const asked = ask()
      if (known.size >= most) known.clear()
      const entry: Entry = { answer: asked, freshUntil: Number.POSITIVE_INFINITY }
      known.set(key, entry)
      entry.answer = asked.catch(async (error) => {
        if (!before && !otherwise) {
          if (known.get(key) === entry) known.delete(key)
          throw error
        }
        report(error)
        entry.freshUntil = now() + patience
        return before ? before.answer : otherwise?.()
      })
      return entry.answer as Promise<T>
    },
    invalidate() {
      for (const entry of known.values()) entry.freshUntil = 0
    },
  }
}

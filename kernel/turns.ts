/** Told instead of an answer when too many wait already. */
export const tooManyWait = Symbol('Too many wait')

/** Work that must not be done at once: one piece after the other for each key, and no more waiting than may. */
export type Turns = {
  /** Does the work when it is its turn, or at once answers `tooManyWait`. */
  take<T>(key: string, work: () => Promise<T>): Promise<T | typeof tooManyWait>
}

/** @param most how many pieces of work of one key may be in hand, the one that is being done among them */
export function createTurns(most: number): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  return {
    async take(key, work) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 }
      if (line.length >= most) return tooManyWait
      lines.set(key, line)
      line.length++
      const done = line.last.then(work)
      // Who comes next waits for this one, however it ends.
      line.last = done.catch(() => undefined)
      try {
        return await done
      } finally {
        if (--line.length === 0) lines.delete(key)
      }
    },
  }
}

/**
 * Does work when it is its turn, and tells it whether it had to wait for that. Whoever's signal ends before leaves the line, with an
 * error.
 */
export type AtOnce = <T>(work: (hasWaited: boolean) => Promise<T>, signal?: AbortSignal) => Promise<T>

/** Lets so many pieces of work be done at a time; the others wait in line. */
export function limitAtOnce(most: number): AtOnce {
  let free = most
  /** Each lets the next one in. */
  const line = new Set<() => void>()

  async function wait(signal: AbortSignal | undefined): Promise<boolean> {
    if (free > 0) {
      free--
      return false
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      line.delete(resolve)
      reject(new Error('It left the line before it was its turn'))
    }
    line.add(resolve)
    signal?.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', leave))
    return true
  }

  return async (work, signal) => {
    const hasWaited = await wait(signal)
    try {
      return await work(hasWaited)
    } finally {
      const [next] = line
      if (next) {
        line.delete(next)
        next()
      } else free++
    }
  }
}

/** What was asked for did not come in time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/**
 * Waits for work no longer than so many milliseconds, and tells it then that nobody does any more.
 * @throws TookTooLong at once when the time is over, whatever the work does then; before that what it throws
 */
export async function abortAfter<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    ending.abort()
    reject(new TookTooLong(`It took longer than ${milliseconds} ms`))
  }, milliseconds)
  try {
    return await Promise.race([work(ending.signal), promise])
  } finally {
    clearTimeout(timer)
  }
}

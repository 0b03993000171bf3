import type { ResizedFiles } from '#integrations/pictures/resized-files.ts'
import type { Clock } from '#kernel/clock.ts'
import { limitAtOnce } from '../at-once.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { unsealImage } from './image-seal.ts'
import type { ReadOutcome } from './shared-image-figures.ts'
import { abortAfter, TookTooLong } from './time-limit.ts'
import type { Warn } from './warn-now-and-then.ts'

/** Milliseconds that a shopper waits at most, the line included: about what it takes to make a picture. */
export const longestReadMs = 300

export type SharedRead = { readonly outcome: ReadOutcome; readonly bytes?: Buffer | undefined }

export type SharedReadsDeps = { readonly files: ResizedFiles; readonly clock: Clock; readonly warn: Warn }

/** Reads shared pictures in bounded time. Never throws: whoever has no answer makes the picture. */
export function createSharedReads({ files, clock, warn }: SharedReadsDeps) {
  const { reads: most } = files.atOnce
  const inTurn = limitAtOnce(most)
  const breaker = createCircuitBreaker(clock)
  /** Reads that nobody waits for any more and that have not ended: a disk that hangs can't be told to. */
  let overdue = 0

  async function readToTheEnd(name: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const add = () => overdue++
    signal.addEventListener('abort', add, { once: true })
    try {
      return await files.get(name, signal)
    } finally {
      if (signal.aborted) overdue--
      signal.removeEventListener('abort', add)
    }
  }

  async function read(name: string): Promise<SharedRead> {
    if (overdue >= most || !breaker.mayAsk()) return { outcome: 'skipped' }
    let hadAllItsTime = false
    const begin = (signal: AbortSignal) => (hasWaited: boolean) => {
      hadAllItsTime = !hasWaited
      return readToTheEnd(name, signal)
    }
    try {
      const sealed = await abortAfter(longestReadMs, (signal) => inTurn(begin(signal), signal))
      breaker.succeeded()
      if (!sealed) return { outcome: 'absent' }
      const bytes = unsealImage(sealed)
      if (bytes) return { outcome: 'found', bytes }
      warn('A shared resized picture is broken and is made again', { name })
      return { outcome: 'broken' }
    } catch (error) {
      const isLate = error instanceof TookTooLong
      // A long line says that many pictures are asked for, and nothing of the place in which they are.
      if (isLate && !hadAllItsTime) return { outcome: 'skipped' }
      breaker.failed()
      warn('Shared resized pictures can’t be read, so that this node makes its own', { err: error })
      return { outcome: isLate ? 'late' : 'failed' }
    }
  }

  return { read }
}

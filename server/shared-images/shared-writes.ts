import type { ResizedFiles } from '#integrations/pictures/resized-files.ts'
import { type Clock, second } from '#kernel/clock.ts'
import { limitAtOnce } from '../at-once.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { sealImage } from './image-seal.ts'
import type { WriteOutcome } from './shared-image-figures.ts'
import { abortAfter, TookTooLong } from './time-limit.ts'
import type { Warn } from './warn-now-and-then.ts'

const longestWriteMs = 10 * second

/** Bytes of pictures that wait to be written; what comes beyond is left to another time or node. */
export const mostWaitingBytes = 32 * 1024 * 1024

export type SharedWritesDeps = {
  readonly files: ResizedFiles
  readonly clock: Clock
  readonly warn: Warn
  readonly count: (outcome: WriteOutcome) => void
}

/** Writes pictures where other nodes find them, later and without anybody waiting. Nothing depends on whether it succeeds. */
export function createSharedWrites({ files, clock, warn, count }: SharedWritesDeps) {
  const inTurn = limitAtOnce(files.atOnce.writes)
  const breaker = createCircuitBreaker(clock)
  let waitingBytes = 0

  async function write(name: string, bytes: Buffer): Promise<void> {
    if (!breaker.mayAsk()) {
      count('skipped')
      return
    }
    let sent: Promise<void> | undefined
    try {
      await abortAfter(longestWriteMs, (signal) => {
        sent = files.put(name, sealImage(bytes), signal)
        return sent
      })
      breaker.succeeded()
      count('stored')
    } catch (error) {
      breaker.failed()
      warn('Resized pictures can’t be shared with other nodes', { err: error })
      count(error instanceof TookTooLong ? 'late' : 'failed')
      // Whoever is next has to wait until it has really ended: a disk that hangs would take one thread after the other.
      await sent?.catch(() => undefined)
    }
  }

  return {
    add(name: string, bytes: Buffer): void {
      const size = bytes.byteLength
      if (waitingBytes + size > mostWaitingBytes) {
        count('skipped')
        return
      }
      waitingBytes += size
      void inTurn(() => write(name, bytes)).finally(() => {
        waitingBytes -= size
      })
    },
  }
}

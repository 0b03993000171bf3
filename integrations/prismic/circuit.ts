import { VendorFailure } from '../vendor/vendor-failure.ts'

export type Circuit = <T>(ask: () => Promise<T>) => Promise<T>

/**
 * Leaves a repository alone for a while after it failed, so that nobody waits for what is not there: until then every question
 * fails at once, and after it a single one finds out.
 * @param pauseMs milliseconds; longer where the repository asked for it
 */
export function createCircuit(pauseMs: number, now: () => number): Circuit {
  let failure: VendorFailure | undefined
  let until = 0
  let isProbing = false
  return async (ask) => {
    if (failure) {
      if (isProbing || now() < until) throw failure
      isProbing = true
    }
    try {
      const answer = await ask()
      failure = undefined
      return answer
    } catch (error) {
      failure = error instanceof VendorFailure ? error : undefined
      until = now() + Math.max(pauseMs, (failure?.retryAfterSeconds ?? 0) * 1000)
      throw error
    } finally {
      isProbing = false
    }
  }
}

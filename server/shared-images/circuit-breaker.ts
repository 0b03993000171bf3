import { type Clock, second } from '#kernel/clock.ts'

/** Keeps from asking what failed several times in a row. */
export type CircuitBreaker = {
  /** Whether to ask now. After a rest one may, as a trial, and the others go on resting until it has succeeded. */
  mayAsk(): boolean
  succeeded(): void
  failed(): void
}

const mostFailures = 5
const restMs = 10 * second

export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0
  let restsUntil = 0
  const now = () => clock.now().getTime()
  return {
    mayAsk() {
      if (failures < mostFailures) return true
      if (now() < restsUntil) return false
      restsUntil = now() + restMs
      return true
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures++
      if (failures >= mostFailures) restsUntil = now() + restMs
    },
  }
}

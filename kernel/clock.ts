/** Every rule that depends on time is given a clock, so that a test can turn its hands. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export function stoppedClock(
  at: Date | string,
): Clock & { moveTo(at: Date | string): void; advance(ms: number): void } {
  let current = new Date(at)
  return {
    now: () => new Date(current),
    moveTo: (next) => {
      current = new Date(next)
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms)
    },
  }
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

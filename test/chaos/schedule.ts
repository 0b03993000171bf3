import type { SeededRandom } from './seeded-random.ts'

/** What can be broken at the same time: one thing of each lane. */
export const lanes = ['node', 'database', 'outside'] as const
export type Lane = (typeof lanes)[number]

/** A way to break something, as far as a schedule has to know. */
export type FailureKind = {
  readonly name: string
  readonly lane: Lane
  /** Which of several it can hit: 0 and 1 for the two nodes. */
  readonly targets: readonly string[]
  /** How long it lasts, in seconds. */
  readonly lasts: readonly [from: number, to: number]
}

export type PlannedFailure = {
  readonly failure: string
  readonly lane: Lane
  readonly target: string
  /** It begins once so many shoppers have begun. */
  readonly afterShoppers: number
  readonly lastsMs: number
}

/** Shoppers between two failures of a lane. */
const spacing = [8, 20] as const

/**
 * Which failures happen when: the same for the same seed and number of shoppers. Every kind comes up before one comes up again, so that a
 * short run tries as many as it can.
 */
export function planFailures(kinds: readonly FailureKind[], shoppers: number, random: SeededRandom): PlannedFailure[] {
  return lanes.flatMap((lane) => {
    const own = random.fork(lane)
    const ofLane = kinds.filter((kind) => kind.lane === lane)
    const planned: PlannedFailure[] = []
    let left: FailureKind[] = []
    if (ofLane.length === 0) return planned
    // The last tenth is left in peace: what was broken late would be mended by the end alone.
    for (let at = own.between(2, 6); at < shoppers * 0.9; at += own.between(...spacing)) {
      if (left.length === 0) left = [...ofLane]
      const kind = own.oneOf(left)
      left = left.filter((one) => one !== kind)
      const lastsMs = own.between(kind.lasts[0] * 10, kind.lasts[1] * 10) * 100
      planned.push({ failure: kind.name, lane, target: own.oneOf(kind.targets), afterShoppers: at, lastsMs })
    }
    return planned
  })
}

import { hour } from '#kernel/clock.ts'
import { nodeOf, nodeTargets, type PractisedFailure } from './failure.ts'

const clockJump = (name: string, said: string, clockMs: number): PractisedFailure => ({
  name,
  said,
  lane: 'node',
  targets: nodeTargets,
  lasts: [5, 15],
  begin: async (cluster, target) => nodeOf(cluster, target).set({ clockMs }),
  end: async (cluster, target) => nodeOf(cluster, target).set({ clockMs: 0 }),
})

export const clockAhead = clockJump('clock-ahead', 'The clock of a node jumps an hour ahead, and back', hour)
export const clockBehind = clockJump('clock-behind', 'The clock of a node jumps an hour back, and ahead', -hour)

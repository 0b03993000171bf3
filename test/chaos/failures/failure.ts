import type { Cluster } from '../cluster.ts'
import type { FailureKind } from '../schedule.ts'

/** A way to break something, and to mend it again. */
export type PractisedFailure = FailureKind & {
  /** As the table says it. */
  readonly said: string
  begin(cluster: Cluster, target: string): Promise<void>
  end(cluster: Cluster, target: string): Promise<void>
}

export const nodeTargets = ['0', '1'] as const

/** The node that a target names. */
export function nodeOf({ nodes }: Cluster, target: string) {
  return target === '1' ? nodes[1] : nodes[0]
}

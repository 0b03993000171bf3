import { nodeOf, nodeTargets, type PractisedFailure } from './failure.ts'

export const pauseNode: PractisedFailure = {
  name: 'pause-node',
  said: 'A node that stands still (SIGSTOP) with all it holds',
  lane: 'node',
  targets: nodeTargets,
  lasts: [5, 30],
  begin: async (cluster, target) => nodeOf(cluster, target).signal('SIGSTOP'),
  end: async (cluster, target) => nodeOf(cluster, target).signal('SIGCONT'),
}

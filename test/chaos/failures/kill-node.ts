import { nodeOf, nodeTargets, type PractisedFailure } from './failure.ts'

/** Jobs and rendering are threads of the node, and die with it. */
export const killNode: PractisedFailure = {
  name: 'kill-node',
  said: 'A node killed (kill -9), with its jobs and its rendering, and opened again',
  lane: 'node',
  targets: nodeTargets,
  lasts: [0, 4],
  begin: (cluster, target) => nodeOf(cluster, target).kill('SIGKILL'),
  end: (cluster, target) => nodeOf(cluster, target).open(),
}

import { nodeOf, nodeTargets, type PractisedFailure } from './failure.ts'

export const restartNode: PractisedFailure = {
  name: 'restart-node',
  said: 'A node told to close (SIGTERM), as for a new release, and opened again',
  lane: 'node',
  targets: nodeTargets,
  lasts: [0, 2],
  begin: (cluster, target) => nodeOf(cluster, target).kill('SIGTERM'),
  end: (cluster, target) => nodeOf(cluster, target).open(),
}

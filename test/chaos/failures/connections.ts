import { nodeOf, nodeTargets, type PractisedFailure } from './failure.ts'

export const slowDatabase: PractisedFailure = {
  name: 'slow-database',
  said: 'Each piece of data between a node and the database late by 150 ms',
  lane: 'database',
  targets: nodeTargets,
  lasts: [3, 10],
  begin: async (cluster, target) => {
    nodeOf(cluster, target).proxy.delayMs = 150
  },
  end: async (cluster, target) => {
    nodeOf(cluster, target).proxy.delayMs = 0
  },
}

export const droppedConnections: PractisedFailure = {
  name: 'dropped-connections',
  said: 'All connections of a node to the database cut at once',
  lane: 'database',
  targets: nodeTargets,
  lasts: [0, 0],
  begin: async (cluster, target) => nodeOf(cluster, target).proxy.drop(),
  end: async () => undefined,
}

export const noDatabase: PractisedFailure = {
  name: 'no-database',
  said: 'A node that does not reach the database, while the other one does',
  lane: 'database',
  targets: nodeTargets,
  lasts: [3, 12],
  begin: async (cluster, target) => {
    const { proxy } = nodeOf(cluster, target)
    proxy.refuses = true
    proxy.drop()
  },
  end: async (cluster, target) => {
    nodeOf(cluster, target).proxy.refuses = false
  },
}

import { clockAhead, clockBehind } from './clock-jumps.ts'
import { droppedConnections, noDatabase, slowDatabase } from './connections.ts'
import type { PractisedFailure } from './failure.ts'
import { killBackend } from './kill-backend.ts'
import { killNode } from './kill-node.ts'
import { killPrimary, killStandby } from './kill-postgres.ts'
import { pauseNode } from './pause-node.ts'
import { restartNode } from './restart-node.ts'
import { answersLost, mailFails, nameFails, vendorFails, vendorLags, webhooksTwice } from './vendor-failures.ts'

/** Every failure that is practised. */
export const failures: readonly PractisedFailure[] = [
  killNode,
  restartNode,
  pauseNode,
  clockAhead,
  clockBehind,
  killPrimary,
  killBackend,
  killStandby,
  slowDatabase,
  droppedConnections,
  noDatabase,
  vendorFails,
  vendorLags,
  answersLost,
  webhooksTwice,
  nameFails,
  mailFails,
]

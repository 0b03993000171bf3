import { setTimeout as pause } from 'node:timers/promises'
import type { PractisedFailure } from './failure.ts'

/** Processes of the server before may hold its memory for a moment; then it refuses to open. */
export async function untilOpen(open: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (tries === 100) throw error
      await pause(100)
    }
  }
}

export const killPrimary: PractisedFailure = {
  name: 'kill-primary',
  said: 'PostgreSQL killed (kill -9 of the postmaster), and opened again',
  lane: 'database',
  targets: ['primary'],
  lasts: [0, 4],
  begin: ({ pair }) => pair.killPrimary(),
  end: ({ pair }) => untilOpen(pair.openPrimary),
}

export const killStandby: PractisedFailure = {
  name: 'kill-standby',
  said: 'The standby killed, so that no commit is acknowledged, and opened again',
  lane: 'database',
  targets: ['standby'],
  lasts: [2, 8],
  begin: ({ pair }) => pair.killStandby(),
  end: ({ pair }) => untilOpen(pair.openStandby),
}

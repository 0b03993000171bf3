import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './slowest-first.ts'

/** Journeys run in a real browser against the built shop, which the setup opens on a data folder of its own. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    include: ['test/journeys/**/*.test.ts'],
    globalSetup: ['test/journeys/setup.ts'],
    setupFiles: ['test/setup/storefronts.ts', 'test/journeys/after-each-journey.ts'],
    // Files of one worker share what they load, its browser above all.
    isolate: false,
    environment: 'node',
    sequence: { sequencer: SlowestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As patient as the browser: a second is short on a machine that builds beside it.
    expect: { poll: { timeout: 15_000 } },
    // Each worker has a shop of its own, which needs memory; a journey waits now and then, and another one computes meanwhile.
    maxWorkers: Math.min(4, availableParallelism() + 1),
  },
})

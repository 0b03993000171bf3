import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './patience.ts'
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
    // These end what hangs and judge no speed: a machine that is busy with others may take three times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: patience } },
    // Each worker has a shop of its own, which needs memory; a journey waits now and then, and another one computes meanwhile.
    maxWorkers: Math.min(4, availableParallelism() + 1),
  },
})

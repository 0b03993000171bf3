import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const everywhere: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globals: false,
  setupFiles: ['test/setup/storefronts.ts', 'test/setup/console.ts'],
  testTimeout: 15_000,
  hookTimeout: 60_000,
  // What is waited for has no time of its own: a second is short on a machine that does something else.
  expect: { poll: { timeout: 10_000 } },
}

/**
 * Files of a project share what they load: most of a file's time would go into loading the same modules again. A test that replaces
 * a module (`vi.mock`) or changes what its process knows is named `*.isolated.test.ts` and has a process to itself.
 */
const isolated = '**/*.isolated.test.{ts,tsx}'

/** The studio runs its own tests, with Node's runner. */
const outside = [
  'node_modules/**',
  'build/**',
  'data/**',
  'coverage/**',
  '.react-router/**',
  'test/journeys/**',
  'test/deploy/**',
  'demo/studio/**',
]

const isFull = process.env.TEST_EXTENT === 'full'

/** What reaches the database through these speaks no SQL of its own: one PostgreSQL proves it, both do with `--full`. */
const aboveTheStores = ['api/**', 'test/**', 'demo/**']

/** Stores, use-cases and the API run on the newest PostgreSQL and on the oldest that the shop supports. */
const onPostgres = (version: 15 | 18): TestProjectInlineConfiguration => ({
  test: {
    ...everywhere,
    name: `postgres-${version}`,
    isolate: false,
    include: ['**/*.db.test.ts'],
    exclude: version === 15 && !isFull ? [...outside, ...aboveTheStores] : outside,
    globalSetup: ['test/setup/postgres.ts'],
  },
})

export default defineConfig({
  // Libraries are loaded by Node itself, which knows neither of the conditions 'module' and 'development'; the shop's own imports must
  // find the same files.
  ssr: { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } },
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.db.test.ts', isolated],
          // Its parts are bundled one by one; Node takes them for CommonJS, as the package doesn't say that they are modules.
          server: { deps: { inline: [/@zxing\/library\/es2015/] } },
        },
      },
      { test: { ...everywhere, name: 'isolated', include: [isolated], exclude: outside } },
      // The recipes in deploy/; they need the programs that they are for.
      { test: { ...everywhere, name: 'deploy', include: ['test/deploy/*.test.ts'] } },
      onPostgres(18),
      onPostgres(15),
    ],
  },
})

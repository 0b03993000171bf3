import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  environmentOf,
  hashOf,
  isCurrent,
  packagesFor,
  packagesOf,
  problemWithNode,
  shopNodeOptions,
} from './bootstrap.mjs'
import { countTests, failureList, fileTimes, slowestFiles, summaryOfSteps } from './test-report.ts'

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

describe('the first step of every command', () => {
  test.each([
    ['v20.19.0', true],
    ['v26.10.0', true],
    ['v20.18.3', false],
    ['v18.20.0', false],
  ])('on Node %s goes on: %s', (version, goesOn) => expect(problemWithNode(version) === undefined).toBe(goesOn))

  test('says in a sentence that Node is too old', () => {
    expect(problemWithNode('v18.0.0')).toBe(
      'Cordwainer needs Node 20.19 or newer to begin; this is v18.0.0. See https://nodejs.org',
    )
  })

  test('builds anew when a source changed, came or was renamed, and not otherwise', () => {
    const base = folder()
    mkdirSync(join(base, 'web/routes'), { recursive: true })
    writeFileSync(join(base, 'web/routes/home.tsx'), 'one')
    const hash = () => hashOf(base, ['web', 'missing.json'])
    const first = hash()
    expect(hash()).toBe(first)
    writeFileSync(join(base, 'stamp'), `${first}\n`)
    expect(isCurrent(join(base, 'stamp'), first)).toBe(true)
    expect(isCurrent(join(base, 'no-stamp'), first)).toBe(false)
    writeFileSync(join(base, 'web/routes/home.tsx'), 'two')
    const second = hash()
    writeFileSync(join(base, 'web/routes/cart.tsx'), '')
    expect(new Set([first, second, hash()]).size).toBe(3)
  })
})

describe('which packages are there', () => {
  test.each([
    ['start', 'production', true, 'runtime'],
    ['start', 'production', false, 'all'],
    ['start', undefined, true, 'all'],
    ['start', 'development', true, 'all'],
    ['import', 'production', false, 'runtime'],
    ['build', 'production', true, 'all'],
    ['test', 'production', true, 'all'],
    ['dev', 'production', true, 'all'],
    ['bench', 'production', true, 'all'],
  ])('for %s with NODE_ENV=%s, built: %s', (name, mode, isBuilt, packages) => {
    expect(packagesFor(name, { NODE_ENV: mode }, isBuilt)).toBe(packages)
  })

  test('is said by a stamp, which another lockfile makes worthless', () => {
    expect(packagesOf('abc', 'abc')).toBe('all')
    expect(packagesOf('abc runtime\n', 'abc')).toBe('runtime')
    expect(packagesOf('abc runtime', 'def')).toBeUndefined()
    expect(packagesOf('', 'abc')).toBeUndefined()
  })
})

describe('what a command runs in', () => {
  const compiledIn = (environment: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['-p', 'require("node:module").getCompileCacheDir()'], {
      env: environment,
      encoding: 'utf8',
    }).stdout.trim()

  test('keeps what Node compiled beside the modules, and so do its threads', () => {
    const env = environmentOf({ PATH: '/bin' }, 'production')
    expect(env.NODE_ENV).toBe('production')
    expect(compiledIn(env)).toContain(join(process.cwd(), 'node_modules/.cache/compiled'))
  })

  test('keeps memory together, and lets the operator say otherwise', () => {
    expect(environmentOf({ PATH: '/bin' }, 'production')).toMatchObject({ MALLOC_ARENA_MAX: '2' })
    expect(environmentOf({ PATH: '/bin', MALLOC_ARENA_MAX: '8' }, 'production')).toMatchObject({
      MALLOC_ARENA_MAX: '8',
    })
    const own = { PATH: '/bin', NODE_OPTIONS: '--max-semi-space-size=4' }
    const { NODE_OPTIONS } = environmentOf(own, 'production', shopNodeOptions)
    expect(NODE_OPTIONS).toBe('--max-semi-space-size=16 --max-semi-space-size=4')
    expect(environmentOf(own, 'production')).toMatchObject({ NODE_OPTIONS: '--max-semi-space-size=4' })
  })

  test('is what the operator says, where they say something', () => {
    const base = folder()
    const env = environmentOf({ PATH: '/bin', NODE_ENV: 'test', NODE_COMPILE_CACHE: base }, 'production')
    expect(env.NODE_ENV).toBe('test')
    expect(compiledIn(env)).toContain(base)
  })
})

describe('the count of a test run', () => {
  const report = { numPassedTests: 12, numFailedTests: 0, numFailedTestSuites: 0 }

  test('adds up the steps on the last line', () => {
    const text = summaryOfSteps([
      { name: 'lint', passed: 1, failed: 0, seconds: 1.23 },
      { name: 'unit', passed: 12, failed: 2, seconds: 30 },
    ])
    expect(text).toContain('  ok      lint     1.2 s  1 passed, 0 failed\n')
    expect(text.trimEnd().split('\n').at(-1)).toBe('13 passed, 2 failed')
  })

  test('a file that could not be loaded, a run that died and a run without tests are failures', () => {
    expect(countTests(report, 0)).toEqual({ passed: 12, failed: 0 })
    expect(countTests({ ...report, numFailedTestSuites: 2 }, 1)).toEqual({ passed: 12, failed: 2 })
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 })
    expect(countTests({ ...report, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(countTests({ ...report, numPassedTests: 0 }, 0, true)).toEqual({ passed: 0, failed: 0 })
  })
})

describe('where the time went', () => {
  test('names the slowest files of all steps, by their path in the project', () => {
    const took = (name: string, ms: number) => ({ name, startTime: 1000, endTime: 1000 + ms })
    const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0 }
    const times = [
      ...fileTimes(
        { ...report, testResults: [took('/shop/a.test.ts', 200), took('/shop/b.test.ts', 12_340)] },
        '/shop',
      ),
      ...fileTimes({ ...report, testResults: [took('/shop/c.test.ts', 5000)] }, '/shop'),
    ]
    const text = slowestFiles(times, 2)
    expect(text).toContain('12.3 s  b.test.ts')
    expect(text.indexOf('b.test.ts')).toBeLessThan(text.indexOf('c.test.ts'))
    expect(text).not.toContain('a.test.ts')
    expect(slowestFiles([])).toBe('')
  })
})

describe('what failed', () => {
  test('stands at the end of the run, whatever it was', () => {
    const base = folder()
    writeFileSync(
      join(base, 'shop.test.js'),
      `afterAll(() => { throw new Error('the shop did not close') })
       test('sells', () => { expect('sold').toBe('in stock') })
       test('forgets', () => { setTimeout(() => { throw new Error('too late') }) ; return new Promise((done) => setTimeout(done, 20)) })`,
    )
    const file = join(base, 'failures.json')
    const { status } = spawnSync(
      'node_modules/.bin/vitest',
      ['run', '--globals', '--root', base, '--reporter', join(process.cwd(), 'test/setup/failures-reporter.ts')],
      { env: { ...process.env, FAILURES_FILE: file }, encoding: 'utf8' },
    )
    const text = failureList(JSON.parse(readFileSync(file, 'utf8')))
    expect(status).toBe(1)
    expect(text).toContain('shop.test.js\n      the shop did not close')
    expect(text).toContain("shop.test.js > sells\n      expected 'sold' to be 'in stock'")
    expect(text).toContain('caught by nobody\n      Error: too late')
  })

  test('is named again in a line each before the last line, which a cut log shows', () => {
    const failed = Array.from({ length: 14 }, (_, at) => ({
      where: `journeys: ${at}.test.ts`,
      what: 'No such box\n at …',
    }))
    const last = summaryOfSteps([{ name: 'journeys', passed: 3, failed: 14, seconds: 9 }], failed)
    expect(last).toContain('\nFailed:\n  journeys: 0.test.ts: No such box\n  journeys: 1.test.ts: No such box\n')
    expect(last).toContain('11.test.ts: No such box\n  and 2 more\n\n3 passed, 14 failed\n')
  })

  test('is nothing when all is well', () => {
    expect(failureList([])).toBe('')
    expect(summaryOfSteps([], [])).not.toContain('Failed')
  })
})

/**
 * `npm test`: every step. Each prints what it has to say; then come the failures, where the time went, and the table of steps,
 * whose last line counts them all. `npm test -- unit types` runs the named steps only, `npm test -- --full` the large numbers
 * of stories, everything on both PostgreSQLs and the chaos run, `npm test -- changed` what a change can reach.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  caddy,
  chromium,
  ensureSystemPackage,
  nginx,
  openssl,
  pgbouncer,
  postgres15,
  systemd,
} from './system-packages.ts'
import { journeysOf, testArguments } from './test-arguments.ts'
import {
  countTests,
  type Failure,
  type FileTime,
  failureList,
  fileTimes,
  type StepResult,
  slowestFiles,
  summaryOfSteps,
  type VitestReport,
} from './test-report.ts'

type Counted = { readonly passed: number; readonly failed: number }
type Step = {
  readonly name: string
  /** Only with `--full`, or by its name. */
  readonly onlyFull?: boolean
  run(write: Output): Promise<Counted>
}

const failures: Failure[] = []
const times: FileTime[] = []
const reports = mkdtempSync(join(tmpdir(), 'cordwainer-reports-'))
const bin = (name: string) => join('node_modules/.bin', name)

type Ended = { readonly status: number; readonly lastWords: string }

/** Steps that run beside another keep what they say until they are done. */
type Output = (text: Buffer | string, to?: NodeJS.WriteStream) => void

async function command(
  write: Output,
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...colours, ...env } })
  let lastWords = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (text: Buffer) => {
      lastWords = (lastWords + text).slice(-3000)
      write(text, to)
    })
  }
  const closed = once(child, 'close')
  const [status]: (number | null)[] = await once(child, 'exit')
  // A program that was left behind may hold the pipes open; nobody waits for it.
  await Promise.race([closed, pause(1000)])
  child.stdout.destroy()
  child.stderr.destroy()
  return { status: status ?? 1, lastWords }
}

/** A pipe has no colours of its own accord. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Commands that must all succeed; together they count as one test. */
const commands =
  (...runs: readonly (readonly [string, ...string[]])[]) =>
  async (write: Output): Promise<Counted> => {
    let ok = true
    for (const [file, ...args] of runs) ok &&= (await command(write, file, args)).status === 0
    return { passed: Number(ok), failed: Number(!ok) }
  }

const vitest =
  (name: string, ...args: readonly string[]) =>
  async (write: Output): Promise<Counted> => {
    const file = join(reports, `${name}.json`)
    const told = join(reports, `${name}-failures.json`)
    const { status, lastWords } = await command(
      write,
      bin('vitest'),
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        '--reporter=./test/setup/failures-reporter.ts',
        `--outputFile.json=${file}`,
        ...args,
      ],
      { FAILURES_FILE: told, TEST_EXTENT: wanted.full ? 'full' : 'quick' },
    )
    const found: Failure[] = existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')) : []
    failures.push(...found.map(({ where, what }) => ({ where: `${name}: ${where}`, what })))
    if (found.length === 0 && status !== 0)
      failures.push({
        where: name,
        what: `Vitest ended with ${status}, though no test failed. It said last:\n${lastWords}`,
      })
    const report: VitestReport | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    times.push(...fileTimes(report, process.cwd()))
    return countTests(report, status, wanted.since !== undefined)
  }

/** A step that needs a program of the system fails with the sentence that says how to get it. */
async function needing(
  problem: string | undefined,
  write: Output,
  run: (write: Output) => Promise<Counted>,
): Promise<Counted> {
  if (problem === undefined) return run(write)
  write(`${problem}\n`)
  return { passed: 0, failed: 1 }
}

/** Vitest follows imports from the changed files to their tests. */
const reached = () => (wanted.since === undefined ? [] : ['--changed', wanted.since])

async function journeys(write: Output): Promise<Counted> {
  const files = wanted.since === undefined ? undefined : journeysOf(changedFiles(wanted.since))
  if (files?.length === 0) {
    write('The change reaches no journey.\n')
    return { passed: 0, failed: 0 }
  }
  const run = vitest('journeys', '--config', 'test/journeys/vitest.config.ts', ...(files ?? []))
  return needing(ensureSystemPackage(chromium), write, run)
}

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const changedFiles = (since: string) =>
  [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '')

/** Where a branch left the one that it goes to; what is not committed, where there is no such branch. */
function whereItBegan(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return 'HEAD'
  }
}

const steps: readonly Step[] = [
  { name: 'format', run: commands([bin('biome'), 'format', '.']) },
  { name: 'lint', run: commands([bin('biome'), 'lint', '--error-on-warnings', '.']) },
  { name: 'types', run: commands([bin('react-router'), 'typegen'], [bin('tsc'), '--noEmit']) },
  { name: 'build', run: commands([process.execPath, 'server/commands/bootstrap.mjs', 'build']) },
  { name: 'unit', run: (write) => vitest('unit', '--project', 'unit', '--project', 'isolated', ...reached())(write) },
  { name: 'postgres-18', run: (write) => vitest('postgres-18', '--project', 'postgres-18', ...reached())(write) },
  {
    name: 'postgres-15',
    run: (write) =>
      needing(ensureSystemPackage(postgres15), write, vitest('postgres-15', '--project', 'postgres-15', ...reached())),
  },
  {
    name: 'deploy',
    run: (write) => {
      const missing = [nginx, openssl, caddy, postgres15, pgbouncer, systemd]
        .map(ensureSystemPackage)
        .find((problem) => problem !== undefined)
      return needing(missing, write, vitest('deploy', '--project', 'deploy', ...reached()))
    },
  },
  { name: 'journeys', run: journeys },
  {
    name: 'chaos',
    onlyFull: true,
    run: (write) =>
      needing(ensureSystemPackage(postgres15), write, commands([process.execPath, 'test/chaos/chaos.ts'])),
  },
]

const read = testArguments(
  process.argv.slice(2),
  steps.map(({ name }) => name),
  whereItBegan,
)
if (typeof read === 'string') {
  process.stderr.write(`${read}\n`)
  process.exit(2)
}
const wanted = read

const results: StepResult[] = []

async function runStep({ name, run }: Step, write: Output): Promise<void> {
  write(`\n── ${name}\n`)
  const from = performance.now()
  results.push({ name, ...(await run(write)), seconds: (performance.now() - from) / 1000 })
}

const aloud: Output = (text, to = process.stdout) => to.write(text)

async function runQuietly(step: Step): Promise<void> {
  const said: [Buffer | string, NodeJS.WriteStream][] = []
  await runStep(step, (text, to = process.stdout) => said.push([text, to]))
  for (const [text, to] of said) to.write(text)
}

/** One after the other, as far as somebody wants them. */
async function lane(names: readonly string[], run: (step: Step) => Promise<void>): Promise<void> {
  for (const step of steps) {
    const isWanted = wanted.steps.length === 0 ? wanted.full || !step.onlyFull : wanted.steps.includes(step.name)
    if (names.includes(step.name) && isWanted) await run(step)
  }
}

// What looks at files and what waits for timers share two cores well; databases and browsers want them for themselves.
await Promise.all([
  lane(['unit'], (step) => runStep(step, aloud)),
  lane(['format', 'lint', 'types', 'build'], runQuietly),
])
await lane(['postgres-18', 'postgres-15', 'deploy', 'journeys', 'chaos'], (step) => runStep(step, aloud))

rmSync(reports, { recursive: true })
process.stdout.write(failureList(failures) + slowestFiles(times) + summaryOfSteps(results, failures))
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0

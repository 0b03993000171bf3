/**
 * `npm test`: every gate in order. Each prints what it has to say; the last line counts them all.
 * `npm test -- unit types` runs the named steps only.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { countTests, type Failure, failureList, type StepResult, summary, type VitestReport } from './gates.ts'
import { chromium, ensureSystemPackage, postgres15 } from './system-packages.ts'

type Counted = { readonly passed: number; readonly failed: number }
type Step = { readonly name: string; run(): Promise<Counted> }

const failures: Failure[] = []
const reports = mkdtempSync(join(tmpdir(), 'cordwainer-reports-'))
const bin = (name: string) => join('node_modules/.bin', name)

/** What the last program said last. */
let lastWords = ''

async function command(file: string, args: readonly string[]): Promise<number> {
  const env = { ...process.env, FAILURES_FILE: join(reports, 'failures.json'), ...colours }
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  lastWords = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (text: Buffer) => {
      lastWords = (lastWords + text).slice(-3000)
      to.write(text)
    })
  }
  const closed = once(child, 'close')
  const [status]: (number | null)[] = await once(child, 'exit')
  // A program that was left behind may hold the pipes open; nobody waits for it.
  await Promise.race([closed, pause(1000)])
  child.stdout.destroy()
  child.stderr.destroy()
  return status ?? 1
}

/** A pipe has no colours of its own accord. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Commands that must all succeed; together they count as one test. */
async function gate(...runs: readonly (readonly [string, ...string[]])[]): Promise<Counted> {
  let ok = true
  for (const [file, ...args] of runs) ok &&= (await command(file, args)) === 0
  return { passed: Number(ok), failed: Number(!ok) }
}

async function vitest(name: string, ...args: readonly string[]): Promise<Counted> {
  const file = join(reports, `${name}.json`)
  const told = join(reports, 'failures.json')
  const exitCode = await command(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./test/setup/failures-reporter.ts',
    `--outputFile.json=${file}`,
    ...args,
  ])
  const found: Failure[] = existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')) : []
  failures.push(...found.map(({ where, what }) => ({ where: `${name}: ${where}`, what })))
  if (found.length === 0 && exitCode !== 0)
    failures.push({
      where: name,
      what: `Vitest ended with ${exitCode}, though no test failed. It said last:\n${lastWords}`,
    })
  rmSync(told, { force: true })
  const report: VitestReport | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return countTests(report, exitCode)
}

/** A step that needs a program of the system fails with the sentence that says how to get it. */
async function needing(complaint: string | undefined, run: () => Promise<Counted>): Promise<Counted> {
  if (complaint === undefined) return run()
  process.stdout.write(`${complaint}\n`)
  return { passed: 0, failed: 1 }
}

const journeys = 'test/journeys/vitest.config.ts'

const steps: readonly Step[] = [
  { name: 'format', run: () => gate([bin('biome'), 'format', '.']) },
  { name: 'lint', run: () => gate([bin('biome'), 'lint', '--error-on-warnings', '.']) },
  { name: 'types', run: () => gate([bin('react-router'), 'typegen'], [bin('tsc'), '--noEmit']) },
  { name: 'unit', run: () => vitest('unit', '--project', 'unit') },
  { name: 'postgres-18', run: () => vitest('postgres-18', '--project', 'postgres-18') },
  {
    name: 'postgres-15',
    run: () => needing(ensureSystemPackage(postgres15), () => vitest('postgres-15', '--project', 'postgres-15')),
  },
  { name: 'build', run: () => gate([process.execPath, 'server/commands/bootstrap.mjs', 'build']) },
  ...(existsSync(journeys)
    ? [
        {
          name: 'journeys',
          run: () => needing(ensureSystemPackage(chromium), () => vitest('journeys', '--config', journeys)),
        },
      ]
    : []),
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(2)
}

const results: StepResult[] = []
for (const { name, run } of steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))) {
  process.stdout.write(`\n── ${name}\n`)
  const from = performance.now()
  results.push({ name, ...(await run()), seconds: (performance.now() - from) / 1000 })
}
rmSync(reports, { recursive: true })
process.stdout.write(failureList(failures) + summary(results))
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0

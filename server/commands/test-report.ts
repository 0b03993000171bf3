/** What one step of the test run came to. */
export type StepResult = {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
}

/** The part of Vitest's JSON report that is counted. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  /** Start and end in milliseconds. */
  readonly testResults?: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

/**
 * Counts a run of Vitest. A file that could not even be loaded has no tests that failed, and a run that died has no report
 * at all: both are failures. So is a run without a test, unless a change may well reach none.
 */
export function countTests(
  report: VitestReport | undefined,
  exitCode: number,
  mayBeEmpty = false,
): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests } = report
  const failed = numFailedTests === 0 && exitCode !== 0 ? Math.max(1, report.numFailedTestSuites) : numFailedTests
  return { passed, failed: passed + failed === 0 && !mayBeEmpty ? 1 : failed }
}

/** What a run has to say of its failures, one line each; the reporter leaves it in a file for the end of the whole run. */
export type Failure = { readonly where: string; readonly what: string }

/** The failures of all steps with what they said. */
export function failureList(failures: readonly Failure[]): string {
  if (failures.length === 0) return ''
  return `\n${failures.map(({ where, what }) => `  ${where}\n      ${what.split('\n').slice(0, 40).join('\n      ')}`).join('\n')}\n`
}

/** A line for each failure: whoever sees the end of a long log alone knows what failed, and how it began. */
function failedTests(failures: readonly Failure[], most = 12): string {
  if (failures.length === 0) return ''
  const lines = failures
    .slice(0, most)
    .map(({ where, what }) => `  ${where}: ${(what.split('\n')[0] ?? '').slice(0, 160)}`)
  const more = failures.length > most ? [`  and ${failures.length - most} more`] : []
  return `\nFailed:\n${[...lines, ...more].join('\n')}\n`
}

export type FileTime = { readonly file: string; readonly seconds: number }

/** How long each test file of a run took, with paths relative to the project. */
export function fileTimes(report: VitestReport | undefined, root: string): readonly FileTime[] {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
    seconds: (endTime - startTime) / 1000,
  }))
}

/** Where the time went: the files that took longest, over all steps. */
export function slowestFiles(times: readonly FileTime[], most = 12): string {
  if (times.length === 0) return ''
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, most)
  return `\nWhere the time went:\n${slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`).join('\n')}\n`
}

/** The table of steps, the tests that failed and, alone on the last line, what the steps come to. */
export function summaryOfSteps(steps: readonly StepResult[], failures: readonly Failure[] = []): string {
  const width = Math.max(0, ...steps.map(({ name }) => name.length))
  const lines = steps.map(({ name, passed, failed, seconds }) => {
    const outcome = failed === 0 ? 'ok    ' : 'FAILED'
    return `  ${outcome}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`
  })
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + step.failed, 0)
  return `\n${lines.join('\n')}\n${failedTests(failures)}\n${passed} passed, ${failed} failed\n`
}

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
}

/**
 * Counts a run of Vitest. A file that could not even be loaded has no tests that failed, and a run that died has no report
 * at all: both are failures.
 */
export function countTests(report: VitestReport | undefined, exitCode: number): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests } = report
  const failed = numFailedTests === 0 && exitCode !== 0 ? Math.max(1, report.numFailedTestSuites) : numFailedTests
  return { passed, failed: passed + failed === 0 ? 1 : failed }
}

/** What a run has to say of its failures, one line each; the reporter leaves it in a file for the end of the whole run. */
export type Failure = { readonly where: string; readonly what: string }

/** The failures of all steps, where the last screen of a long log shows them. */
export function failureList(failures: readonly Failure[]): string {
  if (failures.length === 0) return ''
  return `\n${failures.map(({ where, what }) => `  ${where}\n      ${what.split('\n').slice(0, 40).join('\n      ')}`).join('\n')}\n`
}

/** The table of steps and, alone on the last line, what they come to. */
export function summary(steps: readonly StepResult[]): string {
  const width = Math.max(0, ...steps.map(({ name }) => name.length))
  const lines = steps.map(({ name, passed, failed, seconds }) => {
    const outcome = failed === 0 ? 'ok    ' : 'FAILED'
    return `  ${outcome}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`
  })
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + step.failed, 0)
  return `\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`
}

/**
 * Leaves a run's failures in the file that FAILURES_FILE names: of tests, of what stands around them (a file that can't be
 * loaded, an `afterAll`), and of what nobody caught.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

type ValidationError = { readonly name?: string; readonly message: string; readonly stack?: string | undefined }

export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly ValidationError[]): void {
    const file = process.env.FAILURES_FILE
    if (!file) return
    const around = modules.flatMap((module) => [
      ...told(fileOf(module), module.errors()),
      ...[...module.children.allSuites()].flatMap((suite) =>
        told(`${fileOf(module)} > ${suite.fullName}`, suite.errors()),
      ),
      ...[...module.children.allTests('failed')].flatMap((test) =>
        told(`${fileOf(module)} > ${test.fullName}`, test.result().errors ?? []),
      ),
    ])
    writeFileSync(file, JSON.stringify([...around, ...told('caught by nobody', uncaught, true)]))
  }
}

const fileOf = (module: TestModule) => relative(process.cwd(), module.moduleId)

const told = (where: string, errors: readonly ValidationError[], withStack = false) =>
  errors.map((error) => ({ where, what: (withStack && error.stack) || error.message }))

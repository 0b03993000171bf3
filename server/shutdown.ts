/** Collects what has to be stopped, and stops it once, in the right order, when the process is asked to end. */
export class Shutdown {
  onProblem: (error: unknown) => void = () => undefined
  readonly #steps: (() => Promise<unknown>)[] = []
  #stopping = false

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.#asked())
  }

  /** Adds what just started. It rests on what started before it, so it is stopped before it. */
  add(step: () => Promise<unknown>): void {
    this.#steps.unshift(step)
  }

  /** Ends the process because of something that can't be mended. */
  fail(reason: Error): void {
    process.exitCode = 1
    process.stderr.write(`${reason.message}\n`)
    void this.#asked()
  }

  /** The shop could not be opened: says why and ends the process. */
  async refuse(error: unknown, isExpected: boolean): Promise<never> {
    process.stderr.write(`\n${sentenceOf(error, isExpected)}\n`)
    await this.#stop()
    process.exit(1)
  }

  async #asked(): Promise<void> {
    if (this.#stopping) return
    await this.#stop()
    process.exit()
  }

  async #stop(): Promise<void> {
    this.#stopping = true
    for (const step of this.#steps.splice(0)) await step().catch(this.onProblem)
  }
}

function sentenceOf(error: unknown, isExpected: boolean): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Another program listens on port ${error.port}. Close it, or choose another port: PORT=3001 npm start`
  }
  return isExpected || error.name.endsWith('Refusal') ? error.message : (error.stack ?? error.message)
}

import type { CommandAnswer } from './backup-commands.ts'
import { type Config, readConfig } from './config.ts'
import { createLog, type Log } from './log.ts'
import { isForOperator } from './operator-errors.ts'

/** Runs a command that needs the settings and no open shop; problems end it with exit code 1. */
export async function answerOperator(command: (config: Config, log: Log) => Promise<CommandAnswer>): Promise<void> {
  try {
    const said = await command(readConfig(), createLog('warn'))
    if ('lines' in said) process.stdout.write(`${said.lines.join('\n')}\n`)
    else fail(said.problems.join('\n'))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    fail(isForOperator(error) ? error.message : (error.stack ?? error.message))
  }
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

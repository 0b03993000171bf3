import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/** A warning that scrolls by is read by nobody: a test that makes one fails. */
const said: string[] = []
for (const level of ['error', 'warn'] as const) {
  Object.assign(console, { [level]: (...words: unknown[]) => said.push(`console.${level}: ${format(...words)}`) })
}

function fail(): void {
  const heard = said.splice(0)
  if (heard.length > 0) throw new Error(`The console must stay silent:\n${heard.join('\n')}`)
}

afterEach(fail)
afterAll(fail)

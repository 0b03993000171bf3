import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

async function loadedWith(environment: Record<string, string>) {
  const env = { ...process.env, ...environment }
  const { stdout } = await run(process.execPath, ['server/tracing/loaded.fixture.ts'], { env })
  return JSON.parse(stdout)
}

test('a shop without a collector loads nothing of OpenTelemetry; one with a collector does', async () => {
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual({ isTraced: false, loaded: 0 })
  const on = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect(on.isTraced).toBe(true)
  expect(on.loaded).toBeGreaterThan(10)
}, 60_000)

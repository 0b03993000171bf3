import { expect, test } from 'vitest'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { PageCache } from './page-cache.ts'
import { observeVendors, VendorFigures } from './vendor-figures.ts'

const event = (change: Partial<VendorEvent>): VendorEvent => ({
  vendor: 'acme',
  operation: 'find a thing',
  outcome: 'answered',
  status: 200,
  durationMs: 250,
  attempt: 1,
  willRetry: false,
  ...change,
})

/** What is logged and counted of these events. */
async function told(...events: readonly VendorEvent[]) {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  const figures = new VendorFigures()
  for (const one of events) observeVendors(log, figures.add)(one)
  const cache = new PageCache({ limit: 0, clock: { now: () => new Date(0) }, securityHeaders: () => [] })
  const metrics = await createMetrics(cache, { waiting: 0, alive: true }, figures).text()
  return { lines, metrics }
}

test('an answer is counted, and nothing is said of it', async () => {
  const { lines, metrics } = await told(event({}), event({}))
  expect(lines).toEqual([])
  expect(metrics).toContain(
    'cordwainer_vendor_requests_total{vendor="acme",operation="find a thing",outcome="answered"} 2',
  )
  expect(metrics).toContain(
    'cordwainer_vendor_seconds_total{vendor="acme",operation="find a thing",outcome="answered"} 0.5',
  )
})

test('a failure is one line with vendor, operation, status, duration and attempt', async () => {
  const { lines, metrics } = await told(event({ outcome: 'server-error', status: 503, attempt: 2 }))
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      vendor: 'acme',
      operation: 'find a thing',
      status: 503,
      durationMs: 250,
      attempt: 2,
      msg: 'A vendor failed',
    }),
  ])
  expect(metrics).toContain('outcome="server-error"} 1')
})

test('why it failed can be read, without anybody in it', async () => {
  const { lines } = await told(event({ outcome: 'network', detail: 'connect ECONNREFUSED for sanne@example.com' }))
  expect(lines).toEqual([expect.objectContaining({ why: 'connect ECONNREFUSED for [hidden]' })])
})

test('a key that is refused is an alarm', async () => {
  const { lines } = await told(event({ outcome: 'unauthorized', status: 401 }))
  expect(lines).toEqual([expect.objectContaining({ level: 50, msg: expect.stringContaining('check the key') })])
})

test('what failed last is on top, with when and why, and without anybody in it', () => {
  const at = new Date('2026-11-27T08:00:00Z')
  const figures = new VendorFigures({ now: () => at })
  figures.add(event({}))
  figures.add(event({ vendor: 'zeta' }))
  figures.add(event({ vendor: 'zeta', outcome: 'network', detail: 'refused for sanne@example.com' }))
  expect(figures.byVendor()).toMatchObject([
    { vendor: 'zeta', answered: 1, failed: 1, last: { outcome: 'network', operation: 'find a thing', at } },
    { vendor: 'acme', answered: 1, failed: 0, last: undefined },
  ])
  expect(JSON.stringify(figures.byVendor())).not.toContain('sanne')
})

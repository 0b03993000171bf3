import { expect, onTestFinished, test } from 'vitest'
import { openCollector } from '#test/contract/otlp.ts'
import type { TracingConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { LostSpans } from './lost-spans.ts'
import { openTelemetry } from './open-telemetry.ts'
import { mostWaiting } from './span-queue.ts'

const parent = (sampled: boolean) => `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0${sampled ? 1 : 0}`
const request = { name: 'GET /', kind: 'server', facts: {} } as const

async function setUp(config: Partial<TracingConfig> = {}, answer?: () => number | 'never') {
  const collector = await openCollector(answer)
  onTestFinished(() => collector.close())
  let lost = 0
  const tracing = openTelemetry(
    {
      endpoint: collector.endpoint,
      headers: {},
      serviceName: 'shop',
      sampler: 'always_on',
      share: 1,
      trustsRequests: false,
      ...config,
    },
    {
      version: '1',
      onLost: (count) => {
        lost += count
      },
    },
  )
  return { tracing, collector, lost: () => lost }
}

test('parts of a trace stand below each other, with what they say and how they failed', async () => {
  const { tracing, collector } = await setUp({ headers: { 'api-key': 'abc' } })
  const begun = tracing.begin(request)
  const failed = await begun
    .run(() =>
      tracing.within('render', 'internal', { 'shop.page.kind': 'public' }, async (span) => {
        span.add({ 'shop.page.of': 'product' })
        tracing.note('mollie create', 'client', {}, 20, 'timeout')
        await tracing.within('SELECT', 'client', {}, () => Promise.reject(new TypeError('anna@example.com')))
      }),
    )
    .catch((error: unknown) => error)
  begun.end()
  await tracing.stop(5000)
  expect(failed).toBeInstanceOf(TypeError)
  expect(collector.slips).toEqual([])
  expect(collector.headers[0]).toMatchObject({ 'api-key': 'abc', 'content-type': 'application/json' })
  const root = collector.spans.find(({ name }) => name === 'GET /')
  expect(root).toMatchObject({ kind: 2, service: 'shop' })
  const told = (root ? collector.below(root) : []).map(({ name, kind, facts, status }) => [
    name,
    kind,
    facts,
    status.code,
  ])
  expect(told).toEqual([
    ['render', 1, { 'shop.page.kind': 'public', 'shop.page.of': 'product', 'error.type': 'TypeError' }, 2],
    ['mollie create', 3, { 'error.type': 'timeout' }, 2],
    ['SELECT', 3, { 'error.type': 'TypeError' }, 2],
  ])
  expect(collector.texts.join('')).not.toContain('anna')
})

test.each([
  ['always_off', undefined, false],
  ['always_on', parent(false), true],
  ['traceidratio', undefined, false],
  ['parentbased_traceidratio', undefined, false],
  ['parentbased_traceidratio', parent(true), true],
  ['parentbased_always_on', parent(false), false],
  ['parentbased_always_off', parent(true), true],
  ['parentbased_always_on', 'no traceparent', true],
] as const)('of a share of 0, %s keeps a request below %s: %s', async (sampler, above, isKept) => {
  const { tracing } = await setUp({ sampler, share: 0 })
  expect(tracing.begin({ ...request, parent: above }).isRecording).toBe(isKept)
})

test('a job is a trace of its own, kept where what asked for it is, and its lines name both', async () => {
  const { tracing, collector } = await setUp({ sampler: 'parentbased_traceidratio', share: 0 })
  const asked = tracing.begin({ ...request, parent: parent(true) })
  const cause = asked.run(() => tracing.traceparent())
  const job = tracing.begin({ name: 'process mail', kind: 'consumer', facts: {}, cause })
  const ids = job.run(() => tracing.ids())
  job.end()
  asked.end()
  await tracing.stop(5000)
  const [told, other] = collector.spans
  expect(told).toMatchObject({
    name: 'process mail',
    kind: 5,
    links: [{ traceId: other?.traceId, spanId: other?.spanId }],
  })
  expect(told?.traceId).not.toBe(other?.traceId)
  expect(ids).toEqual({ trace_id: told?.traceId, cause_trace_id: other?.traceId })
  expect(tracing.begin({ name: 'process mail', kind: 'consumer', facts: {} }).isRecording).toBe(false)
})

test('lines of a request that is not kept name its trace all the same; outside of one they name none', async () => {
  const { tracing } = await setUp({ sampler: 'always_off' })
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) }, tracing.ids)
  tracing.begin(request).run(() => log.info('within'))
  log.info('outside')
  const [within, outside] = lines.map((line) => JSON.parse(line))
  expect(within.trace_id).toMatch(/^[0-9a-f]{32}$/)
  expect(outside).not.toHaveProperty('trace_id')
})

test('a collector that never answers has no more spans wait than the queue holds, and nobody waits for it', async () => {
  const { tracing, lost } = await setUp({}, () => 'never')
  for (let made = 0; made < mostWaiting + 500; made++) tracing.begin(request).end()
  expect(lost()).toBe(500)
  await tracing.stop(1)
})

test('what a collector refuses is lost and counted, and said once', async () => {
  const { tracing, lost } = await setUp({}, () => 400)
  for (let made = 0; made < 7; made++) tracing.begin(request).end()
  await tracing.stop(5000)
  expect(lost()).toBe(7)

  const lines: string[] = []
  const losses = new LostSpans(() => createLog('info', { write: (line) => lines.push(line) }))
  losses.add(3)
  losses.add(4)
  expect([losses.count, lines.length]).toEqual([7, 1])
  expect(lines[0]).toContain('cordwainer_trace_spans_lost_total')
})

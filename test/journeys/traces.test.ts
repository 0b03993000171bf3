import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Collector, openCollector, type ToldSpan } from '#test/contract/otlp.ts'
import { type OpenJourneyShop, openJourneyShop } from './setup.ts'

/** The request of a browser that was traced before it came, by a proxy that is trusted. */
const above = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${above}-00f067aa0ba902b7-01`

let collector: Collector
let shop: OpenJourneyShop
let closing: Promise<void> | undefined
beforeAll(async () => {
  collector = await openCollector()
  shop = await openJourneyShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    TRUST_TRACEPARENT: 'true',
    METRICS: 'true',
  })
})
const close = () => {
  closing ??= shop.close()
  return closing
}
afterAll(async () => {
  await close()
  collector.close()
})

const childOf = (span: ToldSpan | undefined, name: string) =>
  span && collector.spans.find((one) => one.parentSpanId === span.spanId && one.name.startsWith(name))

test('one trace leads from a request over the thread that renders to its statements, and jobs and vendors are traced', async () => {
  const home = await fetch(`${shop.origin}/nl/`, { headers: { traceparent } })
  expect(home.status).toBe(200)
  // The demo's warehouse is asked every minute by a job, and is an outside system to the shop.
  await expect
    .poll(() => collector.spans.some(({ name }) => name === 'warehouse read news'), { timeout: 150_000 })
    .toBe(true)
  expect(await (await fetch(`${shop.origin}/metrics`)).text()).toContain('cordwainer_trace_spans_lost_total 0')
  await close()

  expect(collector.slips).toEqual([])
  const request = collector.spans.find(({ traceId }) => traceId === above)
  const top = collector.spans.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')
  expect(request?.service).toBe('cordwainer')
  expect(top).toMatchObject({
    name: 'GET /',
    facts: { 'shop.page.of': 'other', 'http.response.status_code': 200 },
  })
  const thread = childOf(childOf(top, 'render'), 'render on thread')
  const layout = childOf(thread, 'query Layout')
  expect(childOf(layout, 'SELECT')?.facts).toMatchObject({ 'db.system.name': 'postgresql' })
  for (const below of top ? collector.below(top) : []) expect(below.traceId).toBe(above)

  const vendor = collector.spans.find(({ name }) => name === 'warehouse read news')
  const job = collector.spans.find(({ spanId }) => spanId === vendor?.parentSpanId)
  expect(job).toMatchObject({ name: 'process poll-warehouse', kind: 5 })
})

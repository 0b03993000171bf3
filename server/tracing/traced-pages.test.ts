import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { second, stoppedClock } from '#kernel/clock.ts'
import { openCollector } from '#test/contract/otlp.ts'
import { PageCache } from '../page-cache.ts'
import { createRequestHandler, type RequestHandlerDeps } from '../request-handler.ts'
import { openTelemetry } from './open-telemetry.ts'
import { tracedRenderer } from './traced-renderer.ts'

test('a page that is made is a trace, one that lay ready is none, and one that is made anew after it left is one of its own', async () => {
  const collector = await openCollector()
  const tracing = openTelemetry(
    {
      endpoint: collector.endpoint,
      headers: {},
      serviceName: 's',
      sampler: 'always_on',
      share: 1,
      trustsRequests: false,
    },
    { version: '1', onLost: () => undefined },
  )
  const clock = stoppedClock('2026-11-28T10:00:00Z')
  const cache = new PageCache({ limit: 1_000_000, clock, securityHeaders: () => [] })
  const parents: (string | undefined)[] = []
  const renderer = {
    render: async ({ traceparent }: { traceparent?: string | undefined }) => {
      parents.push(traceparent?.split('-')[1])
      return { status: 200, headers: [], body: Buffer.from('page'), tags: ['product:1'], setCookies: [], policy: '' }
    },
  }
  const deps = {
    config: { publicUrl: 'http://shop.test', secure: false },
    cache,
    clock,
    tracing,
    renderer: tracedRenderer(renderer, tracing),
    log: pino({ level: 'silent' }),
    files: { has: () => false },
    previews: { tokenOf: () => undefined },
  } as unknown as RequestHandlerDeps
  const server = createServer(createRequestHandler(deps))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    collector.close()
    server.closeAllConnections()
    server.close()
  })
  const get = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/nl/a-boot/`)).text()

  expect([await get(), await get()]).toEqual(['page', 'page'])
  // Past the time for which it is fresh, and within the one for which it may still leave.
  cache.invalidate(['product:1'])
  clock.advance(second)
  expect(await get()).toBe('page')
  await cache.idle()
  await tracing.stop(5000)

  const tops = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined)
  expect(tops.map(({ name, facts }) => [name, facts['http.route']])).toEqual([
    ['GET /*', '/*'],
    ['refresh', '/*'],
  ])
  expect(tops.map((top) => collector.below(top).map(({ name }) => name))).toEqual([['render'], ['render']])
  expect(tops[0]?.facts).toMatchObject({ 'shop.page.of': 'product', 'shop.storefront': 'nl_NL' })
  expect(parents).toEqual(tops.map(({ traceId }) => traceId))
})

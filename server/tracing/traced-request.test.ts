import { request as ask, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openCollector } from '#test/contract/otlp.ts'
import { Router } from '../route.ts'
import { openTelemetry } from './open-telemetry.ts'
import { traceRequest } from './traced-request.ts'

const above = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const token = 'A'.repeat(43)

/** A shop that answers as it is told, and what a collector hears of one request to it. */
async function told(
  path: string,
  {
    answer = (response: ServerResponse) => void response.end('yes'),
    trustsRequests = false,
    method = 'GET',
  }: { answer?: (response: ServerResponse) => void; trustsRequests?: boolean; method?: string } = {},
) {
  const collector = await openCollector()
  const tracing = openTelemetry(
    { endpoint: collector.endpoint, headers: {}, serviceName: 'shop', sampler: 'always_on', share: 1, trustsRequests },
    { version: '1', onLost: () => undefined },
  )
  const router = new Router({ has: (file) => file === '/favicon.ico' })
  const ended = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    response.once('close', () => ended.resolve())
    traceRequest(tracing, request, response, router.route(request.url ?? '/'), () => answer(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    collector.close()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const headers = { traceparent: above, cookie: `customer_token=${token}`, 'user-agent': 'Zwaluwstaart' }
  await new Promise<void>((resolve) => {
    ask({ port, host: '127.0.0.1', path, method, headers }, (response) => response.resume().once('close', resolve))
      .once('error', () => resolve())
      .end()
  })
  await ended.promise
  await tracing.stop(5000)
  expect(collector.slips).toEqual([])
  for (const value of [token, 'Zwaluwstaart', 'anna']) expect(collector.texts.join('')).not.toContain(value)
  return collector.spans.map(({ name, facts, parentSpanId }) => ({ name, facts, parentSpanId }))
}

test('a request is told by its pattern and its status', async () => {
  expect(await told(`/nl/account/finish/${token}/?email=anna`)).toEqual([
    {
      name: 'GET /account/finish/:hash/',
      parentSpanId: undefined,
      facts: {
        'http.request.method': 'GET',
        'http.route': '/account/finish/:hash/',
        'shop.storefront': 'nl_NL',
        'http.response.status_code': 200,
      },
    },
  ])
})

test('one that fails says so, and so does one that is given up', async () => {
  const failing = await told('/graphql', { answer: (response) => void response.writeHead(503).end() })
  expect(failing[0]?.facts).toMatchObject({ 'http.response.status_code': 503, 'error.type': '503' })
  const gone = await told('/graphql', { answer: (response) => void response.destroy() })
  expect(gone[0]?.facts).toMatchObject({ 'error.type': 'aborted' })
})

test('it continues the trace that it names, where requests are trusted', async () => {
  expect((await told('/nl/', { trustsRequests: true }))[0]?.parentSpanId).toBe('00f067aa0ba902b7')
  expect((await told('/nl/'))[0]?.parentSpanId).toBeUndefined()
})

test('a method of somebody’s own is none that is told', async () => {
  expect((await told('/graphql', { method: 'PROPFIND' }))[0]?.name).toBe('_OTHER /graphql')
})

test.each(['/favicon.ico', '/assets/gone.js', '/healthz', '/readyz', '/metrics', '/nl//cart/'])(
  '%s is not worth a trace',
  async (path) => {
    expect(await told(path)).toEqual([])
  },
)

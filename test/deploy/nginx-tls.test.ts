import { createServer, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTlsProxy, type TlsProxy } from './nginx.fixture.ts'

let shop: Server
let proxy: TlsProxy

beforeAll(async () => {
  shop = createServer((asked, answer) => answer.end(`${asked.headers['x-forwarded-proto']} ${asked.url}`))
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  proxy = await startTlsProxy((shop.address() as AddressInfo).port)
})
afterAll(async () => {
  await proxy.stop()
  shop.close()
})

/** What both sides agree on, or why they don't. */
function agreed(
  options: ConnectionOptions,
): Promise<{ protocol: string | null; cipher: string } | { refused: string }> {
  const { promise, resolve } = Promise.withResolvers<
    { protocol: string | null; cipher: string } | { refused: string }
  >()
  const socket: TLSSocket = connect(
    { host: '127.0.0.1', port: proxy.tlsPort, servername: 'www.example.com', ca: proxy.certificate, ...options },
    () => {
      resolve({ protocol: socket.getProtocol(), cipher: socket.getCipher().name })
      socket.end()
    },
  )
  socket.on('error', (error: Error & { code?: string }) => resolve({ refused: error.code ?? error.message }))
  return promise
}

describe('with TLS', () => {
  test('the shop is told that it is asked that way', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    request(
      {
        ...{
          host: '127.0.0.1',
          port: proxy.tlsPort,
          path: '/nl/',
          servername: 'www.example.com',
          ca: proxy.certificate,
        },
        headers: { host: 'www.example.com' },
      },
      (answer) => text(answer).then(resolve, reject),
    )
      .on('error', reject)
      .end()
    expect(await promise).toBe('https /nl/')
  })

  test('1.3 and 1.2 are spoken, and nothing older', async () => {
    expect(await agreed({})).toMatchObject({ protocol: 'TLSv1.3' })
    expect(await agreed({ maxVersion: 'TLSv1.2' })).toMatchObject({ protocol: 'TLSv1.2' })
    // Without its own check of what is too weak, this side would speak it.
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    expect(await agreed(old)).toEqual({ refused: expect.stringMatching(/PROTOCOL_VERSION|NO_PROTOCOLS|ECONNRESET/) })
  })

  test.each(['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305'])(
    'of 1.2 it takes %s',
    async (ciphers) => {
      expect(await agreed({ maxVersion: 'TLSv1.2', ciphers })).toEqual({ protocol: 'TLSv1.2', cipher: ciphers })
    },
  )

  test.each(['AES128-SHA', 'AES128-GCM-SHA256', 'ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384'])(
    'of 1.2 it doesn’t take %s, which keeps no former talk secret or can be tampered with',
    async (ciphers) => {
      const weak = `${ciphers}@SECLEVEL=0`
      expect(await agreed({ maxVersion: 'TLSv1.2', ciphers: weak })).toEqual({
        refused: expect.stringMatching(/HANDSHAKE_FAILURE/),
      })
    },
  )
})

describe('without TLS', () => {
  const ask = (path: string, method = 'GET') =>
    fetch(proxy.origin + path, { method, redirect: 'manual', headers: { host: 'www.example.com' } })

  test('who looks at a page is sent on to the same one', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask('/nl/dames/?color=black', method)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        expect.stringMatching(/^https:\/\/[^/]+\/nl\/dames\/\?color=black$/),
      ])
    }
  })

  test.each([
    ['POST', '/graphql'],
    ['GET', '/graphql?query=%7Bme%7D'],
    ['POST', '/mcp'],
    ['POST', '/webhooks/mollie'],
    ['POST', '/nl/cart/'],
  ])('%s %s is refused, so that nobody gets used to it', async (method, path) => {
    expect((await ask(path, method)).status).toBe(403)
  })
})

import { createServer, request, type Server } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { closeServer } from './close-server.ts'

async function openServer(): Promise<{ server: Server; port: number }> {
  const server = createServer((incoming, response) => incoming.resume().once('end', () => response.end()))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
}

type Answer = { readonly status: number; readonly staysOpen: boolean }

/** @returns nothing where the connection ended without an answer */
function ask(
  port: number,
  method: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      agent: false,
      headers: { connection: 'keep-alive', ...headers },
    })
    asked
      .once('response', (response) => {
        response.resume()
        const staysOpen = response.headers.connection !== 'close'
        response.once('end', () => {
          resolve({ status: response.statusCode ?? 0, staysOpen })
          asked.destroy()
        })
      })
      .once('error', () => resolve(undefined))
      .end()
  })
}

const triedAgain = { 'x-reads-tried-again': '1' }
const ended = { status: 200, staysOpen: false }

test('a server that closes answers whoever asks, and ends each connection with its answer', async () => {
  const { server, port } = await openServer()
  expect(await ask(port, 'GET')).toEqual({ status: 200, staysOpen: true })
  const closed = closeServer(server, 0.1)
  expect(await ask(port, 'GET')).toEqual(ended)
  expect(await ask(port, 'POST')).toEqual(ended)
  await closed
  expect(await ask(port, 'GET')).toBeUndefined()
})

test('of a proxy that tries reads again elsewhere it turns reads away before it goes, and answers all else', async () => {
  const { server, port } = await openServer()
  const closed = closeServer(server, 0.1)
  expect(await ask(port, 'GET', triedAgain)).toEqual(ended)
  const reads = async () => ask(port, 'GET', triedAgain)
  await expect.poll(reads, { interval: 5 }).toBeUndefined()
  expect(await ask(port, 'POST', triedAgain)).toEqual(ended)
  expect(await ask(port, 'GET')).toEqual(ended)
  await closed
  expect(await ask(port, 'POST', triedAgain)).toBeUndefined()
})

test('without a proxy it closes at once', async () => {
  const { server, port } = await openServer()
  await closeServer(server, 0)
  expect(await ask(port, 'GET')).toBeUndefined()
})

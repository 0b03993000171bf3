import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createWebhookSender } from './webhook-sender.ts'

let handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end()
const server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const url = `http://127.0.0.1:${port}/hooks`
afterAll(() => server.close())

const inHouse = createWebhookSender({ networks: [{ address: '127.0.0.1', prefix: 32 }], timeoutMs: 300 })
const outside = createWebhookSender({ networks: [], timeoutMs: 300 })

test('a webhook arrives with its headers and body, and the beginning of the answer is told', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: string; id: unknown; type: unknown; method: unknown }>()
  handle = (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { 'webhook-id': id, 'content-type': type } = request.headers
      resolve({ body: Buffer.concat(parts).toString(), id, type, method: request.method })
      response.end(`taken\0${'x'.repeat(50_000)}`)
    })
  }
  const answer = await inHouse.post(url, { 'webhook-id': 'evt_1' }, '{"é":1}')
  expect(await promise).toEqual({ body: '{"é":1}', id: 'evt_1', type: 'application/json', method: 'POST' })
  expect(answer.status).toBe(200)
  expect(answer.text).toMatch(/^takenx+$/)
  expect(answer.text.length).toBeLessThanOrEqual(2000)
})

test('a redirect is an answer and leads nowhere', async () => {
  let asked = 0
  handle = (_, response) => {
    asked++
    response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end()
  }
  expect((await inHouse.post(url, {}, '{}')).status).toBe(302)
  expect(asked).toBe(1)
})

test('who says nothing in time is told of as such', async () => {
  handle = () => undefined
  expect(await inHouse.post(url, {}, '{}')).toEqual({ status: undefined, text: 'No answer in time' })
})

test.each([
  [url],
  ['http://erp.example/'],
  ['https://127.0.0.1/'],
  ['https://[::1]/'],
  ['https://169.254.169.254/latest'],
  ['https://user:secret@erp.example/'],
  ['ftp://erp.example/'],
  ['erp.example'],
  [`https://erp.example/${'x'.repeat(2000)}`],
])('%s is no address to tell', async (address) => {
  expect(outside.problemOf(address)).toBeDefined()
  expect((await outside.post(address, {}, '{}')).status).toBeUndefined()
})

test('a name that leads into the own network is refused when it connects', async () => {
  const { text } = await outside.post('https://localhost/', {}, '{}')
  expect(text).toMatch(/no host of the internet/)
  expect(outside.problemOf('https://erp.example/hooks')).toBeUndefined()
})

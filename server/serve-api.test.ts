import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { apiListener } from './serve-api.ts'

test('an answer says once how long it is, in bytes, whatever the API said of it', async () => {
  const body = '{"data":{"price":"€ 1"}}'
  const answer = apiListener({
    api: { answer: async () => ({ status: 200, headers: [['content-length', '24']], body }) },
    config: { secure: false, trustProxy: 0 },
    clock: systemClock,
  })
  const server = createServer((request, response) => void answer(request, response))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/graphql?query={price}`, { headers: { connection: 'close' } })
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  expect(await response.text()).toBe(body)
})

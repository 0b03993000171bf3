import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#test/shop/free-port.ts'
import { type RunningCaddy, startCaddy } from './caddy.fixture.ts'

/** A node as Caddy sees it: open or closing, and who came to it from where. */
class FakeNode {
  readonly seen: { path: string; from: string; host: string }[] = []
  isReady = true
  readonly #server: Server = createServer((request, response) => {
    const { url = '', headers } = request
    if (url === '/readyz') return void response.writeHead(this.isReady ? 200 : 503).end()
    this.seen.push({ path: url, from: String(headers['x-forwarded-for']), host: headers.host ?? '' })
    return void response.end(`node ${this.port}`)
  })
  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this.port
  }
  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }
  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

const nodes = [new FakeNode(), new FakeNode()] as const
let caddy: RunningCaddy

beforeAll(async () => {
  const [first, second] = [await nodes[0].open(), await nodes[1].open()]
  const port = await freePort()
  const recipe = await readFile('deploy/caddy/Caddyfile', 'utf8')
  const placed = [
    ['www.example.com', `http://127.0.0.1:${port}`],
    ['127.0.0.1:3000', `127.0.0.1:${first}`],
    ['127.0.0.1:3010', `127.0.0.1:${second}`],
    ['health_interval 2s', 'health_interval 100ms'],
  ].reduce((text, [name = '', other = '']) => {
    if (!text.includes(name)) throw new Error(`The recipe has no ${name}`)
    return text.replaceAll(name, other)
  }, recipe)
  caddy = await startCaddy(`{\n\tadmin off\n}\n${placed}`, port)
})

afterAll(async () => {
  await caddy?.stop()
  for (const node of nodes) node.close()
})

const textOf = async (path: string) => (await fetch(caddy.origin + path)).text()

test('shoppers come to both nodes, which hear where they come from', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => textOf('/nl/')))
  expect(new Set(answers)).toEqual(new Set(nodes.map(({ port }) => `node ${port}`)))
  expect(nodes[0].seen.at(-1)).toMatchObject({ path: '/nl/', from: '127.0.0.1', host: expect.stringContaining('127') })
})

test('what only operators may see is closed, and what begins like it is not', async () => {
  for (const path of ['/metrics', '/healthz', '/readyz', '/development/mail'])
    expect([path, (await fetch(caddy.origin + path)).status]).toEqual([path, 404])
  expect((await fetch(`${caddy.origin}/metrics-of-shoes`)).status).toBe(200)
})

test('a node that says that it closes gets nobody any more', async () => {
  nodes[0].isReady = false
  const all = () => Promise.all(Array.from({ length: 10 }, () => textOf('/nl/')))
  await expect.poll(async () => new Set(await all()).size, { timeout: 10_000 }).toBe(1)
  expect(await textOf('/nl/')).toBe(`node ${nodes[1].port}`)
  nodes[0].isReady = true
  await expect.poll(async () => new Set(await all()).size, { timeout: 10_000 }).toBe(2)
})

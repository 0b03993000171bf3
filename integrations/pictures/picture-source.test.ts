import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readNetwork } from '../vendor/public-addresses.ts'
import type { VendorEvent } from '../vendor/vendor-event.ts'
import { createPictureSource } from './picture-source.ts'

const local = [readNetwork('127.0.0.0/8'), readNetwork('::1')].flatMap((one) => one ?? [])

/** A host of pictures on this machine; where it is, without a slash at the end. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function source(more: { timeoutMs?: number; networks?: typeof local } = {}) {
  const events: VendorEvent[] = []
  const { fetch } = createPictureSource({
    mostBytes: 1_000_000,
    networks: local,
    observe: (event) => events.push(event),
    ...more,
  })
  return { fetch, events }
}

test('a picture comes as it lies there, through a redirect, and is counted', async () => {
  const at = await host((request, response) => {
    if (request.url === '/new.jpg') response.end('the picture')
    else response.writeHead(302, { location: '/new.jpg' }).end()
  })
  const { fetch, events } = source()
  expect(await fetch(`${at}/old.jpg`)).toEqual({ bytes: Buffer.from('the picture') })
  expect(events).toMatchObject([{ vendor: 'pictures', outcome: 'answered', status: 200 }])
})

test('nobody is led into the shop’s own network, by an address, a name or a redirect', async () => {
  let asked = 0
  const at = await host((_, response) => {
    asked += 1
    response.end('a secret')
  })
  const { port } = new URL(at)
  const { fetch, events } = source({ networks: [] })
  for (const address of [at, `http://localhost:${port}/`, `http://[::1]:${port}/`, `http://2130706433:${port}/`]) {
    expect(await fetch(address)).toEqual({
      problem: expect.stringMatching(/is no host of the internet/),
      isFinal: true,
    })
  }
  const outside = await host((_, response) => response.writeHead(302, { location: `http://[::1]:${port}/` }).end())
  const onlyIpv4 = source({ networks: local.slice(0, 1) })
  expect(await onlyIpv4.fetch(outside)).toEqual({ problem: '::1 is no host of the internet', isFinal: true })
  expect(asked).toBe(0)
  expect(events.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
})

test.each([
  [404, true],
  [403, true],
  [429, false],
  [503, false],
])('an answer of %i is final: %s', async (status, isFinal) => {
  const at = await host((_, response) => response.writeHead(status).end())
  expect(await source().fetch(at)).toEqual({ problem: `The host answered ${status}`, isFinal })
})

test('what is too large is left, whether its host says so or goes on and on', async () => {
  const honest = await host((_, response) =>
    response.writeHead(200, { 'content-length': 2_000_000_000 }).flushHeaders(),
  )
  const endless = await host((_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(100_000)));
    }
    response.on('drain', more)
    more()
  })
  for (const at of [honest, endless])
    expect(await source().fetch(at)).toEqual({ problem: 'It is larger than 1 MB', isFinal: true })
})

test('a host that sends a byte now and then is not waited for', async () => {
  const at = await host((_, response) => {
    response.write('a')
    const timer = setInterval(() => response.write('b'), 20)
    response.on('close', () => clearInterval(timer))
  })
  const { fetch, events } = source({ timeoutMs: 200 })
  expect(await fetch(at)).toEqual({ problem: 'It didn’t come within 0.2 seconds', isFinal: false })
  expect(events).toMatchObject([{ outcome: 'timeout' }])
})

test('redirects that go round end, and so do those that leave the web', async () => {
  const round = await host((_, response) => response.writeHead(302, { location: '/again' }).end())
  expect(await source().fetch(round)).toEqual({ problem: 'It leads on more than 3 times', isFinal: true })
  const away = await host((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end())
  expect(await source().fetch(away)).toEqual({ problem: 'It leads to file:', isFinal: true })
})

test('a host that is away is asked again later', async () => {
  expect(await source().fetch('http://127.0.0.1:9/a.jpg')).toMatchObject({
    problem: 'The host could not be reached (ECONNREFUSED)',
    isFinal: false,
  })
})

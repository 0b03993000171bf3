import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/shop/free-port.ts'
import { startTcpProxy } from './tcp-proxy.ts'

/** Says what it is told once more, with its name in front. */
async function echo(name: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => socket.write(`${name}:${data}`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function connected(port: number) {
  const socket = createConnection({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return {
    ended: once(socket, 'close'),
    ask: async (text: string): Promise<string> => {
      socket.write(text)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return answer.toString()
    },
  }
}

async function proxyTo(...targets: readonly number[]) {
  const port = await freePort()
  const proxy = await startTcpProxy(port, () => targets)
  onTestFinished(() => proxy.stop())
  return { port, proxy }
}

test('connections go to each target in turn, and past one where nobody listens', async () => {
  const { port } = await proxyTo(await echo('one'), await echo('two'))
  const answers = [await (await connected(port)).ask('a'), await (await connected(port)).ask('b')]
  expect(answers.sort()).toEqual(['one:a', 'two:b'])
  const lonely = await proxyTo(await freePort(), await echo('three'))
  expect(await (await connected(lonely.port)).ask('c')).toBe('three:c')
  expect(await (await connected(lonely.port)).ask('d')).toBe('three:d')
})

test('what is slow arrives whole; what is dropped ends; what is refused never begins', async () => {
  const { port, proxy } = await proxyTo(await echo('one'))
  const open = await connected(port)
  proxy.delayMs = 20
  expect(await open.ask('a')).toBe('one:a')
  proxy.delayMs = 0
  proxy.drop()
  await open.ended
  proxy.refuses = true
  await (await connected(port)).ended
  proxy.refuses = false
  expect(await (await connected(port)).ask('b')).toBe('one:b')
})

test('without anybody behind it a connection ends', async () => {
  const { port } = await proxyTo()
  await (await connected(port)).ended
})

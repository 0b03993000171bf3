import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export type TcpProxy = {
  /** Milliseconds by which each piece of data is late, in both directions. */
  delayMs: number
  /** Whether new connections end at once. */
  refuses: boolean
  /** Breaks all connections that are open, as when a cable is pulled. */
  drop(): void
  stop(): Promise<void>
}

/**
 * Passes connections on to the first of the ports that takes one, beginning with another port each time. What is passed on is not looked at.
 * @param port of 127.0.0.1 to listen on
 * @param targets ports of 127.0.0.1, asked anew for each connection
 */
export async function startTcpProxy(port: number, targets: () => readonly number[]): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let turn = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  const proxy: TcpProxy = {
    delayMs: 0,
    refuses: false,
    drop: () => {
      for (const socket of sockets) socket.destroy()
    },
    stop: async () => {
      proxy.drop()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer({ pauseOnConnect: true }, async (near) => {
    keep(near)
    if (proxy.refuses) return near.destroy()
    const asked = targets()
    const first = turn++ % Math.max(1, asked.length)
    const far = await reached([...asked.slice(first), ...asked.slice(0, first)])
    if (!far || near.destroyed) {
      far?.destroy()
      return near.destroy()
    }
    keep(far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(late(() => proxy.delayMs)).pipe(to)
      from.once('close', () => to.destroySoon())
    }
    near.resume()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return proxy
}

/** A connection to the first of these ports on which somebody listens. */
async function reached([port, ...others]: readonly number[]): Promise<Socket | undefined> {
  if (port === undefined) return undefined
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  return connected ? socket : reached(others)
}

/** In order, and each piece so much later than it came. */
function late(delayMs: () => number): Transform {
  return new Transform({
    transform(chunk, _, done) {
      const wait = delayMs()
      if (wait === 0) done(null, chunk)
      else setTimeout(() => done(null, chunk), wait)
    },
  })
}

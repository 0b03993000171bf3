import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Ends a server without a request being lost. For some seconds it answers on and ends each connection with its answer: a proxy that keeps
 * connections would otherwise send a request on one of them in the moment in which it is closed, and may not send it to another node.
 * Then it takes no new ones, and gives those in hand their time.
 */
export async function closeServer(server: Server, drainSeconds: number): Promise<void> {
  if (!server.listening) return
  if (drainSeconds > 0) await drain(server, drainSeconds)
  await untilNobodyWaits(drainSeconds > 0 ? 1000 : 1)
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  // Who has just come in has not asked yet.
  if (drainSeconds > 0) await Promise.race([closed, pause(justCome)])
  // A connection whose last answer left after this moment would be kept alive, for a server that is gone.
  closeUnasked(server)
  const idle = setInterval(() => closeUnasked(server), 100)
  const tooLong = new AbortController()
  await Promise.race([closed, pause(patience, undefined, { signal: tooLong.signal }).catch(() => undefined)])
  tooLong.abort()
  clearInterval(idle)
  server.closeAllConnections()
}

/** Milliseconds that requests in hand may take when the shop stops. */
const patience = 10_000

/** Milliseconds in which who has connected to a shop that closes may still ask. */
const justCome = 500

/** Milliseconds without a new connection after which a proxy is taken to have gone to the other nodes. */
const quiet = 200

/** Milliseconds that are waited for that at most. */
const longestTurningAway = 1500

/**
 * A proxy may open a connection in the very moment in which the port is closed: the operating system then throws away what it has sent. One
 * that tries reads again elsewhere, and says so, is told before: the first read that nobody answers makes it send everything to the other
 * nodes for some seconds.
 */
async function drain(server: Server, seconds: number): Promise<void> {
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  let triesAgain = false
  let turnsAway = false
  let last = performance.now()
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    last = performance.now()
    if (isTriedAgain(request)) {
      triesAgain = true
      if (turnsAway) return void request.socket.destroy()
    }
    response.shouldKeepAlive = false
    for (const listener of listeners) listener.call(server, request, response)
  })
  await pause(seconds * 1000)
  if (!triesAgain) return
  turnsAway = true
  last = performance.now()
  const latest = last + longestTurningAway
  while (performance.now() < Math.min(last + quiet, latest)) await pause(20)
}

/** A read of a proxy that asks another node where it has no answer: deploy/nginx/cordwainer.conf sends this header. */
function isTriedAgain({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers['x-reads-tried-again'] === '1'
}

/**
 * Closes connections on which nobody has asked anything. A timer runs before the loop reads what has arrived meanwhile, and a connection that is
 * closed with a request unread is reset: what is there is read first.
 */
function closeUnasked(server: Server): void {
  setImmediate(() => server.closeIdleConnections())
}

/**
 * Ends with a turn of the loop that took next to no time. Such a turn has just let in all who waited at the door; whoever stands there when it
 * closes is turned away.
 * @param mostTurns of a machine that is never idle
 */
async function untilNobodyWaits(mostTurns: number): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const began = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    if (performance.now() - began < 0.1) return
  }
}

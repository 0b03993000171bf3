/** Loaded before a shop that is measured (`node --import`): tells the bench how many statements the shop has sent, all its threads together. */
import { BroadcastChannel, isMainThread } from 'node:worker_threads'
import pg from 'pg'

let sent = 0

type Query = (this: pg.Client, ...asked: unknown[]) => unknown

// Statements of the shop's own pools; its queues ask by the clock, with a pool of their own.
const prototype: { query: Query } = pg.Client.prototype as unknown as { query: Query }
const { query } = prototype
const others = new BroadcastChannel('statements')
prototype.query = function counted(...asked) {
  if (applicationOf(this) === 'cordwainer') {
    if (isMainThread) sent++
    else others.postMessage(1)
  }
  return query.apply(this, asked)
}

function applicationOf(client: pg.Client): string | undefined {
  const parameters: { readonly application_name?: string } | undefined =
    'connectionParameters' in client && typeof client.connectionParameters === 'object'
      ? (client.connectionParameters ?? undefined)
      : undefined
  return parameters?.application_name
}

if (isMainThread) {
  others.onmessage = () => {
    sent++
  }
  process.on('message', (message) => {
    if (message === 'statements') process.send?.({ statements: sent })
  })
}
// What is measured ends when it is told to, not when nobody listens.
others.unref()
process.channel?.unref()

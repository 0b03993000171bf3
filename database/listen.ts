import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './rows.ts'

export type Listener = { stop(): Promise<void> }

export type ListenOptions = {
  /** Milliseconds between the questions whether the connection still lives (default 30 s). */
  heartbeat?: number
  /** Milliseconds that the answer may take before the connection counts as broken (default 30 s). */
  patience?: number
  /** Hears why the connection broke, each time. */
  onBreak?: (error: Error) => void
}

/**
 * Listens on a connection of its own until `stop`. When it breaks, it is made anew; then `onReconnect` is called, because
 * notifications were missed meanwhile and whatever they keep fresh must be flushed.
 * @param pool lends its connection settings, not a connection
 * @throws when the first connection fails
 */
export async function listenTo(
  pool: pg.Pool,
  channels: readonly string[],
  onNotification: (channel: string, payload: string) => void,
  onReconnect: () => void,
  options: ListenOptions = {},
): Promise<Listener> {
  const end = new AbortController()
  let client = await connect()
  const watching = watch()

  return {
    stop: async () => {
      end.abort()
      await client.end().catch(() => undefined)
      await watching
    },
  }

  async function connect(): Promise<pg.Client> {
    const next = clientOf(pool)
    next.on('error', (error) => options.onBreak?.(error))
    next.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      return next
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
  }

  async function watch(): Promise<void> {
    while (!end.signal.aborted) {
      await breakOf(client, options, end.signal)
      const next = await reconnect()
      if (!next) return
      client = next
      onReconnect()
    }
  }

  async function reconnect(): Promise<pg.Client | undefined> {
    for (let attempt = 0; !end.signal.aborted; attempt++) {
      try {
        const next = await connect()
        if (!end.signal.aborted) return next
        await next.end()
      } catch (error) {
        options.onBreak?.(error instanceof Error ? error : new Error(String(error)))
        const delay = Math.min(100 * 2 ** attempt, 5000) * (0.5 + Math.random() / 2)
        await pause(delay, undefined, { signal: end.signal }).catch(() => undefined)
      }
    }
    return undefined
  }
}

/** Sends to every listener when the caller's transaction commits. A list of ids travels as JSON, in as many notifications as it needs. */
export async function notifyChannel(db: Database, channel: string, payload: string | readonly string[]): Promise<void> {
  for (const text of typeof payload === 'string' ? [payload] : splitIds(payload)) {
    if (Buffer.byteLength(text) > longest) {
      throw new RangeError(`A notification on ${channel} is longer than ${longest} bytes; send ids instead of contents`)
    }
    await sql`select pg_notify(${channel}, ${text})`.execute(db)
  }
}

/** The ids of a notification that was sent with a list. */
export const idsInPayload = (payload: string): string[] => JSON.parse(payload)

/** PostgreSQL takes payloads shorter than 8,000 bytes. */
const longest = 7999

function splitIds(ids: readonly string[]): string[] {
  const payloads: string[] = []
  let batch: string[] = []
  let length = 2
  for (const id of ids) {
    const more = Buffer.byteLength(JSON.stringify(id)) + 1
    if (batch.length > 0 && length + more > longest) {
      payloads.push(JSON.stringify(batch))
      batch = []
      length = 2
    }
    batch.push(id)
    length += more
  }
  if (batch.length > 0) payloads.push(JSON.stringify(batch))
  return payloads
}

/** Resolves when the connection has ended. A listener never writes, so without a heartbeat it would not miss a dead server. */
async function breakOf(
  client: pg.Client,
  { heartbeat = 30_000, patience = 30_000 }: ListenOptions,
  signal: AbortSignal,
): Promise<void> {
  const timer = setInterval(() => {
    const late = setTimeout(() => client.connection.stream.destroy(), patience)
    client.query('select').then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    )
  }, heartbeat)
  await new Promise<void>((resolve) => {
    client.once('end', resolve)
    if (signal.aborted) resolve()
  })
  clearInterval(timer)
}

/** A connection as the pool would make it, which belongs to nobody but the caller. */
function clientOf(pool: pg.Pool): pg.Client {
  // The pool keeps the password where a spread does not see it.
  const { password } = pool.options
  const config = { ...pool.options, ...(password === undefined ? {} : { password }), keepAlive: true }
  const Client = (pool.options.Client ?? pg.Client) as typeof pg.Client
  return new Client(config)
}

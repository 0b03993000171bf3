import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { idsInPayload, listenTo, notifyChannel } from './listen.ts'
import { asSuperuser, createTestDatabase } from './testing.ts'
import { inTransaction } from './transaction.ts'

const { db, pool, connection } = await createTestDatabase()

/** A queue that a test can wait on. */
function inbox<T>() {
  const arrived: T[] = []
  const waiting: ((item: T) => void)[] = []
  return {
    put: (item: T) => {
      const next = waiting.shift()
      if (next) next(item)
      else arrived.push(item)
    },
    take: () => {
      const item = arrived.shift()
      return item === undefined ? new Promise<T>((resolve) => waiting.push(resolve)) : Promise.resolve(item)
    },
    count: () => arrived.length,
  }
}

test('a listener hears its channels, and only those', async () => {
  const heard = inbox<string>()
  const listener = await listenTo(
    pool,
    ['stock', 'Prices of today'],
    (channel, text) => heard.put(`${channel}: ${text}`),
    () => undefined,
  )
  await notifyChannel(db, 'stock', 'SKU-1')
  await notifyChannel(db, 'content', 'page')
  await notifyChannel(db, 'Prices of today', '')
  expect(await heard.take()).toBe('stock: SKU-1')
  expect(await heard.take()).toBe('Prices of today: ')
  await listener.stop()
})

test('what a transaction says is heard when it commits, and never when it fails', async () => {
  const heard = inbox<string>()
  const listener = await listenTo(
    pool,
    ['stock'],
    (_, text) => heard.put(text),
    () => undefined,
  )
  await inTransaction(db, async (trx) => {
    await notifyChannel(trx, 'stock', 'undone')
    throw new Error('no')
  }).catch(() => undefined)
  await inTransaction(db, (trx) => notifyChannel(trx, 'stock', 'done'))
  expect(await heard.take()).toBe('done')
  await listener.stop()
})

test('when its connection breaks, the listener comes back, says so, and hears again', async () => {
  const heard = inbox<string>()
  const returned = inbox<true>()
  const breaks: string[] = []
  const listener = await listenTo(
    pool,
    ['stock'],
    (_, text) => heard.put(text),
    () => returned.put(true),
    { onBreak: (error) => breaks.push(error.message) },
  )
  await asSuperuser(
    inject('postgres').socket,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${connection.database}' and query like 'listen %'`,
  )
  expect(await returned.take()).toBe(true)
  expect(breaks[0]).toContain('terminating connection')
  await notifyChannel(db, 'stock', 'after the break')
  expect(await heard.take()).toBe('after the break')
  await listener.stop()
  expect(returned.count()).toBe(0)
})

test('a listener whose connection is watched closely stays the same listener', async () => {
  const heard = inbox<string>()
  const listener = await listenTo(
    pool,
    ['stock'],
    (_, text) => heard.put(text),
    () => heard.put('reconnected'),
    // Asked often, but given time: a busy machine is no broken connection.
    { heartbeat: 5, patience: 60_000 },
  )
  for (let n = 0; n < 20; n++) await notifyChannel(db, 'stock', `${n}`)
  for (let n = 0; n < 20; n++) expect(await heard.take()).toBe(`${n}`)
  await listener.stop()
})

test('a listener whose server falls silent, without ending the connection, is connected anew', async () => {
  const wire = await silencedWire(`${connection.host}/.s.PGSQL.${connection.port}`)
  const silenced = new pg.Pool({ ...pool.options, host: wire.folder })
  const heard = inbox<string>()
  const returned = inbox<true>()
  const listener = await listenTo(
    silenced,
    ['stock'],
    (_, text) => heard.put(text),
    () => returned.put(true),
    { heartbeat: 5, patience: 100 },
  )
  wire.silence()
  expect(await returned.take()).toBe(true)
  await notifyChannel(db, 'stock', 'after the silence')
  expect(await heard.take()).toBe('after the silence')
  await listener.stop()
  await silenced.end()
  await wire.close()
})

/** A way to the server on which nothing arrives any more once it was silenced; connections made later are whole. */
async function silencedWire(server: string) {
  const folder = await mkdtemp(join(tmpdir(), 'cordwainer-wire-'))
  const open = new Set<Socket>()
  const wire = createServer((near) => {
    const far = createConnection(server)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => wire.listen(join(folder, '.s.PGSQL.5432'), resolve))
  return {
    folder,
    silence: () => {
      for (const socket of open) socket.unpipe()
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => wire.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}

describe('a notification holds fewer than 8,000 bytes', () => {
  test('a long list of ids arrives in several, complete and in order', async () => {
    const ids = Array.from({ length: 1000 }, (_, n) => `product-number-${n}-é"`)
    const heard = inbox<string[]>()
    const listener = await listenTo(
      pool,
      ['products'],
      (_, text) => heard.put(idsInPayload(text)),
      () => undefined,
    )
    await notifyChannel(db, 'products', ids)
    const all: string[] = []
    while (all.length < ids.length) all.push(...(await heard.take()))
    expect(all).toEqual(ids)
    await listener.stop()
  })

  test('an empty list says nothing', async () => {
    const heard = inbox<string>()
    const listener = await listenTo(
      pool,
      ['products'],
      (_, text) => heard.put(text),
      () => undefined,
    )
    await notifyChannel(db, 'products', [])
    await notifyChannel(db, 'products', 'end')
    expect(await heard.take()).toBe('end')
    await listener.stop()
  })

  test('a text that is too long is refused before it reaches the database', async () => {
    await expect(notifyChannel(db, 'products', 'é'.repeat(4000))).rejects.toThrow(RangeError)
  })
})
